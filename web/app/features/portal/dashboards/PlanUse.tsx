import type { BusinessUse } from '@portal/contract/money/plans/edit-plan'
import { COUNTED_LIMITS, isEnough, smallestFor } from '@portal/contract/money/plans/plan-use'
import { namesOf } from '@portal/contract/shared/names-of'
import { isLimitTold, type PlanLimits } from '@portal/contract/shared/plan-limits'
import type { PaidPlan } from '@portal/contract/shared/plans'
import clsx from 'clsx'
import { Panel } from '~/ui/Panel.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { dashboardsTexts } from './dashboards.texts.ts'
import { limitText } from './plan-limits.rules.ts'

const { use: texts, limits: words } = dashboardsTexts

export type GivenPlan = { plan: PaidPlan; limits: PlanLimits }

type PlanUseProps = {
  held: GivenPlan
  businesses: readonly BusinessUse[]
  /** All that are sold, the smallest first. */
  plans: readonly GivenPlan[]
}

/** What is used beside what the plan allows, counted, and which plan that use needs. */
export function PlanUse({ held, businesses, plans }: PlanUseProps) {
  const { limits } = held
  const mayAdd = businesses.length < limits.establishments
  return (
    <Panel aria-labelledby="uso" className="grid min-w-0 gap-4">
      <h2 id="uso" className="text-h3">
        {texts.title}
      </h2>
      <ul className="grid gap-x-10 lg:grid-cols-2">
        <Use
          used={businesses.length}
          most={limits.establishments}
          what={texts.businesses(limits.establishments)}
          note={businesses.map(({ name }) => name).join(', ')}
        />
        {businesses.map((business) =>
          countedIn(business).map((limit) => (
            <Use
              key={`${business.id} ${limit}`}
              used={business[COUNTED_LIMITS[limit]]}
              most={limits[limit]}
              what={texts.names[limit]}
              note={businesses.length > 1 ? business.name : null}
            />
          )),
        )}
      </ul>
      <Needed held={held} businesses={businesses} plans={plans} />
      <div className="flex flex-wrap gap-x-6">
        <TextLink to="/planos" block>
          {texts.compare}
        </TextLink>
        {mayAdd ? (
          <TextLink to="/cadastro-negocio" block>
            {texts.add}
          </TextLink>
        ) : null}
      </div>
    </Panel>
  )
}

/** Photos are of every business; of the rest only what it has begun with. */
const countedIn = (business: BusinessUse) =>
  namesOf(COUNTED_LIMITS).filter(
    (limit) =>
      isLimitTold(limit) &&
      (limit === 'photosPerEstablishment' || business[COUNTED_LIMITS[limit]] > 0),
  )

type UseProps = { used: number; most: number | null; what: string; note: string | null }

function Use({ used, most, what, note }: UseProps) {
  const isFull = most !== null && used >= most
  const share = most === null ? 0 : Math.min(100, Math.round((100 * used) / Math.max(most, 1)))
  return (
    <li className="grid content-center gap-1 border-line border-b py-2.5">
      <p className="flex items-baseline justify-between gap-3">
        <span className="min-w-0">
          <b className={clsx('num', isFull && 'text-sol-700')}>
            {most === null ? limitText(used) : texts.of(limitText(used), limitText(most))}
          </b>{' '}
          {what}
        </span>
        <span className="flex-none text-muted text-xs">
          {most === null ? texts.unlimited : null}
          {isFull ? (used > most ? texts.over : texts.full) : null}
        </span>
      </p>
      {note ? <p className="text-muted text-xs wrap-anywhere">{note}</p> : null}
      {most === null ? null : (
        <span aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-areia-200">
          <span
            style={{ width: `${share}%` }}
            className={clsx('block h-full', isFull ? 'bg-sol-700' : 'bg-mar-600')}
          />
        </span>
      )}
    </li>
  )
}

/** The honest next step: a smaller plan is named as readily as a larger one. */
function Needed({ held, businesses, plans }: PlanUseProps) {
  const needed = smallestFor(plans, businesses)
  if (needed === null || businesses.length === 0) return null
  const name = words.plans[needed]
  if (needed === held.plan) return <p>{texts.fits(name)}</p>
  if (!isEnough(held.limits, businesses)) {
    return <p className="font-semibold">{texts.needed(name)}</p>
  }
  const smaller = plans.find(({ plan }) => plan === needed)
  const lost = smaller ? lostBy(held.limits, smaller.limits) : []
  return (
    <p>
      <b>{texts.enough(name)}</b> {lost.length > 0 ? texts.loses(lost.join(', ')) : null}
    </p>
  )
}

/** What nobody can count, and would be missed. */
const lostBy = (held: PlanLimits, smaller: PlanLimits) =>
  (['hasOrdersAndShop', 'hasAnalytics', 'isFeatured'] as const)
    .filter((limit) => isLimitTold(limit) && held[limit] && !smaller[limit])
    .map((limit) => {
      const row = words.rows[limit]
      return row.charAt(0).toLowerCase() + row.slice(1)
    })
