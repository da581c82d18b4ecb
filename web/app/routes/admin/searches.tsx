import { ADMIN_PAGES } from '~/features/admin/admin-pages.ts'
import { SearchesScreen } from '~/features/search-admin/SearchesScreen.tsx'
import { adminMetadata } from './admin-metadata.ts'

export const meta = adminMetadata(ADMIN_PAGES.searches.label)

export default function AdminSearches() {
  return <SearchesScreen />
}
