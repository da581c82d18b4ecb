import { randomUUID } from 'node:crypto'
import { topics } from '@portal/contract/live/topics'
import { switchCapabilities } from '@portal/contract/testing/switch-capabilities'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from '../../../../test/calls.ts'
import { addMember } from '../../../../test/establishments.ts'
import { readLive } from '../../../../test/live-reader.ts'
import {
  createKitchen,
  deliveryOf,
  freshPhone,
  type Kitchen,
  lineOf,
  pickupOf,
} from '../../../../test/orders.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { fixedClock, startNode, stopNode, useTestApp } from '../../../../test/test-app.ts'
import { expireOrders } from './expire-orders.ts'

const MINUTE = 60_000
/** 18 July 2026 is a Saturday; 19h in the city. */
const clock = fixedClock('2026-07-18T22:00:00Z')
const portal = useTestApp({ clock, environment: { SENSITIVE_LIMITS_FACTOR: '1000' } })
let kitchen: Kitchen
let fish: { id: string }
let restore: () => void

beforeAll(async () => {
  restore = switchCapabilities(true, ['menu', 'delivery', 'shop'])
})
afterAll(() => restore())
beforeEach(async () => {
  clock.advance(Date.parse('2026-07-18T22:00:00Z') - clock.now().getTime())
  kitchen = await createKitchen(portal)
  fish = await kitchen.addItem('Filhote na brasa', 8_990)
})

const status = async (token: string) => (await kitchen.follow(token)).json.status
const codeOf = ({ status: http, json }: { status: number; json: { code?: string } | null }) => [
  http,
  json?.code,
]

describe('an order from a phone', () => {
  it('is stored with its amounts, seen by the board and followed by its link', async () => {
    const placed = await kitchen.place(
      deliveryOf([lineOf(fish, 2, { note: 'sem coentro' })], 2 * 8_990 + 600, {
        payment_method: 'dinheiro',
        change_for_cents: 20_000,
      }),
    )
    expect(placed.status).toBe(201)
    expect(placed.json.number).toBe(1001)
    const followed = (await kitchen.follow(placed.json.token)).json
    expect(followed).toMatchObject({
      status: 'received',
      items_cents: 17_980,
      delivery_cents: 600,
      total_cents: 18_580,
      change_for_cents: 20_000,
      way_out: 'cancel',
      establishment: { slug: kitchen.listing.slug },
      lines: [{ name: 'Filhote na brasa', quantity: 2, note: 'sem coentro' }],
    })
    const message = decodeURIComponent(followed.whatsapp_url.split('?text=')[1])
    expect(message).toContain('*Pedido 1001* · Entrega')
    expect(message).toContain(`/pedido#token=${placed.json.token}`)

    const board = (await kitchen.mine('GET', '/orders/board')).json
    expect(board.orders.map(({ number }: { number: number }) => number)).toEqual([1001])
    expect(board.orders[0].contact.address.neighbourhood).toBe('Destacado')
  })

  it('goes its way step by step, and only that way', async () => {
    const { json } = await kitchen.place(deliveryOf([lineOf(fish)], 9_590))
    expect(codeOf(await kitchen.move(json.id, 'dispatched'))).toEqual([409, 'orders.move'])
    for (const to of ['accepted', 'preparing', 'dispatched', 'delivered']) {
      expect((await kitchen.move(json.id, to)).status).toBe(200)
      expect(await status(json.token)).toBe(to)
    }
    expect(codeOf(await kitchen.move(json.id, 'cancelled', { code: 'other' }))).toEqual([
      409,
      'orders.over',
    ])
    const { events } = (await kitchen.follow(json.token)).json
    expect(events.map(({ status: reached }: { status: string }) => reached)).toEqual([
      'received',
      'accepted',
      'preparing',
      'dispatched',
      'delivered',
    ])
  })

  // spec: 608
  it('is watched live by who holds the secret of its page, and by nobody else', async () => {
    const { json } = await kitchen.place(deliveryOf([lineOf(fish)], 9_590))
    const origin = await portal.app.listen({ host: '127.0.0.1', port: 0 })
    const topic = topics.order(json.id)
    const owner = { cookie: kitchen.owner.cookie }
    for (const wanted of [{ topic }, { topic, secret: 'a'.repeat(json.token.length) }]) {
      expect((await readLive(origin, [wanted])).status).not.toBe(200)
      expect((await readLive(origin, [wanted], owner)).status).toBe(403)
    }
    const reader = await readLive(origin, [{ topic, secret: json.token }])
    await vi.waitFor(() => expect(reader.version(topic)).toBeDefined())
    const before = reader.version(topic) ?? 0
    await kitchen.move(json.id, 'accepted')
    await vi.waitFor(() => expect(reader.version(topic)).toBe(before + 1))
    reader.leave()
  })

  // spec: 621
  it('keeps what was agreed when the menu changes afterwards', async () => {
    const { json } = await kitchen.place(pickupOf([lineOf(fish)], 8_990))
    await kitchen.mine('DELETE', `/catalogue-items/${fish.id}?version=2`)
    const { lines, total_cents } = (await kitchen.follow(json.token)).json
    expect(lines[0]).toMatchObject({ name: 'Filhote na brasa', unit_cents: 8_990 })
    expect(total_cents).toBe(8_990)
  })

  it('has the price of pizza halves and of what is inside an option', async () => {
    const option = (name: string, price_cents: number, groups: object[] = []) => ({
      name,
      price_cents,
      sku: null,
      is_available: true,
      groups,
    })
    const extra = {
      name: 'Borda',
      min_choices: 0,
      max_choices: 1,
      price_method: 'sum',
      options: [{ name: 'Cream cheese', price_cents: 800, sku: null, is_available: true }],
    }
    const pizza = await kitchen.addItem('Pizza', 0, {
      groups: [
        {
          name: 'Sabores',
          min_choices: 1,
          max_choices: 3,
          price_method: 'max',
          options: [
            option('Camarão', 7_000, [extra]),
            option('Queijo', 5_000),
            option('Jambu', 6_000),
          ],
        },
      ],
    })
    const [shrimp, cheese, jambu] = pizza.groups[0]?.options ?? []
    const cream = (shrimp as unknown as { groups: { options: { id: string }[] }[] }).groups[0]
      ?.options[0]
    const choose = (id = '', choices: object[] = []) => ({ option_id: id, quantity: 1, choices })
    const choices = [choose(shrimp?.id, [choose(cream?.id)]), choose(cheese?.id), choose(jambu?.id)]
    const placed = await kitchen.place(pickupOf([lineOf(pizza, 1, { choices })], 7_800))
    expect(placed.status).toBe(201)
    const { lines } = (await kitchen.follow(placed.json.token)).json
    expect(lines[0].options.map(({ name }: { name: string }) => name)).toEqual([
      'Camarão',
      'Camarão › Cream cheese',
      'Queijo',
      'Jambu',
    ])
    // What fills a cart again: by ids, for names may have changed since.
    expect(lines[0]).toMatchObject({ variant_id: null, choices })
  })
})

