import { topics } from '@portal/contract/live/topics'
import { Tag } from '../../../platform/live/tags.ts'
import type { PixPayment } from '../../../platform/pix/pix-port.ts'
import type { Deps } from './payments.feature.ts'
import type { PlanCharge } from './plan-charges.store.ts'
import { recordPayment } from './record-payment.ts'

/**
 * Money that the bank tells of inside a charge is of that charge, whether the payment repeats its txid or
 * not. True once the charge is settled, and the bank need not be asked about it any more.
 */
export async function recordChargePayments(
  charge: PlanCharge,
  payments: readonly PixPayment[],
  deps: Deps,
): Promise<boolean> {
  const { planOrders, planPayments } = deps.stores
  for (const payment of payments) {
    await recordPayment({ ...payment, txid: payment.txid ?? charge.txid }, deps)
  }
  if ((await planOrders.findCharge(charge.id))?.status === 'settled') return true
  for (const { endToEndId } of payments) {
    if (!(await planPayments.find(endToEndId))) continue
    // A list that names no txid told of it first: it is in the books without an order.
    deps.log.error(
      { orderId: charge.orderId, endToEndId },
      'an order was paid by a Pix without order',
    )
    await leaveToTeam(charge, 'settled', deps)
    return true
  }
  return false
}

/** It was paid, and no rule can say by what: a person decides, and it is not paid for again meanwhile. */
export async function leaveToTeam(
  { id, orderId }: PlanCharge,
  status: 'settled' | 'expired_local',
  { work, clock }: Deps,
): Promise<void> {
  const now = clock.now()
  await work.transaction(async (within) => {
    const found = await within.planOrders.find(orderId)
    await within.planOrders.lockPerson(found?.userId ?? orderId)
    const order = await within.planOrders.find(orderId)
    await within.planOrders.updateCharge(id, { status, checkAt: null }, now)
    if (order?.status !== 'awaiting_payment' && order?.status !== 'scheduled') return
    await within.planOrders.setStatus(orderId, 'review', now)
    if (order.userId) within.changes.announce(Tag.live(topics.planOrders(order.userId)))
  })
}
