import { MONEY_REASON_MAX } from '@portal/contract/money/payments/money'
import { type GivenPlan, givePlan } from '@portal/contract/money/payments/money-overview'
import { PaidPlan } from '@portal/contract/shared/plans'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { EditorForm } from '~/editing/EditorForm.tsx'
import { DateField, SelectField, TextField } from '~/editing/fields.tsx'
import type { Refusal } from '~/editing/refusal.ts'
import { useEditor } from '~/editing/use-editor.ts'
import { listTexts } from '~/lists/lists.texts.ts'
import { dayText } from '~/platform/moments.ts'
import { useAuth } from '~/platform/session/auth-context.ts'
import { Button } from '~/ui/Button.tsx'
import { ConfirmDialog } from '~/ui/ConfirmDialog.tsx'
import { Panel } from '~/ui/Panel.tsx'
import type { ToastMessage } from '~/ui/toast.ts'
import { paymentsTexts } from '../payments.texts.ts'
import { givenPlansTexts } from './given-plans.texts.ts'
import { lastDayOf } from './last-day.rules.ts'
import { GIVEN_PLANS_KEY } from './money.queries.ts'

const texts = givenPlansTexts.give
const PLANS = Object.entries(paymentsTexts.names).map(([value, label]) => ({ value, label }))

type GivenPlanForm = {
  email: string
  plan: PaidPlan
  until: string
  reason: string
  endsTrial: boolean
}

/** Empty again once a plan is given: the next one is for somebody else. */
const toForm = (email: string): GivenPlanForm => ({
  email,
  plan: 'atalaia',
  until: '',
  reason: '',
  endsTrial: false,
})

export function GivePlanForm() {
  const client = useQueryClient()
  const { user } = useAuth()
  // Whoever comes from a person's page finds them named already.
  const para = useSearchParams()[0].get('para') ?? ''
  const [trial, setTrial] = useState<Trial | null>(null)
  const editor = useEditor(givePlan, {
    from: null,
    toForm: () => toForm(para),
    toBody: ({ endsTrial, ...values }) => (endsTrial ? { ...values, ends_trial: true } : values),
    check: ({ email }) =>
      email.trim().toLowerCase() === user?.email ? [{ path: 'email', message: listTexts.own }] : [],
    idOf: (path) => `dar-${path}`,
    texts: { saved: toldOf, failed: failureOf },
    onSaved: () => client.invalidateQueries({ queryKey: GIVEN_PLANS_KEY }),
    onRefused: (refusal) => {
      setTrial(trialIn(refusal))
      // Said of this person and this plan only.
      editor.form.setValue('endsTrial', false)
    },
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
      {trial ? (
        <ConfirmDialog
          open
          destructive
          title={texts.trial.title}
          description={texts.trial.text(
            paymentsTexts.names[trial.plan],
            dayText(lastDayOf(trial.endsAt)),
          )}
          confirmLabel={texts.trial.confirm}
          onOpenChange={() => setTrial(null)}
          onConfirm={async () => {
            editor.form.setValue('endsTrial', true)
            await editor.submit()
          }}
        />
      ) : null}
    </Panel>
  )
}

type Trial = { plan: PaidPlan; endsAt: string }

/** Refused because the person has a trial that the gift would end. */
function trialIn({ details }: Refusal): Trial | null {
  const plan = PaidPlan.safeParse(details.trial_plan)
  return plan.success ? { plan: plan.data, endsAt: String(details.trial_ends_at) } : null
}

/** A trial is asked about in a dialog of its own. */
function failureOf(refusal: Refusal): ToastMessage | null {
  if (trialIn(refusal)) return null
  return { title: texts.failed, description: refusal.sentence, variant: 'destructive' }
}

function toldOf({ person, plan, ends_at }: GivenPlan): ToastMessage {
  const name = paymentsTexts.names[plan]
  const title = ends_at
    ? texts.done(person.name, name, dayText(lastDayOf(ends_at)))
    : texts.doneEndless(person.name, name)
  return { title, variant: 'success' }
}