describe('an order is refused with its reason', () => {
  const refusals: [string, () => object, string][] = [
    ['another total', () => pickupOf([lineOf(fish)], 8_000), 'orders.changed'],
    ['under the minimum', () => deliveryOf([lineOf(cheap)], 1_500 + 600), 'orders.minimum'],
    [
      'out of the zones',
      () =>
        deliveryOf([lineOf(fish)], 9_590, {
          address: { neighbourhood: 'Atalaia', street: 'Rua A', number: '1' },
        }),
      'orders.zone',
    ],
    [
      'change below the total',
      () =>
        pickupOf([lineOf(fish)], 8_990, { payment_method: 'dinheiro', change_for_cents: 5_000 }),
      'orders.change',
    ],
    [
      'no such payment',
      () => pickupOf([lineOf(fish)], 8_990, { payment_method: 'credito' }),
      'orders.payment',
    ],
    ['what is not sold', () => pickupOf([lineOf({ id: randomUUID() })], 0), 'orders.items'],
    [
      'no such slot',
      () => pickupOf([lineOf(fish)], 8_990, { scheduled_for: '2026-07-19T05:00:00Z' }),
      'orders.slot',
    ],
  ]
  let cheap: { id: string }
  beforeEach(async () => {
    cheap = await kitchen.addItem('Tapioca', 1_500)
  })
  it.each(refusals)('%s', async (_name, order, code) => {
    // Somebody proved: who is not is asked for a proof before a slot is looked at.
    const rosa = await createPerson(portal)
    expect(codeOf(await kitchen.place(order(), rosa))).toEqual([409, code])
  })

  it('that adds up to more than an order may, in our own words, however much that is', async () => {
    const yacht = await kitchen.addItem('Fretamento', 10_000_000)
    const lines = (count: number) => Array.from({ length: count }, () => lineOf(yacht, 99))
    for (const [wanted, total] of [
      [[lineOf(yacht, 11)], 11 * 10_000_000],
      [lines(3), 3 * 99 * 10_000_000],
      [lines(50), 50 * 99 * 10_000_000],
    ] as const) {
      const refused = await kitchen.place(pickupOf([...wanted], total))
      expect(codeOf(refused)).toEqual([409, 'orders.too-much'])
      expect(refused.json.detail.replace(/\s/g, ' ')).toContain('até R$ 1.000.000,00')
    }
    const most = await kitchen.place(pickupOf([lineOf(yacht, 10)], 10 * 10_000_000))
    expect(codeOf(most)).not.toEqual([409, 'orders.too-much'])
  })

  // spec: 624
  it('while it is closed, paused, switched off or out of its plan; open ones end all the same', async () => {
    const { json } = await kitchen.place(pickupOf([lineOf(fish)], 8_990))
    await kitchen.mine('PUT', '/ordering/pause', { is_paused: true, minutes: 30 })
    expect(codeOf(await kitchen.place(pickupOf([lineOf(fish)], 8_990)))).toEqual([
      409,
      'orders.paused',
    ])
    expect((await kitchen.move(json.id, 'accepted')).status).toBe(200)
    clock.advance(31 * MINUTE)
    expect((await kitchen.place(pickupOf([lineOf(fish)], 8_990))).status).toBe(201)

    // 22h31: what takes half an hour is not begun at ten past half before closing.
    clock.advance(3 * 60 * MINUTE)
    expect(codeOf(await kitchen.place(pickupOf([lineOf(fish)], 8_990)))).toEqual([
      409,
      'orders.closed',
    ])

    clock.advance(-3 * 60 * MINUTE)
    const { json: ordering } = await kitchen.mine('GET', '/ordering')
    await kitchen.mine('PUT', '/ordering', {
      ...ordering.content,
      takes_pickup: false,
      version: ordering.version,
    })
    expect(codeOf(await kitchen.place(pickupOf([lineOf(fish)], 8_990)))).toEqual([
      409,
      'orders.mode',
    ])
    expect((await kitchen.move(json.id, 'ready')).status).toBe(200)
  })

  it('with alcohol for who is not of age', async () => {
    const beer = await kitchen.addItem('Cerveja', 1_200, { is_alcoholic: true })
    const order = pickupOf([lineOf(beer)], 1_200)
    expect(codeOf(await kitchen.place(order))).toEqual([409, 'orders.adult'])
    expect((await kitchen.place({ ...order, is_adult: true })).status).toBe(201)
  })

  it('where the phone has a delivery under way there', async () => {
    const phone = freshPhone()
    const first = await kitchen.place(deliveryOf([lineOf(fish)], 9_590, { phone }))
    expect(codeOf(await kitchen.place(deliveryOf([lineOf(fish)], 9_590, { phone })))).toEqual([
      409,
      'orders.open',
    ])
    // What nobody answered is dead at its minute, though nobody has written it down.
    clock.advance(10 * MINUTE)
    expect(await status(first.json.token)).toBe('cancelled')
    expect((await kitchen.place(deliveryOf([lineOf(fish)], 9_590, { phone }))).status).toBe(201)
  })
})

describe('the same key', () => {
  // spec: 621
  it('is one order, however often it comes; with other content it is refused', async () => {
    const order = pickupOf([lineOf(fish)], 8_990)
    const all = await Promise.all(Array.from({ length: 5 }, () => kitchen.place(order)))
    expect(all.map(({ status: http }) => http)).toEqual([201, 201, 201, 201, 201])
    expect(new Set(all.map(({ json }) => json.id)).size).toBe(1)
    const other = { ...order, lines: [lineOf(fish, 2)], total_cents: 17_980 }
    const refused = await kitchen.place(other)
    expect(codeOf(refused)).toEqual([409, 'orders.same-key'])
    // What arrived is the order: the browser goes to its page.
    expect(refused.json.details).toEqual(all[0]?.json)
  })
})

