import { ADMIN_PAGES } from '~/features/admin/admin-pages.ts'
import { DrawsScreen } from '~/features/draws-admin/DrawsScreen.tsx'
import { adminMetadata } from './admin-metadata.ts'

export const meta = adminMetadata(ADMIN_PAGES.draws.label)

export default function AdminDraws() {
  return <DrawsScreen />
}
