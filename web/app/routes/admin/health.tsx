import { ADMIN_PAGES } from '~/features/admin/admin-pages.ts'
import { HealthScreen } from '~/features/health-admin/HealthScreen.tsx'
import { adminMetadata } from './admin-metadata.ts'

export const meta = adminMetadata(ADMIN_PAGES.health.label)

export default function Health() {
  return <HealthScreen />
}