describe('the clock', () => {
  // spec: 611
  it('ends what nobody answers after 10 minutes; two in a row pause the shop', async () => {
    const [one, two] = [
      await kitchen.place(pickupOf([lineOf(fish)], 8_990), { address: '10.0.0.1' }),
      await kitchen.place(pickupOf([lineOf(fish)], 8_990), { address: '10.0.0.2' }),
    ]
    clock.advance(10 * MINUTE)
    expect(codeOf(await kitchen.move(one.json.id, 'accepted'))).toEqual([409, 'stale'])
    await expireOrders(portal.deps)
    const followed = (await kitchen.follow(two.json.token)).json
    expect(followed).toMatchObject({
      status: 'cancelled',
      cancellation: { by: 'clock', code: 'no-answer' },
      way_out: null,
    })
    const { pause } = (await kitchen.mine('GET', '/ordering')).json
    expect(pause).toEqual({ until: null, is_by_clock: true })
    expect(codeOf(await kitchen.place(pickupOf([lineOf(fish)], 8_990)))).toEqual([
      409,
      'orders.paused',
    ])
    await kitchen.mine('PUT', '/ordering/pause', { is_paused: false, minutes: null })
    expect((await kitchen.place(pickupOf([lineOf(fish)], 8_990))).status).toBe(201)
  })

  it('takes what left hours ago for delivered', async () => {
    const { json } = await kitchen.place(deliveryOf([lineOf(fish)], 9_590))
    await kitchen.move(json.id, 'accepted')
    await kitchen.move(json.id, 'dispatched')
    clock.advance(4 * 60 * MINUTE)
    expect(await status(json.token)).toBe('delivered')
    await expireOrders(portal.deps)
    expect((await kitchen.mine('GET', `/orders/${json.id}`)).json.events.at(-1)).toMatchObject({
      status: 'delivered',
      by: 'clock',
    })
  })
})

describe('leaving', () => {
  it('is at once before it is accepted', async () => {
    const { json } = await kitchen.place(pickupOf([lineOf(fish)], 8_990))
    const left = await call(portal, 'POST', '/orders/leave', { token: json.token })
    expect(left.json).toMatchObject({
      status: 'cancelled',
      cancellation: { by: 'customer', code: 'customer' },
    })
    expect(codeOf(await kitchen.move(json.id, 'accepted'))).toEqual([409, 'orders.over'])
  })

  // spec: 626
  it('is a question afterwards, and a denial leaves the order on its way', async () => {
    const { json } = await kitchen.place(deliveryOf([lineOf(fish)], 9_590))
    await kitchen.move(json.id, 'accepted')
    await kitchen.move(json.id, 'dispatched')
    const asked = await call(portal, 'POST', '/orders/leave', { token: json.token })
    expect(asked.json).toMatchObject({ status: 'dispatched', way_out: null })
    expect(codeOf(await call(portal, 'POST', '/orders/leave', { token: json.token }))).toEqual([
      409,
      'orders.asked',
    ])
    const { version } = (await kitchen.mine('GET', `/orders/${json.id}`)).json
    const denied = await kitchen.mine('POST', `/orders/${json.id}/cancellation`, {
      version,
      accept: false,
      code: 'out-for-delivery',
    })
    expect(denied.json).toMatchObject({
      status: 'dispatched',
      cancellation_request: { denied: 'out-for-delivery' },
    })
    expect((await kitchen.move(json.id, 'delivered')).status).toBe(200)
  })
})

describe('stock', () => {
  // spec: 622
  it('is promised, sold and given back, each once', async () => {
    const { item, variant } = await kitchen.addGoods('Camiseta', 5_000, 3)
    const line = lineOf(item, 2, { variant_id: variant })
    const order = pickupOf([line], 10_000, { catalogue: 'shop' })
    const { json } = await kitchen.place(order)
    expect(await kitchen.stockOf(variant)).toEqual({ on_hand: 3, reserved: 2 })
    expect(codeOf(await kitchen.place(pickupOf([line], 10_000, { catalogue: 'shop' })))).toEqual([
      409,
      'orders.items',
    ])
    await kitchen.move(json.id, 'accepted')
    expect(await kitchen.stockOf(variant)).toEqual({ on_hand: 1, reserved: 0 })
    await kitchen.move(json.id, 'cancelled', { code: 'other' })
    expect(await kitchen.stockOf(variant)).toEqual({ on_hand: 3, reserved: 0 })
  })

  it('of two lines that share a row is asked for both together', async () => {
    const { item, variant } = await kitchen.addGoods('Boné', 3_000, 3)
    const two = lineOf(item, 2, { variant_id: variant })
    const order = pickupOf([two, { ...two, note: 'outro' }], 12_000, { catalogue: 'shop' })
    expect(codeOf(await kitchen.place(order))).toEqual([409, 'orders.items'])
    expect(await kitchen.stockOf(variant)).toEqual({ on_hand: 3, reserved: 0 })
  })

  it('that was not counted when it was ordered is left alone afterwards', async () => {
    const item = await kitchen.addItem('Caneca', 2_000, {
      kind: 'shop',
      variants: [
        { name: 'Azul', sku: null, price_cents: null, promo_cents: null, is_available: true },
      ],
    })
    const variant = item.variants[0]?.id ?? ''
    const { json } = await kitchen.place(
      pickupOf([lineOf(item, 1, { variant_id: variant })], 2_000, { catalogue: 'shop' }),
    )
    await kitchen.mine('PUT', `/catalogue-variants/${variant}/stock`, { on_hand: 5, seen: null })
    expect((await kitchen.move(json.id, 'accepted')).status).toBe(200)
    expect(await kitchen.stockOf(variant)).toEqual({ on_hand: 5, reserved: 0 })
  })

  it('comes back with what a customer returns within seven days', async () => {
    const { item, variant } = await kitchen.addGoods('Rede', 15_000, 1)
    const { json } = await kitchen.place(
      pickupOf([lineOf(item, 1, { variant_id: variant })], 15_000, { catalogue: 'shop' }),
    )
    for (const to of ['accepted', 'ready', 'delivered']) await kitchen.move(json.id, to)
    clock.advance(6 * 24 * 60 * MINUTE)
    const body = { token: json.token, reason: 'Não serviu' }
    const asked = await call(portal, 'POST', '/orders/return', body)
    expect(asked.json).toMatchObject({ return: { status: 'asked' }, may_return: false })
    expect(await returns()).toEqual([json.id])
    const { version } = (await kitchen.mine('GET', `/orders/${json.id}`)).json
    const back = await kitchen.mine('POST', `/orders/${json.id}/returned`, { version })
    expect(back.json.return.status).toBe('received')
    expect(await kitchen.stockOf(variant)).toEqual({ on_hand: 1, reserved: 0 })
    expect(await returns()).toEqual([])

    const late = await kitchen.place(
      pickupOf([lineOf(item, 1, { variant_id: variant })], 15_000, { catalogue: 'shop' }),
    )
    for (const to of ['accepted', 'ready', 'delivered']) await kitchen.move(late.json.id, to)
    clock.advance(7 * 24 * 60 * MINUTE)
    expect(
      codeOf(await call(portal, 'POST', '/orders/return', { token: late.json.token })),
    ).toEqual([409, 'orders.return-late'])
  })
})

