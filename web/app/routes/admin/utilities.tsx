import { adminTexts } from '~/features/admin/admin.texts.ts'
import { UtilitiesScreen } from '~/features/utilities-admin/UtilitiesScreen.tsx'
import { adminMetadata } from './admin-metadata.ts'

export const meta = adminMetadata(adminTexts.pages.utilities.label)

export default function AdminUtilities() {
  return <UtilitiesScreen />
}
