import { PLAN_NAMES } from '@portal/contract/shared/plan-rules'
import { PaidPlan } from '@portal/contract/shared/plans'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { failureText } from '~/platform/failure-text.ts'
import { LinkTabs } from '~/ui/LinkTabs.tsx'
import { Loaded } from '~/ui/Loaded.tsx'
import { PlanEditor } from './PlanEditor.tsx'
import { PlanHistory } from './PlanHistory.tsx'
import { plansToEditQuery } from './plans-admin.queries.ts'
import { plansAdminTexts as texts } from './plans-admin.texts.ts'

const CHOICE = 'plano'

/** One plan at a time: its form, whom a change affects, and what it was before. */
export function PlansScreen() {
  const [address] = useSearchParams()
  const query = useQuery(plansToEditQuery())
  const chosen = PaidPlan.options.find((one) => one === address.get(CHOICE)) ?? 'atalaia'
  return (
    <div className="grid grid-cols-1 gap-5">
      <LinkTabs
        label={texts.tabs}
        links={PaidPlan.options.map((one) => ({
          label: PLAN_NAMES[one],
          to: `?${CHOICE}=${one}`,
          current: one === chosen,
        }))}
      />
      <Loaded query={query} texts={texts} why={failureText}>
        {({ plans, history }) => {
          const plan = plans.find(({ id }) => id === chosen)
          return plan ? (
            <>
              <PlanEditor key={plan.id} plan={plan} />
              <PlanHistory versions={history.filter((one) => one.plan === plan.id)} />
            </>
          ) : null
        }}
      </Loaded>
    </div>
  )
}
