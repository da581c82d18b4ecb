import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startMailbox } from '../../../../../sandbox/src/mailbox/start-mailbox.ts'
import { call } from '../../../../test/calls.ts'
import { addMember, createListing, createPhoto } from '../../../../test/establishments.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'
import { TELL_DECISION_JOB } from '../../../platform/queue/shared-jobs.ts'
import { tell } from './claims.jobs.ts'

const post = await startMailbox({ smtpPort: 0, webPort: 0 })
afterAll(() => post.stop())
const clock = fixedClock()
const portal = useTestApp({
  clock,
  environment: { SMTP_URL: `smtp://127.0.0.1:${post.smtpPort}` },
})
const CNPJ = '11222333000181'
const profile = { whatsapp: '91988887777', state: 'PA', city: 'Salinópolis' }

let admin: TestPerson
let rosa: TestPerson
let place: string
beforeEach(async () => {
  post.mailbox.clear()
  admin = await createPerson(portal, { role: 'admin' })
  rosa = await createPerson(portal, { profile, plan: 'atalaia' })
  place = (await createListing(portal, { fields: { name: 'Peixaria do Zé' } })).id
})

type From = Partial<TestPerson> & { origin?: string }
async function claim(person = rosa): Promise<string> {
  const media_id = await createPhoto(portal, person)
  const body = { cnpj: CNPJ, proof: { kind: 'document', media_id } }
  const { json } = await call(portal, 'POST', `/establishments/${place}/claim`, body, person)
  return json.id
}
const approve = (from: From, id: string) =>
  call(portal, 'POST', `/admin/claims/${id}/approve`, undefined, from)
const reject = (from: From, id: string, reason = 'O documento é de outro negócio.') =>
  call(portal, 'POST', `/admin/claims/${id}/reject`, { reason }, from)
const list = (from: From, query = '') =>
  call(portal, 'GET', `/admin/claims${query}`, undefined, from)
const owner = async () =>
  portal.deps.connection
    .selectFrom('establishments')
    .select(['user_id', 'cnpj', 'plan', 'version'])
    .where('id', '=', place)
    .executeTakeFirstOrThrow()
const sendEmails = async () => {
  const { rows } = await portal.asOwner<{ data: { claimId: string } }>(
    `delete from jobs.job where name = $1 returning data`,
    [TELL_DECISION_JOB.name],
  )
  for (const { data } of rows) await tell.handle(data, portal.deps)
  return rows.length
}
const trail = async (id: string) =>
  (
    await portal.deps.pool.query(
      'select action, actor_id from audit_log where subject_id = $1 order by at, id',
      [id],
    )
  ).rows.map(({ action }) => action)

describe('the administrators’ list', () => {
  it('shows who claims what, with what proof, and who else does', async () => {
    const id = await claim()
    clock.advance(1)
    await claim(await createPerson(portal))
    const { json } = await list(admin, '?limit=100')
    const mine = json.claims.find((one: { id: string }) => one.id === id)
    expect(mine).toMatchObject({
      establishment: { id: place },
      person: { id: rosa.userId, email: rosa.email },
      proof: 'document',
      document: { width: 1600 },
      cnpj_matches: null,
      rivals: 1,
    })
    expect(json.waiting).toBeGreaterThanOrEqual(2)
  })

  it('says whether the CNPJ is the listing’s', async () => {
    const set = (cnpj: string) =>
      portal.deps.connection
        .updateTable('establishments')
        .set({ cnpj })
        .where('id', '=', place)
        .execute()
    const id = await claim()
    const matches = async () => {
      const { json } = await list(admin, '?limit=100')
      return json.claims.find((one: { id: string }) => one.id === id).cnpj_matches
    }
    await set(CNPJ)
    expect(await matches()).toBe(true)
    await set('12ABC34501DE35')
    expect(await matches()).toBe(false)
  })

  it('has who waited longest first, page by page', async () => {
    const made = [await claim()]
    for (let count = 0; count < 3; count += 1) {
      clock.advance(count % 2)
      made.push(await claim(await createPerson(portal)))
    }
    const seen: string[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { json }: Awaited<ReturnType<typeof list>> = await list(
        admin,
        `?limit=1${cursor && `&cursor=${cursor}`}`,
      )
      seen.push(...json.claims.map(({ id }: { id: string }) => id))
      cursor = json.next_cursor
    }
    expect(seen.filter((id) => made.includes(id))).toEqual(made)
  })
})

