import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startMailbox } from '../../sandbox/src/mailbox/start-mailbox.ts'
import { call } from '../test/calls.ts'
import { createListing } from '../test/establishments.ts'
import { SAMPLE_EVENT } from '../test/events.ts'
import { createPerson, TEST_PASSWORD, type TestPerson } from '../test/people.ts'
import { startNode, stopNode, useTestApp } from '../test/test-app.ts'
import { jobs } from './features.ts'
import { createLog } from './platform/log.ts'
import { type RunningWorker, runWorker } from './platform/queue/queue.ts'

const post = await startMailbox({ smtpPort: 0, webPort: 0 })
const environment = {
  SMTP_URL: `smtp://127.0.0.1:${post.smtpPort}`,
  SENSITIVE_LIMITS_FACTOR: '100',
}
const portal = useTestApp({ environment })
const MARK = 'zuleidina'
const EMAIL = `${MARK}@exemplo.test`
const PHONE = '91977776655'
const NEW_PASSWORD = 'maré baixa ao meio-dia'

let admin: TestPerson
let node: Awaited<ReturnType<typeof startNode>>
let worker: RunningWorker
let person: TestPerson

beforeAll(async () => {
  admin = await createPerson(portal, { role: 'admin' })
  // One try: what fails is given up at once, and what was given up is looked at too.
  await portal.asOwner('update jobs.queue set retry_limit = 0')
  node = await startNode(portal.urls.worker, { environment })
  worker = await runWorker({
    ...{ url: portal.directUrls.worker, log: createLog('silent', 'worker'), deps: node.deps },
    // What the clock asks for knows nobody.
    jobs: jobs.filter(({ schedule }) => !schedule),
    ...{ timeZone: 'America/Belem', stopTimeoutMs: 5_000 },
  })
  person = await live()
  await ended()
})
afterAll(async () => {
  await worker.stop()
  await stopNode(node)
  await post.stop()
})

const WAITING = "select from jobs.job where state in ('created', 'retry', 'active')"
const ended = () =>
  vi.waitFor(async () => expect((await portal.asOwner(WAITING)).rowCount).toBe(0), {
    timeout: 20_000,
  })

/** Every table of every schema of ours in which a word stands, in whatever column. */
async function tablesThatKnow(word: string) {
  const { rows } = await portal.asOwner<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  )
  const found: string[] = []
  for (const { name } of rows) {
    const { rowCount } = await portal.asOwner(
      `select from ${name} as row where row::text ilike $1 limit 1`,
      [`%${word}%`],
    )
    if (rowCount) found.push(name)
  }
  return found
}

type Method = Parameters<typeof call>[1]

/** A call that has to succeed. */
async function does(who: { cookie?: string }, method: Method, url: string, body?: object) {
  const answer = await call(portal, method, url, body, who)
  expect(answer.status, `${url} ${JSON.stringify(answer.json)}`).toBeLessThan(300)
  return answer
}

/** Somebody who signs up and uses all that sends e-mails; the team answers with their name in it. */
async function live(): Promise<TestPerson> {
  const signedUp = await does({}, 'POST', '/auth/sign-up', {
    ...{ email: EMAIL, password: TEST_PASSWORD, full_name: `${MARK} Silva`, whatsapp: PHONE },
    ...{ state: 'PA', city: 'Salinópolis', birth_date: '1990-01-01', plan_type: 'espadarte' },
    ...{ origin: 'clube-de-vantagens', accepts_promotions: true },
  })
  const userId: string = signedUp.json.user_id
  await portal.deps.pool.query('update users set email_verified = true where id = $1', [userId])
  await portal.deps.work.transaction(({ personalData }) =>
    personalData.proved(userId, portal.deps.clock.now()),
  )
  const rosa = { userId, email: EMAIL, cookie: signedUp.cookie }
  await runABusiness(rosa)
  await takePart(rosa)
  await does(rosa, 'POST', '/profile/whatsapp-code', {})
  await does({}, 'POST', '/newsletter/requests', { email: EMAIL })
  await does({}, 'POST', '/auth/password/recovery', { email: EMAIL })
  const passwords = { current_password: TEST_PASSWORD, password: NEW_PASSWORD }
  await does(rosa, 'POST', '/auth/password/change', passwords)
  const { cookie } = await does({}, 'POST', '/auth/sign-in', {
    ...{ email: EMAIL, password: NEW_PASSWORD },
  })
  return { ...rosa, cookie }
}

async function runABusiness(person: TestPerson) {
  const fields = { name: `Bar da ${MARK}`, email: EMAIL, description: `De ${MARK}` }
  const { id } = await createListing(portal, { owner: person, status: 'pending', fields })
  const invitation = { email: `prima-de-${EMAIL}`, role: 'staff' }
  await does(person, 'POST', `/my/establishments/${id}/team/invitations`, invitation)
  await does(admin, 'POST', `/admin/establishments/${id}/reject`, {
    ...{ version: 1, reason: `${MARK}, falta o endereço.` },
  })
  const { json: own } = await does(person, 'POST', '/my/establishments', {
    ...{ name: `Quiosque da ${MARK}`, category_id: await categoryOf(id), email: EMAIL },
  })
  expect(own.id).toBeDefined()
}

