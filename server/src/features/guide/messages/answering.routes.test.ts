import { randomUUID } from 'node:crypto'
import { topics } from '@portal/contract/live/topics'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startMailbox } from '../../../../../sandbox/src/mailbox/start-mailbox.ts'
import { call } from '../../../../test/calls.ts'
import { addMember, createListing } from '../../../../test/establishments.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { sendReply } from './messages.jobs.ts'
import { SEND_REPLY_JOB, type SendReplyData } from './reply-to-message.ts'

const post = await startMailbox({ smtpPort: 0, webPort: 0 })
afterAll(() => post.stop())
const portal = useTestApp({ environment: { SMTP_URL: `smtp://127.0.0.1:${post.smtpPort}` } })

let owner: TestPerson
let manager: TestPerson
let staff: TestPerson
let otherOwner: TestPerson
let rosa: TestPerson
let place: string
let message: string
let lastAddress = 0
beforeEach(async () => {
  post.mailbox.clear()
  owner = await createPerson(portal, { plan: 'atalaia', name: 'Dona Socorro' })
  manager = await createPerson(portal, { name: 'Marta Lima' })
  staff = await createPerson(portal)
  otherOwner = await createPerson(portal, { plan: 'atalaia' })
  rosa = await createPerson(portal)
  place = (await createListing(portal, { owner, fields: { name: 'Pousada da Maré' } })).id
  await createListing(portal, { owner: otherOwner })
  await addMember(portal, place, manager, 'manager')
  await addMember(portal, place, staff, 'staff')
  message = await write()
})

async function write(text = 'Tem quarto?', person = rosa) {
  const body = { establishment_id: place, message: text, idempotency_key: randomUUID() }
  const from = { ...person, address: `10.9.0.${++lastAddress % 250}` }
  return (await call(portal, 'POST', '/contact-messages', body, from)).json.id as string
}
const own = () => `/my/establishments/${place}`
type From = Partial<TestPerson>
const reply = (person: From, text: unknown = 'Temos, sim.', more: object = {}) =>
  call(
    portal,
    'POST',
    `${own()}/messages/${message}/replies`,
    { text, seen_replies: 0, idempotency_key: randomUUID(), ...more },
    person,
  )
const inbox = async (person: From, query = '') =>
  (await call(portal, 'GET', `${own()}/messages${query}`, undefined, person)).json
const archive = (person: From, archived: boolean, id = message) =>
  call(portal, 'PUT', `${own()}/messages/${id}/archived`, { archived }, person)
/** How many commits have told whoever has the inbox open. */
const told = async () =>
  (await portal.deps.stores.live.readVersions([topics.inbox(place)])).get(topics.inbox(place))
async function deliver() {
  const { rows } = await portal.asOwner<{ data: SendReplyData }>(
    'delete from jobs.job where name = $1 returning data',
    [SEND_REPLY_JOB.name],
  )
  for (const { data } of rows) await sendReply.handle(data, portal.deps)
}

describe('an answer written in place', () => {
  it('reaches who wrote by e-mail and marks the message as read', async () => {
    const { status, json } = await reply(manager)
    expect(status).toBe(201)
    expect(json).toMatchObject({
      replies: [{ text: 'Temos, sim.', replied_by: 'Marta Lima' }],
      read_at: expect.any(String),
    })
    await deliver()
    const [mail] = post.mailbox.list(rosa.email)
    expect(mail?.subject).toBe('Pousada da Maré respondeu à sua mensagem')
    expect(mail?.text).toContain('Temos, sim.')
    expect(mail?.text).toContain('Tem quarto?')
  })

  it('is sent once, however often the browser sends it', async () => {
    const key = { idempotency_key: randomUUID() }
    await reply(owner, 'Oi!', key)
    const again = await reply(owner, 'Oi!', key)
    expect(again.status).toBe(201)
    expect(again.json.replies).toHaveLength(1)
  })

  it('is told to whoever has the inbox open, once', async () => {
    expect(await told()).toBe(1)
    const key = { idempotency_key: randomUUID() }
    await reply(manager, 'Oi!', key)
    expect(await told()).toBe(2)
    await reply(manager, 'Oi!', key)
    await reply(staff)
    expect(await told()).toBe(2)
  })

  it('tells the second of two who answer at once, who may then answer too', async () => {
    const answers = await Promise.all([reply(owner, 'Da dona'), reply(manager, 'Da gerente')])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.json).toMatchObject({ code: 'contact-message.answered' })
    expect((await reply(manager, 'Mais uma coisa', { seen_replies: 1 })).json.replies).toHaveLength(
      2,
    )
  })

  it('is refused where the sender cannot be reached', async () => {
    const unproved = await createPerson(portal, { emailVerified: false })
    message = await write('Oi', unproved)
    expect((await inbox(owner)).messages[0].reply.in_place).toBe(false)
    expect((await reply(owner)).json.code).toBe('contact-message.unproved-email')
  })

  it('goes nowhere once its sender is gone', async () => {
    await reply(owner)
    await portal.deps.connection.deleteFrom('users').where('id', '=', rosa.userId).execute()
    await deliver()
    expect(post.mailbox.list(rosa.email)).toEqual([])
  })

  it('is nothing for strangers and owners of other places', async () => {
    expect((await reply(rosa)).status).toBe(404)
    expect((await reply(otherOwner)).status).toBe(404)
  })

  it('is not for staff, who read, nor for nobody', async () => {
    expect((await inbox(staff)).may).toEqual({ reply: false })
    expect((await reply(staff)).json.code).toBe('establishment.forbidden')
    expect((await reply({})).status).toBe(401)
    expect((await inbox(owner)).messages[0].replies).toEqual([])
  })

  it('has words, and answers a message of this place only', async () => {
    expect((await reply(owner, '  ')).status).toBe(422)
    message = randomUUID()
    expect((await reply(owner)).status).toBe(404)
  })
})

