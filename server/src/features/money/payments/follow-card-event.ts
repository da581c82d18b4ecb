import type { CardEvent, CardRefund } from '../../../platform/cards/cards-port.ts'
import { lookAtCheckout } from './ask-for-checkout.ts'
import { followSubscription, noteFailedInvoice } from './card-renewals.ts'
import type { Deps } from './payments.feature.ts'
import type { Payment } from './plan-payments.store.ts'
import { requireCards } from './process-refund.ts'
import { requireList } from './read-whole-list.ts'
import { recordInvoice } from './record-invoice.ts'
import { recordRefundsByProvider } from './record-payment.ts'

/** What an event is about is read again at the provider; nothing else of it is believed. */
export async function followCardEvent(event: CardEvent, deps: Deps): Promise<void> {
  const { type, invoiceId, subscriptionId, paymentId, orderId } = event
  if (type === 'invoice.paid' && invoiceId) return recordInvoice(invoiceId, deps)
  if (FAILED.has(type) && invoiceId) return noteFailedInvoice(invoiceId, deps)
  if (type.startsWith('checkout.session.') && orderId) return followCheckout(orderId, deps)
  if (type.startsWith('customer.subscription.') && subscriptionId) {
    return followSubscription(subscriptionId, deps)
  }
  if (TAKEN_BACK.test(type) && paymentId) return recordTakenBack(paymentId, deps)
}

const FAILED = new Set(['invoice.payment_failed', 'invoice.payment_action_required'])
const TAKEN_BACK = /^charge\.(refunded|dispute\.)/
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

async function followCheckout(orderId: string, deps: Deps) {
  const renewal = UUID.test(orderId)
    ? await deps.stores.cardRenewals.findByFirstOrder(orderId)
    : null
  if (renewal && renewal.status === 'pending') await lookAtCheckout(renewal, deps)
}

/** What went back of a payment without being asked for here: by hand at the provider, or by a dispute. */
export async function recordTakenBack(intentId: string, deps: Deps): Promise<void> {
  const outcome = await requireCards(deps).listRefunds(intentId)
  await keepTakenBack(intentId, requireList('the refunds of a card', outcome, deps), deps)
}

export async function keepTakenBack(
  intentId: string,
  list: readonly CardRefund[],
  deps: Deps,
): Promise<void> {
  const payment = await deps.stores.planPayments.findByIntent(intentId)
  if (!payment) return
  for (const told of list) {
    if (told.status !== 'done' || told.reference) continue
    // Our numbers of refunds know letters and digits only.
    const id = told.id.replaceAll(/[^a-zA-Z0-9]/g, '').slice(0, 35)
    await recordRefundsByProvider(payment, [{ id, amountCents: told.amountCents }], deps)
  }
  await endWhenAllWentBack(payment, deps)
}

/** Who got everything back, or contested it, is not charged for the next period. */
async function endWhenAllWentBack(payment: Payment, deps: Deps) {
  const { cardRenewals, planOrders, planPayments } = deps.stores
  const order = payment.orderId ? await planOrders.find(payment.orderId) : null
  if (!order || (await planPayments.refundedCents(payment.id)) < payment.amountCents) return
  const renewal = order.renewalId
    ? await cardRenewals.find(order.renewalId)
    : await cardRenewals.findByFirstOrder(order.id)
  const now = deps.clock.now()
  if (renewal?.status === 'active') await cardRenewals.end(renewal.id, now, now)
}
