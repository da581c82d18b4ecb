import { planLines } from '@portal/contract/shared/plan-lines'
import { limitsOfPlan, moneyText } from '@portal/contract/shared/plan-prices'
import { isPaidPlan } from '@portal/contract/shared/plan-rules'
import clsx from 'clsx'
import { Check, Star } from 'lucide-react'
import { useAuth } from '~/platform/session/auth-context.ts'
import { Badge } from '~/ui/Badge.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { type Cycle, type OfferedPlan, priceOf, priceParts, savingOf } from './plans.rules.ts'
import { plansTexts as texts } from './plans.texts.ts'
import { usePlanAddresses } from './use-plan-addresses.ts'

/** Three places along one shore. */
const VIEWS: Record<OfferedPlan['id'], string> = {
  atalaia: 'object-[20%_30%]',
  macarico: 'object-[55%_60%]',
  espadarte: 'object-[92%_70%]',
}

type PlanCardsProps = { plans: readonly OfferedPlan[]; cycle: Cycle }

/** On phones the recommended one is first; side by side it stands in the middle. */
export function PlanCards({ plans, cycle }: PlanCardsProps) {
  return (
    <ul aria-label={texts.plans} className="grid gap-5 lg:grid-cols-3 lg:gap-6">
      {plans.map((plan) => (
        <li
          key={plan.id}
          className={clsx(
            'flex flex-col overflow-hidden rounded-card bg-white ring-1 ring-line',
            plan.is_recommended
              ? 'shadow-soft ring-[2.5px]! ring-mar-900! max-lg:-order-1 lg:-my-4'
              : 'lg:my-0',
          )}
        >
          <PlanCard plan={plan} cycle={cycle} />
        </li>
      ))}
    </ul>
  )
}

function tryText({ id, is_recommended, trial_days: days }: OfferedPlan): string {
  if (days === 0) return texts.begin(texts.names[id])
  return is_recommended ? texts.tryIt(days) : texts.tryPlan(texts.names[id])
}

function PlanCard({ plan, cycle }: { plan: OfferedPlan; cycle: Cycle }) {
  const name = texts.names[plan.id]
  const [whole, cents] = priceParts(priceOf(plan, cycle))
  const isYear = cycle === 'year'
  const saved = savingOf(plan) > 0 ? `: ${texts.saved(moneyText(savingOf(plan)))}` : ''
  const { planType } = useAuth()
  const { isBuying, signUp, choose } = usePlanAddresses(cycle)
  // Who has a plan has no trial left.
  const mayTry = isBuying && !isPaidPlan(planType) && plan.trial_days > 0
  return (
    <article aria-label={name} className="flex grow flex-col">
      <div className="relative aspect-[16/7] overflow-hidden bg-mar-100 md:max-lg:aspect-[16/4]">
        <img
          src="/art/hero-960.webp"
          alt=""
          width={960}
          height={540}
          loading="lazy"
          className={clsx('absolute inset-0 size-full object-cover', VIEWS[plan.id])}
        />
        {plan.is_recommended ? (
          <Badge tone="sol" className="absolute bottom-3.5 left-4">
            <Star aria-hidden="true" />
            {texts.recommended()}
          </Badge>
        ) : null}
      </div>
      <div className="grid content-start p-5.5 pb-6.5 lg:p-7 lg:pb-8">
        <h2 className="text-[1.875rem]">{name}</h2>
        <p className="mt-1 text-muted">{texts.pitches[plan.id]()}</p>
        <p className="num mt-5 flex items-start font-head leading-none">
          <span className="mt-1 mr-1.5 font-semibold text-xl">R$</span>{' '}
          <b className="font-bold text-[clamp(3rem,17vw,4rem)] leading-[.86] tracking-[-.045em]">
            {whole}
          </b>
          <span className="ml-0.5 font-bold text-[1.75rem]">{cents}</span>{' '}
          <small className="mb-1 ml-2 self-end font-text text-base text-muted">
            {isYear ? texts.perYear : texts.perMonth}
          </small>
        </p>
        <p className="num mt-2.5 text-muted text-sm">
          {isYear
            ? `${texts.orMonth(moneyText(plan.month_cents))}${saved}`
            : texts.orYear(moneyText(plan.year_cents))}
        </p>
        <LinkButton
          to={choose(plan.id)}
          look={plan.is_recommended ? 'primary' : 'line'}
          block
          className="mt-5 mb-4"
        >
          {isBuying ? texts.subscribe(name) : tryText(plan)}
        </LinkButton>
        {mayTry ? (
          <LinkButton to={signUp(plan.id)} look="ghost" block className="-mt-2 mb-4">
            {tryText(plan)}
          </LinkButton>
        ) : null}
        <ul>
          {planLines(limitsOfPlan(plan)).map((line) => (
            <li key={line} className="grid grid-cols-[1.25rem_1fr] gap-3 py-1.5">
              <Check
                aria-hidden="true"
                strokeWidth={2.6}
                className="mt-0.5 size-5 text-mangue-500"
              />
              {line}
            </li>
          ))}
        </ul>
      </div>
    </article>
  )
}
