import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSiteIdentity } from '~/features/settings/settings.queries.ts'
import { dashboardInfo } from '~/features/shell/dashboard.rules.ts'
import { SiteFooter } from '~/features/shell/SiteFooter.tsx'
import { SiteHeader } from '~/features/shell/SiteHeader.tsx'
import { SkipLink } from '~/features/shell/SkipLink.tsx'
import type { Viewer } from '~/features/shell/viewer.ts'
import { TabBar } from '~/features/tabbar/TabBar.tsx'
import { tabBarQuery } from '~/features/tabbar/tabbar.queries.ts'
import { visibleTabs } from '~/features/tabbar/tabbar.rules.ts'

/** Until somebody can sign in, everybody is a visitor. */
const VIEWER: Viewer = { status: 'visitor' }

/** What surrounds every page. The bottom padding is the room the tab bar takes on phones. */
export function SiteShell({ children, year }: { children: ReactNode; year: number }) {
  const identity = useSiteIdentity()
  const configured = useQuery(tabBarQuery()).data ?? []
  return (
    <div className="flex min-h-dvh flex-col pb-[calc(var(--tabbar)+env(safe-area-inset-bottom))] md:pb-0">
      <SkipLink />
      <SiteHeader identity={identity} viewer={VIEWER} />
      <main id="conteudo" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <SiteFooter identity={identity} year={year} />
      <TabBar tabs={visibleTabs(configured, VIEWER, dashboardInfo)} />
    </div>
  )
}
