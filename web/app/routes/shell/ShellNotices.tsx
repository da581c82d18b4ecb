import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import {
  announcementsQuery,
  SEEN_POPUP,
} from '~/features/newsroom/announcements/announcements.queries.ts'
import { SearchWindow } from '~/features/portal/shell/SearchWindow.tsx'
import { isAdminPath } from '~/features/portal/tabbar/tabbar.rules.ts'
import { useAuth } from '~/platform/session/auth-context.ts'
import { frameOf } from './frame.rules.ts'
import { useLazyPart } from './use-lazy-part.ts'
import { useQuietMoment } from './use-quiet-moment.ts'
import { VisitCounter } from './VisitCounter.tsx'

const loadPopup = () =>
  import('~/features/newsroom/announcements/Popup.tsx').then((module) => module.Popup)
const loadLegalNotice = () =>
  import('~/features/people/legal/LegalNotice.tsx').then((module) => module.LegalNotice)

/** What the portal has to say by itself, once the page is at rest. The code of each comes then. */
export function ShellNotices() {
  const { pathname, search } = useLocation()
  return (
    <>
      <VisitCounter />
      <PopupWindow />
      <LegalNews />
      {/* A place of work has a search of its own. */}
      {frameOf(pathname, search) === 'work' ? null : <SearchWindow />}
    </>
  )
}

function PopupWindow() {
  const { pathname } = useLocation()
  const popup = useQuery(announcementsQuery()).data?.popup ?? null
  const isMoment = useQuietMoment({ key: popup?.key ?? null, seenIn: SEEN_POPUP, pathname })
  const Popup = useLazyPart(loadPopup, isMoment)
  return Popup && popup && isMoment ? <Popup key={popup.key} popup={popup} /> : null
}

function LegalNews() {
  const { user } = useAuth()
  // Who works at the panel is not interrupted there.
  const isElsewhere = !isAdminPath(useLocation().pathname)
  const Notice = useLazyPart(loadLegalNotice, user !== null && isElsewhere)
  return Notice && user && isElsewhere ? <Notice /> : null
}