// Delivery rests while the counter goes on.
describe('a pause of delivery', () => {
  const pause = (neighbourhood: string | null, minutes: number | null = 30, isPaused = true) =>
    kitchen.mine('PUT', '/ordering/delivery-pause', {
      neighbourhood,
      is_paused: isPaused,
      minutes,
    })
  const home = () => kitchen.place(deliveryOf([lineOf(fish)], 9_590))
  const center = () =>
    kitchen.place(
      deliveryOf([lineOf(fish)], 9_390, {
        address: { neighbourhood: 'Centro', street: 'Rua João Pessoa', number: '12' },
      }),
    )
  const read = async () =>
    (await call(portal, 'GET', `/establishments/${kitchen.listing.slug}/ordering`)).json

  // spec: 712
  it('lets nobody order to the house, and everybody at the counter, until it is over', async () => {
    const { json } = await pause(null)
    expect(json.delivery_pauses).toEqual([
      { neighbourhood: null, until: new Date(clock.now().getTime() + 30 * MINUTE).toISOString() },
    ])
    expect((await read()).delivery_pauses).toEqual(json.delivery_pauses)
    expect(codeOf(await home())).toEqual([409, 'orders.delivery-paused'])
    expect((await kitchen.place(pickupOf([lineOf(fish)], 8_990))).status).toBe(201)
    clock.advance(30 * MINUTE)
    expect((await read()).delivery_pauses).toEqual([])
    expect((await home()).status).toBe(201)
  })

  // spec: 712
  it('is of one bairro alone, and survives that the settings are saved', async () => {
    await pause('destacado', null)
    const { json } = await kitchen.mine('GET', '/ordering')
    await kitchen.mine('PUT', '/ordering', { ...json.content, version: json.version })
    expect((await read()).delivery_pauses).toEqual([{ neighbourhood: 'Destacado', until: null }])
    expect(codeOf(await home())).toEqual([409, 'orders.zone-paused'])
    expect((await center()).status).toBe(201)
    expect((await pause('Destacado', null, false)).json.delivery_pauses).toEqual([])
    expect((await home()).status).toBe(201)
  })

  it('goes with a bairro that is delivered to no more, and is of no other', async () => {
    await pause('Centro')
    const { json } = await kitchen.mine('GET', '/ordering')
    const zones = json.content.zones.slice(0, 1)
    await kitchen.mine('PUT', '/ordering', { ...json.content, zones, version: json.version })
    expect((await read()).delivery_pauses).toEqual([])
    expect(codeOf(await pause('Atalaia'))).toEqual([409, 'orders.zone'])
  })

  it('is for whoever works there', async () => {
    const staff = await createPerson(portal)
    await addMember(portal, kitchen.listing.id, staff, 'staff')
    const stranger = await createPerson(portal, { plan: 'espadarte' })
    const body = { neighbourhood: null, is_paused: true, minutes: 15 }
    const path = '/ordering/delivery-pause'
    expect((await kitchen.as(staff, 'PUT', path, body)).status).toBe(200)
    expect((await kitchen.as(stranger, 'PUT', path, body)).status).toBe(404)
    expect((await call(portal, 'PUT', `${kitchen.base}${path}`, body)).status).toBe(401)
    expect((await pause(null, 2)).status).toBe(422)
  })
})

const returns = async () =>
  (await kitchen.mine('GET', '/orders/board')).json.returns.map(({ id }: { id: string }) => id)

describe('a return of the shop', () => {
  async function asked() {
    const { item, variant } = await kitchen.addGoods('Rede', 15_000, 5)
    const order = pickupOf([lineOf(item, 1, { variant_id: variant })], 15_000, {
      catalogue: 'shop',
    })
    const { json } = await kitchen.place(order)
    for (const to of ['accepted', 'ready', 'delivered']) await kitchen.move(json.id, to)
    await call(portal, 'POST', '/orders/return', { token: json.token, reason: 'Veio rasgada' })
    return json as { id: string; token: string }
  }
  const answer = async (id: string, body: object = {}) => {
    const { version } = (await kitchen.mine('GET', `/orders/${id}`)).json
    return kitchen.mine('POST', `/orders/${id}/return-answer`, { version, code: 'fetch', ...body })
  }

  // spec: 711
  it('stands on the board with its reason and its clock, and is answered in two days', async () => {
    const { id, token } = await asked()
    expect((await kitchen.mine('GET', '/orders/board')).json.returns).toMatchObject([
      { id, return: { status: 'asked', reason: 'Veio rasgada', answer: null } },
    ])
    const { json } = await kitchen.follow(token)
    expect(Date.parse(json.return.answer_by) - Date.parse(json.return.asked_at)).toBe(
      48 * 60 * MINUTE,
    )
    expect((await answer(id)).status).toBe(200)
    const followed = (await kitchen.follow(token)).json
    expect(followed.return).toMatchObject({ status: 'answered', answer: { code: 'fetch' } })
    expect(followed.return.answer.text).toMatch(/^Vamos buscar/)
    expect(followed.events.at(-1)).toMatchObject({ kind: 'return-answered', by: 'team' })
    // It is still to come back.
    expect(await returns()).toEqual([id])
  })

  it('is seen by the team of the portal once two days have gone by without an answer', async () => {
    const { id } = await asked()
    const admin = await createPerson(portal, { role: 'admin' })
    const seen = async () =>
      (await call(portal, 'GET', '/admin/orders/troubles', undefined, admin)).json.orders
        .filter((order: { id: string }) => order.id === id)
        .map(({ trouble }: { trouble: string }) => trouble)
    clock.advance(47 * 60 * MINUTE)
    expect(await seen()).toEqual([])
    clock.advance(60 * MINUTE)
    expect(await seen()).toEqual(['return'])
    expect((await answer(id)).status).toBe(200)
    expect(await seen()).toEqual([])
  })

  it('is answered once, in the words of the shop, and refused by nobody', async () => {
    const { id, token } = await asked()
    expect((await answer(id, { code: 'refuse' })).status).toBe(422)
    expect((await answer(id, { code: 'bring', text: 'Traga na terça.' })).status).toBe(200)
    expect((await kitchen.follow(token)).json.return.answer.text).toBe('Traga na terça.')
    expect(codeOf(await answer(id))).toEqual([409, 'orders.return-answered'])
  })

  it('is answered by the team alone, and only where one was asked for', async () => {
    const { id } = await asked()
    const stranger = await createPerson(portal, { plan: 'espadarte' })
    const path = `/orders/${id}/return-answer`
    const body = { version: 5, code: 'fetch' }
    expect((await kitchen.as(stranger, 'POST', path, body)).status).toBe(404)
    expect((await call(portal, 'POST', `${kitchen.base}${path}`, body)).status).toBe(401)
    const { json } = await kitchen.place(pickupOf([lineOf(fish)], 8_990))
    expect(codeOf(await answer(json.id))).toEqual([409, 'orders.not-asked'])
  })
})

