import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startMailbox } from '../../../../../sandbox/src/mailbox/start-mailbox.ts'
import { call } from '../../../../test/calls.ts'
import { createPhoto } from '../../../../test/establishments.ts'
import { SAMPLE_EVENT } from '../../../../test/events.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'
import * as jobs from './events.jobs.ts'

const post = await startMailbox({ smtpPort: 0, webPort: 0 })
afterAll(() => post.stop())
const clock = fixedClock()
const START = clock.now()
const portal = useTestApp({
  clock,
  environment: { SMTP_URL: `smtp://127.0.0.1:${post.smtpPort}` },
})
const DAY_MS = 86_400_000
const EMAIL = 'dalva@exemplo.test'
const SUBMITTER = { name: 'Dalva Reis', email: EMAIL, phone: '91988887777' }
let admin: TestPerson

beforeEach(async () => {
  clock.advance(START.getTime() - clock.now().getTime())
  post.mailbox.clear()
  await portal.deps.connection.deleteFrom('events').execute()
  await portal.deps.connection.deleteFrom('rate_limits').execute()
  await portal.asOwner('delete from jobs.job')
  portal.deps.reads.cache.expireAll()
  admin = await createPerson(portal, { role: 'admin' })
})

type Changes = {
  client_id?: string
  event?: object
  submitter?: object | null
  phone?: string | null
}
const bodyOf = (changes: Changes = {}) => ({
  client_id: randomUUID(),
  submitter: SUBMITTER,
  phone: null,
  ...changes,
  event: { ...SAMPLE_EVENT, ...changes.event },
})
const send = (changes: Changes = {}, who: TestPerson | object = {}) =>
  call(portal, 'POST', '/event-submissions', bodyOf(changes), who)
const confirm = (token: string) => call(portal, 'POST', '/event-submissions/confirm', { token })
const resend = (which: object) => call(portal, 'POST', '/event-submissions/resend', which)

/** What the worker finds in the queue, done. */
async function deliver(to = EMAIL) {
  const { rows } = await portal.asOwner<{ name: string; data: never }>(
    "delete from jobs.job where name like 'events.%' returning name, data",
  )
  for (const { name, data } of rows) {
    const job = jobs.eventsJobs.find((one) => one.name === name)
    await job?.handle(data, portal.deps)
  }
  return post.mailbox.list(to)
}
const tokenIn = (text: string | null | undefined) =>
  /\/cadastro-evento\/confirmar#token=([\w-]{43})/.exec(text ?? '')?.[1] ?? ''
async function sendAndReceive(changes: Changes = {}) {
  expect((await send(changes)).json).toEqual({ state: 'confirm', email: EMAIL })
  const [mail] = await deliver()
  return tokenIn(mail?.text)
}
const queue = async () =>
  (await call(portal, 'GET', '/admin/events?status=pending', undefined, admin)).json.events
const waiting = async () =>
  (await call(portal, 'GET', '/admin/today', undefined, admin)).json.counts.kinds.event ?? 0
const decide = (id: string, body: object) =>
  call(portal, 'POST', `/admin/events/${id}/status`, body, admin)

describe('a visitor', () => {
  // spec: 386
  it('confirms the e-mail before the event joins the queue', async () => {
    const token = await sendAndReceive()
    expect(await queue()).toEqual([])
    expect(await waiting()).toBe(0)
    expect((await confirm(token)).json).toEqual({ title: SAMPLE_EVENT.title, email: EMAIL })
    expect(await queue()).toMatchObject([{ title: SAMPLE_EVENT.title, submitted_by: 'Dalva Reis' }])
    expect(await waiting()).toBe(1)
    const [mail] = await deliver()
    expect(mail?.subject).toBe(`Recebemos seu evento: ${SAMPLE_EVENT.title}`)
  })

  it('may click twice, also at once', async () => {
    const token = await sendAndReceive()
    const answers = await Promise.all([confirm(token), confirm(token)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await confirm(token)).status).toBe(200)
    expect(await queue()).toHaveLength(1)
    expect(await deliver()).toHaveLength(2)
  })

  it('finds an old link expired and asks for a new one, which alone works', async () => {
    const client_id = randomUUID()
    const old = await sendAndReceive({ client_id })
    clock.advance(3 * DAY_MS)
    expect(await confirm(old)).toMatchObject({ status: 422, json: { code: 'events.link-expired' } })
    expect((await resend({ token: old })).json).toEqual({ sent: true })
    const [newest] = await deliver()
    const fresh = tokenIn(newest?.text)
    expect(fresh).not.toBe(old)
    expect(await confirm(old)).toMatchObject({ status: 422, json: { code: 'events.link-invalid' } })
    expect((await confirm(fresh)).status).toBe(200)
    await deliver()
    post.mailbox.clear()
    await resend({ client_id })
    expect(await deliver()).toEqual([])
  })

  it('is not told whether somebody else sent anything', async () => {
    expect((await resend({ client_id: randomUUID() })).json).toEqual({ sent: true })
    expect((await resend({ token: 'a'.repeat(43) })).json).toEqual({ sent: true })
    expect((await confirm('a'.repeat(43))).status).toBe(422)
  })

  it('sends the same form twice and it is one event', async () => {
    const client_id = randomUUID()
    const answers = [await send({ client_id }), await send({ client_id })]
    expect(answers.map(({ json }) => json.state)).toEqual(['confirm', 'confirm'])
    expect(await portal.deps.connection.selectFrom('events').select('id').execute()).toHaveLength(1)
  })

  it('cannot attach a photo: a photo has an owner', async () => {
    const poster = { id: await createPhoto(portal, admin), alt: '' }
    expect(await send({ event: { poster } })).toMatchObject({
      status: 422,
      json: { code: 'events.poster', errors: [{ path: 'event.poster' }] },
    })
  })

  it.each<[string, Changes, string]>([
    ['nothing of who they are', { submitter: null }, 'submitter.email'],
    [
      'a day that is over',
      { event: { when: { day: '2026-07-01', time: '20:00', end_day: null, end_time: null } } },
      'event.when.day',
    ],
    ['no e-mail', { submitter: { ...SUBMITTER, email: 'dalva' } }, 'submitter.email'],
  ])('is refused with %s', async (_, changes, path) => {
    const answer = await send(changes)
    expect(answer.status).toBe(422)
    expect(answer.json.errors).toMatchObject([{ path }])
  })

  it('waits after too many', async () => {
    const answers = []
    for (let index = 0; index < 11; index += 1) answers.push((await send()).status)
    expect(answers.at(-1)).toBe(429)
    expect(answers.slice(0, 10)).toEqual(Array(10).fill(201))
  })
})

