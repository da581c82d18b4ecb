import type { MoneyProvider, Reconciliation } from '@portal/contract/money/payments/money-overview'
import type { RowOf } from '@portal/contract/shared/endpoint'
import { namesOf } from '@portal/contract/shared/names-of'
import type { Deps } from '../payments.feature.ts'
import { isLate, WATERMARKS } from './money.rules.ts'
import type { Comparison, Waiting } from './money-overview.store.ts'

const PROVIDERS: readonly MoneyProvider[] = ['pix', 'stripe']

export async function presentReconciliation(deps: Deps): Promise<RowOf<typeof Reconciliation>> {
  const { moneyOverview } = deps.stores
  const isSetUp = { pix: Boolean(deps.pix), stripe: Boolean(deps.cards) }
  const comparisons = await Promise.all(PROVIDERS.map(moneyOverview.lastComparison))
  return {
    has_bank: isSetUp.pix,
    has_cards: isSetUp.stripe,
    watermarks: await presentWatermarks(isSetUp, deps),
    hints: presentWaiting(await moneyOverview.waiting('payment_hints')),
    unknown_codes: presentWaiting(await moneyOverview.waiting('plan_charges')),
    open_refunds: presentWaiting(await moneyOverview.waiting('plan_refunds')),
    comparisons: comparisons.filter((last) => last !== null).map(presentComparison),
  }
}

function presentWatermarks(isSetUp: Record<MoneyProvider, boolean>, { stores, clock }: Deps) {
  const now = clock.now()
  return Promise.all(
    namesOf(WATERMARKS).map(async (name) => {
      const { provider, minutes } = WATERMARKS[name]
      const readTo = await stores.paymentHints.readTo(name)
      return {
        name,
        provider,
        read_to: readTo,
        allowed_minutes: minutes,
        is_late: isSetUp[provider] && isLate(name, readTo, now),
      }
    }),
  )
}

const presentComparison = (last: Comparison & { comparedAt: Date }) => ({
  provider: last.provider,
  compared_at: last.comparedAt,
  from: last.from,
  to: last.to,
  ours: presentTotals(last.ours),
  theirs: presentTotals(last.theirs),
  is_same:
    last.ours.paidCents === last.theirs.paidCents &&
    last.ours.refundedCents === last.theirs.refundedCents,
})

const presentWaiting = ({ count, oldestAt }: Waiting) => ({
  count,
  oldest_at: oldestAt,
})
const presentTotals = (totals: { paidCents: number; refundedCents: number }) => ({
  paid_cents: totals.paidCents,
  refunded_cents: totals.refundedCents,
})