const categoryOf = async (id: string) =>
  (await portal.deps.pool.query('select category_id from establishments where id = $1', [id]))
    .rows[0].category_id

async function takePart(person: TestPerson) {
  const owner = await createPerson(portal, { plan: 'espadarte' })
  const { id: establishment_id } = await createListing(portal, { owner })
  const message = `Olá, sou ${MARK}, ${PHONE}`
  await does(person, 'POST', '/contact-messages', {
    ...{ establishment_id, message, idempotency_key: randomUUID() },
  })
  await does(person, 'PUT', `/establishments/${establishment_id}/my-review`, {
    ...{ rating: 4, text: `${MARK} gostou, liguem ${PHONE}` },
  })
  const reviews = await does(admin, 'GET', '/admin/reviews')
  expect(reviews.json.reviews).toHaveLength(1)
  for (const { id, updated_at } of reviews.json.reviews) {
    const reason = `Traz o telefone de ${MARK}`
    await does(admin, 'POST', `/admin/reviews/${id}/reject`, { updated_at, reason })
  }
  await does(person, 'POST', '/reports', {
    ...{ subject_kind: 'establishment', subject_id: establishment_id, reason: 'other' },
    details: `${MARK} avisou, ${PHONE}`,
  })
  await askForCoverage(person)
  await tellStories(person)
  await submitEvent(person)
}

async function askForCoverage(person: TestPerson) {
  const { json } = await does(person, 'POST', '/coverage-requests', {
    ...{ client_id: randomUUID(), event_name: `Festa de ${MARK}`, place: MARK, notes: MARK },
    ...{ event_on: portal.deps.clock.now().toISOString().slice(0, 10), event_at: null },
    ...{ kinds: ['photo'], audience: null, budget: null, contact_name: MARK, email: EMAIL },
    whatsapp: PHONE,
  })
  expect(json.token).toBeDefined()
  const { rows } = await portal.deps.pool.query('select id from coverage_requests')
  await does(admin, 'POST', `/admin/coverage-requests/${rows[0].id}/notes`, {
    ...{ client_id: randomUUID(), kind: 'message', text: `${MARK}, ligamos para ${PHONE}.` },
  })
}

async function tellStories(person: TestPerson) {
  const story = { kind: 'story', title: `De ${MARK}`, text: `${MARK} viu.`, credit_name: MARK }
  for (const who of [person, {}]) {
    await does(who, 'POST', '/contributions', {
      ...{ ...story, consent_version: '2026-11', email: EMAIL, client_id: randomUUID() },
    })
  }
  const { json } = await does(admin, 'GET', '/admin/contributions')
  expect(json.contributions).toHaveLength(1)
  for (const { id, version } of json.contributions) {
    const decision = { version, decision: 'reject', reason: `${MARK} pediu para não sair` }
    await does(admin, 'POST', `/admin/contributions/${id}/decision`, decision)
  }
}

async function submitEvent(person: TestPerson) {
  const when = { ...SAMPLE_EVENT.when, day: '2099-07-25' }
  const event = { ...SAMPLE_EVENT, when, title: `Luau de ${MARK}` }
  await does(person, 'POST', '/event-submissions', {
    ...{ client_id: randomUUID(), event, submitter: null, phone: PHONE },
  })
  const { json } = await does(admin, 'GET', '/admin/events?status=pending')
  expect(json.events).toHaveLength(1)
  for (const { id } of json.events) {
    const decision = { version: 1, status: 'rejected', reason: `${MARK} não respondeu` }
    await does(admin, 'POST', `/admin/events/${id}/status`, decision)
  }
}

it('no job that has ended knows whom it was about, nor does the audit log', async () => {
  expect(post.mailbox.list(EMAIL).length).toBeGreaterThan(5)
  // One try is given up, and a mailbox that refuses for good is left alone: nothing failed there.
  for (const refusal of ['temporary', 'permanent'] as const) {
    post.refuse(refusal)
    await does({}, 'POST', '/auth/password/recovery', { email: EMAIL })
    await does(person, 'POST', '/auth/email-confirmation', {})
    await ended()
  }
  post.refuse(null)
  const { rows } = await portal.asOwner('select distinct state from jobs.job order by 1')
  expect(rows).toEqual([{ state: 'completed' }, { state: 'failed' }])
  for (const word of [MARK, PHONE]) {
    const known = await tablesThatKnow(word)
    expect(known).toContain('public.coverage_requests')
    expect(known.filter((table) => table.startsWith('jobs.'))).toEqual([])
    expect(known).not.toContain('public.audit_log')
  }
})

it('of somebody who leaves only what proves consent and who did what stays, with an id', async () => {
  await does(person, 'POST', '/account/deletion', { proof: NEW_PASSWORD })
  await ended()
  expect(await tablesThatKnow(MARK)).toEqual([])
  expect(await tablesThatKnow(PHONE)).toEqual([])
  expect(await tablesThatKnow(person.userId)).toEqual(['public.audit_log', 'public.consents'])
})
