import type { Within } from './payments.feature.ts'
import type { Order } from './plan-orders.store.ts'

type Stores = Pick<Within, 'planOrders' | 'cardCharges' | 'cardRenewals' | 'pixRenewals'>

/** Its code or page is taken back by the worker, which looks once more whether it was paid. */
export async function giveUpAwaiting(userId: string, stores: Stores, now: Date) {
  const open = await stores.planOrders.findAwaiting(userId)
  if (open) await giveUp(open, 'canceled', stores, now)
}

/** A dearer plan that waits for its money was priced beside a period that is another one by now. */
export async function giveUpUpgrade(userId: string, stores: Stores, now: Date) {
  const open = await stores.planOrders.findAwaiting(userId)
  if (open?.reason === 'upgrade') await giveUp(open, 'canceled', stores, now)
}

export async function giveUp(
  order: Order,
  status: 'canceled' | 'expired',
  { planOrders, cardCharges, cardRenewals, pixRenewals }: Stores,
  now: Date,
) {
  await planOrders.setStatus(order.id, status, now)
  const charge = await planOrders.newestCharge(order.id)
  if (charge) await planOrders.checkChargeAgain(charge.id, now)
  await cardCharges.checkAgain(order.id, now, now)
  for (const renewals of [cardRenewals, pixRenewals]) {
    const renewal = await renewals.findByFirstOrder(order.id)
    if (renewal) await renewals.checkAgain(renewal.id, now, now)
  }
}