describe('a table', () => {
  const tableOrder = (label: string, token: string, more: object = {}) => ({
    mode: 'table',
    key: randomUUID(),
    catalogue: 'menu',
    lines: [lineOf(fish)],
    total_cents: 8_990,
    table: { label, token },
    ...more,
  })
  const tokenIn = (url: string) => url.split('#t=')[1] ?? ''

  // spec: 612, 626
  it('orders by its code, without a name; the first order of a visit opens it', async () => {
    const { json } = await kitchen.mine('POST', '/tables', { labels: ['12', '4'] })
    expect(json.tables.map(({ label }: { label: string }) => label)).toEqual(['4', '12'])
    const token = tokenIn(json.tables[1].url)
    const first = await kitchen.place(
      tableOrder('12', token, { with_service: true, total_cents: 9_889 }),
    )
    expect(first.status).toBe(201)
    const own = (await kitchen.mine('GET', `/orders/${first.json.id}`)).json
    expect(own).toMatchObject({ opens_table: true, service_cents: 899, contact: null })
    await kitchen.move(first.json.id, 'accepted')
    const second = await kitchen.place(tableOrder('12', token))
    expect((await kitchen.mine('GET', `/orders/${second.json.id}`)).json.opens_table).toBe(false)
  })

  // spec: 625
  it('orders nothing by an old code, that of another table or none', async () => {
    const { json } = await kitchen.mine('POST', '/tables', { labels: ['1', '2'] })
    const [one, two] = json.tables
    const refused = async (label: string, token: string) =>
      expect(codeOf(await kitchen.place(tableOrder(label, token)))).toEqual([409, 'orders.table'])
    await refused('1', tokenIn(two.url))
    await refused('1', '')
    await kitchen.mine('POST', `/tables/${one.id}/code`)
    await refused('1', tokenIn(one.url))
  })

  it('has a sheet of codes to print', async () => {
    await kitchen.mine('POST', '/tables', { labels: ['1', '2', '3'] })
    const { status: http, headers } = await kitchen.mine('GET', '/table-codes')
    expect([http, headers['content-type']]).toEqual([200, 'application/pdf'])
  })
})

describe('orders for later', () => {
  it('take a half hour of the kitchen, as many as it has room for', async () => {
    const { json } = await kitchen.mine('GET', '/ordering')
    await kitchen.mine('PUT', '/ordering', {
      ...json.content,
      slot_capacity: 1,
      version: json.version,
    })
    const { slots } = (
      await call(portal, 'GET', `/establishments/${kitchen.listing.slug}/ordering`)
    ).json
    const scheduled_for = slots[3]
    const later = () => pickupOf([lineOf(fish)], 8_990, { scheduled_for })
    const rosa = await createPerson(portal)
    const first = await kitchen.place(later(), rosa)
    expect(first.status).toBe(201)
    expect(codeOf(await kitchen.place(later(), rosa))).toEqual([409, 'orders.slot-full'])
    await kitchen.move(first.json.id, 'accepted')
    expect((await kitchen.follow(first.json.token)).json.promised_at).toBe(scheduled_for)
    // Its hour has come and gone: it still goes its way.
    clock.advance(3 * 60 * MINUTE)
    expect((await kitchen.move(first.json.id, 'ready')).status).toBe(200)
    clock.advance(-3 * 60 * MINUTE)
    await kitchen.move(first.json.id, 'cancelled', { code: 'too-busy' })
    expect((await kitchen.place(later(), rosa)).status).toBe(201)
  })

  // spec: 701
  it('that come at night live until the kitchen has been open for an hour', async () => {
    // Two in the night of Sunday; the kitchen opens at ten.
    clock.advance(Date.parse('2026-07-19T05:00:00Z') - clock.now().getTime())
    const rosa = await createPerson(portal)
    const scheduled_for = '2026-07-19T23:00:00.000Z'
    const { json } = await kitchen.place(pickupOf([lineOf(fish)], 8_990, { scheduled_for }), rosa)
    expect((await kitchen.follow(json.token)).json.respond_by).toBe('2026-07-19T14:00:00.000Z')
    clock.advance(9 * 60 * MINUTE - 1)
    await expireOrders(portal.deps)
    expect(await status(json.token)).toBe('received')
    clock.advance(1)
    await expireOrders(portal.deps)
    expect(await status(json.token)).toBe('cancelled')
    const early = pickupOf([lineOf(fish)], 8_990, { scheduled_for: '2026-07-20T14:00:00.000Z' })
    clock.advance(14 * 60 * MINUTE)
    const next = await kitchen.place(early, rosa)
    // Wanted at eleven, it is begun at half past ten.
    expect((await kitchen.follow(next.json.token)).json.respond_by).toBe('2026-07-20T13:30:00.000Z')
  })
})

