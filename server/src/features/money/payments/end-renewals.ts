import { giveUp } from './give-up-order.ts'
import type { Within } from './payments.feature.ts'
import type { Order } from './plan-orders.store.ts'

type Stores = Pick<Within, 'cardCharges' | 'cardRenewals' | 'pixRenewals' | 'planOrders'>

/**
 * What a person pays in another way, or leaves, is not taken again by itself. The provider is told by the
 * worker at once; a period that was about to be taken is given up with it.
 */
export async function endRenewals(userId: string, stores: Stores, now: Date) {
  await stores.cardRenewals.endActive(userId, now)
  await giveUpScheduled(userId, 'canceled', stores, now)
}

/**
 * What goes on by itself once a period is bought, whoever opened it: the renewal that made the order, or the card
 * that paid for the dearer plan, with that plan from now on. Any other would go on with the plan from before,
 * beside what was paid.
 */
export async function keepRenewalOf(
  order: Order & { userId: string },
  stores: Stores,
  now: Date,
): Promise<void> {
  if (order.renewalId) return
  const charge = await stores.cardCharges.find(order.id)
  if (charge) await stores.cardRenewals.setPlan(charge.renewalId, order, now)
  const paying = charge && (await stores.cardRenewals.find(charge.renewalId))
  if (paying?.status !== 'active') await endRenewals(order.userId, stores, now)
}

/** `expired` where nobody here gave it up: money that was taken all the same still buys the period. */
export async function giveUpScheduled(
  userId: string,
  as: 'canceled' | 'expired',
  stores: Stores,
  now: Date,
) {
  const scheduled = await stores.planOrders.findScheduled(userId)
  if (scheduled) await giveUp(scheduled, as, stores, now)
}

/**
 * Whoever undoes a purchase is not charged for the next period of it. A dearer plan that is undone leaves
 * the plan from before, and its card renews that again.
 */
export async function endRenewalOf(
  order: Order,
  stores: Stores & Pick<Within, 'planPayments'>,
  now: Date,
) {
  const charge = await stores.cardCharges.find(order.id)
  const former = charge && order.userId && (await stores.planPayments.heldBeside(order))
  if (charge) {
    const renewal = await stores.cardRenewals.find(charge.renewalId)
    if (renewal?.status !== 'active' || renewal.plan !== order.plan) return
    if (former) await stores.cardRenewals.setPlan(renewal.id, former, now)
    else await stores.cardRenewals.end(renewal.id, now, now)
    return
  }
  for (const renewals of [stores.cardRenewals, stores.pixRenewals]) {
    const renewal = order.renewalId
      ? await renewals.find(order.renewalId)
      : await renewals.findByFirstOrder(order.id)
    if (!renewal || renewal.status === 'ended') continue
    await renewals.end(renewal.id, now, now)
    if (renewal.userId) await giveUpScheduled(renewal.userId, 'canceled', stores, now)
  }
}
