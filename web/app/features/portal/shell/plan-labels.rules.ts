import type { PlanType } from '@portal/contract/shared/plans'
import { shellTexts } from './shell.texts.ts'

export type PlanLabels = { badge: string; menu: string }

/** The table of spec §4; whatever is not in it is the club's. */
export function planLabels(planType: PlanType | null): PlanLabels {
  const { plans, planOf } = shellTexts
  switch (planType) {
    case 'superadmin':
    case 'admin':
      return { badge: plans[planType], menu: plans[planType] }
    case 'espadarte':
    case 'atalaia':
    case 'macarico':
      return { badge: plans[planType], menu: planOf(plans[planType]) }
    default:
      return { badge: plans.clube, menu: planOf(plans.clube) }
  }
}
