import { NewOrder } from '@portal/contract/orders/order'
import { nextStatuses, statusAt } from '@portal/contract/orders/order-rules'
import { ORDER_STATUSES, type OrderStatus } from '@portal/contract/orders/orders.texts'
import { switchCapabilities } from '@portal/contract/testing/switch-capabilities'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createKitchen, deliveryOf, type Kitchen, lineOf, pickupOf } from '../../../test/orders.ts'
import { fixedClock, useTestApp } from '../../../test/test-app.ts'
import { DomainError } from '../../platform/errors/domain-errors.ts'
import { expireOrders } from './expire-orders.ts'
import { pauseOrders } from './keep-ordering.ts'
import { askForReturn, leaveOrder } from './leave-order.ts'
import { answerCancellation, moveOrder, receiveReturn } from './move-order.ts'
import { placeOrder } from './place-order.ts'

/** By night ten thousand (`npm run orders:sequences`). */
const SEQUENCES = Number(process.env.ORDER_SEQUENCES ?? 12)
const MINUTE = 60_000
const clock = fixedClock('2026-07-18T15:00:00Z')
const portal = useTestApp({ clock, environment: { SENSITIVE_LIMITS_FACTOR: '1000000' } })
let kitchen: Kitchen
let dish: { id: string }
let goods: { item: { id: string }; variant: string }
let restore: () => void

beforeAll(async () => {
  restore = switchCapabilities(true, ['menu', 'delivery', 'shop'])
  kitchen = await createKitchen(portal)
  dish = await kitchen.addItem('Filhote', 5_000)
  goods = await kitchen.addGoods('Camiseta', 4_000, 3)
})
afterAll(() => restore())

const which = fc.nat({ max: 5 })
const action = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('place' as const),
      what: fc.nat({ max: 3 }),
      quantity: fc.integer({ min: 1, max: 2 }),
      wrongTotal: fc.nat({ max: 6 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('repeat' as const),
      order: which,
      isOther: fc.boolean(),
    }),
  },
  {
    weight: 7,
    arbitrary: fc.record({
      do: fc.constant('move' as const),
      order: which,
      to: fc.constantFrom(...ORDER_STATUSES),
      isStale: fc.nat({ max: 5 }),
      isGuided: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('leave' as const), order: which }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('answer' as const),
      order: which,
      accept: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      minutes: fc.constantFrom(1, 5, 10, 61, 240, 1_440),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('worker' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('pause' as const), isPaused: fc.boolean() }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('price' as const),
      cents: fc.integer({ min: 1_000, max: 9_000 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('return' as const), order: which }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('receive' as const), order: which }) },
)
type Action = typeof action extends fc.Arbitrary<infer One> ? One : never

type Placed = { id: string; order: NewOrder; lines: string; hasEnded: OrderStatus | null }

it(
  'whatever customers, team, clock and worker do in whatever order, what an order promises holds',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 4, maxLength: 24 }), playSequence),
      { numRuns: SEQUENCES, endOnFailure: SEQUENCES > 100 },
    )
  },
  // Ten thousand take an hour or so.
  Math.max(60_000, SEQUENCES * 2_000),
)

async function playSequence(actions: readonly Action[]) {
  await cleanSlate()
  const placed: Placed[] = []
  let isPaused = false
  for (const one of actions) {
    const before = placed.length
    const wasPaused = isPaused
    if (one.do === 'pause') isPaused = one.isPaused
    await refusalsAside(() => perform(one, placed))
    if (wasPaused) expect(placed.length, 'nothing is placed during a pause').toBe(before)
    isPaused = await readPause()
    await checkAll(placed)
  }
}

/** The morning of another day: nothing is open, three are on the shelf. */
async function cleanSlate() {
  const day = 24 * 60 * MINUTE
  const noon = Math.ceil((clock.now().getTime() + 3 * day) / day) * day + 15 * 60 * MINUTE
  clock.advance(noon - clock.now().getTime())
  await expireOrders(portal.deps)
  await portal.asOwner(
    `update orders set status = 'delivered' where status in ('accepted', 'preparing')`,
  )
  await pause(false)
  await setPrice(5_000)
  await portal.asOwner('update stock set on_hand = 3, reserved = 0 where variant_id = $1', [
    goods.variant,
  ])
}

