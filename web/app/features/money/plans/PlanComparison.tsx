import { moneyText } from '@portal/contract/shared/plan-prices'
import clsx from 'clsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { ComparedValue } from './ComparedValue.tsx'
import { PhoneComparison } from './PhoneComparison.tsx'
import {
  type ComparedPlans,
  comparedGroups,
  comparedValue,
  type OfferedPlan,
  priceOf,
} from './plans.rules.ts'
import { plansTexts } from './plans.texts.ts'
import { usePlanAddresses } from './use-plan-addresses.ts'

const texts = plansTexts.compare
const tint = (plan: OfferedPlan) => plan.is_recommended && 'bg-areia-100'

/** A table where there is room for three columns with their buttons. */
export function PlanComparison({ plans, cycle }: ComparedPlans) {
  const price = cycle === 'year' ? texts.perYear : texts.perMonth
  const { choose } = usePlanAddresses(cycle)
  return (
    <section className="wrap pt-14 lg:pt-24">
      <h2>{texts.title}</h2>
      <PhoneComparison plans={plans} cycle={cycle} />
      <table className="mt-7 w-full table-fixed border-collapse max-md:hidden lg:mt-10">
        <caption className="sr-only">{texts.caption}</caption>
        <thead>
          <tr className="border-mar-900 border-b-2">
            <td className="w-2/5" />
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
              <tr key={row} className="border-line border-b">
                <th scope="row" className="h-13 text-left font-normal">
                  {texts.rows[row]}
                </th>
                {plans.map((plan) => (
                  <td
                    key={plan.id}
                    className={clsx('num p-1 text-center font-semibold', tint(plan))}
                  >
                    <ComparedValue value={comparedValue(plan, row)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
        <tfoot>
          <tr>
            <td />
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
