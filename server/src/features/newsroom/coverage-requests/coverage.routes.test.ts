import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startMailbox } from '../../../../../sandbox/src/mailbox/start-mailbox.ts'
import { call } from '../../../../test/calls.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'
import { sweep, tell } from './coverage.jobs.ts'
import { TELL_CONTACT_JOB, type TellContactData } from './tell-contact.ts'

const DAY_MS = 86_400_000
const post = await startMailbox({ smtpPort: 0, webPort: 0 })
afterAll(() => post.stop())
const clock = fixedClock()
const portal = useTestApp({
  clock,
  environment: { SMTP_URL: `smtp://127.0.0.1:${post.smtpPort}` },
})

let admin: TestPerson
let email: string
beforeEach(async () => {
  post.mailbox.clear()
  clock.advance(1000)
  admin = await createPerson(portal, { role: 'admin', name: 'Raimundo Corrêa' })
  email = `${randomUUID()}@exemplo.test`
})

const requestBody = (changes: object = {}) => ({
  client_id: randomUUID(),
  event_name: 'Festival do Caranguejo',
  event_on: clock.now().toISOString().slice(0, 10),
  event_at: '19:30',
  place: 'Orla do Maçarico',
  kinds: ['photo', 'live'],
  audience: 800,
  budget: { min_cents: 50_000, max_cents: 150_000 },
  notes: 'Palco montado às 17h.',
  contact_name: 'Marlene Sarmento',
  email,
  whatsapp: '(91) 98888-7777',
  ...changes,
})
type Who = Partial<TestPerson> & { address?: string }
let household = 0
/** Each from another address: how often one may ask is a question of its own. */
const ask = (body: object, who: Who = {}) => {
  household += 1
  return call(portal, 'POST', '/coverage-requests', body, {
    address: `10.1.0.${household}`,
    ...who,
  })
}
const follow = (token: string) => call(portal, 'POST', '/coverage-requests/follow', { token })
const onFollow = (part: string, body: object) =>
  call(portal, 'POST', `/coverage-requests/follow/${part}`, body)
const asAdmin = (method: 'GET' | 'POST' | 'PATCH', path = '', body?: object) =>
  call(portal, method, `/admin/coverage-requests${path}`, body, admin)

async function asked(changes: object = {}) {
  const { json } = await ask(requestBody(changes))
  const { rows } = await portal.deps.pool.query(
    'select id from coverage_requests where email = $1',
    [email],
  )
  return { id: rows[0]?.id as string, token: json.token as string }
}
async function emailsOf(id: string, to = email) {
  const { rows } = await portal.asOwner<{ data: TellContactData }>(
    `delete from jobs.job where name = $1 and data->>'id' = $2 returning data`,
    [TELL_CONTACT_JOB.name, id],
  )
  for (const { data } of rows) await tell.handle(data, portal.deps)
  return post.mailbox.list(to)
}
const move = (id: string, version: number, status: string, more: object = {}) =>
  asAdmin('POST', `/${id}/move`, { version, status, ...more })

