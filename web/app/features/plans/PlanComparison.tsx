import { moneyText } from '@portal/contract/plans/plan-rules'
import clsx from 'clsx'
import { Check } from 'lucide-react'
import { Fragment } from 'react'
import { LinkButton } from '~/ui/LinkButton.tsx'
import {
  type Cycle,
  comparedGroups,
  comparedValue,
  type OfferedPlan,
  priceOf,
} from './plans.rules.ts'
import { plansTexts } from './plans.texts.ts'
import { usePlanAddresses } from './use-plan-addresses.ts'

const texts = plansTexts.compare
const tint = (plan: OfferedPlan) => plan.is_recommended && 'bg-areia-100'

type PlanComparisonProps = { plans: readonly OfferedPlan[]; cycle: Cycle }

/** On phones the name of a row stands over its values. */
export function PlanComparison({ plans, cycle }: PlanComparisonProps) {
  const price = cycle === 'year' ? texts.perYear : texts.perMonth
  const { choose } = usePlanAddresses(cycle)
  return (
    <section className="wrap pt-14 lg:pt-24">
      <h2>{texts.title}</h2>
      <table className="mt-7 w-full table-fixed border-collapse lg:mt-10">
        <caption className="sr-only">{texts.caption}</caption>
        <thead>
          <tr className="border-mar-900 border-b-2">
            <td className="max-md:hidden md:w-2/5" />
            {plans.map((plan) => (
              <th
                key={plan.id}
                scope="col"
                className={clsx(
                  'rounded-t-card px-1 py-3 font-head text-base lg:text-xl',
                  tint(plan),
                )}
              >
                {plansTexts.names[plan.id]}
                <small className="num block font-normal font-text text-muted text-xs lg:text-sm">
                  {price(moneyText(priceOf(plan, cycle)))}
                </small>
              </th>
            ))}
          </tr>
        </thead>
        {comparedGroups().map((group) => (
          <tbody key={group.title}>
            <tr>
              <th scope="rowgroup" colSpan={plans.length + 1} className="pt-8 pb-2 text-left">
                <span className="font-head text-lg">{group.title}</span>
                {group.text ? (
                  <span className="block font-normal text-muted text-sm">{group.text}</span>
                ) : null}
              </th>
            </tr>
            {group.rows.map((row) => (
              <Fragment key={row}>
                <tr className="md:hidden">
                  <th
                    scope="row"
                    colSpan={plans.length}
                    className="pt-3 font-normal text-muted text-sm"
                  >
                    {texts.rows[row]}
                  </th>
                </tr>
                <tr className="border-line border-b">
                  <th scope="row" className="h-13 text-left font-normal max-md:hidden">
                    {texts.rows[row]}
                  </th>
                  {plans.map((plan) => (
                    <td
                      key={plan.id}
                      className={clsx('num p-1 pb-3 text-center font-semibold md:pb-1', tint(plan))}
                    >
                      <Value value={comparedValue(plan, row)} />
                    </td>
                  ))}
                </tr>
              </Fragment>
            ))}
          </tbody>
        ))}
        <tfoot>
          <tr>
            <td className="max-md:hidden" />
            {plans.map((plan) => (
              <td key={plan.id} className={clsx('num px-1 py-3 text-center text-sm', tint(plan))}>
                <p className="font-semibold">{price(moneyText(priceOf(plan, cycle)))}</p>
                <LinkButton
                  to={choose(plan.id)}
                  look="line"
                  size="sm"
                  aria-label={texts.tryPlan(plansTexts.names[plan.id])}
                  className="mt-3"
                >
                  {texts.tryIt}
                </LinkButton>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

function Value({ value }: { value: string | boolean }) {
  if (typeof value === 'string') return value
  if (!value) {
    return (
      <>
        <span aria-hidden="true" className="text-muted">
          –
        </span>
        <span className="sr-only">{texts.notIncluded}</span>
      </>
    )
  }
  return (
    <span className="inline-grid size-6.5 place-items-center rounded-full bg-mangue-100 text-mangue-700">
      <Check aria-hidden="true" strokeWidth={3} className="size-4" />
      <span className="sr-only">{texts.included}</span>
    </span>
  )
}
