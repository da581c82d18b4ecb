import type { PaidPlan, PlanType } from '@portal/contract/shared/plans'
import {
  isLimitTold,
  PLAN_LIMITS,
  type PlanLimits,
} from '@portal/contract/subscriptions/plan-limits'
import { Panel } from '~/ui/Panel.tsx'
import { Table } from '~/ui/Table.tsx'
import { dashboardsTexts } from './dashboards.texts.ts'
import { limitText, plansToShow } from './plan-limits.rules.ts'

const texts = dashboardsTexts.limits
const rowsTold = () => (Object.keys(texts.rows) as (keyof PlanLimits)[]).filter(isLimitTold)

/** What the plan allows. */
export function PlanLimitsPanel({ planType }: { planType: PlanType }) {
  const [first, ...others] = plansToShow(planType)
  return (
    <Panel aria-label={texts.caption} className="grid min-w-0 gap-4">
      {first && others.length === 0 ? (
        <OwnLimits plan={first} />
      ) : (
        <AllLimits planType={planType} />
      )}
    </Panel>
  )
}

function OwnLimits({ plan }: { plan: PaidPlan }) {
  return (
    <dl className="grid gap-x-10 lg:grid-cols-2">
      {rowsTold().map((row) => (
        <div
          key={row}
          className="flex min-h-11 items-center justify-between gap-4 border-b border-line py-2"
        >
          <dt>{texts.rows[row]}</dt>
          <dd className="num flex-none font-semibold">{limitText(PLAN_LIMITS[plan][row])}</dd>
        </div>
      ))}
    </dl>
  )
}

function AllLimits({ planType }: { planType: PlanType }) {
  return (
    <Table
      caption={texts.caption}
      hideCaption
      columns={[
        { key: 'feature', header: texts.feature, cell: (row) => texts.rows[row] },
        ...plansToShow(planType).map((plan) => ({
          key: plan,
          header: texts.plans[plan],
          cell: (row: keyof PlanLimits) => limitText(PLAN_LIMITS[plan][row]),
          numeric: true,
        })),
      ]}
      rows={rowsTold()}
      rowKey={(row) => row}
    />
  )
}
