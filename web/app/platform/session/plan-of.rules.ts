import type { Session } from '@portal/contract/accounts/session'
import { isAdministratorPlan, isPaidPlan } from '@portal/contract/shared/plan-rules'
import type { PlanType } from '@portal/contract/shared/plans'

/** Null for a visitor. A plan that is missing or unknown is the club's: least privilege. */
export function planOf(session: Session | null): PlanType | null {
  if (!session) return null
  const { plan_type } = session
  return isPaidPlan(plan_type) || isAdministratorPlan(plan_type) ? plan_type : 'clube'
}
