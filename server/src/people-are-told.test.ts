import { randomUUID } from 'node:crypto'
import { switchCapabilities } from '@portal/contract/testing/switch-capabilities'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call } from '../test/calls.ts'
import { addMember } from '../test/establishments.ts'
import { createKitchen, type Kitchen, lineOf, pickupOf } from '../test/orders.ts'
import { createPerson, type TestPerson } from '../test/people.ts'
import { fixedClock, useTestApp } from '../test/test-app.ts'

const MINUTE = 60_000
/** 18 July 2026 is a Saturday; 19h in the city. */
const EVENING = Date.parse('2026-07-18T22:00:00Z')
const clock = fixedClock('2026-07-18T22:00:00Z')
const portal = useTestApp({ clock, environment: { SENSITIVE_LIMITS_FACTOR: '1000' } })
const COMPLETE = { whatsapp: '91988887777', state: 'PA', city: 'Salinópolis' }

let kitchen: Kitchen
let staff: TestPerson
let rosa: TestPerson
let restore: () => void
beforeAll(() => {
  restore = switchCapabilities(true, ['menu', 'delivery', 'shop'])
})
afterAll(() => restore())
beforeEach(async () => {
  clock.advance(EVENING - clock.now().getTime())
  kitchen = await createKitchen(portal)
  staff = await createPerson(portal)
  await addMember(portal, kitchen.listing.id, staff, 'staff')
  rosa = await createPerson(portal, { name: 'Rosa Pinheiro', profile: COMPLETE })
})

type Told = { kind: string; title: string; body: string; path: string; read_at: string | null }
const toldTo = async (person: Pick<TestPerson, 'cookie'>) =>
  (await call(portal, 'GET', '/my/notifications', undefined, person)).json.notifications as Told[]
const unread = async (person: Pick<TestPerson, 'cookie'>) =>
  (await toldTo(person)).filter(({ read_at }) => read_at === null)

describe('a message of a visitor', () => {
  const send = async () =>
    (
      await call(
        portal,
        'POST',
        '/contact-messages',
        {
          establishment_id: kitchen.listing.id,
          message: 'Tem mesa para a minha filha Clara?',
          idempotency_key: randomUUID(),
        },
        rosa,
      )
    ).json.id as string

  // spec: 723
  it('is told to the whole team, without a word of it, until somebody reads it', async () => {
    const id = await send()
    for (const person of [kitchen.owner, staff]) {
      const [told] = await unread(person)
      expect(told).toMatchObject({
        kind: 'message',
        path: `/dash-espadarte?aba=mensagens&negocio=${kitchen.listing.id}`,
      })
      expect(JSON.stringify(told)).not.toMatch(/Clara|Rosa|mesa/)
    }
    await kitchen.mine('PUT', `/messages/${id}/read`, { read: true })
    expect(await unread(staff)).toEqual([])
  })

  it('that is read with all the others is settled with them', async () => {
    await send()
    await send()
    expect(await unread(staff)).toHaveLength(2)
    await kitchen.mine('POST', '/messages/read')
    expect(await unread(staff)).toEqual([])
  })
})

describe('a review', () => {
  const write = (rating: number) =>
    call(
      portal,
      'PUT',
      `/establishments/${kitchen.listing.id}/my-review`,
      { rating, text: 'A Clara achou frio.', photos: [] },
      rosa,
    )

  // spec: 723
  it('is told once to who may answer it, and settled by the answer', async () => {
    const { json } = await write(2)
    await write(3)
    expect(await unread(kitchen.owner)).toMatchObject([
      { kind: 'review', title: 'Avaliação nova: 2 de 5' },
    ])
    expect(JSON.stringify(await unread(kitchen.owner))).not.toMatch(/Clara|Rosa/)
    expect(await unread(staff)).toEqual([])
    const answer = { text: 'Desculpe! Volte, por nossa conta.' }
    const replied = await call(portal, 'PUT', `/reviews/${json.id}/reply`, answer, kitchen.owner)
    expect(replied.status).toBe(200)
    expect(await unread(kitchen.owner)).toEqual([])
  })
})

describe('an order of somebody with an account', () => {
  const buy = async () => {
    const { item, variant } = await kitchen.addGoods('Rede de dormir', 8_990, 5)
    const line = lineOf(item, 1, { variant_id: variant })
    const placed = await kitchen.place(pickupOf([line], 8_990, { catalogue: 'shop' }), rosa)
    expect([placed.status, placed.json.code]).toEqual([201, undefined])
    return placed.json as { id: string; number: number; token: string }
  }

  // spec: 724
  it('is told to them as it moves, one thing with its newest words', async () => {
    const { id, number } = await buy()
    await kitchen.move(id, 'accepted')
    expect(await unread(rosa)).toMatchObject([
      { kind: 'order-moved', title: `Pedido ${number}: aceito`, path: '/dash-clube#pedidos' },
    ])
    await kitchen.move(id, 'ready')
    expect(await unread(rosa)).toMatchObject([{ title: `Pedido ${number}: pronto` }])
  })

  it('tells them nothing of what they did themselves', async () => {
    const { token } = await buy()
    await call(portal, 'POST', '/orders/leave', { token })
    expect(await toldTo(rosa)).toEqual([])
  })

  // spec: 723
  it('that is to go back is told to the team, until they answer', async () => {
    const { id, token, number } = await buy()
    await kitchen.move(id, 'accepted')
    await kitchen.move(id, 'ready')
    await kitchen.move(id, 'delivered')
    clock.advance(MINUTE)
    const asked = await call(portal, 'POST', '/orders/return', { token, reason: 'Veio rasgada' })
    expect(asked.status).toBe(200)
    expect(await unread(staff)).toMatchObject([
      { kind: 'return-asked', title: `Devolução do pedido ${number}` },
    ])
    const { json } = await kitchen.mine('GET', `/orders/${id}`)
    const body = { version: json.version, code: 'fetch' }
    await kitchen.mine('POST', `/orders/${id}/return-answer`, body)
    expect(await unread(staff)).toEqual([])
  })
})
