import { isPaidPlan } from '@portal/contract/shared/plan-rules'
import type { PaidPlan, PlanType } from '@portal/contract/shared/plans'
import type { PlanLimits } from '@portal/contract/subscriptions/plan-limits'
import { dashboardsTexts } from './dashboards.texts.ts'

const texts = dashboardsTexts.limits
const numbers = new Intl.NumberFormat('pt-BR')

/** The own plan; all of them for who administers the portal and has none. */
export function plansToShow(planType: PlanType): PaidPlan[] {
  return isPaidPlan(planType) ? [planType] : ['atalaia', 'macarico', 'espadarte']
}

export function limitText(limit: PlanLimits[keyof PlanLimits]): string {
  if (limit === null) return texts.unlimited
  if (typeof limit === 'boolean') return limit ? texts.yes : texts.no
  return numbers.format(limit)
}
