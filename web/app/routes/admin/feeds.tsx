import { ADMIN_PAGES } from '~/features/admin/admin-pages.ts'
import { PropertyFeedsScreen } from '~/features/property-feeds-admin/PropertyFeedsScreen.tsx'
import { adminMetadata } from './admin-metadata.ts'

export const meta = adminMetadata(ADMIN_PAGES.feeds.label)

export default function AdminPropertyFeeds() {
  return <PropertyFeedsScreen />
}
