import { MONEY_REASON_MAX } from '@portal/contract/payments/money'
import { type GivenPlan, givePlan } from '@portal/contract/payments/money-overview'
import type { PaidPlan } from '@portal/contract/shared/plans'
import { useQueryClient } from '@tanstack/react-query'
import { EditorForm } from '~/editing/EditorForm.tsx'
import { DateField, SelectField, TextField } from '~/editing/fields.tsx'
import { useEditor } from '~/editing/use-editor.ts'
import { dayText } from '~/platform/moments.ts'
import { Button } from '~/ui/Button.tsx'
import { Panel } from '~/ui/Panel.tsx'
import type { ToastMessage } from '~/ui/toast.ts'
import { paymentsTexts } from '../payments.texts.ts'
import { givenPlansTexts } from './given-plans.texts.ts'
import { lastDayOf } from './last-day.rules.ts'
import { GIVEN_PLANS_KEY } from './money.queries.ts'

const texts = givenPlansTexts.give
const PLANS = Object.entries(paymentsTexts.names).map(([value, label]) => ({ value, label }))

/** Empty again once a plan is given: the next one is for somebody else. */
const toForm = () => ({ email: '', plan: 'atalaia' as PaidPlan, until: '', reason: '' })

export function GivePlanForm() {
  const client = useQueryClient()
  const editor = useEditor(givePlan, {
    from: null,
    toForm,
    toBody: (values) => values,
    idOf: (path) => `dar-${path}`,
    texts: { saved: toldOf, failed: texts.failed },
    onSaved: () => client.invalidateQueries({ queryKey: GIVEN_PLANS_KEY }),
  })
  return (
    <Panel aria-label={texts.title}>
      <h2 className="text-h3">{texts.title}</h2>
      <p className="mb-4 text-muted">{texts.lead}</p>
      <EditorForm editor={editor} isShort className="grid grid-cols-1 gap-4">
        <div className="grid grid-cols-1 gap-4 md:grid-cols-3">
          <TextField
            name="email"
            label={texts.email}
            type="email"
            inputMode="email"
            autoComplete="off"
            maxLength={254}
          />
          <SelectField name="plan" label={texts.plan} options={PLANS} />
          <DateField name="until" label={texts.until} hint={texts.untilHint} />
        </div>
        <TextField
          name="reason"
          label={texts.reason}
          hint={texts.reasonHint}
          rows={2}
          maxLength={MONEY_REASON_MAX}
        />
        <div>
          <Button type="submit" look="primary" pending={editor.isSaving}>
            {texts.action}
          </Button>
        </div>
      </EditorForm>
    </Panel>
  )
}

function toldOf({ person, plan, ends_at }: GivenPlan): ToastMessage {
  const name = paymentsTexts.names[plan]
  const title = ends_at
    ? texts.done(person.name, name, dayText(lastDayOf(ends_at)))
    : texts.doneEndless(person.name, name)
  return { title, variant: 'success' }
}