describe('asking', () => {
  // spec: 438
  it('answers with the private link, which the e-mail carries too and no table holds', async () => {
    const { id, token } = await asked()
    expect(token).toMatch(/^[\w-]{43}$/)
    const [mail] = await emailsOf(id)
    expect(mail?.subject).toBe('Recebemos seu pedido de cobertura: Festival do Caranguejo')
    expect(mail?.text).toContain(`/solicitar-cobertura/acompanhar#token=${token}`)
    const { rows } = await portal.deps.pool.query(
      'select to_jsonb(t)::text as row from coverage_requests t where id = $1',
      [id],
    )
    expect(rows[0].row).not.toContain(token)
    expect((await follow(token)).json).toMatchObject({
      ...{ status: 'new', whatsapp: '91988887777', event_at: '19:30' },
      budget: { min_cents: 50_000, max_cents: 150_000 },
      history: [{ kind: 'status', by: 'person', to_status: 'new' }],
      may: { write: true, change_contact: true, withdraw: true },
    })
  })

  it('keeps one request, however often the same is sent, also at once', async () => {
    const body = requestBody()
    const answers = await Promise.all([ask(body), ask(body), ask(body)])
    expect(new Set(answers.map(({ json }) => json.token)).size).toBe(1)
    const { rows } = await portal.deps.pool.query(
      'select count(*) from coverage_requests where client_id = $1',
      [body.client_id],
    )
    expect(rows[0].count).toBe(1)
  })

  it.each([
    ['event_on', { event_on: '2020-01-01' }],
    ['kinds', { kinds: [] }],
    ['kinds', { kinds: ['photo', 'photo'] }],
    ['audience', { audience: 0 }],
    ['budget', { budget: { min_cents: 200, max_cents: 100 } }],
    ['event_at', { event_at: '25:00' }],
    ['whatsapp', { whatsapp: '123' }],
    ['email', { email: 'sem arroba' }],
    ['contact_name', { contact_name: 'A' }],
  ])('says what is wrong with %s', async (path, changes) => {
    const { status, json } = await ask(requestBody(changes))
    expect(status).toBe(422)
    expect(json.errors[0].path).toMatch(new RegExp(`^${path}`))
  })

  it('writes only so many e-mails to one address', async () => {
    const statuses: number[] = []
    for (let count = 0; count < 6; count += 1) {
      statuses.push((await ask(requestBody(), { address: `10.2.0.${count}` })).status)
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
  })
})

describe('following', () => {
  // spec: 440
  it('shows nothing to whoever brings another link', async () => {
    const { token } = await asked()
    const other = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`
    expect(await follow(other)).toMatchObject({
      status: 422,
      json: { code: 'coverage.link-invalid' },
    })
    for (const [part, body] of [
      ['messages', { text: 'Oi, equipe', client_id: randomUUID() }],
      ['contact', { contact_name: 'Outra Pessoa', email, whatsapp: null }],
      ['withdraw', {}],
    ] as const) {
      expect((await onFollow(part, { token: other, ...body })).json.code).toBe(
        'coverage.link-invalid',
      )
    }
  })

  it('lets the person write once what is sent twice, and the team see that there is news', async () => {
    const { id, token } = await asked()
    const message = { token, text: 'Mudou para as 20h.', client_id: randomUUID() }
    await onFollow('messages', message)
    const { json } = await onFollow('messages', message)
    expect(json.history.filter(({ kind }: { kind: string }) => kind === 'message')).toHaveLength(1)
    expect((await asAdmin('GET', `/${id}`)).json).toMatchObject({ has_news: true, version: 1 })
    await asAdmin('POST', `/${id}/notes`, {
      client_id: randomUUID(),
      kind: 'note',
      text: 'Avisei.',
    })
    expect((await asAdmin('GET', `/${id}`)).json.has_news).toBe(false)
  })

  it('sends the e-mails to the new address once the contact is another', async () => {
    const { id, token } = await asked()
    await emailsOf(id)
    const contact = { contact_name: 'Marlene S.', email: `nova-${email}`, whatsapp: null }
    expect((await onFollow('contact', { token, ...contact })).json).toMatchObject(contact)
    const [mail] = await emailsOf(id, contact.email)
    expect(mail?.text).toContain(`#token=${token}`)
  })

  it('takes the request back, after which nothing more can be done with it', async () => {
    const { id, token } = await asked()
    expect((await onFollow('withdraw', { token })).json).toMatchObject({
      status: 'withdrawn',
      may: { write: false, withdraw: false },
    })
    expect((await onFollow('withdraw', { token })).status).toBe(200)
    const late = { token, text: 'Mais uma coisa', client_id: randomUUID() }
    expect((await onFollow('messages', late)).json.code).toBe('coverage.over')
    expect((await move(id, 2, 'analysis')).json.code).toBe('coverage.no-way')
  })
})

describe('the board', () => {
  // spec: 439, 443
  it('leads a request to what was published, with an e-mail at each step', async () => {
    const { id, token } = await asked()
    await emailsOf(id)
    await move(id, 1, 'analysis')
    await emailsOf(id)
    await move(id, 2, 'scheduled', { message: 'Chegamos às 18h.' })
    await emailsOf(id)
    const url = 'https://portal.test/noticias/festival'
    expect((await move(id, 3, 'done')).json.errors).toMatchObject([{ path: 'published_url' }])
    await move(id, 3, 'done', { published_url: url })
    const mails = await emailsOf(id)
    expect(mails.map(({ subject }) => subject).reverse()).toEqual([
      'Recebemos seu pedido de cobertura: Festival do Caranguejo',
      'Estamos analisando seu pedido: Festival do Caranguejo',
      'Cobertura agendada: Festival do Caranguejo',
      'A cobertura está no ar: Festival do Caranguejo',
    ])
    expect(mails[0]?.text).toContain(url)
    const { json } = await follow(token)
    expect(json).toMatchObject({ status: 'done', published_url: url, may: { write: false } })
    expect(json.history.map((entry: { to_status: string }) => entry.to_status)).toEqual([
      'new',
      'analysis',
      'scheduled',
      'done',
    ])
  })

  it('tells the second of two administrators that the request has moved', async () => {
    const { id } = await asked()
    const both = await Promise.all([move(id, 1, 'analysis'), move(id, 1, 'analysis')])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const arranged = await asAdmin('PATCH', `/${id}`, {
      version: 1,
      assignee_id: null,
      due_on: null,
    })
    expect(arranged.json.code).toBe('stale')
  })

  it('keeps internal notes, names of the team and who takes it on from the person', async () => {
    const { id, token } = await asked()
    const note = { client_id: randomUUID(), kind: 'note', text: 'Cliente difícil, cuidado.' }
    expect((await asAdmin('POST', `/${id}/notes`, note)).status).toBe(201)
    const care = { version: 1, assignee_id: admin.userId, due_on: '2026-07-20' }
    expect((await asAdmin('PATCH', `/${id}`, care)).json.assignee.name).toBe('Raimundo Corrêa')
    const seen = JSON.stringify((await follow(token)).json)
    expect(seen).not.toMatch(/difícil|Raimundo|assignee|due_on|has_news|author/)
    expect((await emailsOf(id)).map(({ text }) => text).join()).not.toContain('difícil')
    expect((await asAdmin('GET', `/${id}`)).json.history).toContainEqual(
      expect.objectContaining({ kind: 'note', text: note.text, author_name: 'Raimundo Corrêa' }),
    )
  })

  it('mails a message of the team, once', async () => {
    const { id, token } = await asked()
    await emailsOf(id)
    const message = { client_id: randomUUID(), kind: 'message', text: 'Tem energia no palco?' }
    await asAdmin('POST', `/${id}/notes`, message)
    await asAdmin('POST', `/${id}/notes`, message)
    const mails = await emailsOf(id)
    expect(mails.filter(({ text }) => text?.includes('Tem energia'))).toHaveLength(1)
    expect((await follow(token)).json.history.at(-1)).toMatchObject({ kind: 'message', by: 'team' })
  })

  it('gives a request only to somebody of the team', async () => {
    const { id } = await asked()
    const member = await createPerson(portal)
    const care = { version: 1, assignee_id: member.userId, due_on: null }
    expect((await asAdmin('PATCH', `/${id}`, care)).json.errors[0].path).toBe('assignee_id')
  })

  it('is found by all the words, with or without accents, wherever they are written', async () => {
    const { id } = await asked({ event_name: 'Festa do Caranguejo', place: 'Praça do Farol' })
    for (const search of ['praca festa', 'PRAÇA', 'caranguejo%20farol']) {
      const { requests } = (await asAdmin('GET', `/all?search=${search}`)).json
      expect(requests.map((request: { id: string }) => request.id)).toContain(id)
    }
    expect((await asAdmin('GET', '/all?search=festa%20regional')).json.requests).toEqual([])
  })

  it('has every column with its count, and finds by word and by who takes it on', async () => {
    const { id } = await asked({ event_name: 'Corrida das Dunas' })
    const { json } = await asAdmin('GET', '?search=corrida')
    expect(json.columns.map(({ status }: { status: string }) => status)).toEqual([
      'new',
      'analysis',
      'scheduled',
      'done',
      'refused',
      'withdrawn',
    ])
    expect(json.columns[0]).toMatchObject({ count: 1, requests: [{ id }] })
    expect(json.team).toContainEqual({ id: admin.userId, name: 'Raimundo Corrêa' })
    const mine = await asAdmin('GET', `?assignee=${admin.userId}`)
    expect(mine.json.columns.every(({ count }: { count: number }) => count === 0)).toBe(true)
  })

  it('has a list of all of them, whatever became of each, page by page', async () => {
    const { id: first, token } = await asked({ event_name: 'Regata das Canoas' })
    await onFollow('withdraw', { token })
    clock.advance(1000)
    email = `outra-${email}`
    const { id: second } = await asked({ event_name: 'Regata dos Botos' })
    const newest = (await asAdmin('GET', '/all?search=regata&limit=1')).json
    expect(newest.requests).toMatchObject([{ id: second, status: 'new', email }])
    expect(newest.requests[0]).not.toHaveProperty('history')
    const rest = (await asAdmin('GET', `/all?search=regata&limit=1&cursor=${newest.next_cursor}`))
      .json
    expect(rest).toMatchObject({
      requests: [{ id: first, status: 'withdrawn' }],
      next_cursor: null,
    })
    expect((await asAdmin('GET', '/all?cursor=nada')).status).toBe(422)
    expect((await asAdmin('GET', `/all?assignee=${admin.userId}`)).json.requests).toEqual([])
    const path = '/admin/coverage-requests/all'
    expect((await call(portal, 'GET', path)).status).toBe(401)
    const member = await createPerson(portal)
    expect((await call(portal, 'GET', path, undefined, member)).status).toBe(403)
  })
})

it('forgets a request twelve months after its end, and one left lying for as long', async () => {
  const { id, token } = await asked()
  await onFollow('withdraw', { token })
  const left = (await ask(requestBody({ email: `outra-${email}` }))).json.token
  clock.advance(360 * DAY_MS)
  await sweep.handle({}, portal.deps)
  expect((await asAdmin('GET', `/${id}`)).status).toBe(200)
  clock.advance(10 * DAY_MS)
  await sweep.handle({}, portal.deps)
  expect((await asAdmin('GET', `/${id}`)).status).toBe(404)
  expect((await follow(left)).status).toBe(422)
})
