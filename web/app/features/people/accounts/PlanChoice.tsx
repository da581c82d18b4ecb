import type { Plan } from '@portal/contract/shared/plan'
import type { ChosenPlan } from '@portal/contract/shared/plans'
import { useId, useState } from 'react'
import { Badge } from '~/ui/Badge.tsx'
import { Button } from '~/ui/Button.tsx'
import { RadioGroup } from '~/ui/RadioGroup.tsx'
import { accountsTexts } from './accounts.texts.ts'
import { offerOf, PLANS, planCost, planLine } from './plan-choice.rules.ts'

type PlanChoiceProps = {
  plan: ChosenPlan
  onPlanChange: (plan: ChosenPlan) => void
  offers: readonly Plan[] | null
  cycle: 'month' | 'year'
}

const texts = accountsTexts.plan

/** Says which plan the account will have and what that costs; the list opens on demand. */
export function PlanChoice({ plan, onPlanChange, offers, cycle }: PlanChoiceProps) {
  const [isOpen, setOpen] = useState(false)
  const listId = useId()
  const isFree = plan === 'clube'
  const days = offerOf(plan, offers)?.trial_days ?? null
  return (
    <section aria-label={texts.chosen} className="rounded-card bg-areia-100 p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="text-sm text-muted">{texts.chosen}</p>
        <Badge tone={isFree ? 'ok' : 'sol-soft'}>
          {isFree ? texts.freeBadge : texts.trialBadge(days)}
        </Badge>
      </div>
      <p aria-live="polite">
        <span className="block font-bold font-head text-h3">{texts[plan].name}</span>
        {isFree ? null : <b className="font-semibold">{planCost(plan, offers, cycle)}</b>}
      </p>
      <p className="mt-1 text-sm">{texts[plan].pitch}</p>
      <p className="mt-2 text-sm text-muted">
        {isFree ? texts.freeMeaning : texts.trialMeaning(days)}
      </p>
      <div className="-ml-4 mt-1 flex flex-wrap">
        <Button
          look="ghost"
          size="sm"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpen(!isOpen)}
          className="text-mar-600!"
        >
          {isOpen ? texts.keep : texts.change}
        </Button>
        {isFree ? null : (
          <Button
            look="ghost"
            size="sm"
            onClick={() => onPlanChange('clube')}
            className="text-mar-600!"
          >
            {texts.onlyClub}
          </Button>
        )}
      </div>
      <div id={listId} hidden={!isOpen} className="mt-2">
        <RadioGroup
          look="cards"
          aria-label={texts.choose}
          options={PLANS.map((value) => ({
            value,
            label: texts[value].name,
            hint: planLine(value, offers, cycle),
          }))}
          value={plan}
          onValueChange={onPlanChange}
        />
      </div>
    </section>
  )
}
