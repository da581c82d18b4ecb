import { nextStatuses } from '@portal/contract/storefront/orders/order-rules'
import type { OrderStatus } from '@portal/contract/storefront/orders/orders.texts'
import { switchCapabilities } from '@portal/contract/testing/switch-capabilities'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Lane, ON_THE_SHELF, openLane } from '../../../../test/order-sequences/lane.ts'
import { type Placed, play } from '../../../../test/order-sequences/play.ts'
import { readSnapshot, type Snapshot } from '../../../../test/order-sequences/snapshot.ts'
import { type Step, sequence } from '../../../../test/order-sequences/steps.ts'
import { ANY_TIME, useSequences } from '../../../../test/sequences.ts'

let restore = () => {}
beforeAll(() => {
  restore = switchCapabilities(true, ['menu', 'delivery', 'shop'])
})
afterAll(() => restore())

/** By night ten thousand (`npm run orders:sequences`). */
const sequences = useSequences({
  name: 'ORDER',
  sample: { sequences: 12, lanes: 1 },
  seed: 20_260_701,
  sequence,
  open: openLane,
  play: playSequence,
})

it(
  'whatever customers, team, clock and worker do in whatever order, what an order promises holds',
  sequences.playAll,
  ANY_TIME,
)

async function playSequence(lane: Lane, steps: readonly Step[]) {
  await lane.begin()
  const placed: Placed[] = []
  const agreed = new Agreements()
  const look = () =>
    readSnapshot(
      lane,
      placed.map(({ id }) => id),
    )
  let seen = await look()
  for (const step of steps) {
    const before = placed.length
    const wasPaused = seen.isPaused
    await play(step, { lane, placed, seen })
    if (wasPaused) expect(placed.length, 'nothing is placed during a pause').toBe(before)
    seen = await look()
    checkAll(placed, seen, lane)
    agreed.check(seen)
  }
}

function checkAll(placed: readonly Placed[], seen: Snapshot, lane: Lane) {
  const ids = placed.map(({ id }) => id)
  expect(new Set(ids).size, 'one key, one order').toBe(ids.length)
  expect(
    seen.orders.map(({ id }) => id),
    'every order is there',
  ).toEqual(ids.toSorted())
  checkAmounts(seen)
  checkEvents(seen)
  checkStock(seen, lane)
}

/** What was agreed at first, and how each ended. */
class Agreements {
  readonly #lines = new Map<string, string>()
  readonly #ends = new Map<string, OrderStatus>()

  check({ orders, lines }: Snapshot) {
    for (const { id, status } of orders) {
      const own = JSON.stringify(lines.filter(({ order_id }) => order_id === id))
      expect(own, 'what was agreed does not change').toBe(this.#lines.get(id) ?? own)
      this.#lines.set(id, own)
      expect(status, 'what is over stays so').toBe(this.#ends.get(id) ?? status)
      if (status === 'delivered' || status === 'cancelled') this.#ends.set(id, status)
    }
  }
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0)

function checkAmounts({ orders, lines }: Snapshot) {
  const wrong = orders.filter(({ id, ...order }) => {
    const own = lines.filter(({ order_id }) => order_id === id)
    const { items_cents, delivery_cents, service_cents, total_cents } = order
    return (
      total_cents !== items_cents + delivery_cents + service_cents ||
      items_cents !== sum(own.map(({ total_cents }) => total_cents))
    )
  })
  expect(wrong, 'amounts add up').toEqual([])
}

/** Each step one version and one event, along the ways there are. */
function checkEvents({ orders, events }: Snapshot) {
  for (const { id, mode, version } of orders) {
    const own = events.filter(({ order_id }) => order_id === id)
    expect(own.map((event) => event.version)).toEqual(own.map((_, index) => index + 1))
    expect(own.length, 'every version has its event').toBe(version)
    const moves = own.filter(({ kind }) => kind === 'moved')
    for (const [index, { status }] of moves.entries()) {
      const from = moves[index - 1]
      if (from) expect(nextStatuses(mode, from.status)).toContain(status)
    }
  }
}

/** What is promised is what waits; what is gone is what was accepted. */
function checkStock({ orders, lines, stock }: Snapshot, { goods }: Lane) {
  const quantityOf = (which: (order: Snapshot['orders'][number]) => boolean) => {
    const ids = new Set(orders.filter(which).map(({ id }) => id))
    const own = lines.filter(
      ({ order_id, variant_id }) => variant_id === goods.variant && ids.has(order_id),
    )
    return sum(own.map(({ quantity }) => quantity))
  }
  const waiting = quantityOf(({ status }) => status === 'received')
  const gone = quantityOf(
    ({ status, returned_at }) =>
      status !== 'received' && status !== 'cancelled' && returned_at === null,
  )
  expect({ promised: stock.reserved, left: stock.on_hand }).toEqual({
    promised: waiting,
    left: ON_THE_SHELF - gone,
  })
}
