import type {
  OpeningHours,
  Period,
  WeekHours,
} from '@portal/contract/guide/establishments/hours-types'
import { problemsOfHours } from '@portal/contract/guide/establishments/hours-validation'
import { dayOfIsoDate } from '@portal/contract/shared/calendar-days'
import { isTold } from './hours-editing.rules.ts'
import { hoursEditorTexts } from './hours-editor.texts.ts'

export type Path = readonly (string | number)[]
/** By the place of what is wrong: "weekly.1.0" is Monday's first period. */
export type HoursProblems = Readonly<Record<string, string>>

export const placeOf = (path: Path) => path.join('.')
/** Known before it is drawn, so that a summary can lead to it. */
export const hoursFieldId = (place: string) => `horario-${place.replaceAll('.', '-')}`

/** What an empty field leaves unsaid, before what the rules of hours object to. */
export function problemsOfEditedHours(hours: OpeningHours): HoursProblems {
  const blanks = blanksOf(hours)
  if (Object.keys(blanks).length > 0) return blanks
  return Object.fromEntries(
    problemsOfHours(hours).map(({ path, message }) => [placeOf(path), message]),
  )
}

function blanksOf(hours: OpeningHours): HoursProblems {
  const { exceptions, seasons, weekly, holidays } = hours
  return Object.fromEntries([
    ...(weekly ? blankTimesOfWeek(weekly, ['weekly']) : []),
    ...seasons.flatMap((season, index) =>
      blankTimesOfWeek(season.weekly, ['seasons', index, 'weekly']),
    ),
    ...(holidays.rule === 'own' ? blankTimes(holidays.periods, ['holidays', 'periods']) : []),
    ...exceptions.flatMap(({ date, periods }, index) => [
      ...(dayOfIsoDate(date) === null
        ? [[placeOf(['exceptions', index, 'date']), hoursEditorTexts.problems.date] as const]
        : []),
      ...blankTimes(periods ?? [], ['exceptions', index, 'periods']),
    ]),
  ])
}

function blankTimesOfWeek(week: WeekHours, path: Path) {
  return week.flatMap((day, index) => blankTimes(day, [...path, index]))
}

function blankTimes(periods: readonly Period[], path: Path) {
  return periods.flatMap((period, index) =>
    isTold(period) ? [] : [[placeOf([...path, index]), hoursEditorTexts.problems.time] as const],
  )
}
