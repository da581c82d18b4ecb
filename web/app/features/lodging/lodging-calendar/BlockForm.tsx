import type { LodgingCalendar } from '@portal/contract/lodging/stays/calendar'
import { BLOCK_NOTE_MAX } from '@portal/contract/lodging/stays/stays.texts'
import { useState } from 'react'
import { Button } from '~/ui/Button.tsx'
import { DateField } from '~/ui/DateField.tsx'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { PlainSelect } from '~/ui/PlainSelect.tsx'
import { daysAfter, LOOK_AHEAD_DAYS, nightsBetween } from './calendar.rules.ts'
import { calendarTexts as texts } from './calendar.texts.ts'
import type { CalendarWrites } from './use-calendar-writes.ts'

type BlockFormProps = {
  calendar: LodgingCalendar
  writes: CalendarWrites
}

/** Blocks nights with dates that are typed: nobody needs a mouse for it. */
export function BlockForm({ calendar, writes }: BlockFormProps) {
  const { units, today } = calendar
  const [unitId, setUnitId] = useState(units[0]?.id ?? '')
  const [first, setFirst] = useState('')
  const [last, setLast] = useState('')
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const isRange = first !== '' && last !== '' && first <= last
  const nights = isRange ? nightsBetween({ first, last }) : 0

  async function block() {
    if (!isRange) return setProblem(texts.datesMissing)
    setProblem(null)
    const outcome = await writes.block([{ unitId, first, last }], note.trim())
    if (outcome.kind !== 'saved') return
    setFirst('')
    setLast('')
    setNote('')
  }
  const limits = { min: today, max: daysAfter(today, LOOK_AHEAD_DAYS) }
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void block()
      }}
    >
      <Field label={texts.unit}>
        <PlainSelect value={unitId} onChange={({ target }) => setUnitId(target.value)}>
          {units.map((unit) => (
            <option key={unit.id} value={unit.id}>
              {unit.name}
            </option>
          ))}
        </PlainSelect>
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={texts.firstNight} error={problem}>
          <DateField value={first} onValueChange={setFirst} {...limits} />
        </Field>
        <Field label={texts.lastNight}>
          <DateField value={last} onValueChange={setLast} {...limits} />
        </Field>
      </div>
      <Field label={texts.note} optional>
        <Input
          value={note}
          maxLength={BLOCK_NOTE_MAX}
          placeholder={texts.notePlaceholder}
          onChange={({ target }) => setNote(target.value)}
        />
      </Field>
      <Button type="submit" look="ink" pending={writes.isSaving} className="justify-self-start">
        {texts.blockNights(nights)}
      </Button>
    </form>
  )
}
