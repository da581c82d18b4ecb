import { type EditedPlan, previewPlanChange } from '@portal/contract/money/plans/edit-plan'
import { planChanges } from '@portal/contract/money/plans/plan-changes'
import { wantedWords } from '@portal/contract/money/plans/plan-confirmation'
import { useQuery } from '@tanstack/react-query'
import { useFormContext, useWatch } from 'react-hook-form'
import { useAfterPause } from '~/ui/use-after-pause.ts'
import { type PlanForm, toValues } from './plan-form.rules.ts'
import { previewQuery } from './plans-admin.queries.ts'

/** What is typed into the form, and whom that would affect once the typing pauses. */
export function usePlanPreview(plan: EditedPlan) {
  const { control } = useFormContext<PlanForm>()
  const form = useWatch({ control }) as PlanForm
  const typed = JSON.stringify(toValues(form))
  const settled = useAfterPause(typed)
  const values: ReturnType<typeof toValues> = JSON.parse(settled)
  const isChanged = planChanges(plan, values).length > 0
  const isRight = previewPlanChange.body.safeParse(values).success
  const preview = useQuery({ ...previewQuery(plan.id, values), enabled: isChanged && isRight })
  return {
    isChanged,
    isRight,
    preview,
    /** Of what stands in the form at this moment, and not of what stood there before. */
    isCurrent: typed === settled && preview.isSuccess && !preview.isPlaceholderData,
    /** Null where it is saved without being typed once more. */
    wanted: isChanged && isRight ? wantedWords(plan.id, plan, values) : null,
    confirmation: form.confirmation,
  }
}
export type PlanPreview = ReturnType<typeof usePlanPreview>
