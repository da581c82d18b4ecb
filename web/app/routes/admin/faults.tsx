import { ADMIN_PAGES } from '~/features/admin/admin-pages.ts'
import { FaultsScreen } from '~/features/faults-admin/FaultsScreen.tsx'
import { adminMetadata } from './admin-metadata.ts'

export const meta = adminMetadata(ADMIN_PAGES.faults.label)

export default function Faults() {
  return <FaultsScreen />
}
