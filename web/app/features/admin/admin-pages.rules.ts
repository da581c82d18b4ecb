import { hasDuty, type StaffRole } from '@portal/contract/accounts/role-rules'
import { isAvailable } from '@portal/contract/shared/capabilities'
import { isAdministratorPlan } from '@portal/contract/shared/plan-rules'
import type { PlanType } from '@portal/contract/shared/plans'
import { ADMIN_PAGES, type AdminPage } from './admin-pages.ts'

export type Worker = { planType: PlanType | null; staffRole: StaffRole | null }

const all: readonly AdminPage[] = Object.values(ADMIN_PAGES)

export function mayOpen(page: AdminPage, { planType, staffRole }: Worker): boolean {
  if (page.needs && !isAvailable(page.needs)) return false
  if (page.superadminOnly) return planType === 'superadmin'
  return isAdministratorPlan(planType) || (page.duty !== undefined && hasDuty(staffRole, page.duty))
}

/** The first page of the menu that is theirs: who works in one corner begins there. */
export const firstPageOf = (worker: Worker): AdminPage | undefined =>
  all.find((page) => mayOpen(page, worker))

export function adminPageAt(pathname: string): AdminPage | undefined {
  const path = pathname.replace(/\/+$/, '')
  return all.find((page) => page.path === path)
}

/** The page itself, or the one that what is opened belongs to. */
export const adminPageAround = (pathname: string): AdminPage | undefined =>
  adminPageAt(pathname) ?? adminPageAt(pathname.replace(/\/[^/]+\/?$/, ''))

/** What the menu marks: under a page, that page. An address that is none is not under the first one. */
export function menuPageAt(pathname: string): AdminPage | undefined {
  const page = adminPageAround(pathname)
  return page?.path === ADMIN_PAGES.overview.path ? adminPageAt(pathname) : page
}
