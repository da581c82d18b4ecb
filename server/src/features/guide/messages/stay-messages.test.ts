import { randomUUID } from 'node:crypto'
import { switchCapabilities } from '@portal/contract/testing/switch-capabilities'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startMailbox } from '../../../../../sandbox/src/mailbox/start-mailbox.ts'
import { call } from '../../../../test/calls.ts'
import { addMember } from '../../../../test/establishments.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { createHouse, stayOf, type TestHouse } from '../../../../test/stays.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'
import { tellGuest } from './messages.jobs.ts'
import { TELL_GUEST_JOB } from './write-to-guest.ts'

const clock = fixedClock('2026-07-18T12:00:00Z')
const post = await startMailbox({ smtpPort: 0, webPort: 0 })
afterAll(() => post.stop())
const portal = useTestApp({
  clock,
  environment: { SMTP_URL: `smtp://127.0.0.1:${post.smtpPort}` },
})
let house: TestHouse
let guest: TestPerson
let stayId: string
let restore: () => void

beforeAll(async () => {
  restore = switchCapabilities(true, ['lodging'])
  house = await createHouse(portal, { name: 'Pousada do Cais' })
  guest = await createPerson(portal, { name: 'João Moraes' })
  stayId = (await house.request(guest, stayOf(house.unit, '2026-08-10', 2))).json.id
})
afterAll(() => restore())

const write = (person: TestPerson | null, more: object = {}) =>
  call(
    portal,
    'POST',
    '/contact-messages',
    {
      establishment_id: house.listing.id,
      stay_id: stayId,
      message: 'Tem berço?',
      idempotency_key: randomUUID(),
      ...more,
    },
    person ? { cookie: person.cookie } : {},
  )
const thread = (person: TestPerson | null, id = stayId) =>
  call(portal, 'GET', `/my/stays/${id}/messages`, undefined, person ?? {})

// spec: 645
it('stands in the inbox with its stay, and its answer with the stay', async () => {
  const sent = await write(guest, { subject: 'Outro assunto' })
  expect(sent.status).toBe(201)
  const { messages } = (await house.mine('GET', '/messages')).json
  expect(messages).toMatchObject([
    {
      subject: 'Reserva: Suíte Mar, 10/08 a 12/08',
      stay: { id: stayId, unit_name: 'Suíte Mar', arrival: '2026-08-10', departure: '2026-08-12' },
    },
  ])
  await house.mine('POST', `/messages/${sent.json.id}/replies`, {
    text: 'Tem, sem custo.',
    seen_replies: 0,
    idempotency_key: randomUUID(),
  })
  expect((await thread(guest)).json.messages).toMatchObject([
    { by: 'guest', text: 'Tem berço?' },
    { by: 'house', text: 'Tem, sem custo.' },
  ])
  // More than a stranger may write to one business in a day.
  for (const message of ['Chegamos às 21h.', 'Somos três.', 'Obrigado!']) {
    expect((await write(guest, { message })).status).toBe(201)
  }
})

// spec: 645
it('is of the guest of that stay at that house only', async () => {
  const stranger = await createPerson(portal)
  const other = await createHouse(portal)
  expect((await write(stranger)).status).toBe(404)
  expect((await write(guest, { establishment_id: other.listing.id })).status).toBe(404)
  expect((await write(guest, { stay_id: 'x' })).status).toBe(422)
  expect((await write(null)).status).toBe(401)
  expect((await thread(stranger)).status).toBe(404)
  expect((await thread(house.owner)).status).toBe(404)
  expect((await thread(null)).status).toBe(401)
  expect((await thread(guest, 'x')).status).toBe(422)
})

