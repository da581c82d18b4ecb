import {
  type EditedPlan,
  type PlanChangePreview,
  previewPlanChange,
} from '@portal/contract/plans/edit-plan'
import { planChanges } from '@portal/contract/plans/plan-changes'
import { useQuery } from '@tanstack/react-query'
import { useFormContext, useWatch } from 'react-hook-form'
import { dayText } from '~/platform/moments.ts'
import { Panel } from '~/ui/Panel.tsx'
import { useAfterPause } from '~/ui/use-after-pause.ts'
import { type PlanForm, toValues } from './plan-form.rules.ts'
import { previewQuery } from './plans-admin.queries.ts'
import { plansAdminTexts } from './plans-admin.texts.ts'

const texts = plansAdminTexts.affected

/** Before anything is saved: who is told, who keeps what, and from when the change holds for whom. */
export function Affected({ plan }: { plan: EditedPlan }) {
  return (
    <Panel role="status" aria-label={texts.title} className="grid gap-1.5">
      <h2 className="text-h3">{texts.title}</h2>
      {useSentences(plan).map((sentence) => (
        <p key={sentence} className="num">
          {sentence}
        </p>
      ))}
    </Panel>
  )
}

function useSentences(plan: EditedPlan): string[] {
  const { control } = useFormContext<PlanForm>()
  const typed = useWatch({ control }) as PlanForm
  const settled: PlanForm = JSON.parse(useAfterPause(JSON.stringify(typed)))
  const values = toValues(settled)
  const isChanged = planChanges(plan, values).length > 0
  const isRight = previewPlanChange.body.safeParse(values).success
  const preview = useQuery({ ...previewQuery(plan.id, values), enabled: isChanged && isRight })
  if (!isChanged) return [texts.nothing]
  if (!isRight) return [texts.wrong]
  if (preview.isError) return [texts.failed]
  return preview.data ? sentencesOf(preview.data) : []
}

function sentencesOf({ running, told, first_in_force, last_in_force }: PlanChangePreview) {
  if (running === 0) return [texts.newcomers, texts.nobody]
  if (told === 0 || !first_in_force || !last_in_force) {
    return [texts.newcomers, texts.grows(running)]
  }
  return [
    texts.newcomers,
    texts.told(told, running),
    texts.from(dayText(new Date(first_in_force)), dayText(new Date(last_in_force))),
    texts.grown,
  ]
}
