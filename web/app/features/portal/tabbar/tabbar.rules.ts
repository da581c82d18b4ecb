import type { TabBarIcon, TabBarItem } from '@portal/contract/portal/tabbar/tabbar-item'
import type { PlanType } from '@portal/contract/shared/plans'
import { tabbarTexts } from './tabbar.texts.ts'

export type Viewer = { status: 'visitor' } | { status: 'member'; planType: PlanType | null }

/** The names an administrator may choose, and two that only the default tabs use. */
export type TabIcon = TabBarIcon | 'palm' | 'ticket'

export type Tab = { id: string; icon: TabIcon; route: string; label: string; position: number }

/** Where a member's own dashboard is: known to the caller, not to this feature. */
export type DashboardOf = (planType: PlanType | null) => { label: string; path: string }

const POSITIONS = [1, 2, 3, 4, 5, 6]

/**
 * The tabs of the bottom bar, by position (spec §2.5). A position with an active configured item
 * never falls back to its default: an item kept from this viewer leaves its place empty.
 */
export function visibleTabs(
  configured: readonly TabBarItem[],
  viewer: Viewer,
  dashboardOf: DashboardOf,
): Tab[] {
  const active = configured.filter((item) => item.is_active)
  const defaults = defaultTabs(viewer, dashboardOf)

  return POSITIONS.flatMap((position) => {
    const contenders = active.filter((item) => item.position === position)
    if (contenders.length === 0) return defaults.filter((tab) => tab.position === position)
    return contenders
      .filter((item) => isVisibleTo(item, viewer))
      .sort(byDisplayOrder)
      .slice(0, 1)
      .map(({ id, icon, route, label }) => ({ id, icon, route, label, position }))
  })
}

export function isVisibleTo(
  item: Pick<TabBarItem, 'requires_auth' | 'plan_types'>,
  viewer: Viewer,
): boolean {
  if (item.requires_auth && viewer.status === 'visitor') return false
  const plan = viewer.status === 'member' ? viewer.planType : null
  // "public" speaks to people without a plan: an item that lists only it is hidden from the others.
  if (item.plan_types.length > 0 && plan) return item.plan_types.includes(plan)
  return item.plan_types.length === 0 || item.plan_types.includes('public')
}

/** The id settles a tie, so the answer never depends on the order of the rows. */
function byDisplayOrder(a: TabBarItem, b: TabBarItem): number {
  return a.display_order - b.display_order || (a.id < b.id ? -1 : 1)
}

/** What each of the six places holds until an administrator configures it. */
function defaultTabs(viewer: Viewer, dashboardOf: DashboardOf): Tab[] {
  const { home, tourism, map, club, shops } = tabbarTexts.defaults
  return [
    { id: 'inicio', icon: 'home', route: '/', label: home, position: 1 },
    { id: 'turismo', icon: 'palm', route: '/turismo', label: tourism, position: 2 },
    { id: 'mapa', icon: 'map', route: '/mapa', label: map, position: 3 },
    { id: 'clube', icon: 'ticket', route: '/clube-de-vantagens', label: club, position: 4 },
    { id: 'comercio', icon: 'store', route: '/guia-comercial', label: shops, position: 5 },
    { ...lastTab(viewer, dashboardOf), position: 6 },
  ]
}

function lastTab(viewer: Viewer, dashboardOf: DashboardOf): Omit<Tab, 'position'> {
  if (viewer.status === 'visitor') {
    const { advertise } = tabbarTexts.defaults
    return { id: 'anuncie', icon: 'megaphone', route: '/planos', label: advertise }
  }
  const { label, path } = dashboardOf(viewer.planType)
  // Spec §4: a shield for whoever runs the portal, people for everybody else.
  const runsPortal = viewer.planType === 'admin' || viewer.planType === 'superadmin'
  return { id: 'painel', icon: runsPortal ? 'shield' : 'users', route: path, label }
}

/** Home is active at the exact root only; any other route also below itself. */
export function isTabActive(route: string, pathname: string): boolean {
  const own = withoutTrailingSlash(route.replace(/[?#].*$/, ''))
  const current = withoutTrailingSlash(pathname)
  return current === own || (own !== '' && current.startsWith(`${own}/`))
}

/** On a phone there is one bar at the foot: who works there has the tabs of that work in it. */
export const hasTabsOfWork = (pathname: string): boolean =>
  isAdminPath(pathname) || /^\/dash-espadarte(\/|$)/i.test(pathname)

/** The admin area brings its own navigation. */
export function isAdminPath(pathname: string): boolean {
  return /^\/admin(-page)?(\/|$)/.test(pathname)
}

function withoutTrailingSlash(path: string): string {
  return path.replace(/\/+$/, '')
}
