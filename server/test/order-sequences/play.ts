import { NewOrder } from '@portal/contract/storefront/orders/order'
import { nextStatuses, statusAt } from '@portal/contract/storefront/orders/order-rules'
import { expect } from 'vitest'
import { browsers } from '../../src/features/storefront/orders/customers.rules.ts'
import { expireOrders } from '../../src/features/storefront/orders/expire-orders.ts'
import { askForReturn, leaveOrder } from '../../src/features/storefront/orders/leave-order.ts'
import { answerCancellation, moveOrder } from '../../src/features/storefront/orders/move-order.ts'
import { placeOrder } from '../../src/features/storefront/orders/place-order.ts'
import { receiveReturn } from '../../src/features/storefront/orders/take-back-goods.ts'
import { DomainError } from '../../src/platform/errors/domain-errors.ts'
import { deliveryOf, lineOf, pickupOf } from '../orders.ts'
import type { Lane } from './lane.ts'
import type { Snapshot } from './snapshot.ts'
import type { Step, StepOf } from './steps.ts'

const MINUTE = 60_000

export type Placed = { id: string; order: NewOrder }
type Scene = { lane: Lane; placed: Placed[]; seen: Snapshot }

/** A refusal is an answer; anything else is a fault. */
export async function play(step: Step, scene: Scene): Promise<void> {
  try {
    await perform(step, scene)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
  }
}

async function perform(one: Step, scene: Scene): Promise<unknown> {
  const { lane, placed } = scene
  const { deps } = lane.portal
  const { owner } = lane
  switch (one.do) {
    case 'place': {
      const order = bodyOf(one, scene)
      const { id } = await send(order, lane)
      return placed.push({ id, order })
    }
    case 'repeat': {
      const known = placed[one.order % Math.max(1, placed.length)]
      if (!known) return
      const body = one.isOther ? { ...known.order, note: 'outra coisa' } : known.order
      const again = await send(body, lane)
      expect(one.isOther, 'another content under one key').toBe(false)
      expect(again.id).toBe(known.id)
      return
    }
    case 'move':
      return move(one, scene)
    case 'leave': {
      const found = find(one.order, scene)
      return found && leaveOrder(found.named, deps)
    }
    case 'answer': {
      const found = find(one.order, scene)
      if (!found) return
      const { named, version } = found
      return answerCancellation(owner, { ...named, version, accept: one.accept }, deps)
    }
    case 'wait':
      return lane.clock.advance(one.minutes * MINUTE)
    case 'worker':
      return expireOrders(deps)
    case 'pause':
      return lane.pause(one.isPaused)
    case 'price':
      return lane.setPrice(one.cents)
    case 'return': {
      const found = find(one.order, scene)
      return found && askForReturn({ ...found.named, reason: '' }, deps)
    }
    case 'receive': {
      const found = find(one.order, scene)
      return found && receiveReturn(owner, { ...found.named, version: found.version }, deps)
    }
  }
}

/** One that was placed, as it is stored. */
function find(index: number, { lane, placed, seen }: Scene) {
  const known = placed[index % Math.max(1, placed.length)]
  if (!known) return null
  const row = seen.orders.find(({ id }) => id === known.id)
  if (!row) throw new Error(`order ${known.id} is gone`)
  const named = { orderId: row.id, establishmentId: lane.kitchen.listing.id }
  const { status, mode, version } = row
  return { named, status, mode, version, isAlive: statusAt(row, lane.clock.now()) === status }
}

async function move({ order, to, isStale, isGuided }: StepOf<'move'>, scene: Scene) {
  const found = find(order, scene)
  if (!found) return
  const { named, status, mode, version, isAlive } = found
  const { owner, portal } = scene.lane
  const guided = nextStatuses(mode, status)[0]
  const wanted = isGuided && guided ? guided : to
  const seen = isStale === 0 ? Math.max(1, version - 1) : version
  await moveOrder(owner, { ...named, version: seen, to: wanted, code: 'other' }, portal.deps)
  expect(isAlive, 'nothing moves after its minute').toBe(true)
  expect(seen, 'nobody moves what they did not see').toBe(version)
  expect(nextStatuses(mode, status)).toContain(wanted)
}

const send = (order: NewOrder, { kitchen, portal }: Lane) =>
  placeOrder(
    { person: null, address: `10.1.${order.key.slice(0, 8)}`, browser: browsers.create() },
    { slug: kitchen.listing.slug, order },
    portal.deps,
  )

function bodyOf({ what, quantity, wrongTotal }: StepOf<'place'>, { lane, seen }: Scene) {
  const { dish, goods } = lane
  const price = seen.dishCents
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
