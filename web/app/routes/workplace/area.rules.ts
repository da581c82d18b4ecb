import type { StaffRole } from '@portal/contract/people/accounts/role-rules'
import { isAdministratorPlan } from '@portal/contract/shared/plan-rules'
import type { PlanType } from '@portal/contract/shared/plans'
import { dashboardInfo } from '~/features/portal/shell/dashboard.rules.ts'

type Person = {
  isSignedIn: boolean
  planType: PlanType | null
  staffRole: StaffRole | null
  /** The second factor is proved, or not asked for. */
  isProved: boolean
}

/** Whose frame stands around an address. Nobody is shown the menu of an area that is shut to them. */
export function areaAt(pathname: string, { isSignedIn, planType, staffRole, isProved }: Person) {
  if (!isSignedIn) return null
  const path = pathname.toLowerCase()
  if (/^\/admin(\/|$)/.test(path)) {
    return (isAdministratorPlan(planType) || staffRole) && isProved ? 'admin' : null
  }
  const isOwner = dashboardInfo(planType).path === '/dash-espadarte'
  if (path.startsWith('/dash-espadarte') || (path.startsWith('/todo') && isOwner)) return 'business'
  return 'club'
}
