import { randomUUID } from 'node:crypto'
import { switchCapabilities } from '@portal/contract/testing/switch-capabilities'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call } from '../../../test/calls.ts'
import { createPerson, type TestPerson } from '../../../test/people.ts'
import { createHouse, stayOf, type TestHouse } from '../../../test/stays.ts'
import { fixedClock, useTestApp } from '../../../test/test-app.ts'

const portal = useTestApp({ clock: fixedClock('2026-07-18T12:00:00Z') })
let house: TestHouse
let guest: TestPerson
let stayId: string
let restore: () => void

beforeAll(async () => {
  restore = switchCapabilities(true, ['lodging'])
  house = await createHouse(portal)
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
    { message: 'Tem berço?', replies: [{ text: 'Tem, sem custo.' }] },
  ])
  // More than a stranger may write to one business in a day.
  for (const message of ['Chegamos às 21h.', 'Somos três.', 'Obrigado!']) {
    expect((await write(guest, { message })).status).toBe(201)
  }
})

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
