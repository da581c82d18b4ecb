import type { Profile } from '@portal/contract/people/profiles/profile'
import { STATES, type StateCode } from '@portal/contract/shared/states'
import { type FormEvent, useState } from 'react'
import type { FieldProblem } from '~/editing/refusal.ts'
import { cityDay } from '~/platform/moments.ts'
import { Button } from '~/ui/Button.tsx'
import { DateField } from '~/ui/DateField.tsx'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { MaskedField } from '~/ui/MaskedField.tsx'
import { Select } from '~/ui/Select.tsx'
import {
  COMPLETION_FIELDS,
  type CompletionField,
  type CompletionProblems,
  type CompletionValues,
  problemsOfCompletion,
} from './completion.rules.ts'
import { EARLIEST_BIRTH_DATE, LONGEST_CITY } from './profiles.constants.ts'
import { profilesTexts } from './profiles.texts.ts'
import { useCompleteProfile } from './use-complete-profile.ts'

const { fields, completion: texts } = profilesTexts
const STATE_OPTIONS = STATES.map(([value, label]) => ({ value, label }))
const idOf = (field: CompletionField) => `completion-${field}`

export function CompletionForm({ profile }: { profile: Profile }) {
  const [values, setValues] = useState(() => valuesOf(profile))
  const [problems, setProblems] = useState<CompletionProblems>({})
  const { complete, isPending } = useCompleteProfile()

  function edit(change: Partial<CompletionValues>) {
    setValues((current) => ({ ...current, ...change }))
    setProblems((current) => without(current, change))
  }
  function show(found: CompletionProblems) {
    setProblems(found)
    const first = COMPLETION_FIELDS.find((field) => found[field])
    if (first) document.getElementById(idOf(first))?.focus()
    return first === undefined
  }
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending || !show(problemsOfCompletion(values))) return
    const outcome = await complete(values)
    if ('fields' in outcome) show(problemsIn(outcome.fields))
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <Field id={idOf('whatsapp')} label={fields.whatsapp} error={problems.whatsapp} required>
        <MaskedField
          mask="phone"
          value={values.whatsapp}
          onValueChange={(whatsapp) => edit({ whatsapp })}
        />
      </Field>
      <Field id={idOf('state')} label={fields.state} error={problems.state} required>
        <Select
          options={STATE_OPTIONS}
          value={values.state || null}
          placeholder={texts.statePlaceholder}
          onValueChange={(state) => edit({ state })}
        />
      </Field>
      <Field id={idOf('city')} label={fields.city} error={problems.city} required>
        <Input
          value={values.city}
          maxLength={LONGEST_CITY}
          placeholder={texts.cityPlaceholder}
          autoComplete="address-level2"
          onChange={(event) => edit({ city: event.target.value })}
        />
      </Field>
      <Field id={idOf('birth_date')} label={fields.birthDate} error={problems.birth_date} required>
        <DateField
          value={values.birth_date}
          min={EARLIEST_BIRTH_DATE}
          max={cityDay(new Date())}
          autoComplete="bday"
          onValueChange={(birth_date) => edit({ birth_date })}
        />
      </Field>
      <Button type="submit" look="primary" block pending={isPending} className="mt-1">
        {isPending ? texts.submitting : texts.submit}
      </Button>
    </form>
  )
}

/** What an earlier sign-up left is not asked for again. */
function valuesOf({ whatsapp, state, city, birth_date }: Profile): CompletionValues {
  const known = STATES.find(([code]) => code === state)?.[0]
  const found: StateCode | '' = known ?? ''
  return {
    whatsapp: whatsapp ?? '',
    state: found,
    city: city ?? '',
    birth_date: birth_date ?? '',
  }
}

function problemsIn(refused: readonly FieldProblem[]): CompletionProblems {
  const known = refused.filter(({ path }) => COMPLETION_FIELDS.some((field) => field === path))
  return Object.fromEntries(known.map(({ path, message }) => [path, message]))
}

function without(problems: CompletionProblems, change: object): CompletionProblems {
  return Object.fromEntries(Object.entries(problems).filter(([field]) => !(field in change)))
}
