import { ADMIN_PAGES } from '~/features/admin/admin-pages.ts'
import { ImportScreen } from '~/features/imports/ImportScreen.tsx'
import { adminMetadata } from './admin-metadata.ts'

export const meta = adminMetadata(ADMIN_PAGES.imports.label)

export default function Imports() {
  return <ImportScreen listingsAt="/admin/estabelecimentos" />
}
