import { OnSale } from '~/features/ground/settings/editor/OnSale.tsx'
import { PlansScreen } from '~/features/money/plans-admin/PlansScreen.tsx'

export default function AdminPlans() {
  return (
    <div className="grid grid-cols-1 gap-5">
      <OnSale />
      <PlansScreen />
    </div>
  )
}