async function perform(one: Action, placed: Placed[]): Promise<unknown> {
  const { deps } = portal
  const at = (index: number) => placed[index % Math.max(1, placed.length)]
  const named = (index: number) => {
    const order = at(index)
    return order && { orderId: order.id, establishmentId: kitchen.listing.id }
  }
  switch (one.do) {
    case 'place':
      return place(await bodyOf(one), placed)
    case 'repeat': {
      const known = at(one.order)
      if (!known) return
      const body = one.isOther ? { ...known.order, note: 'outra coisa' } : known.order
      const again = await send(body)
      expect(one.isOther, 'another content under one key').toBe(false)
      expect(again.id).toBe(known.id)
      return
    }
    case 'move': {
      const name = named(one.order)
      if (!name) return
      const { status, mode, version } = await stored(name.orderId)
      const guided = nextStatuses(mode, status)[0]
      const to = one.isGuided && guided ? guided : one.to
      const seen = one.isStale === 0 ? Math.max(1, version - 1) : version
      const isAlive = (await effective(name.orderId)) === status
      await moveOrder(owner(), { ...name, version: seen, to, code: 'other' }, deps)
      expect(isAlive, 'nothing moves after its minute').toBe(true)
      expect(seen, 'nobody moves what they did not see').toBe(version)
      expect(nextStatuses(mode, status)).toContain(to)
      return
    }
    case 'leave': {
      const name = named(one.order)
      return name && leaveOrder(name, deps)
    }
    case 'answer': {
      const name = named(one.order)
      if (!name) return
      const { version } = await stored(name.orderId)
      return answerCancellation(owner(), { ...name, version, accept: one.accept }, deps)
    }
    case 'wait':
      return clock.advance(one.minutes * MINUTE)
    case 'worker':
      return expireOrders(deps)
    case 'pause':
      return pause(one.isPaused)
    case 'price':
      return setPrice(one.cents)
    case 'return': {
      const name = named(one.order)
      return name && askForReturn({ ...name, reason: '' }, deps)
    }
    case 'receive': {
      const name = named(one.order)
      if (!name) return
      const { version } = await stored(name.orderId)
      return receiveReturn(owner(), { ...name, version }, deps)
    }
  }
}

/** A refusal is an answer; anything else is a fault. */
async function refusalsAside(act: () => Promise<unknown>) {
  try {
    await act()
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
  }
}

const owner = () => ({
  kind: 'person' as const,
  userId: kitchen.owner.userId,
  planType: 'espadarte' as const,
})

const send = (order: NewOrder) =>
  placeOrder(
    { person: null, address: '10.1.1.1' },
    { slug: kitchen.listing.slug, order },
    portal.deps,
  )

async function place(order: NewOrder, placed: Placed[]) {
  const { id } = await send(order)
  placed.push({ id, order, lines: await linesOf(id), hasEnded: null })
}

async function bodyOf({ what, quantity, wrongTotal }: Extract<Action, { do: 'place' }>) {
  const price = await priceNow()
  const shelf = lineOf(goods.item, quantity, { variant_id: goods.variant })
  const wrong = wrongTotal === 0 ? 1 : 0
  const bodies = [
    () => pickupOf([lineOf(dish, quantity)], price * quantity + wrong),
    () => deliveryOf([lineOf(dish, quantity)], price * quantity + 600 + wrong),
    () => pickupOf([shelf], 4_000 * quantity + wrong, { catalogue: 'shop' }),
    // Two lines of one row of stock.
    () =>
      pickupOf([shelf, { ...shelf, note: 'b' }], 8_000 * quantity + wrong, { catalogue: 'shop' }),
  ]
  return NewOrder.parse((bodies[what] ?? bodies[0])?.())
}

const pause = (isPaused: boolean) =>
  pauseOrders(
    owner(),
    { establishmentId: kitchen.listing.id, isPaused, minutes: null },
    portal.deps,
  )
const setPrice = (cents: number) =>
  portal.asOwner('update catalog_items set price_cents = $2 where id = $1', [dish.id, cents])

