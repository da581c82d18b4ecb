import type { Reconciliation } from '@portal/contract/payments/money-overview'
import type { Deps } from '../payments.feature.ts'
import { isLate, WATERMARKS, type Watermark } from './money.rules.ts'
import type { Waiting } from './money-overview.store.ts'

export async function presentReconciliation({ stores, clock, pix }: Deps): Promise<Reconciliation> {
  const now = clock.now()
  const { moneyOverview, paymentHints } = stores
  const hasBank = pix !== undefined && pix !== null
  const watermarks = await Promise.all(
    (Object.keys(WATERMARKS) as Watermark[]).map(async (name) => {
      const readTo = await paymentHints.readTo(name)
      return {
        name,
        read_to: readTo?.toISOString() ?? null,
        allowed_minutes: WATERMARKS[name],
        is_late: hasBank && isLate(name, readTo, now),
      }
    }),
  )
  const last = await moneyOverview.lastComparison()
  return {
    has_bank: hasBank,
    watermarks,
    hints: presentWaiting(await moneyOverview.waiting('payment_hints')),
    unknown_codes: presentWaiting(await moneyOverview.waiting('plan_charges')),
    open_refunds: presentWaiting(await moneyOverview.waiting('plan_refunds')),
    comparison: last && {
      compared_at: last.comparedAt.toISOString(),
      from: last.from.toISOString(),
      to: last.to.toISOString(),
      ours: presentTotals(last.ours),
      bank: presentTotals(last.bank),
      is_same:
        last.ours.paidCents === last.bank.paidCents &&
        last.ours.refundedCents === last.bank.refundedCents,
    },
  }
}

const presentWaiting = ({ count, oldestAt }: Waiting) => ({
  count,
  oldest_at: oldestAt?.toISOString() ?? null,
})
const presentTotals = (totals: { paidCents: number; refundedCents: number }) => ({
  paid_cents: totals.paidCents,
  refunded_cents: totals.refundedCents,
})
