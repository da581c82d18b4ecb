import type { Period, WeekHours } from '@portal/contract/guide/establishments/hours-types'
import type { Weekday } from '@portal/contract/shared/calendar-days'
import { Switch } from '~/ui/Switch.tsx'
import { CopyDays } from './CopyDays.tsx'
import { copyDay, nextPeriod, WEEK_IN_PRINT, withDay } from './hours-editing.rules.ts'
import { hoursEditorTexts } from './hours-editor.texts.ts'
import type { HoursProblems, Path } from './hours-problems.rules.ts'
import { PeriodList } from './PeriodList.tsx'

const { days: names, day: texts } = hoursEditorTexts

type WeekEditorProps = {
  week: WeekHours
  path: Path
  problems: HoursProblems
  onChange: (week: WeekHours) => void
}

/** Seven days, Monday first; each closed or with its periods. */
export function WeekEditor({ week, path, problems, onChange }: WeekEditorProps) {
  return (
    <ul className="divide-y divide-line border-line border-y">
      {WEEK_IN_PRINT.map((day) => (
        <DayRow
          key={day}
          day={day}
          periods={week[day] ?? []}
          path={[...path, day]}
          problems={problems}
          onChange={(periods) => onChange(withDay(week, day, periods))}
          onCopy={(to) => onChange(copyDay(week, day, to))}
        />
      ))}
    </ul>
  )
}

type DayRowProps = {
  day: Weekday
  periods: readonly Period[]
  path: Path
  problems: HoursProblems
  onChange: (periods: Period[]) => void
  onCopy: (to: Weekday[]) => void
}

function DayRow({ day, periods, path, problems, onChange, onCopy }: DayRowProps) {
  const isOpen = periods.length > 0
  return (
    <li className="grid gap-x-6 gap-y-1 py-2.5 md:grid-cols-[12.5rem_minmax(0,1fr)]">
      <div className="flex min-h-12 items-center justify-between gap-3">
        <span className="font-semibold">{names[day]}</span>
        <span className="flex items-center gap-2">
          {isOpen ? null : <span className="text-muted">{texts.closed}</span>}
          <Switch
            hideLabel
            label={texts.isOpen(names[day])}
            checked={isOpen}
            onCheckedChange={(opens) => onChange(opens ? [nextPeriod([])] : [])}
          />
        </span>
      </div>
      {isOpen ? (
        <PeriodList
          name={names[day]}
          path={path}
          periods={periods}
          problems={problems}
          onChange={onChange}
          actions={<CopyDays from={day} onCopy={onCopy} />}
        />
      ) : null}
    </li>
  )
}