describe('a decision', () => {
  const pending = async () => {
    await confirm(await sendAndReceive())
    await deliver()
    post.mailbox.clear()
    const [{ id }] = await queue()
    return (await call(portal, 'GET', `/admin/events/${id}`, undefined, admin)).json
  }

  it('publishes, and the e-mail leads to the page', async () => {
    const { id, version, slug, submitter } = await pending()
    expect(submitter).toMatchObject({ ...SUBMITTER, has_account: false })
    expect((await decide(id, { version, status: 'published' })).status).toBe(200)
    const [mail] = await deliver()
    expect(mail?.subject).toBe(`Seu evento está no ar: ${SAMPLE_EVENT.title}`)
    expect(mail?.text).toContain(`http://portal.test/eventos/${slug}`)
    const shown = JSON.stringify((await call(portal, 'GET', `/events/${slug}`)).json)
    expect(shown).not.toMatch(/Dalva|dalva|91988887777/)
  })

  it('refuses, and the e-mail says why', async () => {
    const { id, version } = await pending()
    await decide(id, { version, status: 'rejected', reason: 'Falta o endereço.' })
    const [mail] = await deliver()
    expect(mail?.text).toContain('Motivo: Falta o endereço.')
    expect(mail?.text).toContain('http://portal.test/cadastro-evento')
  })
})

describe('somebody signed in', () => {
  it('needs no link, may attach a poster, and follows what became of it', async () => {
    const rosa = await createPerson(portal, { name: 'Rosa Pinheiro' })
    const poster = { id: await createPhoto(portal, rosa, 'processing'), alt: 'Cartaz' }
    const answer = await send({ submitter: null, event: { poster } }, rosa)
    expect(answer.json).toEqual({ state: 'pending', email: rosa.email })
    const [{ id }] = await queue()
    await decide(id, { version: 1, status: 'rejected', reason: 'Sem data certa.' })
    const mine = (await call(portal, 'GET', '/my/event-submissions', undefined, rosa)).json
    expect(mine).toMatchObject([
      { title: SAMPLE_EVENT.title, status: 'rejected', reason: 'Sem data certa.' },
    ])
    expect((await deliver(rosa.email)).map(({ subject }) => subject)).toContain(
      `Sobre o evento que você enviou: ${SAMPLE_EVENT.title}`,
    )
  })

  it('confirms by link as long as the account’s e-mail is not', async () => {
    const rosa = await createPerson(portal, { emailVerified: false })
    expect((await send({ submitter: null }, rosa)).json.state).toBe('confirm')
  })

  it('sees only what is their own', async () => {
    const rosa = await createPerson(portal)
    const client_id = randomUUID()
    await send({ submitter: null, client_id }, rosa)
    const other = await createPerson(portal)
    expect((await call(portal, 'GET', '/my/event-submissions', undefined, other)).json).toEqual([])
    expect((await call(portal, 'GET', '/my/event-submissions')).status).toBe(401)
    expect((await send({ submitter: null, client_id }, other)).status).toBe(409)
  })
})

it('forgets what nobody confirmed, and later who sent what was decided', async () => {
  await send()
  await send({ submitter: { ...SUBMITTER, email: 'outra@exemplo.test' } })
  const [mail] = await deliver('outra@exemplo.test')
  await confirm(tokenIn(mail?.text))
  const [{ id }] = await queue()
  await decide(id, { version: 2, status: 'published' })
  const left = async () => ({
    events: (await portal.deps.connection.selectFrom('events').select('id').execute()).length,
    people: (await portal.deps.connection.selectFrom('event_submissions').select('email').execute())
      .length,
  })
  expect(await left()).toEqual({ events: 2, people: 2 })
  clock.advance(11 * DAY_MS)
  await jobs.sweep.handle({}, portal.deps)
  expect(await left()).toEqual({ events: 1, people: 1 })
  clock.advance(91 * DAY_MS)
  await jobs.sweep.handle({}, portal.deps)
  expect(await left()).toEqual({ events: 1, people: 0 })
})
