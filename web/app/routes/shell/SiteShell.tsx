import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useProfileCompletion } from '~/features/profiles/use-profile-completion.ts'
import { useSiteIdentity } from '~/features/settings/settings.queries.ts'
import { dashboardInfo } from '~/features/shell/dashboard.rules.ts'
import { SiteHeader } from '~/features/shell/SiteHeader.tsx'
import { SkipLink } from '~/features/shell/SkipLink.tsx'
import { useElapsed } from '~/features/shell/use-elapsed.ts'
import { viewerOf } from '~/features/shell/viewer.ts'
import { TabBar } from '~/features/tabbar/TabBar.tsx'
import { tabBarQuery } from '~/features/tabbar/tabbar.queries.ts'
import { isAdminPath, visibleTabs } from '~/features/tabbar/tabbar.rules.ts'
import { useAuth } from '~/platform/session/auth-context.ts'
import { Later } from '~/ui/Later.tsx'
import { BannerSlot } from './BannerSlot.tsx'
import { frameOf } from './frame.rules.ts'
import { ShellDialogs } from './ShellDialogs.tsx'
import { useLazyPart } from './use-lazy-part.ts'

const loadMerge = () =>
  import('~/features/favourites/merge-favourites.ts').then((module) => module.followFavourites)

/** What the tab bar takes on phones. */
const roomForTabs = 'pb-[calc(var(--tabbar)+env(safe-area-inset-bottom))] md:pb-(--player)'

const loadNotices = () => import('./ShellNotices.tsx').then((module) => module.ShellNotices)
/** The page has long been usable by then. */
const NOTICES_DELAY_MS = 1500
const loadFoot = () => import('./PageFoot.tsx').then((module) => module.PageFoot)
// In the browser's build the condition is false, and nothing of it is left.
const FootOnServer = import.meta.env.SSR ? await loadFoot() : null

/** What surrounds every page. */
export function SiteShell({ children, year }: { children: ReactNode; year: number }) {
  const { pathname, search } = useLocation()
  const frame = frameOf(pathname, search)
  const identity = useSiteIdentity()
  const configured = useQuery(tabBarQuery()).data ?? []
  const viewer = viewerOf(useAuth())
  const { isIncomplete } = useProfileCompletion()
  const Notices = useLazyPart(loadNotices, useElapsed(NOTICES_DELAY_MS))
  const [isProfileOpen, setProfileOpen] = useState(false)
  if (isProfileOpen && viewer.status !== 'member') setProfileOpen(false)
  // The page as it was sent knows nobody: until the first check it keeps the tabs of a visitor.
  const tabViewer = viewer.status === 'member' ? viewer : ({ status: 'visitor' } as const)
  if (frame === 'none') return <main className="flex min-h-dvh flex-col">{children}</main>
  const isScreen = frame === 'screen'
  return (
    <div
      className={`flex min-h-dvh flex-col ${isAdminPath(pathname) ? 'pb-(--player)' : roomForTabs}`}
    >
      <SkipLink />
      {isAdminPath(pathname) ? null : <BannerSlot />}
      <div className={isScreen ? 'contents max-md:hidden' : 'contents'}>
        <SiteHeader
          identity={identity}
          viewer={viewer}
          disabled={isIncomplete}
          onOpenProfile={() => setProfileOpen(true)}
        />
      </div>
      <main
        id="conteudo"
        tabIndex={-1}
        className={isScreen ? 'flex min-h-0 flex-1 flex-col outline-none' : 'flex-1 outline-none'}
      >
        {children}
      </main>
      {isScreen ? null : (
        <Later
          onServer={FootOnServer}
          load={loadFoot}
          props={{ identity, year, hasLetters: !isAdminPath(pathname) }}
          skeleton={<div className="h-160" />}
        />
      )}
      <TabBar tabs={visibleTabs(configured, tabViewer, dashboardInfo)} />
      <ShellDialogs
        isProfileOpen={isProfileOpen}
        onProfileOpenChange={setProfileOpen}
        isProfileIncomplete={isIncomplete}
      />
      <SavedPlacesMerge />
      {Notices ? <Notices /> : null}
    </div>
  )
}

/** Wherever somebody signs in, what this browser kept for the visitor joins the account. */
function SavedPlacesMerge() {
  const userId = useAuth().user?.id
  const queries = useQueryClient()
  const follow = useLazyPart(loadMerge, userId !== undefined)
  useEffect(() => (userId && follow ? follow(queries) : undefined), [userId, follow, queries])
  return null
}
