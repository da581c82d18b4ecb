import { PlansScreen } from '~/features/plans-admin/PlansScreen.tsx'
import { OnSale } from '~/features/settings/editor/OnSale.tsx'

export default function AdminPlans() {
  return (
    <div className="grid grid-cols-1 gap-5">
      <OnSale />
      <PlansScreen />
    </div>
  )
}
