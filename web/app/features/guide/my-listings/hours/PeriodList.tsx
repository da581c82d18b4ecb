import type { Period } from '@portal/contract/guide/establishments/hours-types'
import { MOST_PERIODS_PER_DAY } from '@portal/contract/guide/establishments/hours-types'
import { Plus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '~/ui/Button.tsx'
import { FieldError } from '~/ui/FieldError.tsx'
import { IconButton } from '~/ui/IconButton.tsx'
import { isWholeDay, nextPeriod, passesMidnight, periodOf } from './hours-editing.rules.ts'
import { hoursEditorTexts } from './hours-editor.texts.ts'
import { type HoursProblems, hoursFieldId, type Path, placeOf } from './hours-problems.rules.ts'
import { TimeInput } from './TimeInput.tsx'

const texts = hoursEditorTexts.day

export type PeriodListProps = {
  /** What the periods are of, for those who hear the fields: "Sábado". */
  name: string
  path: Path
  periods: readonly Period[]
  problems: HoursProblems
  onChange: (periods: Period[]) => void
  /** Beside "Outro período". */
  actions?: ReactNode
}

/** The periods of one day, each with its own hours. */
export function PeriodList({ name, path, periods, problems, onChange, actions }: PeriodListProps) {
  const ofDay = problems[placeOf(path)]
  const replace = (index: number, period: Period) =>
    onChange(periods.map((own, place) => (place === index ? period : own)))
  return (
    <div id={hoursFieldId(placeOf(path))} tabIndex={-1} className="grid gap-2 outline-none">
      {periods.map((period, index) => (
        <PeriodRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a period has no name but its place.
          key={index}
          name={name}
          place={index + 1}
          fieldId={hoursFieldId(placeOf([...path, index]))}
          period={period}
          problem={problems[placeOf([...path, index])]}
          onChange={(changed) => replace(index, changed)}
          onRemove={() => onChange(periods.filter((_, other) => other !== index))}
        />
      ))}
      {ofDay ? <FieldError id={`${hoursFieldId(placeOf(path))}-error`}>{ofDay}</FieldError> : null}
      <div className="-ml-3 flex flex-wrap">
        {periods.length < MOST_PERIODS_PER_DAY ? (
          <Button
            look="ghost"
            size="sm"
            aria-label={texts.addTo(name)}
            onClick={() => onChange([...periods, nextPeriod(periods)])}
            className="px-3! text-mar-600!"
          >
            <Plus aria-hidden="true" />
            {texts.add}
          </Button>
        ) : null}
        {actions}
      </div>
    </div>
  )
}

type PeriodRowProps = {
  name: string
  place: number
  fieldId: string
  period: Period
  problem: string | undefined
  onChange: (period: Period) => void
  onRemove: () => void
}

function PeriodRow({ name, place, fieldId, period, problem, onChange, onRemove }: PeriodRowProps) {
  const errorId = problem ? `${fieldId}-error` : undefined
  const note = isWholeDay(period) ? texts.wholeDay : passesMidnight(period) ? texts.nextDay : null
  return (
    <div className="grid gap-1">
      <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)_auto] items-center gap-2">
        <TimeInput
          id={fieldId}
          label={texts.opensOf(name, place)}
          minute={period.opens}
          isWrong={Boolean(problem)}
          describedBy={errorId}
          onMinuteChange={(opens) => onChange(periodOf(opens, period.closes))}
        />
        <span aria-hidden="true" className="text-muted">
          –
        </span>
        <TimeInput
          label={texts.closesOf(name, place)}
          minute={period.closes}
          isWrong={Boolean(problem)}
          describedBy={errorId}
          onMinuteChange={(closes) => onChange(periodOf(period.opens, closes))}
        />
        <IconButton label={texts.remove(name, place)} onClick={onRemove}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      {note ? <p className="text-xs text-muted">{note}</p> : null}
      {problem && errorId ? <FieldError id={errorId}>{problem}</FieldError> : null}
    </div>
  )
}
