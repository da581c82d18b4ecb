import {
  BUDGET_RANGES,
  budgetText,
  COVERAGE_KIND_WORDS,
  COVERAGE_KINDS,
  COVERAGE_NOTES_MAX,
} from '@portal/contract/newsroom/coverage-requests/coverage.texts'
import type { ReactNode } from 'react'
import { failureText } from '~/platform/failure-text.ts'
import { fieldRefusals } from '~/platform/field-refusals.ts'
import { cityDay } from '~/platform/moments.ts'
import { CheckboxGroup } from '~/ui/CheckboxGroup.tsx'
import { DateField } from '~/ui/DateField.tsx'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { PlainSelect } from '~/ui/PlainSelect.tsx'
import { Textarea } from '~/ui/Textarea.tsx'
import { TriedForm } from '~/ui/TriedForm.tsx'
import { ContactFields } from './ContactFields.tsx'
import { coverageTexts as texts } from './coverage.texts.ts'
import {
  type CoverageDraft,
  type CoverageField,
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
  const today = cityDay(new Date())
  return (
    <TriedForm
      fields={FIELDS}
      idOf={fieldId}
      problems={problemsOf(draft, today)}
      refusals={fieldRefusals(asking.error, fieldOf)}
      failure={asking.error ? failureText(asking.error) : null}
      isPending={asking.isPending}
      texts={texts}
      className="grid gap-9"
      onSend={() => asking.mutate(draft)}
    >
      {(shown) => (
        <>
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
        </>
      )}
    </TriedForm>
  )
}

/** What is asked of a list is answered of one of its parts. */
const fieldOf = (path: string) =>
  FIELDS.find((name) => path === name || path.startsWith(`${name}.`))

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 gap-5">
      <legend className="mb-5 font-head font-bold text-h3">{title}</legend>
      {children}
    </fieldset>
  )
}
