import { moneyText } from '@portal/contract/shared/plan-prices'
import clsx from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { SegmentedControl } from '~/ui/SegmentedControl.tsx'
import { ComparedValue } from './ComparedValue.tsx'
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

/** One plan fills the screen and is swiped aside; what the others have stands small under each row. */
export function PhoneComparison({ plans, cycle }: ComparedPlans) {
  const row = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState((plans.find((plan) => plan.is_recommended) ?? plans[0])?.id)
  const { choose } = usePlanAddresses(cycle)
  const price = cycle === 'year' ? texts.perYear : texts.perMonth
  // The one that is recommended lies in the middle: the row opens at it.
  const first = useRef(shown)
  useEffect(() => turnTo(row.current, first.current, 'instant'), [])
  const current = plans.find(({ id }) => id === shown)
  return (
    <div className="mt-6 md:hidden">
      <div className="sticky top-15 z-10 -mx-(--gutter) bg-areia-50 px-(--gutter) py-2">
        <SegmentedControl
          label={texts.whichPlan}
          value={shown}
          onValueChange={(id) => turnTo(row.current, id, 'smooth')}
          options={plans.map((plan) => ({
            value: plan.id,
            label: (
              <span className="grid leading-tight">
                {plansTexts.names[plan.id]}
                <small className="num font-normal">{plainPrice(priceOf(plan, cycle))}</small>
              </span>
            ),
          }))}
        />
      </div>
      <ul
        ref={row}
        className="rail relative mt-4 snap-mandatory gap-3"
        onScroll={({ currentTarget }) => setShown(nearestIn(currentTarget))}
      >
        {plans.map((plan) => (
          <li
            key={plan.id}
            data-plan={plan.id}
            aria-label={plansTexts.names[plan.id]}
            className={clsx(
              'w-[calc(100%-2rem)] rounded-card bg-white p-5',
              plan.is_recommended ? 'border-2 border-mar-900' : 'border border-line',
            )}
          >
            <p className="font-bold font-head text-xl">{plansTexts.names[plan.id]}</p>
            <p className="num text-muted text-sm">{price(moneyText(priceOf(plan, cycle)))}</p>
            {comparedGroups().map((group) => (
              <div key={group.title} className="mt-5">
                <p className="border-mar-900 border-b pb-1.5 font-semibold">{group.title}</p>
                {group.text ? <p className="mt-1.5 text-muted text-sm">{group.text}</p> : null}
                <dl>
                  {group.rows.map((name) => (
                    <div
                      key={name}
                      className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-line border-b py-2.5 last:border-b-0"
                    >
                      <dt>
                        {texts.rows[name]}
                        <small className="num block text-muted text-sm">
                          {othersText(plans, plan, name)}
                        </small>
                      </dt>
                      <dd className="num max-w-24 text-right font-semibold">
                        <ComparedValue value={comparedValue(plan, name)} />
                      </dd>
                    </div>
                  ))}
                </dl>
              </div>
            ))}
          </li>
        ))}
      </ul>
      {current ? (
        // Over the whole screen: the cards beside the one that is shown go on under it.
        <div
          data-bar="foot"
          className="sticky bottom-[calc(var(--tabbar)+env(safe-area-inset-bottom))] z-10 mt-4 -mx-(--gutter) flex items-center justify-between gap-4 border-line border-t bg-areia-50 px-(--gutter) py-3"
        >
          <p className="num grid min-w-0 leading-tight">
            <b className="font-semibold">{moneyText(priceOf(current, cycle))}</b>
            <small className="text-muted">
              {cycle === 'year' ? plansTexts.perYear : plansTexts.perMonth}
            </small>
          </p>
          <LinkButton to={choose(current.id)} look="ink">
            {texts.tryPlan(plansTexts.names[current.id])}
          </LinkButton>
        </div>
      ) : null}
    </div>
  )
}

/** "99,90": all are prices of the same money. */
const plainPrice = (cents: number) => moneyText(cents).replace(/^R\$\s/, '')

type Row = Parameters<typeof comparedValue>[1]

function othersText(plans: readonly OfferedPlan[], own: OfferedPlan, row: Row): string {
  const said = (value: string | boolean) =>
    typeof value === 'string' ? value.toLowerCase() : value ? texts.yes : texts.no
  return plans
    .filter((plan) => plan !== own)
    .map((plan) => `${plansTexts.names[plan.id]} ${said(comparedValue(plan, row))}`)
    .join(' · ')
}

const cardsOf = (row: HTMLElement) => [...row.querySelectorAll<HTMLElement>('[data-plan]')]

function turnTo(row: HTMLElement | null, id: string | undefined, behavior: ScrollBehavior) {
  const card = row ? cardsOf(row).find(({ dataset }) => dataset.plan === id) : undefined
  if (!row || !card) return
  const { left } = card.getBoundingClientRect()
  const start =
    row.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(row).paddingLeft)
  row.scrollTo?.({ left: row.scrollLeft + left - start, behavior })
}

function nearestIn(row: HTMLElement): OfferedPlan['id'] | undefined {
  const middle = row.getBoundingClientRect().left + row.clientWidth / 2
  const away = (card: HTMLElement) => {
    const { left, right } = card.getBoundingClientRect()
    return Math.abs((left + right) / 2 - middle)
  }
  const [nearest] = cardsOf(row).sort((a, b) => away(a) - away(b))
  return nearest?.dataset.plan as OfferedPlan['id'] | undefined
}
