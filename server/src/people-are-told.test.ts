import { randomUUID } from 'node:crypto'
import { switchCapabilities } from '@portal/contract/testing/switch-capabilities'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call } from '../test/calls.ts'
import { addMember } from '../test/establishments.ts'
import { createKitchen, type Kitchen, lineOf, pickupOf } from '../test/orders.ts'
import { createPerson, type TestPerson } from '../test/people.ts'
import { createHouse, stayOf, type TestHouse } from '../test/stays.ts'
import { fixedClock, useTestApp } from '../test/test-app.ts'
import { expireStays } from './features/lodging/stays/expire-stays.ts'

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
  restore = switchCapabilities(true, ['menu', 'delivery', 'shop', 'lodging'])
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

  it('that is answered is told to who wrote it, and where the answer is', async () => {
    const id = await send()
    const body = { text: 'Temos, a da varanda.', seen_replies: 0, idempotency_key: randomUUID() }
    const answered = await kitchen.mine('POST', `/messages/${id}/replies`, body)
    expect([answered.status, answered.json?.code]).toEqual([201, undefined])
    expect(await unread(rosa)).toMatchObject([
      {
        kind: 'message-answered',
        body: 'A resposta está no seu e-mail.',
        path: `/guia/${kitchen.listing.slug}`,
      },
    ])
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

describe('a stay', () => {
  const NAMED = /Rosa|João|Moraes|9198888/
  let house: TestHouse
  let reception: TestPerson
  let wanted: ReturnType<typeof stayOf>
  let stay: { id: string }
  const hear = async () => ({
    guest: (await toldTo(rosa))[0],
    house: (await toldTo(reception))[0],
  })
  const channels = async (person: TestPerson) =>
    (
      await portal.asOwner<{ kind: string; channel: string }>(
        `select told.kind, sent.channel from notification_deliveries as sent
           join notifications as told on told.id = sent.notification_id and told.round = sent.round
          where told.user_id = $1 order by sent.due_at desc, sent.channel`,
        [person.userId],
      )
    ).rows.map(({ kind, channel }) => `${kind} ${channel}`)

  beforeEach(async () => {
    house = await createHouse(portal, {
      name: 'Pousada do Farol Velho da Ponta da Sofia e Família',
    })
    reception = await createPerson(portal)
    await addMember(portal, house.listing.id, reception, 'reception')
    wanted = stayOf(house.unit, '2026-07-24', 2)
    stay = (await house.request(rosa, wanted)).json
  })
  const accept = async () => {
    const { status, json } = await house.accept(stay, { total_cents: wanted.total_cents })
    expect([status, json.code]).toEqual([200, undefined])
  }
  const confirm = () => call(portal, 'POST', `/my/stays/${stay.id}/confirm`, { version: 2 }, rosa)

  it('is told to the guest until they confirm, and then to both, without a name', async () => {
    expect(await hear()).toMatchObject({
      guest: {
        kind: 'own-stay-moved',
        title: 'Seu pedido chegou: Pousada do Farol Velho da Ponta da Sofia e Família',
        path: '/dash-clube#reservas',
      },
      house: { kind: 'stay-waiting' },
    })
    await accept()
    expect((await hear()).house?.read_at).not.toBeNull()
    expect((await hear()).guest).toMatchObject({
      kind: 'own-stay-accepted',
      title: 'Pousada do Farol Velho da Ponta da Sofia e Família aceitou seu pedido',
      read_at: null,
    })
    expect((await hear()).guest?.body).toMatch(
      /Suíte Mar.*2 noites.*Confirme até .* voltam a ficar livres\.$/,
    )
    // Without a device: by e-mail at once.
    expect((await channels(rosa))[0]).toBe('own-stay-accepted email')
    const { status, json } = await confirm()
    expect([status, json.code]).toEqual([200, undefined])
    const { guest, house: heard } = await hear()
    expect(guest).toMatchObject({ kind: 'own-stay-moved', read_at: null })
    expect(guest?.title).toMatch(/^Reserva confirmada/)
    expect(heard).toMatchObject({ kind: 'stay-moved', title: 'Reserva confirmada', read_at: null })
    expect(JSON.stringify(heard)).not.toMatch(NAMED)
    expect(await channels(reception)).toContain('stay-moved email')
  })

  it('about which the house writes is told to the guest, without what it wrote', async () => {
    const body = { text: 'Traga repelente.', idempotency_key: randomUUID() }
    const written = await house.mine('POST', `/stays/${stay.id}/messages`, body)
    expect([written.status, written.json?.code]).toEqual([201, undefined])
    const [told] = await toldTo(rosa)
    expect(told).toMatchObject({ kind: 'message-answered', path: '/dash-clube#reservas' })
    expect(JSON.stringify(told)).not.toContain('repelente')
  })

  it('that is taken back is told to the house, and nothing more to the guest', async () => {
    await accept()
    const left = await call(
      portal,
      'POST',
      `/my/stays/${stay.id}/cancel`,
      { version: 2, fee_cents: 0 },
      rosa,
    )
    expect([left.status, left.json.code]).toEqual([200, undefined])
    const { guest, house: heard } = await hear()
    expect(guest?.read_at).not.toBeNull()
    expect(heard).toMatchObject({ title: 'O hóspede cancelou a reserva', read_at: null })
  })

  it('that nobody confirms in time ends for both', async () => {
    await accept()
    clock.advance(3 * 24 * 60 * MINUTE)
    await expireStays(portal.deps)
    const { guest, house: heard } = await hear()
    expect(guest?.title).toMatch(/^As noites voltaram a ficar livres/)
    expect(heard).toMatchObject({ title: 'O hóspede não confirmou', read_at: null })
  })
})
