import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Combobox } from '~/ui/Combobox.tsx'
import { Field } from '~/ui/Field.tsx'
import type { Option } from '~/ui/option.ts'
import { useAfterPause } from '~/ui/use-after-pause.ts'
import { choicesQuery, FEWEST_LETTERS } from './audit.queries.ts'
import { auditTexts } from './audit.texts.ts'

type FoundChoiceProps = {
  label: string
  placeholder: string
  lookFor: 'people' | 'things'
  /** The one of the address, by the name the server gave it. */
  chosen: Option | null
  onChoose: (id: string) => void
}

/** One of very many, which the server finds while one types. */
export function FoundChoice({ label, placeholder, lookFor, chosen, onChoose }: FoundChoiceProps) {
  const [typed, setTyped] = useState('')
  const asked = useAfterPause(typed.trim())
  const isAsked = asked.length >= FEWEST_LETTERS
  const { data = [], isFetching } = useQuery(choicesQuery({ for: lookFor, typed: asked }))
  const found = isAsked ? data : []
  const isAmong = found.some(({ value }) => value === chosen?.value)
  return (
    <Field label={label}>
      <Combobox
        options={chosen && !isAmong ? [chosen, ...found] : found}
        value={chosen?.value ?? null}
        placeholder={placeholder}
        emptyText={isAsked ? undefined : auditTexts.filters.fewLetters}
        loading={isFetching}
        onSearch={setTyped}
        onValueChange={(id) => onChoose(id ?? '')}
      />
    </Field>
  )
}
