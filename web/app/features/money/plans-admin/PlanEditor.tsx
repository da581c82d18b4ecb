import { changePlan, type EditedPlan } from '@portal/contract/money/plans/edit-plan'
import {
  ANALYTICS_WORDS,
  PLAN_FIELD_WORDS,
  type PlanField,
} from '@portal/contract/money/plans/plan-changes'
import { isTyped, wantedWords } from '@portal/contract/money/plans/plan-confirmation'
import { PLAN_NAMES } from '@portal/contract/shared/plan-rules'
import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef } from 'react'
import { EditorForm } from '~/editing/EditorForm.tsx'
import { CheckboxField, SelectField, TextField } from '~/editing/fields.tsx'
import { type Editor, useEditor } from '~/editing/use-editor.ts'
import { plansQuery } from '~/platform/plans.queries.ts'
import { EditorSection } from '~/ui/EditorSection.tsx'
import { SaveBar } from '~/ui/SaveBar.tsx'
import { Affected } from './Affected.tsx'
import { PublishPlan } from './PublishPlan.tsx'
import { type PlanForm, toForm, toValues } from './plan-form.rules.ts'
import { PLANS_TO_EDIT_KEY, planPreviewKey, plansToEditQuery } from './plans-admin.queries.ts'
import { plansAdminTexts as texts } from './plans-admin.texts.ts'
import { usePlanPreview } from './use-plan-preview.ts'

const ANALYTICS = Object.entries(ANALYTICS_WORDS).map(([value, label]) => ({ value, label }))

/** Paths of the body are those of the form, but for the limits, which lie one deeper. */
const fieldOf = (path: string) =>
  path.replace(/^limits\./, '').replace(/^confirmation\..*/, 'confirmation')

export function PlanEditor({ plan }: { plan: EditedPlan }) {
  const queries = useQueryClient()
  // As many as the preview last said: that number is what is published.
  const told = useRef(0)
  const editor = useEditor(changePlan, {
    from: plan,
    params: { id: plan.id },
    toForm,
    toBody: (form, { version, ...base }) => {
      const values = toValues(form)
      const isAsked = wantedWords(plan.id, base, values) !== null
      const confirmation = { told: told.current, typed: form.confirmation }
      return { ...values, version, ...(isAsked ? { confirmation } : {}) }
    },
    check: (form) => {
      const wanted = wantedWords(plan.id, editor.base ?? plan, toValues(form))
      if (!wanted || isTyped(wanted, form.confirmation)) return []
      return [{ path: 'confirmation', message: texts.publish.type(wanted) }]
    },
    fieldOf,
    labelOf: (path) => PLAN_FIELD_WORDS[path as PlanField] ?? texts.publish.title,
    texts: { saved: texts.saved, failed: texts.failed },
    onSaved: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: PLANS_TO_EDIT_KEY }),
        queries.invalidateQueries({ queryKey: plansQuery().queryKey }),
      ]),
    // Another number of people, or another version: what was shown is asked for anew.
    onRefused: () => queries.invalidateQueries({ queryKey: planPreviewKey(plan.id) }),
    read: async ({ id }) => {
      const { plans } = await queries.fetchQuery({ ...plansToEditQuery(), staleTime: 0 })
      return plans.find((one) => one.id === id) ?? null
    },
  })
  const { sections } = texts
  return (
    <EditorForm key={editor.edition} editor={editor}>
      <h2 className="text-h2">{PLAN_NAMES[plan.id]}</h2>
      <EditorSection title={sections.price} lead={sections.priceLead}>
        <div className="grid gap-4 md:grid-cols-3">
          <Text name="month_cents" inputMode="decimal" />
          <Text name="year_cents" inputMode="decimal" />
          <Text name="trial_days" />
        </div>
        <Check name="is_recommended" />
        <p className="text-muted text-sm">{texts.recommendedHint}</p>
      </EditorSection>
      <EditorSection title={sections.page}>
        <div className="grid gap-4 md:grid-cols-3">
          <Text name="establishments" />
          <Text name="photos_per_establishment" />
        </div>
        <Check name="is_featured" />
      </EditorSection>
      <EditorSection title={sections.sales} lead={sections.salesLead}>
        <div className="grid gap-4 md:grid-cols-3">
          <Text name="catalogue_items" />
          <Text name="lodging_units" />
          <Text name="properties" />
        </div>
        <Check name="has_orders_and_shop" />
      </EditorSection>
      <EditorSection title={sections.club}>
        <div className="grid gap-4 md:grid-cols-3">
          <Text name="active_coupons" />
          <Text name="flash_offers" />
          <SelectField name="analytics" label={PLAN_FIELD_WORDS.analytics} options={ANALYTICS} />
        </div>
      </EditorSection>
      <Saving editor={editor} plan={editor.base ?? plan} told={told} />
    </EditorForm>
  )
}

type SavingProps = {
  editor: Editor<EditedPlan, PlanForm> & {
    isSaving: boolean
    failure: string | null
    discard: () => void
  }
  plan: EditedPlan
  told: RefObject<number>
}

/** What only grows is saved at once; what takes something from people is looked at and typed first. */
function Saving({ editor, plan, told }: SavingProps) {
  const preview = usePlanPreview(plan)
  const { wanted } = preview
  const count = preview.preview.data?.told ?? 0
  useEffect(() => {
    told.current = count
  }, [told, count])
  const field = editor.idOf('confirmation')
  return (
    <>
      {wanted ? (
        <PublishPlan of={preview} wanted={wanted} isSaving={editor.isSaving} />
      ) : (
        <Affected of={preview} />
      )}
      <SaveBar
        texts={texts.save}
        changedCount={editor.isChanged ? 1 : 0}
        isSaving={editor.isSaving}
        failure={editor.failure}
        onDiscard={editor.discard}
        firstStep={
          wanted
            ? {
                label: texts.publish.look,
                onTake: () => document.getElementById(field)?.focus(),
              }
            : undefined
        }
      />
    </>
  )
}

type TextProps = { name: PlanField; inputMode?: 'decimal' | 'numeric' }

function Text({ name, inputMode = 'numeric' }: TextProps) {
  return (
    <TextField name={name} label={PLAN_FIELD_WORDS[name]} inputMode={inputMode} maxLength={12} />
  )
}

const Check = ({ name }: { name: PlanField }) => (
  <CheckboxField name={name} label={PLAN_FIELD_WORDS[name]} />
)
