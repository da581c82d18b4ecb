import { ADMIN_PAGES } from '~/features/admin/admin-pages.ts'
import { StayTroublesScreen } from '~/features/stays-admin/StayTroublesScreen.tsx'
import { adminMetadata } from './admin-metadata.ts'

export const meta = adminMetadata(ADMIN_PAGES.stays.label)

export default function AdminStays() {
  return <StayTroublesScreen />
}
