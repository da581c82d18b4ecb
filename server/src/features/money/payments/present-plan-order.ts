import type { PlanOrder } from '@portal/contract/money/payments/plan-order'
import type { RowOf } from '@portal/contract/shared/endpoint'
import type { CardCharge } from './card-charges.store.ts'
import type { CardRenewal } from './card-renewals.store.ts'
import type { Deps } from './payments.feature.ts'
import { ANSWER_MS, isPaid, nextWithdrawal } from './payments.rules.ts'
import type { PlanCharge } from './plan-charges.store.ts'
import type { Order } from './plan-orders.store.ts'
import type { Payment } from './plan-payments.store.ts'
import type { Refund } from './plan-refunds.store.ts'

/** An order as its buyer reads it. */
export async function presentOrder(
  order: Order,
  stores: Pick<
    Deps['stores'],
    'cardCharges' | 'cardRenewals' | 'moneyOrders' | 'planOrders' | 'planPayments'
  >,
  now: Date,
): Promise<RowOf<typeof PlanOrder>> {
  const { planOrders, planPayments, cardCharges, cardRenewals, moneyOrders } = stores
  const isOpen = order.status === 'awaiting_payment'
  const charge = isOpen ? await planOrders.newestCharge(order.id) : null
  const renewal = isOpen ? await cardRenewals.findByFirstOrder(order.id) : null
  const asked = order.method === 'card' ? await cardCharges.find(order.id) : null
  const payment = await planPayments.findGranted(order.id)
  const grant = payment && (await planPayments.grantOf(payment.id))
  const refunds = await planPayments.refundsOf(order.id)
  const withdrawal = await planPayments.withdrawalOf(order.id)
  const invoice = await moneyOrders.invoiceOf(order.id)
  const hasWithdrawn = refunds.some(({ reason }) => reason === 'withdrawal')
  const refundableCents = payment ? leftCents(payment, refunds) : 0
  const isInTime = order.withdrawalUntil !== null && order.withdrawalUntil > now
  const mayWithdraw = isInTime && !hasWithdrawn && !withdrawal && refundableCents > 0
  return {
    id: order.id,
    plan: order.plan,
    cycle: order.cycle,
    reason: order.reason,
    method: order.method,
    status: order.status,
    amount_cents: order.amountCents,
    buyer: {
      name: order.buyer?.name ?? '',
      document_hint: order.buyer?.documentHint ?? '',
    },
    created_at: order.createdAt,
    paid_at: order.paidAt,
    period: grant && !grant.isRevoked ? { starts_at: grant.startsAt, ends_at: grant.endsAt } : null,
    withdrawal_until: mayWithdraw && order.status !== 'refunded' ? order.withdrawalUntil : null,
    refundable_cents: refundableCents,
    pix: charge && presentCode(charge, now),
    card: asked ? presentAsked(asked, order) : renewal && presentCheckout(renewal, now),
    refunds: refunds.map((refund) => ({
      amount_cents: refund.amountCents,
      status: refund.status,
      requested_at: refund.requestedAt,
      protocol: refund.protocol,
    })),
    withdrawal: withdrawal && {
      status: withdrawal.decision ?? 'in_review',
      amount_cents: withdrawal.amountCents,
      protocol: withdrawal.protocol,
      requested_at: withdrawal.requestedAt,
      answer_by: new Date(withdrawal.requestedAt.getTime() + ANSWER_MS),
      reason: withdrawal.decision === 'kept' ? withdrawal.reason : null,
    },
    may_ask_again:
      hasWithdrawn &&
      isPaid(order.status) &&
      order.status !== 'refunded' &&
      refundableCents > 0 &&
      nextWithdrawal(refunds) !== null,
    invoice_number: invoice?.status === 'issued' ? invoice.number : null,
  }
}

/** What a withdrawal would give back (change-plan-order.ts): neither what went back nor what is on its way. */
function leftCents({ id, amountCents: paid }: Payment, refunds: readonly Refund[]): number {
  const gone = refunds
    .filter(({ paymentId, status }) => paymentId === id && status !== 'not_done')
    .reduce((total, { amountCents }) => total + amountCents, 0)
  // A bank may take back by itself what is being given back already.
  return Math.max(0, paid - gone)
}

/** The card that renews pays without a page of the provider. */
function presentAsked({ status }: CardCharge, order: Order): RowOf<typeof PlanOrder>['card'] {
  if (order.status === 'awaiting_payment') return { status: 'preparing', checkout_url: null }
  return status === 'refused' ? { status: 'refused', checkout_url: null } : null
}

function presentCode(charge: PlanCharge, now: Date): NonNullable<RowOf<typeof PlanOrder>['pix']> {
  const isOver =
    charge.expiresAt <= now || charge.status === 'removed' || charge.status === 'expired_local'
  const status = isOver ? 'expired' : charge.status === 'active' ? 'active' : 'preparing'
  return {
    status,
    copy_and_paste: status === 'active' ? charge.copyAndPaste : null,
    expires_at: charge.expiresAt,
  }
}

function presentCheckout(
  renewal: CardRenewal,
  now: Date,
): NonNullable<RowOf<typeof PlanOrder>['card']> {
  if (renewal.checkoutExpiresAt <= now) return { status: 'expired', checkout_url: null }
  const { checkoutUrl } = renewal
  return { status: checkoutUrl ? 'open' : 'preparing', checkout_url: checkoutUrl }
}
