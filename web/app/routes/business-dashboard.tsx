import '../workplace.css'
import { dashboardsTexts } from '~/features/portal/dashboards/dashboards.texts.ts'
import { pageMetadata } from '~/platform/seo/page-metadata.ts'
import { siteOf } from '~/platform/seo/site.ts'
import type { Route } from './+types/business-dashboard.ts'
import { BusinessScreens } from './dashboards/BusinessScreens.tsx'
import { RequireAccess } from './shell/RequireAccess.tsx'

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMetadata(
    { title: dashboardsTexts.business.title, path: location.pathname, hidden: true },
    siteOf(matches),
  )

/** The counter reads codes, where the phone cannot, with a reader in WebAssembly. */
export const headers = () => ({ 'Content-Security-Policy': "script-src 'wasm-unsafe-eval'" })

/** The server knows nobody: it draws the waiting screen for everybody. */
export default function BusinessDashboard() {
  return (
    <RequireAccess>
      <BusinessScreens />
    </RequireAccess>
  )
}