async function rows<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
  return (await portal.deps.pool.query(text, values)).rows as Row[]
}
const readPause = async () =>
  (
    await rows<{ is_paused: boolean }>(
      'select is_paused from ordering_settings where establishment_id = $1',
      [kitchen.listing.id],
    )
  )[0]?.is_paused ?? false
const priceNow = async () =>
  (
    await rows<{ price_cents: number }>('select price_cents from catalog_items where id = $1', [
      dish.id,
    ])
  )[0]?.price_cents ?? 0

type Stored = {
  status: OrderStatus
  mode: 'delivery' | 'pickup'
  version: number
  respond_by: Date
  status_since: Date
}
async function stored(id: string): Promise<Stored> {
  const [row] = await rows<Stored>('select * from orders where id = $1', [id])
  if (!row) throw new Error(`order ${id} is gone`)
  return row
}
async function effective(id: string): Promise<OrderStatus> {
  const { status, respond_by, status_since } = await stored(id)
  const moments = { respond_by: respond_by.toISOString(), status_since: status_since.toISOString() }
  return statusAt({ status, ...moments }, clock.now())
}
const linesOf = async (id: string) =>
  JSON.stringify(
    await rows('select * from order_lines where order_id = $1 order by position', [id]),
  )

async function checkAll(placed: Placed[]) {
  const ids = placed.map(({ id }) => id)
  expect(new Set(ids).size, 'one key, one order').toBe(ids.length)
  await checkAmounts(ids)
  await checkEvents(ids)
  await checkStock(ids)
  for (const one of placed) {
    expect(await linesOf(one.id), 'what was agreed does not change').toBe(one.lines)
    const { status } = await stored(one.id)
    if (one.hasEnded) expect(status, 'what is over stays so').toBe(one.hasEnded)
    if (status === 'delivered' || status === 'cancelled') one.hasEnded = status
  }
}

async function checkAmounts(ids: string[]) {
  const wrong = await rows(
    `select id from orders where id = any($1) and (
      total_cents <> items_cents + delivery_cents + service_cents
      or items_cents <> (select sum(total_cents) from order_lines where order_id = orders.id))`,
    [ids],
  )
  expect(wrong, 'amounts add up').toEqual([])
}

/** Each step one version and one event, along the ways there are. */
async function checkEvents(ids: string[]) {
  type Event = {
    id: string
    version: number
    kind: string
    status: OrderStatus
    mode: Stored['mode']
    last: number
  }
  const events = await rows<Event>(
    `select orders.id, orders.mode, orders.version as last, event.version, event.kind, event.status
     from orders join order_events as event on event.order_id = orders.id
     where orders.id = any($1) order by orders.id, event.version`,
    [ids],
  )
  for (const own of Map.groupBy(events, ({ id }) => id).values()) {
    expect(own.map(({ version }) => version)).toEqual(own.map((_, index) => index + 1))
    expect(own.at(-1)?.last, 'every version has its event').toBe(own.length)
    const moves = own.filter(({ kind }) => kind === 'moved')
    for (const [index, { mode, status }] of moves.entries()) {
      const from = moves[index - 1]
      if (from) expect(nextStatuses(mode, from.status)).toContain(status)
    }
  }
}

/** What is promised is what waits; what is gone is what was accepted. */
async function checkStock(ids: string[]) {
  const [found] = await rows<{ on_hand: number; reserved: number; waiting: number; gone: number }>(
    `select stock.on_hand, stock.reserved,
      coalesce(sum(line.quantity) filter (where orders.status = 'received'), 0)::integer as waiting,
      coalesce(sum(line.quantity) filter (where orders.status not in ('received', 'cancelled')
        and orders.returned_at is null), 0)::integer as gone
     from stock left join (orders join order_lines as line on line.order_id = orders.id)
       on line.variant_id = stock.variant_id and orders.id = any($2)
     where stock.variant_id = $1 group by stock.variant_id`,
    [goods.variant, ids],
  )
  expect(found && { promised: found.reserved, left: found.on_hand }).toEqual({
    promised: found?.waiting,
    left: 3 - (found?.gone ?? 0),
  })
}
