import { adminTexts } from '~/features/admin/admin.texts.ts'
import { ImportScreen } from '~/features/imports/ImportScreen.tsx'
import { adminMetadata } from './admin-metadata.ts'

export const meta = adminMetadata(adminTexts.pages.imports.label)

export default function Imports() {
  return <ImportScreen listingsAt="/admin/estabelecimentos" />
}
