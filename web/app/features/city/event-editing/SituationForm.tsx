import {
  NOTE_MAX,
  SITUATION_WORDS,
  SITUATIONS,
  type Situation,
} from '@portal/contract/city/events/event.texts'
import type { EditedEvent } from '@portal/contract/city/events/event-editor'
import { type FormEvent, useState } from 'react'
import { Button } from '~/ui/Button.tsx'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { WordSelect } from '~/ui/WordSelect.tsx'
import { adminEventsTexts as texts } from './event-editing.texts.ts'
import { FormSection } from './FormSection.tsx'

type SituationFormProps = {
  event: EditedEvent
  isWriting: boolean
  onSave: (situation: Situation, note: string) => void
}

/** Cancelled, postponed, sold out: said apart from the rest, and everywhere at once. */
export function SituationForm({ event, isWriting, onSave }: SituationFormProps) {
  const [situation, setSituation] = useState(event.situation)
  const [note, setNote] = useState(event.situation_note)
  const isSame = situation === event.situation && note.trim() === event.situation_note
  function submit(submitted: FormEvent) {
    submitted.preventDefault()
    if (!isSame) onSave(situation, note)
  }
  return (
    <FormSection title={texts.situation} lead={texts.situationLead}>
      <form
        noValidate
        onSubmit={submit}
        className="grid gap-4 md:grid-cols-[1fr_2fr_auto] md:items-end"
      >
        <Field label={texts.situation} hideLabel>
          <WordSelect
            of={SITUATIONS}
            words={SITUATION_WORDS}
            value={situation}
            onChoose={setSituation}
          />
        </Field>
        <Field label={texts.situationNote} optional>
          <Input
            value={note}
            maxLength={NOTE_MAX}
            onChange={({ target }) => setNote(target.value)}
          />
        </Field>
        <Button type="submit" look="line" pending={isWriting} disabled={isSame}>
          {texts.saveSituation}
        </Button>
      </form>
    </FormSection>
  )
}
