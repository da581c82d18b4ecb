import { hasDuty, type StaffRole } from '@portal/contract/people/accounts/role-rules'
import { namesOf } from '@portal/contract/shared/names-of'
import { isAdministratorPlan } from '@portal/contract/shared/plan-rules'
import type { PlanType } from '@portal/contract/shared/plans'
import { type LinkGroup, waitingText } from '~/ui/link-groups.ts'
import { ADMIN_GROUPS, ADMIN_PAGES, type AdminPage, type AdminPageName } from './admin.screens.ts'
import { isThere, menuOf } from './screen.ts'

export type Worker = { planType: PlanType | null; staffRole: StaffRole | null }

const PAGES: Readonly<Record<AdminPageName, AdminPage>> = ADMIN_PAGES
const NAMES = namesOf(PAGES)

export function mayOpen(page: AdminPage, { planType, staffRole }: Worker): boolean {
  if (!isThere(page)) return false
  if (page.superadminOnly) return planType === 'superadmin'
  return isAdministratorPlan(planType) || (page.duty !== undefined && hasDuty(staffRole, page.duty))
}

/** What of the admin area is open to them, with what waits on each of its pages. */
export const adminGroups = (
  worker: Worker,
  waiting: Partial<Record<AdminPageName, number>>,
): LinkGroup[] =>
  menuOf(PAGES, ADMIN_GROUPS, (name) => {
    const { path, lead, words = '' } = PAGES[name]
    const count = waiting[name] ?? 0
    return mayOpen(PAGES[name], worker)
      ? { to: path, waiting: { count, label: waitingText(count) }, words: `${words} ${lead}` }
      : null
  })

/** The first page of the menu that is theirs: who works in one corner begins there. */
export const firstPageOf = (worker: Worker): AdminPage | undefined =>
  NAMES.map((name) => PAGES[name]).find((page) => mayOpen(page, worker))

const nameAt = (path: string) => NAMES.find((name) => PAGES[name].path === path)

const nameAround = (path: string) => nameAt(path) ?? nameAt(path.replace(/\/[^/]+$/, ''))

const pathOf = (pathname: string) => pathname.replace(/\/+$/, '')

/** The page itself, or the one that what is opened belongs to. */
export function adminPageAround(pathname: string): AdminPage | undefined {
  const name = nameAround(pathOf(pathname))
  return name && PAGES[name]
}

/** The name over what is open, and what it is for; what is opened from a list says so itself. */
export function adminHeadAt(
  pathname: string,
): { label: string; lead?: string | undefined } | undefined {
  const path = pathOf(pathname)
  const own = nameAt(path)
  if (own) return PAGES[own]
  const opened = adminPageAround(path)?.within?.find((page) => page.path === path)
  return opened?.label ? { label: opened.label, lead: opened.lead } : undefined
}

/** What the menu marks: under a page, that page. An address that is none is not under the first one. */
export function menuPageAt(pathname: string): AdminPageName | undefined {
  const name = nameAround(pathOf(pathname))
  return name === 'overview' ? nameAt(pathOf(pathname)) : name
}
