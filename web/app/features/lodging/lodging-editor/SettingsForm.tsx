import {
  CANCELLATION_WORDS,
  CANCELLATIONS,
  PETS,
  PETS_WORDS,
  RULES_MAX,
  SMOKING,
  SMOKING_WORDS,
} from '@portal/contract/lodging/lodging/lodging.texts'
import type { OwnLodging } from '@portal/contract/lodging/lodging/lodging-editor'
import type { SettingsContent } from '@portal/contract/lodging/lodging/lodging-fields'
import { hourOfClock } from '@portal/contract/shared/clock.texts'
import { type FormEvent, useState } from 'react'
import type { FieldProblem } from '~/editing/refusal.ts'
import { Button } from '~/ui/Button.tsx'
import { EditorSection } from '~/ui/EditorSection.tsx'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { LeaveQuestion } from '~/ui/LeaveQuestion.tsx'
import { MaskedField } from '~/ui/MaskedField.tsx'
import { PlainSelect } from '~/ui/PlainSelect.tsx'
import { RadioGroup } from '~/ui/RadioGroup.tsx'
import { Textarea } from '~/ui/Textarea.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import type { LodgingWrites } from './lodging-editor.queries.ts'
import { lodgingEditorTexts } from './lodging-editor.texts.ts'
import { isCleaningTooLong } from './unit-order.rules.ts'

const { settings: texts } = lodgingEditorTexts

const CANCELLATION_OPTIONS = CANCELLATIONS.map((value) => ({
  value,
  label: CANCELLATION_WORDS[value].name,
  hint: CANCELLATION_WORDS[value].sentence,
}))

type SettingsFormProps = { lodging: OwnLodging; writes: LodgingWrites; hoursAddress: string }

/** What holds for the whole house. */
export function SettingsForm({ lodging, writes, hoursAddress }: SettingsFormProps) {
  const { check_in: checkIn, check_out: checkOut, version, ...saved } = lodging.settings
  const [content, setContent] = useState<SettingsContent>(saved)
  const [problems, setProblems] = useState<readonly FieldProblem[]>([])
  const change = (part: Partial<SettingsContent>) => setContent((now) => ({ ...now, ...part }))
  const problemOf = (path: string) => problems.find((one) => one.path === path)?.message
  const isChanged = JSON.stringify(content) !== JSON.stringify(saved)
  const hour = (clock: string | null) => clock && hourOfClock(clock)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const outcome = await writes.saveSettings({ ...content, version })
    if (outcome.kind !== 'saved' && outcome.kind !== 'busy') setProblems(outcome.fields)
  }
  return (
    <EditorSection level="h2" title={texts.title} lead={texts.lead}>
      {/* One at a time may ask: the seasons above have theirs. */}
      {isChanged ? <LeaveQuestion hasUnsavedWork /> : null}
      <p>
        {texts.hours(hour(checkIn), hour(checkOut))}{' '}
        <TextLink to={hoursAddress}>{texts.toHours}</TextLink>
      </p>
      {lodging.asks_cadastur && isCleaningTooLong(checkIn, checkOut) ? (
        <p className="rounded-item bg-sol-100 p-3">{texts.gap}</p>
      ) : null}
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <Field label={texts.cancellation} group>
          <RadioGroup
            look="cards"
            options={CANCELLATION_OPTIONS}
            value={content.cancellation}
            onValueChange={(cancellation) => change({ cancellation })}
          />
        </Field>
        <div className="grid gap-4 md:grid-cols-2">
          <Field
            label={texts.cadastur}
            hint={lodging.asks_cadastur ? texts.cadasturAsked : texts.cadasturHint}
            error={problemOf('cadastur')}
            optional={!lodging.asks_cadastur}
          >
            <Input
              inputMode="numeric"
              maxLength={20}
              value={content.cadastur ?? ''}
              onChange={({ target }) => change({ cadastur: target.value.trim() || null })}
            />
          </Field>
          <Field
            label={texts.cleaning}
            hint={texts.cleaningHint}
            error={problemOf('cleaning_fee_cents')}
          >
            <MaskedField
              mask="money"
              value={content.cleaning_fee_cents === 0 ? '' : String(content.cleaning_fee_cents)}
              onValueChange={(raw) => change({ cleaning_fee_cents: Number(raw) })}
            />
          </Field>
          <Field label={texts.until} hint={texts.untilHint} error={problemOf('check_in_until')}>
            <Input
              type="time"
              value={content.check_in_until ?? ''}
              onChange={({ target }) => change({ check_in_until: target.value || null })}
            />
          </Field>
          <Choice
            label={texts.pets}
            values={PETS}
            words={PETS_WORDS}
            value={content.pets}
            onChange={(pets) => change({ pets })}
          />
          <Choice
            label={texts.smoking}
            values={SMOKING}
            words={SMOKING_WORDS}
            value={content.smoking}
            onChange={(smoking) => change({ smoking })}
          />
        </div>
        <Field label={texts.rules} hint={texts.rulesHint} error={problemOf('rules')} optional>
          <Textarea
            value={content.rules}
            maxLength={RULES_MAX}
            onChange={({ target }) => change({ rules: target.value })}
          />
        </Field>
        <div>
          <Button type="submit" look="primary" pending={writes.isSaving}>
            {texts.save}
          </Button>
        </div>
      </form>
    </EditorSection>
  )
}

type ChoiceProps<Value extends string> = {
  label: string
  values: readonly Value[]
  words: Readonly<Record<Value, string>>
  value: Value | null
  onChange: (value: Value | null) => void
}

/** One of a few, or none told. */
function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, values, words, value, onChange } = props
  return (
    <Field label={label}>
      <PlainSelect
        value={value ?? ''}
        onChange={({ target }) => onChange(values.find((one) => one === target.value) ?? null)}
      >
        <option value="">{texts.unknown}</option>
        {values.map((one) => (
          <option key={one} value={one}>
            {words[one]}
          </option>
        ))}
      </PlainSelect>
    </Field>
  )
}
