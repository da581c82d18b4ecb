import { namesOf } from '@portal/contract/shared/names-of'
import { isLimitTold, type PlanLimits } from '@portal/contract/shared/plan-limits'
import type { PaidPlan } from '@portal/contract/shared/plans'
import { Panel } from '~/ui/Panel.tsx'
import { Table } from '~/ui/Table.tsx'
import { dashboardsTexts } from './dashboards.texts.ts'
import { limitText } from './plan-limits.rules.ts'

const texts = dashboardsTexts.limits
const rowsTold = () => namesOf(texts.rows).filter(isLimitTold)

type GivenPlan = { plan: PaidPlan; limits: PlanLimits }

/** What the plan allows; who administers the portal sees all of them. */
export function PlanLimitsPanel({ plans }: { plans: readonly GivenPlan[] }) {
  const [first, ...others] = plans
  return (
    <Panel aria-label={texts.caption} className="grid min-w-0 gap-4">
      {first && others.length === 0 ? (
        <OwnLimits limits={first.limits} />
      ) : (
        <AllLimits plans={plans} />
      )}
    </Panel>
  )
}

function OwnLimits({ limits }: Pick<GivenPlan, 'limits'>) {
  return (
    <dl className="grid gap-x-10 lg:grid-cols-2">
      {rowsTold().map((row) => (
        <div
          key={row}
          className="flex min-h-11 items-center justify-between gap-4 border-b border-line py-2"
        >
          <dt>{texts.rows[row]}</dt>
          <dd className="num flex-none font-semibold">{limitText(limits[row])}</dd>
        </div>
      ))}
    </dl>
  )
}

function AllLimits({ plans }: { plans: readonly GivenPlan[] }) {
  return (
    <Table
      caption={texts.caption}
      hideCaption
      columns={[
        { key: 'feature', header: texts.feature, cell: (row) => texts.rows[row] },
        ...plans.map(({ plan, limits }) => ({
          key: plan,
          header: texts.plans[plan],
          cell: (row: keyof PlanLimits) => limitText(limits[row]),
          numeric: true,
        })),
      ]}
      rows={rowsTold()}
      rowKey={(row) => row}
    />
  )
}