describe('an approval', () => {
  it('makes the person the owner, with their plan, and tells them', async () => {
    const id = await claim()
    const page = () => call(portal, 'GET', `/establishments/${place}`)
    expect((await page()).json).toMatchObject({ is_claimed: false, tier: 'basic' })
    expect(await approve(admin, id)).toMatchObject({
      status: 200,
      json: { status: 'approved', decided_at: clock.now().toISOString(), document: null },
    })
    expect(await owner()).toMatchObject({ user_id: rosa.userId, cnpj: CNPJ, plan: 'atalaia' })
    expect((await page()).json).toMatchObject({ is_claimed: true, tier: 'full' })
    const { json } = await call(portal, 'GET', '/my/establishments', undefined, rosa)
    expect(json).toMatchObject([{ id: place, role: 'owner' }])

    expect(await sendEmails()).toBe(1)
    const [mail] = post.mailbox.list(rosa.email)
    expect(mail?.subject).toBe('Peixaria do Zé agora é seu no guia')
    expect(mail?.text).toContain('http://portal.test/dash-espadarte')
    expect(await trail(id)).toEqual(['claim.made', 'claim.approved'])
  })

  it('lets go of the document', async () => {
    const id = await claim()
    const held = await portal.deps.stores.claims.find(id)
    const photo = held?.document?.id ?? ''
    expect((await call(portal, 'DELETE', `/media/${photo}`, undefined, rosa)).status).toBe(409)
    await approve(admin, id)
    expect((await call(portal, 'DELETE', `/media/${photo}`, undefined, rosa)).status).toBe(200)
  })

  it('refuses everybody else who claims the place, and tells them', async () => {
    const bento = await createPerson(portal)
    const [mine, theirs] = [await claim(), await claim(bento)]
    await approve(admin, mine)
    const { json } = await call(portal, 'GET', '/my/claims', undefined, bento)
    expect(json).toMatchObject([
      {
        id: theirs,
        status: 'rejected',
        status_reason: 'Outra pessoa comprovou ser a responsável por este negócio.',
      },
    ])
    await sendEmails()
    expect(post.mailbox.list(bento.email)[0]?.subject).toBe('Sua reivindicação de Peixaria do Zé')
    expect(await trail(theirs)).toEqual(['claim.made', 'claim.rejected'])
    expect((await approve(admin, theirs)).json.code).toBe('claims.decided')
  })

  it('is one, of however many at once', async () => {
    const people = [rosa, await createPerson(portal), await createPerson(portal)]
    const claims = await Promise.all(people.map((person) => claim(person)))
    const answers = await Promise.all([...claims, ...claims].map((id) => approve(admin, id)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
    const winner = claims.findIndex((id) =>
      answers.some(({ status, json }) => status === 200 && json.id === id),
    )
    expect((await owner()).user_id).toBe(people[winner]?.userId)
    const decided = await portal.deps.connection
      .selectFrom('claims')
      .select('status')
      .where('establishment_id', '=', place)
      .execute()
    expect(decided.map(({ status }) => status).sort()).toEqual(['approved', 'rejected', 'rejected'])
  })

  it('leaves nobody of a former team, and takes back the owner’s own review', async () => {
    const former = await createPerson(portal)
    await addMember(portal, place, former, 'manager')
    await call(portal, 'PUT', `/establishments/${place}/my-review`, { rating: 5 }, rosa)
    await approve(admin, await claim())
    expect(
      (await call(portal, 'GET', `/my/establishments/${place}`, undefined, former)).status,
    ).toBe(404)
    expect((await call(portal, 'GET', `/establishments/${place}`)).json.rating).toBeNull()
    const { json } = await call(portal, 'GET', `/establishments/${place}/reviews`)
    expect(json.reviews).toEqual([])
  })

  it('is refused once the place has an owner or left the air', async () => {
    const id = await claim()
    await portal.deps.connection
      .updateTable('establishments')
      .set({ status: 'suspended' })
      .where('id', '=', place)
      .execute()
    expect(await approve(admin, id)).toMatchObject({
      status: 409,
      json: { code: 'claims.already-owned' },
    })
    expect((await owner()).user_id).toBeNull()
  })
})

describe('a refusal', () => {
  it('has a reason, which the person reads, and may be followed by another claim', async () => {
    const id = await claim()
    expect(await reject(admin, id)).toMatchObject({
      status: 200,
      json: { status: 'rejected', status_reason: 'O documento é de outro negócio.' },
    })
    await sendEmails()
    expect(post.mailbox.list(rosa.email)[0]?.text).toContain('O documento é de outro negócio.')
    expect((await owner()).user_id).toBeNull()
    expect((await reject(admin, id)).status).toBe(409)
    expect((await approve(admin, id)).status).toBe(409)
    const again = await claim()
    expect(again).not.toBe(id)
    expect((await approve(admin, again)).status).toBe(200)
  })

  it('needs its reason', async () => {
    expect((await reject(admin, await claim(), ' ')).status).toBe(422)
  })
})

it('is decided by administrators only', async () => {
  const id = await claim()
  expect((await list({})).status).toBe(401)
  expect((await list(rosa)).status).toBe(403)
  expect((await approve({}, id)).status).toBe(401)
  expect((await approve(rosa, id)).status).toBe(403)
  expect((await reject({}, id)).status).toBe(401)
  expect((await reject(rosa, id)).status).toBe(403)
  const foreign = { ...admin, origin: 'https://evil.example' }
  expect((await approve(foreign, id)).status).toBe(403)
  expect((await reject(foreign, id)).status).toBe(403)
  expect((await approve(admin, randomUUID())).status).toBe(404)
  expect((await reject(admin, randomUUID())).status).toBe(404)
  expect((await owner()).user_id).toBeNull()
})

it('tells nobody who has left', async () => {
  const id = await claim()
  await reject(admin, id)
  await call(portal, 'POST', '/account/deletion', { proof: rosa.email }, rosa)
  await sendEmails()
  expect(post.mailbox.list(rosa.email)).toEqual([])
})
