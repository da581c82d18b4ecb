import { ADMIN_PAGES } from '~/features/admin/admin-pages.ts'
import { PlansScreen } from '~/features/plans-admin/PlansScreen.tsx'
import { adminMetadata } from './admin-metadata.ts'

export const meta = adminMetadata(ADMIN_PAGES.plans.label)

export default function AdminPlans() {
  return <PlansScreen />
}
