import { Link, useLocation } from 'react-router'
import { TabIcon } from './TabIcon.tsx'
import { isAdminPath, isTabActive, type Tab } from './tabbar.rules.ts'
import { tabbarTexts } from './tabbar.texts.ts'

/** Phones only; the page leaves it `--tabbar` of room at its end. */
export function TabBar({ tabs }: { tabs: readonly Tab[] }) {
  const { pathname } = useLocation()
  if (tabs.length === 0 || isAdminPath(pathname)) return null
  return (
    <nav
      aria-label={tabbarTexts.landmark}
      className="fixed inset-x-0 bottom-0 z-40 flex justify-center border-line border-t bg-areia-50 pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {tabs.map((tab) => (
        <TabLink key={tab.position} tab={tab} isActive={isTabActive(tab.route, pathname)} />
      ))}
    </nav>
  )
}

function TabLink({ tab, isActive }: { tab: Tab; isActive: boolean }) {
  return (
    <Link
      to={tab.route}
      aria-current={isActive ? 'page' : undefined}
      className="group flex h-(--tabbar) min-w-0 max-w-[85px] flex-1 flex-col items-center justify-center gap-[3px] font-semibold text-2xs text-muted -outline-offset-3 aria-[current]:text-mar-900"
    >
      <span className="grid h-7 w-11 flex-none place-items-center rounded-full group-aria-[current]:bg-mar-100 group-aria-[current]:text-mar-700">
        <TabIcon name={tab.icon} />
      </span>
      <span className="line-clamp-2 max-w-full text-center">{tab.label}</span>
    </Link>
  )
}
