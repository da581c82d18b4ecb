import { OfflinePage } from '~/features/portal/offline/OfflinePage.tsx'
import { offlineTexts } from '~/features/portal/offline/offline.texts.ts'
import { OFFLINE_PAGE } from '~/platform/offline-page.ts'
import { pageMetadata } from '~/platform/seo/page-metadata.ts'
import { siteOf } from '~/platform/seo/site.ts'
import type { Route } from './+types/offline.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMetadata({ title: offlineTexts.title, path: OFFLINE_PAGE, hidden: true }, siteOf(matches))

export default function OfflineRoute() {
  return <OfflinePage />
}