describe('who may', () => {
  it('is the team: strangers find nothing, staff works and does not set up', async () => {
    const { json } = await kitchen.place(pickupOf([lineOf(fish)], 8_990))
    const stranger = await createPerson(portal, { plan: 'espadarte' })
    const staff = await createPerson(portal)
    await addMember(portal, kitchen.listing.id, staff, 'staff')
    const step = { version: 1, to: 'accepted' }
    for (const [person, http] of [
      [stranger, 404],
      [staff, 200],
    ] as const) {
      expect((await kitchen.as(person, 'GET', '/orders/board')).status).toBe(http)
      expect((await kitchen.as(person, 'GET', '/tables')).status).toBe(http)
      expect((await kitchen.as(person, 'POST', `/orders/${json.id}/move`, step)).status).toBe(http)
    }
    const { content, version } = (await kitchen.mine('GET', '/ordering')).json
    const saved = await kitchen.as(staff, 'PUT', '/ordering', { ...content, version })
    expect(saved.status).toBe(403)
    expect((await kitchen.as(staff, 'POST', '/tables', { labels: ['9'] })).status).toBe(403)
    const pause = { is_paused: true, minutes: 15 }
    expect((await kitchen.as(staff, 'PUT', '/ordering/pause', pause)).status).toBe(200)
  })

  it('lists their own orders to who was signed in, and to nobody else', async () => {
    const [rosa, other] = [await createPerson(portal), await createPerson(portal)]
    const ordered = await kitchen.place(pickupOf([lineOf(fish, 2)], 17_980), rosa)
    await kitchen.place(pickupOf([lineOf(fish)], 8_990))
    const list = (from: { cookie?: string } = {}) =>
      call(portal, 'GET', '/my/orders', undefined, from)
    expect((await list(rosa)).json).toEqual({
      orders: [
        {
          id: ordered.json.id,
          number: 1001,
          establishment: { slug: kitchen.listing.slug, name: expect.any(String) },
          status: 'received',
          placed_at: clock.now().toISOString(),
          promised_at: null,
          lines: [{ name: 'Filhote na brasa', quantity: 2 }],
          total_cents: 17_980,
          token: ordered.json.token,
        },
      ],
      next_cursor: null,
    })
    expect((await list(other)).json.orders).toEqual([])
    expect((await list()).status).toBe(401)
    clock.advance(11 * MINUTE)
    // Nobody answered: whoever reads knows, whether or not the clock has written it down.
    expect((await list(rosa)).json.orders[0].status).toBe('cancelled')
  })

  it('is nobody with a wrong link, and another business never sees the order', async () => {
    const { json } = await kitchen.place(pickupOf([lineOf(fish)], 8_990))
    expect((await kitchen.follow(`${json.token}x`)).status).toBe(422)
    const other = await createKitchen(portal)
    expect((await other.mine('GET', `/orders/${json.id}`)).status).toBe(404)
    const step = { version: 1, to: 'accepted' }
    expect((await other.mine('POST', `/orders/${json.id}/move`, step)).status).toBe(404)
  })
})

describe('limits', () => {
  it('spare the guests of one house, and stop one phone and who guesses links', async () => {
    const strict = await startNode(portal.databaseUrl, { clock })
    try {
      const address = '10.9.9.9'
      const place = (order: object) =>
        call(strict, 'POST', `/establishments/${kitchen.listing.slug}/orders`, order, { address })
      for (let guest = 0; guest < 15; guest += 1) {
        expect((await place(pickupOf([lineOf(fish)], 8_990))).status).toBe(201)
      }
      const phone = freshPhone()
      const answers = []
      for (let order = 0; order < 13; order += 1) {
        answers.push((await place(pickupOf([lineOf(fish)], 8_990, { phone }))).status)
      }
      expect(answers).toEqual([...Array.from({ length: 12 }, () => 201), 429])
      const guess = () =>
        call(strict, 'POST', '/orders/follow', { token: randomUUID() }, { address })
      for (let tries = 0; tries < 20; tries += 1) expect((await guess()).status).toBe(422)
      expect((await guess()).status).toBe(429)
    } finally {
      await stopNode(strict)
    }
  })
})

