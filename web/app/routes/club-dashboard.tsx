import '../workplace.css'
import { dashboardsTexts } from '~/features/portal/dashboards/dashboards.texts.ts'
import { pageMetadata } from '~/platform/seo/page-metadata.ts'
import { siteOf } from '~/platform/seo/site.ts'
import type { Route } from './+types/club-dashboard.ts'
import { AccountDashboard } from './dashboards/AccountDashboard.tsx'
import { RequireAccess } from './shell/RequireAccess.tsx'

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMetadata(
    { title: dashboardsTexts.club.title, path: location.pathname, hidden: true },
    siteOf(matches),
  )

/** The server knows nobody: it draws the waiting screen for everybody. */
export default function ClubDashboard() {
  return (
    <RequireAccess>
      <AccountDashboard />
    </RequireAccess>
  )
}
