import {
  BUDGET_RANGES,
  budgetText,
  COVERAGE_KIND_WORDS,
  COVERAGE_KINDS,
  COVERAGE_NOTES_MAX,
} from '@portal/contract/coverage-requests/coverage-words'
import { type FormEvent, type ReactNode, useState } from 'react'
import { ApiError } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { cityDay } from '~/platform/moments.ts'
import { Button } from '~/ui/Button.tsx'
import { CheckboxGroup } from '~/ui/CheckboxGroup.tsx'
import { DateField } from '~/ui/DateField.tsx'
import { Field } from '~/ui/Field.tsx'
import { FormErrorSummary } from '~/ui/FormErrorSummary.tsx'
import { FormFailure } from '~/ui/FormFailure.tsx'
import { Input } from '~/ui/Input.tsx'
import { PlainSelect } from '~/ui/PlainSelect.tsx'
import { Textarea } from '~/ui/Textarea.tsx'
import { ContactFields } from './ContactFields.tsx'
import { coverageTexts as texts } from './coverage.texts.ts'
import {
  type CoverageDraft,
  type CoverageField,
  type CoverageProblems,
  FIELDS,
  problemsOf,
} from './coverage-draft.rules.ts'
import type { useAsk } from './use-ask.ts'

/** Fixed, so that the summary of what is missing can lead to it. */
const fieldId = (field: CoverageField) => `cobertura-${field}`

type AskFormProps = {
  draft: CoverageDraft
  onChange: (part: Partial<CoverageDraft>) => void
  asking: ReturnType<typeof useAsk>
}

export function AskForm({ draft, onChange, asking }: AskFormProps) {
  const [told, setTold] = useState<{ fieldId: string; message: string }[]>([])
  const [hasTried, setTried] = useState(false)
  const today = cityDay(new Date())
  const problems = problemsOf(draft, today)
  const shown: CoverageProblems = { ...(hasTried ? problems : {}), ...refusalsOf(asking.error) }
  const { isPending } = asking

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    setTold(listed(problems))
    if (Object.keys(problems).length === 0 && !isPending) asking.mutate(draft)
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-9">
      <FormErrorSummary problems={told} />
      <Group title={texts.groups.event}>
        <Field label={texts.event} id={fieldId('event_name')} error={shown.event_name} required>
          <Input
            value={draft.eventName}
            maxLength={120}
            onChange={(event) => onChange({ eventName: event.target.value })}
          />
        </Field>
        <div className="grid gap-5 md:grid-cols-2">
          <Field label={texts.day} id={fieldId('event_on')} error={shown.event_on} required>
            <DateField
              value={draft.eventOn}
              min={today}
              onValueChange={(eventOn) => onChange({ eventOn })}
            />
          </Field>
          <Field label={texts.time} id={fieldId('event_at')} error={shown.event_at} optional>
            <Input
              type="time"
              value={draft.eventAt}
              className="num"
              onChange={(event) => onChange({ eventAt: event.target.value })}
            />
          </Field>
        </div>
        <Field
          label={texts.place}
          id={fieldId('place')}
          hint={texts.placeHint}
          error={shown.place}
          required
        >
          <Input
            value={draft.place}
            maxLength={160}
            onChange={(event) => onChange({ place: event.target.value })}
          />
        </Field>
      </Group>
      <Group title={texts.groups.coverage}>
        <Field label={texts.kinds} id={fieldId('kinds')} error={shown.kinds} required group>
          <CheckboxGroup
            options={COVERAGE_KINDS.map((kind) => ({
              value: kind,
              label: COVERAGE_KIND_WORDS[kind],
            }))}
            values={draft.kinds}
            onValuesChange={(kinds) => onChange({ kinds })}
          />
        </Field>
        <div className="grid gap-5 md:grid-cols-2">
          <Field
            label={texts.audience}
            id={fieldId('audience')}
            hint={texts.audienceHint}
            error={shown.audience}
            optional
          >
            <Input
              inputMode="numeric"
              className="num"
              value={draft.audience}
              onChange={(event) => onChange({ audience: event.target.value })}
            />
          </Field>
          <Field label={texts.budget} optional>
            <PlainSelect
              value={draft.budget}
              onChange={(event) => onChange({ budget: event.target.value })}
            >
              <option value="">{texts.budgetNone}</option>
              {BUDGET_RANGES.map((range, index) => (
                <option key={budgetText(range)} value={String(index)}>
                  {budgetText(range)}
                </option>
              ))}
            </PlainSelect>
          </Field>
        </div>
        <Field label={texts.notes} hint={texts.notesHint} optional>
          <Textarea
            rows={5}
            value={draft.notes}
            maxLength={COVERAGE_NOTES_MAX}
            onChange={(event) => onChange({ notes: event.target.value })}
          />
        </Field>
      </Group>
      <Group title={texts.groups.contact}>
        <ContactFields contact={draft} problems={shown} onChange={onChange} idOf={fieldId} />
        <p className="text-sm text-muted">{texts.privacy}</p>
      </Group>
      {asking.error && !isPending ? (
        <FormFailure title={texts.failed}>{failureText(asking.error)}</FormFailure>
      ) : null}
      <div className="grid md:justify-items-start">
        <Button type="submit" look="primary" pending={isPending}>
          {isPending ? texts.sending : texts.send}
        </Button>
      </div>
    </form>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 gap-5">
      <legend className="mb-5 font-head font-[650] text-h3">{title}</legend>
      {children}
    </fieldset>
  )
}

const listed = (problems: CoverageProblems) =>
  FIELDS.flatMap((field) => {
    const message = problems[field]
    return message ? [{ fieldId: fieldId(field), message }] : []
  })

/** What only the server knew, at the field it speaks of. */
function refusalsOf(error: unknown): CoverageProblems {
  const errors = error instanceof ApiError ? (error.problem?.errors ?? []) : []
  return Object.fromEntries(
    errors.flatMap(({ path, message }) => {
      const field = FIELDS.find((name) => path === name || path.startsWith(`${name}.`))
      return field ? [[field, message]] : []
    }),
  )
}