describe('the day', () => {
  it('is closed by payment, mode and item; only what arrived is money', async () => {
    const one = await kitchen.place(pickupOf([lineOf(fish, 2)], 17_980))
    const two = await kitchen.place(
      deliveryOf([lineOf(fish)], 9_590, { payment_method: 'dinheiro' }),
    )
    const gone = await kitchen.place(pickupOf([lineOf(fish)], 8_990))
    for (const to of ['accepted', 'ready', 'delivered']) await kitchen.move(one.json.id, to)
    for (const to of ['accepted', 'dispatched', 'delivered']) await kitchen.move(two.json.id, to)
    await kitchen.move(gone.json.id, 'cancelled', { code: 'closing' })
    const { json } = await kitchen.mine('GET', '/orders/days/2026-07-18')
    expect(json).toMatchObject({
      delivered: 2,
      cancelled: 1,
      total_cents: 27_570,
      delivery_cents: 600,
      items: [{ name: 'Filhote na brasa', quantity: 3 }],
      by_payment: [
        { method: 'Pix', total_cents: 17_980 },
        { method: 'Dinheiro', total_cents: 9_590 },
      ],
    })
    const found = await kitchen.mine('GET', '/orders?search=1002')
    expect(found.json.orders).toHaveLength(1)
  })

  const sell = async (
    moment: string,
    quantity = 1,
    ends: string[] = ['accepted', 'ready', 'delivered'],
  ) => {
    clock.advance(Date.parse(moment) - clock.now().getTime())
    const { json } = await kitchen.place(pickupOf([lineOf(fish, quantity)], quantity * 8_990))
    for (const to of ends) {
      const code = to === 'cancelled' ? { code: 'too-busy' } : {}
      expect((await kitchen.move(json.id, to, code)).status).toBe(200)
    }
  }
  const openAllNight = async (hour: number) => {
    const { json } = await kitchen.mine('GET', '/ordering')
    const settings = { ...json.content, day_ends_hour: hour, version: json.version }
    expect((await kitchen.mine('PUT', '/ordering', settings)).status).toBe(200)
    await portal.asOwner(
      `update establishments set hours = jsonb_set(hours, '{weekly}',
        (select jsonb_agg('[{"opens":0,"closes":1440}]'::jsonb) from generate_series(1, 7)))
       where id = '${kitchen.listing.id}'`,
    )
  }

  // spec: 713
  it('ends at the hour of the business: the board, the closing, the list and the sheet go by it', async () => {
    await openAllNight(4)
    await sell('2026-07-18T23:00:00Z')
    // One in the night of Sunday, by the clock of the city.
    await sell('2026-07-19T04:00:00Z', 2)
    expect((await kitchen.mine('GET', '/orders/board')).json.today).toMatchObject({
      day: '2026-07-18',
      delivered: 2,
    })
    const { json } = await kitchen.mine('GET', '/orders/days/2026-07-18')
    expect(json).toMatchObject({
      delivered: 2,
      starts_at: '2026-07-18T07:00:00.000Z',
      ends_at: '2026-07-19T07:00:00.000Z',
    })
    expect((await kitchen.mine('GET', '/orders/days/2026-07-19')).json.delivered).toBe(0)
    const list = await kitchen.mine('GET', '/orders?from=2026-07-18&until=2026-07-18')
    expect(list.json.orders).toHaveLength(2)
    clock.advance(4 * 60 * MINUTE)
    expect((await kitchen.mine('GET', '/orders/board')).json.today).toMatchObject({
      day: '2026-07-19',
      delivered: 0,
    })
  })

  // spec: 714
  it('adds up to its week and month: sales, the average, refusals and what is sold most', async () => {
    await openAllNight(4)
    await sell('2026-07-10T20:00:00Z')
    await sell('2026-07-17T20:00:00Z', 2)
    await sell('2026-07-18T20:00:00Z', 1, ['cancelled'])
    await sell('2026-07-19T05:00:00Z')
    const { json } = await kitchen.mine('GET', '/orders/periods/week/2026-07-18')
    expect(json).toMatchObject({
      from: '2026-07-13',
      until: '2026-07-19',
      today: '2026-07-18',
      delivered: 2,
      total_cents: 26_970,
      average_cents: 13_485,
      cancelled: 1,
      reasons: [{ code: 'too-busy', orders: 1 }],
      returned: { orders: 0, total_cents: 0 },
      items: [{ name: 'Filhote na brasa', quantity: 3, total_cents: 26_970 }],
      before: { delivered: 1, total_cents: 8_990 },
    })
    expect(json.days).toHaveLength(6)
    expect(json.days.at(-1)).toEqual({ day: '2026-07-18', delivered: 1, total_cents: 8_990 })
    const month = (await kitchen.mine('GET', '/orders/periods/month/2026-07-01')).json
    expect(month).toMatchObject({ from: '2026-07-01', until: '2026-07-31', delivered: 3 })
  })

  // spec: 1001
  it('goes into a sheet and on paper with the words and figures of the screen', async () => {
    await openAllNight(4)
    await sell('2026-07-17T20:00:00Z', 2)
    await sell('2026-07-18T20:00:00Z', 1, ['cancelled'])
    await sell('2026-07-19T05:00:00Z')
    const file = (name: string, { cookie }: Partial<TestPerson> = kitchen.owner) =>
      portal.app.inject({
        method: 'GET',
        url: `/api/v1${kitchen.base}/orders/periods/month/2026-07-18/${name}`,
        headers: cookie ? { cookie } : {},
      })
    const sheet = await file('sheet')
    expect(sheet.headers['content-disposition']).toBe(
      'attachment; filename="vendas-2026-07-01.csv"',
    )
    expect(sheet.payload.split(/\r?\n/)).toEqual(
      expect.arrayContaining([
        '\uFEFFparte;nome;quantidade;valor',
        'Vendas do mês;01/07/2026 a 31/07/2026;;',
        'Vendido;;2;269,70',
        'Média por pedido;;;134,85',
        'Cancelados;;1;',
        'Por dia;17/07/2026;1;179,80',
        // Sold at two in the night of a place that closes at four.
        'Por dia;18/07/2026;1;89,90',
        'O que mais saiu;Filhote na brasa;3;269,70',
      ]),
    )
    const paper = await file('paper')
    expect(paper.headers['content-type']).toBe('application/pdf')
    expect(paper.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    const cook = await createPerson(portal)
    await addMember(portal, kitchen.listing.id, cook, 'kitchen')
    for (const name of ['sheet', 'paper']) {
      expect((await file(name, {})).statusCode).toBe(401)
      expect((await file(name, cook)).statusCode).toBe(403)
    }
  })

  // spec: 714
  it('says of a month without orders that there were none, and nothing to strangers', async () => {
    const { json } = await kitchen.mine('GET', '/orders/periods/month/2026-03-15')
    expect(json).toMatchObject({ delivered: 0, average_cents: null, items: [], reasons: [] })
    expect(json.days).toHaveLength(31)
    const stranger = await createPerson(portal, { plan: 'espadarte' })
    const path = '/orders/periods/week/2026-07-18'
    expect((await kitchen.as(stranger, 'GET', path)).status).toBe(404)
    expect((await call(portal, 'GET', `${kitchen.base}${path}`)).status).toBe(401)
    expect((await kitchen.mine('GET', '/orders/periods/year/2026-07-18')).status).toBe(422)
    for (const edge of ['week/0001-01-01', 'month/9999-12-31']) {
      expect((await kitchen.mine('GET', `/orders/periods/${edge}`)).status).toBe(200)
    }
  })
})

// spec: 628
it('forgets who ordered after 180 days, and keeps the amounts', async () => {
  const { json } = await kitchen.place(deliveryOf([lineOf(fish)], 9_590))
  clock.advance(181 * 24 * 60 * MINUTE)
  await expireOrders(portal.deps)
  const now = clock.now()
  await portal.deps.stores.orders.forget(new Date(now.getTime() - 180 * 24 * 60 * MINUTE), now)
  expect((await kitchen.follow(json.token)).json).toMatchObject({
    contact: null,
    total_cents: 9_590,
  })
})

describe('ordering from the whole city', () => {
  type Found = { id: string; zone: object | null; modes: string[]; first_slot: string | null }
  const listed = async (query = '') => (await call(portal, 'GET', `/kitchens${query}`)).json
  const own = (answer: { kitchens: Found[] }) =>
    answer.kitchens.find(({ id }) => id === kitchen.listing.id)

  // spec: 850
  it('lists who takes orders of a menu, with what one bairro pays and waits', async () => {
    const all = await listed()
    expect(own(all)).toMatchObject({
      slug: kitchen.listing.slug,
      modes: ['delivery', 'pickup'],
      kitchen: { is_open: true },
      zone: null,
      least_fee_cents: 400,
      preparation_minutes: 30,
    })
    expect(all.neighbourhoods).toContainEqual({
      name: 'Destacado',
      delivering: expect.any(Number),
    })
    expect(own(await listed('?bairro=destacado'))?.zone).toMatchObject({ fee_cents: 600 })
    const elsewhere = own(await listed('?bairro=Atalaia'))
    expect([elsewhere?.zone, elsewhere?.modes]).toEqual([null, ['pickup']])
    expect((await call(portal, 'GET', `/kitchens?bairro=${'x'.repeat(81)}`)).status).toBe(422)
  })

  // spec: 850
  it('leaves out a menu with nothing in it, one that is off, and one that only serves tables', async () => {
    const empty = await createKitchen(portal)
    const tables = await createKitchen(portal, { takes_delivery: false, takes_pickup: false })
    await tables.addItem('Pirarucu', 5_000)
    const ids = (await listed()).kitchens.map(({ id }: Found) => id)
    expect(ids).toContain(kitchen.listing.id)
    expect(ids).not.toContain(empty.listing.id)
    expect(ids).not.toContain(tables.listing.id)
    const switched = switchCapabilities(false, ['delivery'])
    portal.deps.reads.cache.setTrusted(false)
    portal.deps.reads.cache.setTrusted(true)
    const off = await call(portal, 'GET', '/kitchens')
    switched()
    expect(off.status).toBe(404)
  })

  // spec: 851
  it('says at once that a kitchen rests, or that its delivery does', async () => {
    expect(own(await listed('?bairro=Centro'))).toMatchObject({ pause: null })
    await kitchen.mine('PUT', '/ordering/delivery-pause', {
      ...{ is_paused: true, minutes: null, neighbourhood: 'Centro' },
    })
    expect(own(await listed('?bairro=Centro'))).toMatchObject({ is_delivery_paused: true })
    expect(own(await listed('?bairro=Destacado'))).toMatchObject({ is_delivery_paused: false })
    await kitchen.mine('PUT', '/ordering/pause', { is_paused: true, minutes: 30 })
    expect(own(await listed('?bairro=Destacado'))).toMatchObject({
      pause: { until: expect.any(String) },
      first_slot: null,
    })
  })

  // spec: 852
  it('of a closed kitchen names the first half hour that is still free', async () => {
    const small = await createKitchen(portal, { slot_capacity: 1 })
    const dish = await small.addItem('Caldo', 2_000)
    clock.advance(5 * 60 * MINUTE)
    const find = async () =>
      (await listed()).kitchens.find(({ id }: Found) => id === small.listing.id) as Found
    const before = await find()
    expect(before).toMatchObject({ kitchen: { is_open: false, opens_at: expect.any(String) } })
    const taken = before.first_slot
    const rosa = await createPerson(portal)
    const wanted = pickupOf([lineOf(dish)], 2_000, { scheduled_for: taken })
    expect(codeOf(await small.place(wanted, rosa))).toEqual([201, undefined])
    const after = await find()
    expect(Date.parse(after.first_slot ?? '')).toBe(Date.parse(taken ?? '') + 30 * MINUTE)
    const { slots } = (await call(portal, 'GET', `/establishments/${small.listing.slug}/ordering`))
      .json
    expect(slots[0]).toBe(after.first_slot)
  })

  // spec: 853
  it('finds a dish across the menus that are ordered from, each with its kitchen', async () => {
    const shown = await createKitchen(portal, { takes_delivery: false, takes_pickup: false })
    await shown.addItem('Filhote do salão', 7_000)
    const { json } = await call(portal, 'GET', '/kitchens/dishes?q=filhote&bairro=Centro')
    const found = json.dishes.filter(
      ({ kitchen: { id } }: { kitchen: { id: string } }) => id === kitchen.listing.id,
    )
    expect(found).toMatchObject([
      {
        dish: { name: 'Filhote na brasa', price_cents: 8_990 },
        kitchen: { zone: { fee_cents: 400 } },
      },
    ])
    expect(json.dishes.map(({ dish }: { dish: { name: string } }) => dish.name)).not.toContain(
      'Filhote do salão',
    )
    expect((await call(portal, 'GET', '/kitchens/dishes?q=')).status).toBe(422)
    expect((await call(portal, 'GET', '/kitchens/dishes?q=jabuticaba')).json.dishes).toEqual([])
  })
})

describe('the team of the portal', () => {
  // spec: 630
  it('sees what goes wrong, and blocks a phone that orders for fun', async () => {
    const admin = await createPerson(portal, { role: 'admin' })
    const ask = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
      call(portal, method, `/admin/orders${path}`, body, { cookie: admin.cookie })
    const phone = freshPhone()
    for (let times = 0; times < 3; times += 1) {
      const { json } = await kitchen.place(pickupOf([lineOf(fish)], 8_990, { phone }))
      await call(portal, 'POST', '/orders/leave', { token: json.token })
    }
    const late = await kitchen.place(pickupOf([lineOf(fish)], 8_990))
    await kitchen.move(late.json.id, 'accepted')
    const unanswered = await kitchen.place(pickupOf([lineOf(fish)], 8_990))
    clock.advance(45 * MINUTE)
    const seen = (await ask('GET', '/troubles')).json
    const troubles = seen.orders.filter(
      (order: { establishment: { id: string } }) => order.establishment.id === kitchen.listing.id,
    )
    expect(troubles.map(({ id, trouble }: Record<string, string>) => [id, trouble])).toEqual([
      [unanswered.json.id, 'unanswered'],
      [late.json.id, 'late'],
    ])
    expect(seen.phones).toContainEqual({ phone, orders: 3, left: 3, businesses: 1 })

    expect((await ask('POST', '/blocks', { phone, reason: 'Três trotes' })).status).toBe(201)
    expect(codeOf(await kitchen.place(pickupOf([lineOf(fish)], 8_990, { phone })))).toEqual([
      409,
      'orders.blocked',
    ])
    expect((await ask('DELETE', `/blocks/${phone}`)).status).toBe(200)
    expect((await ask('DELETE', `/blocks/${phone}`)).status).toBe(404)
    expect((await kitchen.place(pickupOf([lineOf(fish)], 8_990, { phone }))).status).toBe(201)
  })
})
