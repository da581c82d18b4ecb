import { adminTexts } from '~/features/admin/admin.texts.ts'
import { SearchesScreen } from '~/features/search-admin/SearchesScreen.tsx'
import { adminMetadata } from './admin-metadata.ts'

export const meta = adminMetadata(adminTexts.pages.searches.label)

export default function AdminSearches() {
  return <SearchesScreen />
}
