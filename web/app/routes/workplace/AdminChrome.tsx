import { topics } from '@portal/contract/live/topics'
import type { WaitingCounts } from '@portal/contract/portal/queues/waiting-counts'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { adminTexts } from '~/features/portal/admin/admin.texts.ts'
import { waitingCountsQuery } from '~/features/portal/moderation/moderation.queries.ts'
import { workplaceTexts } from '~/features/portal/workplace/workplace.texts.ts'
import { useLiveTopic } from '~/platform/live/use-live-topic.ts'
import { adminGroups, menuPageAt } from '~/screens/admin.rules.ts'
import { ADMIN_GROUPS, ADMIN_PAGES, type AdminPageName } from '~/screens/admin.screens.ts'
import { tabsOf } from '~/screens/screen.ts'
import { useWorker } from '../shell/use-worker.ts'
import { Chrome, type ChromeProps } from './Chrome.tsx'

/** The live channel says when it changes; this is for a network that lets no stream through. */
const REFRESH_MS = 5 * 60_000

const NOTHING: WaitingCounts = {
  ...{ listings: 0, late: 0, changes: 0, reviews: 0, claims: 0, reports: 0 },
  ...{ contributions: 0, coverage: 0, events: 0, offers: 0, oldest: {} },
}

export function AdminChrome(props: Omit<ChromeProps, 'area'>) {
  const { pathname } = useLocation()
  const { data: counts = NOTHING } = useQuery({
    ...waitingCountsQuery(),
    refetchInterval: REFRESH_MS,
    refetchOnWindowFocus: true,
  })
  useLiveTopic(topics.waiting(), [waitingCountsQuery().queryKey])
  const groups = adminGroups(useWorker(), waitingByPage(counts))
  return (
    <Chrome
      {...props}
      area={{
        kind: 'admin',
        name: workplaceTexts.switch.admin,
        navLabel: adminTexts.area,
        groups,
        current: menuPageAt(pathname),
        firstGroup: ADMIN_GROUPS.content.title,
        tabs: tabsOf(ADMIN_PAGES, groups),
        hasFoot: true,
        publicPage: { label: workplaceTexts.toSite, to: '/' },
        live: null,
      }}
    />
  )
}

/** On which page of the menu each thing waits; nothing is counted twice. */
function waitingByPage(counts: WaitingCounts): Partial<Record<AdminPageName, number>> {
  const { listings, changes, reviews, claims, reports, ...others } = counts
  const { contributions, coverage, events, offers } = others
  return {
    moderation: listings + changes + reviews + claims + reports,
    events,
    contributions,
    coverage,
    offers,
  }
}