describe('an archived conversation', () => {
  it('leaves the list, with all its sender wrote and somebody read', async () => {
    const second = await write('E com café?')
    await call(portal, 'PUT', `${own()}/messages/${second}/read`, { read: true }, owner)
    expect((await archive(staff, true)).json).toEqual({ changed: 2 })
    expect(await inbox(owner)).toMatchObject({ messages: [], unread: 0 })
    expect((await inbox(owner, '?archived=1')).messages).toHaveLength(2)
  })

  it('keeps in the list what nobody has read yet', async () => {
    const second = await write('E com café?')
    await archive(owner, true)
    expect((await inbox(owner)).messages).toMatchObject([{ id: second }])
  })

  // spec: 365
  it('comes back when its sender writes again, and for nobody else’s message', async () => {
    await archive(owner, true)
    await write('Outra pessoa', await createPerson(portal))
    expect((await inbox(owner)).messages).toHaveLength(1)
    await write('Ainda estou esperando')
    expect((await inbox(owner)).messages).toHaveLength(3)
    expect((await inbox(owner, '?archived=1')).messages).toEqual([])
  })

  it('comes back by hand, and by marking it as unread', async () => {
    await archive(owner, true)
    expect((await archive(owner, false)).json).toEqual({ changed: 1 })
    await archive(owner, true)
    await call(portal, 'PUT', `${own()}/messages/${message}/read`, { read: false }, owner)
    expect(await inbox(owner)).toMatchObject({ messages: [{ id: message }], unread: 1 })
  })

  it('is told to whoever has the inbox open, when it leaves and when it comes back', async () => {
    expect(await told()).toBe(1)
    await archive(staff, true)
    expect(await told()).toBe(2)
    // It is there already: nothing has changed for anybody.
    await archive(owner, true)
    expect(await told()).toBe(2)
    await archive(owner, false)
    expect(await told()).toBe(3)
  })

  it('is nothing for strangers, other owners or nobody', async () => {
    expect((await archive(rosa, true)).status).toBe(404)
    expect((await archive(otherOwner, true)).status).toBe(404)
    expect((await archive({}, true)).status).toBe(401)
    expect((await archive(owner, true, randomUUID())).status).toBe(404)
    expect((await inbox(owner)).messages).toHaveLength(1)
  })
})

describe('saved answers', () => {
  const templates = () => `${own()}/reply-templates`
  const create = (person: From, name: unknown, text: unknown = 'Temos vaga.') =>
    call(portal, 'POST', templates(), { name, text }, person)

  it('are made, renamed and deleted by who may answer', async () => {
    const [first] = (await create(manager, 'Vaga')).json.templates
    const renamed = { name: 'Tem vaga', text: 'Temos vaga, sim.' }
    const changed = await call(portal, 'PUT', `${templates()}/${first.id}`, renamed, owner)
    expect(changed.json.templates).toEqual([{ id: first.id, ...renamed }])
    const gone = await call(portal, 'DELETE', `${templates()}/${first.id}`, undefined, owner)
    expect(gone.json.templates).toEqual([])
    const twice = await call(portal, 'DELETE', `${templates()}/${first.id}`, undefined, owner)
    expect(twice.status).toBe(404)
  })

  it('have names of their own, whatever the case', async () => {
    await create(owner, 'Vaga')
    const { status, json } = await create(owner, 'VAGA')
    expect(status).toBe(422)
    expect(json.code).toBe('reply-template.same-name')
    expect((await create(owner, '')).status).toBe(422)
  })

  // spec: 365
  it('are twenty at most, also when two people add the last one at once', async () => {
    for (let number = 1; number < 20; number += 1) await create(owner, `Modelo ${number}`)
    const answers = await Promise.all([create(owner, 'A última'), create(manager, 'O último')])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  })

  it('are hidden from staff, strangers, other owners and nobody', async () => {
    await create(owner, 'Vaga')
    const statuses = []
    for (const person of [staff, rosa, otherOwner, {}]) {
      statuses.push((await call(portal, 'GET', templates(), undefined, person)).status)
      statuses.push((await create(person, 'Outro')).status)
    }
    expect(statuses).toEqual([403, 403, 404, 404, 404, 404, 401, 401])
  })
})
