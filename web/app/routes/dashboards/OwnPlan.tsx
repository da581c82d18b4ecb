import type { Profile } from '@portal/contract/people/profiles/profile'
import { isPaidPlan } from '@portal/contract/shared/plan-rules'
import type { PlanType } from '@portal/contract/shared/plans'
import { useQuery } from '@tanstack/react-query'
import { CardRenewalNote } from '~/features/money/payments/CardRenewalNote.tsx'
import { PlanActions } from '~/features/money/payments/PlanActions.tsx'
import { usePlanOrders, usePlanStanding } from '~/features/money/payments/payments.queries.ts'
import { isPeriodPaid } from '~/features/money/payments/plan-order.rules.ts'
import { PlanPanel } from '~/features/portal/dashboards/PlanPanel.tsx'
import { planLabels } from '~/features/portal/shell/plan-labels.rules.ts'
import { ownPlanQuery } from '~/platform/plans.queries.ts'

type OwnPlanProps = { planType: PlanType; profile: Profile; hasListings: boolean }

/** The plan in force with what can be done about it; a failed read of the purchases costs only those. */
export function OwnPlan({ planType, profile, hasListings }: OwnPlanProps) {
  const orders = useOwnOrders()
  const standing = usePlanStanding().data
  const own = useQuery({ ...ownPlanQuery(), enabled: isPaidPlan(planType) }).data
  return (
    <PlanPanel
      planType={planType}
      planLabel={planLabels(planType).menu}
      // Where the standing is known its own sentences say it.
      endsAt={standing ? null : profile.plan_ends_at}
      own={own}
      isPaid={isPeriodPaid(orders ?? [], planType, Date.now())}
      hasListings={hasListings}
    >
      {orders && standing ? <PlanActions {...{ planType, orders, standing, hasListings }} /> : null}
      {orders?.some(({ method }) => method === 'card') ? <CardRenewalNote /> : null}
    </PlanPanel>
  )
}

/** Undefined until they are known. */
export function useOwnOrders() {
  return usePlanOrders().data
}
