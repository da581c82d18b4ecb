import { DISPATCHED_HOURS, READY_HOURS } from '@portal/contract/storefront/orders/order-rules'
import { statusOf } from './order.rules.ts'
import type { Deps } from './orders.feature.ts'
import { stepOrder } from './step-order.ts'

const HOUR_MS = 3_600_000

const ends = (now: Date) => ({
  ready: new Date(now.getTime() - READY_HOURS * HOUR_MS),
  dispatched: new Date(now.getTime() - DISPATCHED_HOURS * HOUR_MS),
})

/** Writes down what the clock has made of the orders of a business. Readers know it without. */
export async function expireDueOf(
  establishmentId: string,
  { work, stores, clock }: Pick<Deps, 'work' | 'stores' | 'clock'>,
): Promise<number> {
  const now = clock.now()
  const due = await stores.orders.listDue(establishmentId, now, ends(now))
  if (due.length === 0) return 0
  return work.transaction(async (within) => {
    const settings = await within.ordering.lock(establishmentId)
    if (!settings) return 0
    const orders = await within.orders.listDue(establishmentId, now, ends(now))
    for (const order of orders) {
      const to = statusOf(order, now)
      const mover = { actor: 'clock' as const, userId: null }
      const cancelling = { code: 'no-answer' as const, text: '' }
      await stepOrder(within, { order, settings }, { to, mover, cancelling }, now)
    }
    return orders.length
  })
}

/** Of every business; one that fails does not stop the others. */
export async function expireOrders(
  deps: Pick<Deps, 'work' | 'stores' | 'clock' | 'log' | 'eachItem'>,
) {
  const now = deps.clock.now()
  const places = await deps.stores.orders.placesDue(now, ends(now))
  await deps.eachItem({ job: 'orders.expire', idOf: String }, places, async (id) => {
    const count = await expireDueOf(id, deps)
    deps.log.info({ establishmentId: id, count }, 'orders ended by the clock')
  })
}
