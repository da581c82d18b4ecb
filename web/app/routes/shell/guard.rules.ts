import type { StaffRole } from '@portal/contract/people/accounts/role-rules'
import { isAdministratorPlan } from '@portal/contract/shared/plan-rules'
import type { PlanType } from '@portal/contract/shared/plans'
import { dashboardInfo } from '~/features/portal/shell/dashboard.rules.ts'

/** Guard semantics of spec §6: "user" is everybody who is signed in. */
export type RequiredRole = 'user' | 'admin' | 'superadmin'

/** `staff`: also who works for the portal without being an administrator; the page says how far. */
export type Needs = { role: RequiredRole; plans?: readonly PlanType[]; staff?: boolean }

const BUSINESS: readonly PlanType[] = ['atalaia', 'macarico', 'espadarte', 'admin', 'superadmin']

type AccessRule = { path: string; needs: Needs; opensToTeams?: boolean }

/** Which paths are guarded, and by what (spec §2.2). A rule holds below its path as well. */
export const ACCESS_RULES: readonly AccessRule[] = [
  { path: '/admin', needs: { role: 'admin', staff: true } },
  { path: '/dash-espadarte', needs: { role: 'user', plans: BUSINESS }, opensToTeams: true },
  { path: '/dash-clube', needs: { role: 'user' } },
  { path: '/todo', needs: { role: 'user' } },
  // Who may begin a listing the API says, and the page what is missing: a plan is one press away.
  { path: '/cadastro-negocio', needs: { role: 'user' } },
]

export type Visitor = {
  isLoading: boolean
  isSignedIn: boolean
  planType: PlanType | null
  staffRole?: StaffRole | null
}

export type Access =
  | { kind: 'wait' }
  | { kind: 'allow' }
  | { kind: 'sign-in'; to: '/auth' }
  | { kind: 'deny'; to: string }

/** `fallbackPath` is where a denied person goes instead of their own dashboard. */
export function decideAccess(needs: Needs | null, visitor: Visitor, fallbackPath?: string): Access {
  if (!needs) return { kind: 'allow' }
  if (!visitor.isSignedIn)
    return visitor.isLoading ? { kind: 'wait' } : { kind: 'sign-in', to: '/auth' }
  if (needs.staff && visitor.staffRole) return { kind: 'allow' }
  if (isMet(needs, visitor.planType)) return { kind: 'allow' }
  return { kind: 'deny', to: fallbackPath ?? dashboardInfo(visitor.planType).path }
}

export function needsOf(pathname: string): Needs | null {
  return ruleOf(pathname)?.needs ?? null
}

/** Who works for a business comes in whatever their own plan: its owner's pays for the place. */
export function isOpenToTeams(pathname: string): boolean {
  return ruleOf(pathname)?.opensToTeams ?? false
}

function ruleOf(pathname: string): AccessRule | undefined {
  const path = asTheRouterReadsIt(pathname)
  return ACCESS_RULES.find(({ path: own }) => path === own || path.startsWith(`${own}/`))
}

/** No plan is treated as the club's: least privilege. */
export function allowsRole(role: RequiredRole, planType: PlanType | null): boolean {
  if (role === 'user') return true
  return role === 'superadmin' ? planType === 'superadmin' : isAdministratorPlan(planType)
}

function isMet({ role, plans }: Needs, planType: PlanType | null): boolean {
  return allowsRole(role, planType) && (!plans || plans.includes(planType ?? 'clube'))
}

/** The router matches "/%61dmin", "/ADMIN" and "//admin/" too: the rules must see the same page. */
function asTheRouterReadsIt(pathname: string): string {
  const path = decoded(pathname)
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
  return path.replace(/\/$/, '')
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
