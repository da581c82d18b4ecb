import { isAdministratorPlan, isPaidPlan } from '@portal/contract/shared/plan-rules'
import type { PlanType } from '@portal/contract/shared/plans'
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
  /** Somebody of a listing's team: the panel is theirs too. */
  hasListings?: boolean
}

/** The plan in force, and the way to the panel it opens when this is not it. */
export function PlanPanel({
  planType,
  planLabel,
  endsAt = null,
  hasListings = false,
}: PlanPanelProps) {
  const { pathname } = useLocation()
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
          <p className="mt-2 font-semibold">{texts.until(dayText(new Date(endsAt)))}</p>
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
    </Panel>
  )
}
