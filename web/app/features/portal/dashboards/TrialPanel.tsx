import { moneyText } from '@portal/contract/shared/plan-prices'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { checkoutAddress } from '~/platform/checkout-address.ts'
import { trialQuery } from '~/platform/plans.queries.ts'
import { usePlansOnSale } from '~/platform/plans-on-sale.ts'
import { TextLink } from '~/ui/TextLink.tsx'
import { dashboardsTexts } from './dashboards.texts.ts'
import { trialDaysLeft } from './trial.rules.ts'

const texts = dashboardsTexts.trial

/** Days left, what comes after, one way on. Nothing for who is in no trial. */
export function TrialPanel() {
  const isOnSale = usePlansOnSale()
  const { data } = useQuery(trialQuery())
  const trial = data?.trial
  if (!trial) return null
  const days = trialDaysLeft(trial.ends_at, new Date())
  const { plan, cycle, month_cents, year_cents } = trial
  const price = moneyText(cycle === 'year' ? year_cents : month_cents)
  return (
    <aside
      aria-label={texts.label}
      className="grid content-start gap-1 rounded-card bg-sol-100 px-[18px] py-3.5 text-mar-950"
    >
      <p className="num text-base">
        <b>{texts.days(days)}</b> · {texts.after[cycle](price)}
      </p>
      <TextLink
        to={isOnSale ? checkoutAddress(plan, cycle) : '/planos'}
        block
        className="justify-self-start font-bold text-mar-950"
      >
        {isOnSale ? texts.subscribe : texts.see}
        <ArrowRight aria-hidden="true" className="size-4.5" />
      </TextLink>
      <p className="text-xs">{texts.note(dashboardsTexts.limits.plans[plan])}</p>
    </aside>
  )
}
