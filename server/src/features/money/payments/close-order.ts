import type { PaymentMethod } from '@portal/contract/money/payments/plan-order'
import type { PaidPlan } from '@portal/contract/shared/plans'
import { lookAtCheckout } from './ask-for-checkout.ts'
import { lookAtCode } from './ask-for-code.ts'
import { lookAtCardCharge } from './charge-saved-card.ts'
import { lookAtRecurrence } from './follow-recurrence.ts'
import { giveUp } from './give-up-order.ts'
import type { Deps } from './payments.feature.ts'
import type { Order } from './plan-orders.store.ts'

type Next = { userId: string; key: string; method: PaymentMethod; plan: PaidPlan }

/**
 * Before another way of paying is opened the old one is closed and looked at once more: nobody is led to
 * pay twice. What turns out to be paid is bought, and the new order meets it in its quote.
 */
export async function closeBeforeSwitch(
  { userId, key, method, plan }: Next,
  deps: Deps,
): Promise<void> {
  const open = await deps.stores.planOrders.findAwaiting(userId)
  if (!open || open.key === key) return
  const isCardAsked = (await deps.stores.cardCharges.find(open.id)) !== null
  if (open.method === method && !(isCardAsked && open.plan !== plan)) return
  const now = deps.clock.now()
  await deps.work.transaction(async (within) => {
    await within.planOrders.lockPerson(userId)
    const current = await within.planOrders.find(open.id)
    if (current?.status === 'awaiting_payment') await giveUp(current, 'canceled', within, now)
  })
  await lookOnceMore(open, deps)
}

/** Whatever a provider does: what was not learnt now is asked again by the worker. */
export async function lookOnceMore(order: Pick<Order, 'id'>, deps: Deps): Promise<void> {
  try {
    const charge = await deps.stores.planOrders.newestCharge(order.id)
    if (charge && charge.status !== 'settled') await lookAtCode(charge, deps)
    const cardCharge = await deps.stores.cardCharges.find(order.id)
    if (cardCharge && cardCharge.status !== 'settled') await lookAtCardCharge(cardCharge, deps)
    const renewal = await deps.stores.cardRenewals.findByFirstOrder(order.id)
    if (renewal) await lookAtCheckout(renewal, deps)
    const recurrence = await deps.stores.pixRenewals.findByFirstOrder(order.id)
    if (recurrence) await lookAtRecurrence(recurrence, deps)
  } catch (error) {
    deps.log.warn(
      { err: error, orderId: order.id },
      'an order that was given up is looked at later',
    )
  }
}
