import type { PlanLimits } from '@portal/contract/shared/plan-limits'
import { dashboardsTexts } from './dashboards.texts.ts'

const texts = dashboardsTexts.limits
const numbers = new Intl.NumberFormat('pt-BR')

export function limitText(limit: PlanLimits[keyof PlanLimits]): string {
  if (limit === null) return texts.unlimited
  if (typeof limit === 'boolean') return limit ? texts.yes : texts.no
  return numbers.format(limit)
}
