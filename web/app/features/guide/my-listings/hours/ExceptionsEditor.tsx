import { dateText, weekdayAndDateText } from '@portal/contract/guide/establishments/hours.texts'
import type {
  HoursException,
  OpeningHours,
} from '@portal/contract/guide/establishments/hours-types'
import { dayOfKnownDate } from '@portal/contract/shared/calendar-days'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/ui/Button.tsx'
import { Chip } from '~/ui/Chip.tsx'
import { ChipRow } from '~/ui/ChipRow.tsx'
import { DateField } from '~/ui/DateField.tsx'
import { Field } from '~/ui/Field.tsx'
import { holidaysToSuggest } from './coming-holidays.rules.ts'
import { ExceptionRow } from './ExceptionRow.tsx'
import { HoursPart } from './HoursPart.tsx'
import { addException } from './hours-editing.rules.ts'
import { hoursEditorTexts } from './hours-editor.texts.ts'
import type { HoursProblems } from './hours-problems.rules.ts'

const texts = hoursEditorTexts.exceptions

type ExceptionsEditorProps = {
  hours: OpeningHours
  /** "2026-07-18": what is past is neither shown nor suggested. */
  today: string
  problems: HoursProblems
  onChange: (hours: OpeningHours) => void
}

export function ExceptionsEditor({ hours, today, problems, onChange }: ExceptionsEditorProps) {
  const replace = (index: number, exception: HoursException | null) =>
    onChange({
      ...hours,
      exceptions: hours.exceptions.flatMap((own, place) =>
        place === index ? (exception ? [exception] : []) : [own],
      ),
    })
  return (
    <HoursPart title={texts.title} lead={texts.lead}>
      <NewDate
        today={today}
        isKnown={(date) => hours.exceptions.some((known) => known.date === date)}
        onAdd={(date) => onChange(addException(hours, date))}
      />
      <Suggested hours={hours} today={today} onChange={onChange} />
      {hours.exceptions.length === 0 ? <p className="text-muted">{texts.none}</p> : null}
      <ul className="grid gap-3">
        {hours.exceptions.map((exception, index) => (
          <ExceptionRow
            key={exception.date}
            exception={exception}
            name={weekdayAndDateText(dayOfKnownDate(exception.date))}
            path={['exceptions', index]}
            problems={problems}
            onChange={(changed) => replace(index, changed)}
            onRemove={() => replace(index, null)}
          />
        ))}
      </ul>
    </HoursPart>
  )
}

type NewDateProps = {
  today: string
  isKnown: (date: string) => boolean
  onAdd: (date: string) => void
}

function NewDate({ today, isKnown, onAdd }: NewDateProps) {
  const [date, setDate] = useState('')
  const [generation, setGeneration] = useState(0)
  const error = isKnown(date) ? texts.known : null
  function add() {
    onAdd(date)
    setDate('')
    setGeneration(generation + 1)
  }
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field
        key={generation}
        label={texts.date}
        error={error}
        className="min-w-48 flex-1 md:max-w-60"
      >
        <DateField value={date} min={today} onValueChange={setDate} />
      </Field>
      <Button look="line" onClick={add} disabled={date === '' || error !== null}>
        <Plus aria-hidden="true" />
        {texts.add}
      </Button>
    </div>
  )
}

type SuggestedProps = Pick<ExceptionsEditorProps, 'hours' | 'today' | 'onChange'>

function Suggested({ hours, today, onChange }: SuggestedProps) {
  const holidays = holidaysToSuggest(hours, today)
  if (holidays.length === 0) return null
  return (
    <div className="min-w-0">
      <p className="text-muted text-xs">{texts.suggested}</p>
      <ChipRow className="max-md:-mx-[18px] max-md:px-[18px]">
        {holidays.map(({ date, name }) => (
          <Chip key={date} onClick={() => onChange(addException(hours, date, name))}>
            <Plus aria-hidden="true" />
            {dateText(dayOfKnownDate(date))} · {name}
          </Chip>
        ))}
      </ChipRow>
    </div>
  )
}
