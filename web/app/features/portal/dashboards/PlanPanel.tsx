import type { OwnPlan } from '@portal/contract/money/plans/edit-plan'
import { moneyText } from '@portal/contract/shared/plan-prices'
import { isAdministratorPlan, isPaidPlan } from '@portal/contract/shared/plan-rules'
import type { PlanType } from '@portal/contract/shared/plans'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { dayText } from '~/platform/moments.ts'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { dashboardsTexts } from './dashboards.texts.ts'

const texts = dashboardsTexts.plan

type PlanPanelProps = {
  planType: PlanType
  planLabel: string
  endsAt?: string | null
  /** The agreed price and what changes in it, once it is known. */
  own?: OwnPlan | undefined
  /** What holds now was paid for, and is no trial. */
  isPaid?: boolean
  /** Somebody of a listing's team: the panel is theirs too. */
  hasListings?: boolean
  /** What can be done about the plan. */
  children?: ReactNode
}

/** The plan in force, and the way to the panel it opens when this is not it. */
export function PlanPanel({
  planType,
  planLabel,
  endsAt = null,
  own,
  isPaid = false,
  hasListings = false,
  children,
}: PlanPanelProps) {
  const { pathname } = useLocation()
  const until = isPaid ? texts.paidUntil : texts.until
  const isElsewhere = (isPaidPlan(planType) || hasListings) && pathname !== '/dash-espadarte'
  return (
    <Panel aria-labelledby="seu-plano" className="grid content-start gap-3">
      <h2 id="seu-plano" className="text-[1.1875rem]">
        {texts.title}
      </h2>
      <div>
        <p className="font-head text-[1.5rem] leading-tight font-bold">{planLabel}</p>
        <p className="mt-1 text-muted">{texts.sentences[planType]}</p>
        {endsAt && isPaidPlan(planType) ? (
          <p className="mt-2 font-semibold">{until(dayText(new Date(endsAt)))}</p>
        ) : null}
        {own?.terms ? <p className="num mt-2">{texts.agreed(...prices(own.terms))}</p> : null}
        {own?.update ? (
          <p className="num mt-2 font-semibold">
            {texts.changes(dayText(new Date(own.update.in_force_at)), ...prices(own.update))}
          </p>
        ) : null}
      </div>
      {isAdministratorPlan(planType) ? (
        <LinkButton to="/admin" look="line" size="sm">
          {texts.toAdmin}
        </LinkButton>
      ) : null}
      {isElsewhere ? (
        <LinkButton to="/dash-espadarte" look="line" size="sm">
          {texts.toBusiness}
        </LinkButton>
      ) : null}
      {children}
    </Panel>
  )
}

const prices = (terms: { month_cents: number; year_cents: number }): [string, string] => [
  moneyText(terms.month_cents),
  moneyText(terms.year_cents),
]
