import type { MoneyOrderDetails, MoneyPayment } from '@portal/contract/money/payments/money'
import type { RowOf } from '@portal/contract/shared/endpoint'
import { NotFound } from '../../../../platform/errors/domain-errors.ts'
import type { Deps } from '../payments.feature.ts'
import { ANSWER_MS, isPaid } from '../payments.rules.ts'
import { quoteFor } from '../quote-plan.ts'
import { isTooOldToRefund, isUndecided, leftOf, waysBack } from './money.rules.ts'
import type { moneyOrdersStore } from './money-orders.store.ts'
import { presentInvoice } from './save-invoice.ts'

type Rows<Name extends 'paymentsOf' | 'refundsOf'> = Awaited<
  ReturnType<ReturnType<typeof moneyOrdersStore>[Name]>
>
type PaymentRow = Rows<'paymentsOf'>[number]
type RefundRow = Rows<'refundsOf'>[number]

/** Everything of an order, as a superadministrator reads it. */
export async function presentMoneyOrder(
  id: string,
  stores: Deps['stores'],
  now: Date,
): Promise<RowOf<typeof MoneyOrderDetails>> {
  const order = await stores.moneyList.find(id)
  if (!order) throw new NotFound('plan-order', id)
  const { moneyOrders } = stores
  const rows = await moneyOrders.paymentsOf({ orderId: id })
  const refunds = await moneyOrders.refundsOf(rows.map((row) => row.id))
  const mayGrant = order.user_id !== null && !isPaid(order.status)
  const payments = rows.map((row) => presentPayment(row, refunds, mayGrant, now))
  const offer =
    order.user_id && payments.some(({ may }) => may.grant)
      ? await quoteFor({ ...order, userId: order.user_id }, stores, now)
      : null
  const codes = await moneyOrders.codesOf(id)
  const ledger = await moneyOrders.ledgerOf(id)
  const renewal = await moneyOrders.renewalOf(id)
  return {
    order,
    codes: codes.map((code) => ({
      ...code,
      status: code.status,
    })),
    renewal: renewal
      ? {
          status: renewal.status,
          provider_id: renewal.provider_id,
        }
      : null,
    payments,
    ledger: ledger.map((line) => ({ ...line, id: Number(line.id) })),
    invoice: presentInvoice(await moneyOrders.invoiceOf(id)),
    offer: offer && { starts_at: offer.startsAt, ends_at: offer.endsAt },
  }
}

export async function presentOnePayment(
  id: string,
  { moneyOrders, planOrders }: Deps['stores'],
  now: Date,
): Promise<RowOf<typeof MoneyPayment>> {
  const [row] = await moneyOrders.paymentsOf({ paymentId: id })
  if (!row) throw new NotFound('plan-payment', id)
  const order = row.order_id ? await planOrders.find(row.order_id) : null
  const mayGrant = order !== null && order.userId !== null && !isPaid(order.status)
  return presentPayment(row, await moneyOrders.refundsOf([id]), mayGrant, now)
}

function presentPayment(
  row: PaymentRow,
  refunds: readonly RefundRow[],
  mayGrant: boolean,
  now: Date,
): RowOf<typeof MoneyPayment> {
  const own = refunds.filter((refund) => refund.payment_id === row.id)
  const left = leftOf(
    row.amount_cents,
    own.map(({ amount_cents, status }) => ({ amountCents: amount_cents, status })),
  )
  const decision = row.decided_as ?? row.decision
  const isOpen = isUndecided(decision)
  const paid = { decision, providerId: row.provider_id, paidAt: row.paid_at }
  const isOld = isTooOldToRefund(paid, now)
  const withdrawal = decision === 'granted' ? presentWithdrawal(row) : null
  const isUndone = withdrawal !== null && withdrawal.decision === null && left > 0
  return {
    ...row,
    decision,
    decided:
      row.decided_at && row.decided_reason !== null
        ? { by: row.decided_by, at: row.decided_at, reason: row.decided_reason }
        : null,
    left_cents: left,
    grant: presentGrant(row),
    refunds: own.map(presentRefund),
    withdrawal,
    may: {
      refund: !isOpen && !isUndone && left > 0 && !isOld,
      grant: isOpen && mayGrant,
      keep: isUndone,
      ...waysBack(paid, left, now),
      ...(isUndone ? { return: true } : {}),
    },
  }
}

function presentWithdrawal(row: PaymentRow): RowOf<typeof MoneyPayment>['withdrawal'] {
  if (!row.undone_at || row.undone_protocol === null) return null
  return {
    protocol: row.undone_protocol,
    requested_at: row.undone_at,
    answer_by: new Date(row.undone_at.getTime() + ANSWER_MS),
    decision: row.undone_decision,
    reason: row.undone_reason,
  }
}

function presentGrant(row: PaymentRow): RowOf<typeof MoneyPayment>['grant'] {
  if (!row.period_start || !row.period_end || !row.granted_at) return null
  if (!row.plan_type || !row.grant_reason) return null
  return {
    plan: row.plan_type,
    reason: row.grant_reason,
    starts_at: row.period_start,
    ends_at: row.period_end,
    granted_at: row.granted_at,
    revoked_at: row.revoked_at,
  }
}

const presentRefund = (row: RefundRow) => ({
  ...row,
  requested_by: row.requested_by_name,
})
