import { mayReturn, wayOut } from '@portal/contract/storefront/orders/order-rules'
import { orderTexts as texts } from '@portal/contract/storefront/orders/orders.texts'
import { Conflict, Stale } from '../../../platform/errors/domain-errors.ts'
import { expireDueOf } from './expire-orders.ts'
import type { Order } from './order.rules.ts'
import { boardPath, returnAsked, returnTopic } from './order-told.rules.ts'
import type { Deps, Within } from './orders.feature.ts'
import { type Mover, noteOnOrder, stepOrder } from './step-order.ts'

type Needs = Pick<Deps, 'work' | 'stores' | 'clock'>
type Named = { establishmentId: string; orderId: string }
const customer: Mover = { actor: 'customer', userId: null }

async function holdOwn({ ordering, orders }: Within, { establishmentId, orderId }: Named) {
  const settings = await ordering.lock(establishmentId)
  const order = settings && (await orders.find(establishmentId, orderId))
  // It went over to another listing of the business while somebody looked at it.
  if (!settings || !order) throw new Stale(`order ${orderId} moved meanwhile`, texts.moved)
  return { order, settings }
}

/** At once and for free while nobody has accepted it; after that the business is asked. */
export async function leaveOrder(named: Named, deps: Needs) {
  await expireDueOf(named.establishmentId, deps)
  await deps.work.transaction(async (within) => {
    const now = deps.clock.now()
    const held = await holdOwn(within, named)
    const { order } = held
    switch (wayOut({ status: order.status, isAsked: order.cancel_asked_at !== null })) {
      case 'cancel': {
        const cancelling = { code: 'customer' as const, text: '' }
        return stepOrder(within, held, { to: 'cancelled', mover: customer, cancelling }, now)
      }
      case 'ask': {
        const change = { cancel_asked_at: now }
        return noteOnOrder(
          within,
          order,
          { kind: 'cancellation-asked', change, mover: customer },
          now,
        )
      }
      case null:
        throw refusalToLeave(order)
    }
  })
}

const refusalToLeave = ({ cancel_asked_at: asked, status }: Order) =>
  asked && status !== 'cancelled' && status !== 'delivered'
    ? new Conflict('orders.asked', 'asked already', texts.askTwice)
    : new Conflict('orders.over', 'the order is over', texts.over)

/** Goods bought at a distance go back within seven days (CDC art. 49). Asked twice it is one return. */
export async function askForReturn(named: Named & { reason: string }, deps: Needs) {
  await expireDueOf(named.establishmentId, deps)
  await deps.work.transaction(async (within) => {
    const now = deps.clock.now()
    const { order } = await holdOwn(within, named)
    if (order.return_asked_at) return
    const { catalogue, status } = order
    const since = order.status_since.toISOString()
    if (!mayReturn({ catalogue, status, status_since: since }, now)) {
      throw new Conflict('orders.return-late', 'cannot be returned', texts.returnLate)
    }
    const change = { return_asked_at: now, return_reason: named.reason }
    await noteOnOrder(within, order, { kind: 'return-asked', change, mover: customer }, now)
    const { establishment_id: place, id, number } = order
    const name = (await within.ordering.names([place])).get(place)?.name ?? ''
    await within.notifications.tell(
      {
        to: { establishmentId: place, right: 'orders.move' },
        kind: 'return-asked',
        topic: returnTopic(id),
        ...returnAsked(number, name),
        path: boardPath(place),
        establishmentId: place,
      },
      now,
    )
  })
}
