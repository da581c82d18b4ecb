import { ADMIN_PAGES } from '~/features/admin/admin-pages.ts'
import { PlansScreen } from '~/features/plans-admin/PlansScreen.tsx'
import { OnSale } from '~/features/settings/editor/OnSale.tsx'
import { adminMetadata } from './admin-metadata.ts'

export const meta = adminMetadata(ADMIN_PAGES.plans.label)

export default function AdminPlans() {
  return (
    <div className="grid grid-cols-1 gap-5">
      <OnSale />
      <PlansScreen />
    </div>
  )
}
