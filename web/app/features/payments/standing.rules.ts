import type { PlanStanding } from '@portal/contract/payments/plan-standing'
import { moneyText } from '@portal/contract/plans/plan-rules'
import { dayText } from '~/platform/moments.ts'
import { paymentsTexts } from './payments.texts.ts'
import { standingTexts as texts } from './standing.texts.ts'

const DAY_MS = 24 * 60 * 60_000
const day = (moment: string | null) => (moment ? dayText(new Date(moment)) : '')

/** The sentences of where somebody stands; the first is the one that matters most. */
export function standingLines(standing: PlanStanding, nowMs: number): string[] {
  const { state, plan, ends_at: endsAt, access_until: until, next } = standing
  const price = next ? texts.price(moneyText(next.price_cents), next.cycle) : ''
  switch (state) {
    case 'none':
      return []
    case 'given':
      return [texts.given]
    case 'trialing': {
      const left = Math.max(1, Math.ceil((Date.parse(endsAt ?? '') - nowMs) / DAY_MS))
      return [texts.trialing(left, day(endsAt)), texts.trialAfter(price)]
    }
    case 'active':
      return [texts.active(day(endsAt)), ...nextLine(standing, price)]
    case 'ending':
      return [texts.ending(day(endsAt))]
    case 'in_grace':
      return [texts.inGrace(day(endsAt), day(until))]
    case 'suspended':
      return plan ? [texts.suspended(paymentsTexts.names[plan], day(endsAt))] : []
  }
}

function nextLine({ next, renewal }: PlanStanding, price: string): string[] {
  if (!next) return []
  const name = paymentsTexts.names[next.plan]
  const lines = next.is_change ? [texts.change(name, price, day(next.starts_at))] : []
  if (renewal) return [...lines, texts.renews[renewal.method](price, day(next.starts_at))]
  return lines.length > 0 ? lines : [texts.next(name, price, day(next.starts_at))]
}
