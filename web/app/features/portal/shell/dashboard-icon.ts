import { isAdministratorPlan } from '@portal/contract/shared/plan-rules'
import type { PlanType } from '@portal/contract/shared/plans'
import { type LucideIcon, Shield, Users } from 'lucide-react'

/** Spec §4: a shield for whoever runs the portal, people for everybody else. */
export function dashboardIcon(planType: PlanType | null): LucideIcon {
  return isAdministratorPlan(planType) ? Shield : Users
}
