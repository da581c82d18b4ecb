import { topics } from '@portal/contract/live/topics'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { adminTexts } from '~/features/portal/admin/admin.texts.ts'
import { TODAY_KEY, teamCountQuery } from '~/features/portal/moderation/today/today.queries.ts'
import { workplaceTexts } from '~/features/portal/workplace/workplace.texts.ts'
import { useLiveTopic } from '~/platform/live/use-live-topic.ts'
import { adminGroups, adminScreens, menuPageAt } from '~/screens/admin.rules.ts'
import { ADMIN_ENTRIES } from '~/screens/admin.screens.ts'
import { tabsOf } from '~/screens/screen.ts'
import { useWorker } from '../shell/use-worker.ts'
import { Chrome, type ChromeProps } from './Chrome.tsx'

/** The live channel says when it changes; this is for a network that lets no stream through. */
const REFRESH_MS = 5 * 60_000

export function AdminChrome(props: Omit<ChromeProps, 'area'>) {
  const { pathname } = useLocation()
  const { data: counts } = useQuery({
    ...teamCountQuery(),
    refetchInterval: REFRESH_MS,
    refetchOnWindowFocus: true,
  })
  useLiveTopic(topics.waiting(), [TODAY_KEY])
  const worker = useWorker()
  const waiting = counts?.all ?? 0
  const groups = adminGroups(worker, waiting)
  return (
    <Chrome
      {...props}
      area={{
        kind: 'admin',
        name: workplaceTexts.switch.admin,
        navLabel: adminTexts.area,
        groups,
        screens: adminScreens(worker, waiting),
        current: menuPageAt(pathname),
        tabs: tabsOf(ADMIN_ENTRIES, groups),
        hasFoot: true,
        publicPage: { label: workplaceTexts.toSite, to: '/' },
        live: null,
      }}
    />
  )
}