describe('a house that writes first', () => {
  let maria: TestPerson
  let stay: string
  const path = (id = stay) => `/stays/${id}/messages`
  const say = (text: string, more: object = {}) =>
    house.mine('POST', path(), { text, idempotency_key: randomUUID(), ...more })
  const told = async () => {
    const { rows } = await portal.asOwner<{ data: { houseMessageId: string } }>(
      `select data from jobs.job where name = $1 and data->>'houseMessageId' in
        (select id::text from house_messages where stay_id = $2)`,
      [TELL_GUEST_JOB.name, stay],
    )
    return rows.map(({ data }) => data)
  }
  async function requestOf(person: TestPerson, arrival: string) {
    return (await house.request(person, stayOf(house.unit, arrival, 2))).json.id as string
  }

  // spec: 646
  it('reaches the guest of a stay, with the stay and by e-mail, once', async () => {
    maria = await createPerson(portal, { name: 'Maria Alves' })
    stay = await requestOf(maria, '2026-09-10')
    const key = randomUUID()
    const answer = await say('Aceitamos cães pequenos.\n\nO seu é grande?', {
      idempotency_key: key,
    })
    expect(answer.status).toBe(201)
    expect(answer.json).toMatchObject({ messages: [{ by: 'house' }], barrier: null })
    expect((await say('Outras palavras', { idempotency_key: key })).status).toBe(201)
    expect((await thread(maria, stay)).json.messages).toMatchObject([
      { by: 'house', text: 'Aceitamos cães pequenos.\n\nO seu é grande?' },
    ])
    const jobs = await told()
    expect(jobs).toHaveLength(1)
    for (const job of jobs) await tellGuest.handle(job, portal.deps)
    const [mail] = post.mailbox.list(maria.email)
    expect(mail?.subject).toBe('Pousada do Cais escreveu sobre a sua reserva')
    expect(mail?.text).toContain('O seu é grande?')
    expect(mail?.text).toContain('Reserva: Suíte Mar, 10/09 a 12/09')
    expect(mail?.text).toContain('http://portal.test/dash-clube#reservas')
    const { rows } = await portal.asOwner(
      `select count(*)::integer as count from audit_log where action = 'message.written-to-guest'`,
    )
    expect(rows).toEqual([{ count: 1 }])
  })

  it('writes to no address that the guest has not proved', async () => {
    await portal.asOwner('update users set email_verified = false where id = $1', [maria.userId])
    await say('Ainda dá tempo de responder.')
    for (const job of await told()) await tellGuest.handle(job, portal.deps)
    expect(post.mailbox.list(maria.email)).toHaveLength(1)
    expect((await thread(maria, stay)).json.messages).toHaveLength(2)
  })

  // spec: 646
  it('waits for the guest after three times, also when two of the team write at once', async () => {
    const manager = await createPerson(portal)
    await addMember(portal, house.listing.id, manager, 'manager')
    clock.advance(1000)
    const body = () => ({ text: 'Olá?', idempotency_key: randomUUID() })
    const both = await Promise.all([
      house.as(manager, 'POST', path(), body()),
      house.mine('POST', path(), body()),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    const refused = await say('E agora?')
    expect([refused.status, refused.json.code]).toEqual([409, 'house-message.unanswered'])
    expect((await house.mine('GET', path())).json.barrier).toBe('unanswered')
    clock.advance(1000)
    expect((await write(maria, { stay_id: stay, message: 'É pequeno.' })).status).toBe(201)
    clock.advance(1000)
    expect((await say('Que bom!')).status).toBe(201)
  })

  // spec: 646
  it('is for its own stays, and for who may answer', async () => {
    const staff = await createPerson(portal)
    await addMember(portal, house.listing.id, staff, 'staff')
    const other = await createHouse(portal)
    const stranger = await createPerson(portal)
    const body = () => ({ text: 'Olá', idempotency_key: randomUUID() })
    expect((await house.as(staff, 'POST', path(), body())).status).toBe(403)
    expect((await house.as(staff, 'GET', path())).json.barrier).toBe('role')
    expect((await other.mine('POST', path(), body())).status).toBe(404)
    expect((await other.mine('GET', path())).status).toBe(404)
    for (const person of [stranger, other.owner, maria]) {
      expect((await house.as(person, 'POST', path(), body())).status).toBe(404)
      expect((await house.as(person, 'GET', path())).status).toBe(404)
    }
    const nobody = `/my/establishments/${house.listing.id}${path()}`
    expect((await call(portal, 'POST', nobody, body())).status).toBe(401)
    expect((await call(portal, 'GET', nobody)).status).toBe(401)
    expect((await say('  ')).status).toBe(422)
    expect((await house.mine('GET', path('x'))).status).toBe(422)
    expect((await house.mine('POST', path(randomUUID()), body())).status).toBe(404)
  })

  it('ends thirty days after the stay, and with the account of the guest', async () => {
    const rita = await createPerson(portal)
    const hers = await requestOf(rita, '2026-10-10')
    await house.mine('POST', path(hers), { text: 'Olá', idempotency_key: randomUUID() })
    await portal.asOwner('delete from users where id = $1', [rita.userId])
    expect((await house.mine('GET', path(hers))).json).toEqual({ messages: [], barrier: 'gone' })
    const gone = await house.mine('POST', path(hers), {
      text: 'Olá',
      idempotency_key: randomUUID(),
    })
    expect([gone.status, gone.json.code]).toEqual([409, 'house-message.gone'])
    await portal.asOwner(
      `update stays set during = daterange('2026-06-15', '2026-06-17') where id = $1`,
      [stay],
    )
    const late = await say('Esqueceu uma blusa.')
    expect([late.status, late.json.code]).toEqual([409, 'house-message.over'])
  })
})
