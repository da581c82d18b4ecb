import type { HouseSeason } from '@portal/contract/lodging/lodging/lodging-fields'
import type { SeasonDays } from '@portal/contract/lodging/lodging/seasons'
import { namesOf } from '@portal/contract/shared/names-of'
import { Field } from '~/ui/Field.tsx'
import { PlainSelect } from '~/ui/PlainSelect.tsx'
import { WordSelect } from '~/ui/WordSelect.tsx'
import { daysAs, kindOf } from './house-seasons.rules.ts'
import { lodgingEditorTexts } from './lodging-editor.texts.ts'

const { house: texts } = lodgingEditorTexts
const month = new Intl.DateTimeFormat('pt-BR', { month: 'long', timeZone: 'UTC' })
const MONTHS = Array.from({ length: 12 }, (_, index) => month.format(Date.UTC(2024, index, 15)))
const two = (number: number) => String(number).padStart(2, '0')

type WhenFieldsProps = {
  season: HouseSeason
  error: string | undefined
  onChange: (season: HouseSeason) => void
}

/** Fixed days of every year, or days that walk with Easter. */
export function WhenFields({ season, error, onChange }: WhenFieldsProps) {
  const { days } = season
  const kind = kindOf(days)
  const kinds = namesOf(texts.kinds).filter((one) => one !== 'easter' || kind === 'easter')
  return (
    <div className="grid gap-3">
      <Field label={texts.days} error={error}>
        <WordSelect
          of={kinds}
          words={texts.kinds}
          value={kind}
          onChoose={(chosen) => onChange({ ...season, days: daysAs(chosen, days) })}
        />
      </Field>
      {days.kind === 'yearly' ? (
        <div className="grid gap-3 md:grid-cols-2">
          <DayOfYear
            label={texts.first}
            value={days.first}
            onChange={(first) => onChange({ ...season, days: { ...days, first } })}
          />
          <DayOfYear
            label={texts.last}
            value={days.last}
            onChange={(last) => onChange({ ...season, days: { ...days, last } })}
          />
        </div>
      ) : null}
    </div>
  )
}

type DayOfYearProps = {
  label: string
  value: Extract<SeasonDays, { kind: 'yearly' }>['first']
  onChange: (value: string) => void
}

function DayOfYear({ label, value, onChange }: DayOfYearProps) {
  const [of = '01', on = '01'] = value.split('-')
  const days = new Date(Date.UTC(2024, Number(of), 0)).getUTCDate()
  return (
    <div className="grid grid-cols-2 gap-3">
      <Field label={texts.day(label)}>
        <PlainSelect value={on} onChange={({ target }) => onChange(`${of}-${target.value}`)}>
          {Array.from({ length: days }, (_, index) => two(index + 1)).map((one) => (
            <option key={one} value={one}>
              {Number(one)}
            </option>
          ))}
        </PlainSelect>
      </Field>
      <Field label={texts.month(label)}>
        <PlainSelect
          value={of}
          onChange={({ target }) => {
            const most = new Date(Date.UTC(2024, Number(target.value), 0)).getUTCDate()
            onChange(`${target.value}-${two(Math.min(Number(on), most))}`)
          }}
        >
          {MONTHS.map((name, index) => (
            <option key={name} value={two(index + 1)}>
              {name}
            </option>
          ))}
        </PlainSelect>
      </Field>
    </div>
  )
}
