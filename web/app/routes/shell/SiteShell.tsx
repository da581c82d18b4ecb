import { isAdministratorPlan } from '@portal/contract/shared/plan-rules'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import {
  portalSettingsQuery,
  useSiteIdentity,
} from '~/features/ground/settings/settings.queries.ts'
import { announcementsQuery } from '~/features/newsroom/announcements/announcements.queries.ts'
import { useProfileCompletion } from '~/features/people/profiles/use-profile-completion.ts'
import { dashboardInfo } from '~/features/portal/shell/dashboard.rules.ts'
import { SiteHeader } from '~/features/portal/shell/SiteHeader.tsx'
import { SkipLink } from '~/features/portal/shell/SkipLink.tsx'
import { shellTexts } from '~/features/portal/shell/shell.texts.ts'
import { useElapsed } from '~/features/portal/shell/use-elapsed.ts'
import { viewerOf } from '~/features/portal/shell/viewer.ts'
import { TabBar } from '~/features/portal/tabbar/TabBar.tsx'
import { tabBarQuery } from '~/features/portal/tabbar/tabbar.queries.ts'
import { hasTabsOfWork, visibleTabs } from '~/features/portal/tabbar/tabbar.rules.ts'
import type { ApiClient } from '~/platform/api.ts'
import { useAuth } from '~/platform/session/auth-context.ts'
import { Later } from '~/ui/Later.tsx'
import { LogoMark } from '~/ui/LogoMark.tsx'
import { frameOf, offersNewsletter } from './frame.rules.ts'
import { ShellDialogs } from './ShellDialogs.tsx'
import { useLazyPart } from './use-lazy-part.ts'
import { useWorker } from './use-worker.ts'

const loadMerge = () =>
  import('~/features/guide/favourites/merge-favourites.ts').then(
    (module) => module.followFavourites,
  )

/** What the tab bar takes on phones. */
const roomForTabs = 'pb-[calc(var(--tabbar)+env(safe-area-inset-bottom))] md:pb-(--player)'

const loadBanner = () =>
  import('~/features/newsroom/announcements/Banner.tsx').then((module) => module.Banner)
const loadNotices = () => import('./ShellNotices.tsx').then((module) => module.ShellNotices)
/** The page has long been usable by then. */
const NOTICES_DELAY_MS = 1500
const loadFoot = () => import('./PageFoot.tsx').then((module) => module.PageFoot)
// In the browser's build the condition is false, and nothing of it is left.
const FootOnServer = import.meta.env.SSR ? await loadFoot() : null
const BannerOnServer = import.meta.env.SSR ? await loadBanner() : null

const loadEdit = () => import('./EditThisPage.tsx').then((module) => module.EditThisPage)
const loadRefusedEmail = () =>
  import('~/features/people/accounts/RefusedEmail.tsx').then((module) => module.RefusedEmail)
const loadChrome = () => import('../workplace/WorkChrome.tsx').then((module) => module.WorkChrome)

/** What the frame of a page reads: the page is sent with it. */
export const frameQueries = (api: ApiClient) => [
  portalSettingsQuery(api),
  tabBarQuery(api),
  announcementsQuery(api),
]

/** What surrounds every page. */
export function SiteShell({ children, year }: { children: ReactNode; year: number }) {
  const { pathname, search } = useLocation()
  const frame = frameOf(pathname, search)
  const identity = useSiteIdentity()
  const configured = useQuery(tabBarQuery()).data ?? []
  const viewer = viewerOf(useAuth())
  const { isIncomplete } = useProfileCompletion()
  const { planType, staffRole } = useWorker()
  const isStaff = staffRole !== null || isAdministratorPlan(planType)
  const EditThisPage = useLazyPart(loadEdit, isStaff && frame === 'page')
  const Notices = useLazyPart(loadNotices, useElapsed(NOTICES_DELAY_MS))
  const [isProfileOpen, setProfileOpen] = useState(false)
  if (isProfileOpen && viewer.status !== 'member') setProfileOpen(false)
  // The page as it was sent knows nobody: until the first check it keeps the tabs of a visitor.
  const tabViewer = viewer.status === 'member' ? viewer : ({ status: 'visitor' } as const)
  if (frame === 'none') return <main className="flex min-h-dvh flex-col">{children}</main>
  const isWork = frame === 'work'
  const openProfile = () => setProfileOpen(true)
  return (
    <div
      className={`flex min-h-dvh flex-col ${roomForTabs}${isWork ? ' work' : ''}`}
      // How high the tabs of a workplace are: workplace.css.
      data-foot={hasTabsOfWork(pathname) || undefined}
    >
      <SkipLink />
      {isWork ? null : <BannerSlot />}
      {isWork ? (
        <WorkSlot disabled={isIncomplete} onOpenProfile={openProfile} />
      ) : (
        <div className={frame === 'screen' ? 'contents max-md:hidden' : 'contents'}>
          <SiteHeader
            identity={identity}
            viewer={viewer}
            disabled={isIncomplete}
            onOpenProfile={openProfile}
          />
        </div>
      )}
      <main
        id="conteudo"
        tabIndex={-1}
        className={
          frame === 'screen' ? 'flex min-h-0 flex-1 flex-col outline-none' : 'flex-1 outline-none'
        }
      >
        <RefusedEmailSlot />
        {EditThisPage && frame === 'page' ? <EditThisPage /> : null}
        {children}
      </main>
      {frame === 'page' ? (
        <Later
          onServer={FootOnServer}
          load={loadFoot}
          props={{ identity, year, hasNewsletter: offersNewsletter(pathname) }}
          skeleton={<div className="h-160" />}
        />
      ) : null}
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

/** Most days have no banner: its code comes with one. */
function BannerSlot() {
  const banner = useQuery(announcementsQuery()).data?.banner ?? null
  if (!banner) return null
  return (
    <Later
      key={banner.key}
      onServer={BannerOnServer}
      load={loadBanner}
      props={{ banner }}
      skeleton={null}
    />
  )
}

type WorkSlotProps = { disabled: boolean; onOpenProfile: () => void }

/** The page as it was sent knows nobody: a bar with the way out, until the code of the rest is here. */
function WorkSlot(props: WorkSlotProps) {
  const Chrome = useLazyPart(loadChrome, true)
  if (Chrome) return <Chrome {...props} />
  return (
    <header className="on-dark">
      <a href="/" aria-label={shellTexts.pages.home}>
        <LogoMark className="size-10" />
      </a>
    </header>
  )
}

/** Few mailboxes refuse: the code comes with one. */
function RefusedEmailSlot() {
  const isRefused = useAuth().user?.email_refused === true
  const RefusedEmail = useLazyPart(loadRefusedEmail, isRefused)
  return RefusedEmail && isRefused ? <RefusedEmail /> : null
}

/** Wherever somebody signs in, what this browser kept for the visitor joins the account. */
function SavedPlacesMerge() {
  const userId = useAuth().user?.id
  const queries = useQueryClient()
  const follow = useLazyPart(loadMerge, userId !== undefined)
  useEffect(() => (userId && follow ? follow(queries) : undefined), [userId, follow, queries])
  return null
}
