import { hasDuty, type StaffRole } from '@portal/contract/people/accounts/role-rules'
import { namesOf } from '@portal/contract/shared/names-of'
import { isAdministratorPlan } from '@portal/contract/shared/plan-rules'
import type { PlanType } from '@portal/contract/shared/plans'
import { type LinkGroup, waitingText } from '~/ui/link-groups.ts'
import {
  ADMIN_ENTRIES,
  ADMIN_GROUPS,
  ADMIN_PAGES,
  type AdminEntry,
  type AdminEntryName,
  type AdminPage,
  type AdminPageName,
} from './admin.screens.ts'
import { isThere, menuOf } from './screen.ts'

export type Worker = { planType: PlanType | null; staffRole: StaffRole | null }

const PAGES: Readonly<Record<AdminPageName, AdminPage>> = ADMIN_PAGES
const NAMES = namesOf(PAGES)
const ENTRIES: Readonly<Record<AdminEntryName, AdminEntry>> = ADMIN_ENTRIES
const ENTRY_NAMES = namesOf(ENTRIES)

export function mayOpen(page: AdminPage, { planType, staffRole }: Worker): boolean {
  if (!isThere(page)) return false
  if (page.superadminOnly) return planType === 'superadmin'
  if (isAdministratorPlan(planType)) return true
  return [page.duty ?? []].flat().some((duty) => hasDuty(staffRole, duty))
}

const openPagesOf = (entry: AdminEntryName, worker: Worker): AdminPage[] =>
  ENTRIES[entry].pages.map((name) => PAGES[name]).filter((page) => mayOpen(page, worker))

/** The menu: each entry leads to the first of its pages that is open to them. What waits is in "Hoje". */
export const adminGroups = (worker: Worker, waiting: number): LinkGroup[] =>
  menuOf(ENTRIES, ADMIN_GROUPS, (name) => {
    const pages = openPagesOf(name, worker)
    const [first] = pages
    if (!first) return null
    const words = pages.map(({ label, words: own = '', lead }) => `${label} ${own} ${lead}`)
    const count = name === 'today' ? waiting : 0
    return {
      to: first.path,
      waiting: { count, label: waitingText(count) },
      words: words.join(' '),
    }
  })

/** Every page that is open to them, by the entry it stands in: for the palette. */
export const adminScreens = (worker: Worker, waiting: number): LinkGroup[] =>
  ENTRY_NAMES.map((entry) => ({
    title: ENTRIES[entry].label,
    links: openPagesOf(entry, worker).map(({ path, label, icon, words = '', lead }) => {
      const count = path === PAGES.overview.path ? waiting : 0
      return {
        ...{ id: path, to: path, label, icon, words: `${words} ${lead}` },
        waiting: { count, label: waitingText(count) },
      }
    }),
  })).filter(({ links }) => links.length > 0)

/** The pages that stand beside the one that is open, for whom they are open. */
export function adminTabsAt(pathname: string, worker: Worker) {
  const entry = menuPageAt(pathname)
  const path = pathOf(pathname)
  if (!entry || !nameAt(path)) return null
  const pages = openPagesOf(entry, worker)
  if (pages.length < 2) return null
  return {
    label: ENTRIES[entry].label,
    links: pages.map((page) => ({
      label: page.part ?? page.label,
      to: page.path,
      current: page.path === path,
    })),
  }
}

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
  if (own) return PAGES[own].hasOwnHead ? undefined : PAGES[own]
  const opened = adminPageAround(path)?.within?.find((page) => page.path === path)
  return opened?.label ? { label: opened.label, lead: opened.lead } : undefined
}

/** What the menu marks: under a page, its entry. An address that is none is not under the first one. */
export function menuPageAt(pathname: string): AdminEntryName | undefined {
  const around = nameAround(pathOf(pathname))
  const name = around === 'overview' ? nameAt(pathOf(pathname)) : around
  return name && ENTRY_NAMES.find((entry) => ENTRIES[entry].pages.includes(name))
}
