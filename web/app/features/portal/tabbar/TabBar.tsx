import { Link, useLocation } from 'react-router'
import { TabFace, tabStyle } from './TabFace.tsx'
import { hasTabsOfWork, isTabActive, type Tab } from './tabbar.rules.ts'
import { tabbarTexts } from './tabbar.texts.ts'

/** Phones only; the page leaves it `--tabbar` of room at its end. */
export function TabBar({ tabs }: { tabs: readonly Tab[] }) {
  const { pathname } = useLocation()
  if (tabs.length === 0 || hasTabsOfWork(pathname)) return null
  return (
    <nav
      aria-label={tabbarTexts.landmark}
      data-bar="foot"
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
    <Link to={tab.route} aria-current={isActive ? 'page' : undefined} className={tabStyle}>
      <TabFace tab={tab} />
    </Link>
  )
}
