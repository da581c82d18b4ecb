import { PlainSelect } from '~/ui/PlainSelect.tsx'
import { hoursEditorTexts } from './hours-editor.texts.ts'

const { seasons: texts, months } = hoursEditorTexts
/** February of a leap year: a season holds every year. */
const MONTH_DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

type DayOfYearProps = { label: string; value: string; onValueChange: (monthAndDay: string) => void }

/** A day without a year, "07-01". */
export function DayOfYear({ label, value, onValueChange }: DayOfYearProps) {
  const [month = 1, day = 1] = value.split('-').map(Number)
  const longest = MONTH_DAYS[month - 1] ?? 31
  const write = (newMonth: number, newDay: number) => {
    const last = MONTH_DAYS[newMonth - 1] ?? 31
    onValueChange(`${pad(newMonth)}-${pad(Math.min(newDay, last))}`)
  }
  return (
    <fieldset className="min-w-0">
      <legend className="pb-1.5 text-sm font-semibold">{label}</legend>
      <div className="grid grid-cols-[6rem_minmax(0,1fr)] gap-2">
        <PlainSelect
          aria-label={`${label}: ${texts.day}`}
          value={day}
          onChange={({ currentTarget }) => write(month, Number(currentTarget.value))}
        >
          {Array.from({ length: longest }, (_, index) => index + 1).map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </PlainSelect>
        <PlainSelect
          aria-label={`${label}: ${texts.month}`}
          value={month}
          onChange={({ currentTarget }) => write(Number(currentTarget.value), day)}
        >
          {months.map((name, index) => (
            <option key={name} value={index + 1}>
              {name}
            </option>
          ))}
        </PlainSelect>
      </div>
    </fieldset>
  )
}

const pad = (number: number) => String(number).padStart(2, '0')
