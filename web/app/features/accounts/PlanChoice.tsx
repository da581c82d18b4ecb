import type { ChosenPlan } from '@portal/contract/shared/plans'
import { useId, useState } from 'react'
import { Badge } from '~/ui/Badge.tsx'
import { Button } from '~/ui/Button.tsx'
import { RadioGroup } from '~/ui/RadioGroup.tsx'
import { accountsTexts } from './accounts.texts.ts'
import { PLANS } from './plan-choice.rules.ts'

type PlanChoiceProps = { plan: ChosenPlan; onPlanChange: (plan: ChosenPlan) => void }

const options = () =>
  PLANS.map((value) => {
    const { name, pitch } = accountsTexts.plan[value]
    return { value, label: name, hint: pitch }
  })

/** Says which plan the account will have and what that costs; the list opens on demand. */
export function PlanChoice({ plan, onPlanChange }: PlanChoiceProps) {
  const [isOpen, setOpen] = useState(false)
  const listId = useId()
  const texts = accountsTexts.plan
  const isFree = plan === 'clube'
  return (
    <section aria-label={texts.chosen} className="rounded-card bg-areia-100 p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="text-sm text-muted">{texts.chosen}</p>
        <Badge tone={isFree ? 'ok' : 'sol-soft'}>
          {isFree ? texts.freeBadge : texts.trialBadge}
        </Badge>
      </div>
      <p aria-live="polite" className="font-bold font-head text-h3">
        {texts[plan].name}
      </p>
      <p className="mt-1 text-sm">{texts[plan].pitch}</p>
      <p className="mt-2 text-sm text-muted">{isFree ? texts.freeMeaning : texts.trialMeaning}</p>
      <Button
        look="ghost"
        size="sm"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
        className="-ml-4 mt-1 text-mar-600!"
      >
        {isOpen ? texts.keep : texts.change}
      </Button>
      <div id={listId} hidden={!isOpen} className="mt-2">
        <RadioGroup
          look="cards"
          aria-label={texts.choose}
          options={options()}
          value={plan}
          onValueChange={onPlanChange}
        />
      </div>
    </section>
  )
}
