import { ADMIN_PAGES } from '~/features/admin/admin-pages.ts'
import { UtilitiesScreen } from '~/features/utilities-admin/UtilitiesScreen.tsx'
import { adminMetadata } from './admin-metadata.ts'

export const meta = adminMetadata(ADMIN_PAGES.utilities.label)

export default function AdminUtilities() {
  return <UtilitiesScreen />
}
