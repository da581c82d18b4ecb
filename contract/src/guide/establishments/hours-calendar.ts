import {
  civilDateOfDay,
  dayOfDate,
  dayOfKnownDate,
  digitsAt,
  weekdayOfDay,
} from '../../shared/calendar-days.ts'
import { type Holiday, holidaysByDay } from '../../shared/holidays.ts'
import type { HoursException, OpeningHours, Period, Season } from './hours-types.ts'

/** What applies on one day, where it comes from, and everything else that is so on that day. */
export type DayPlan = {
  periods: readonly Period[]
  source: 'temporarily-closed' | 'exception' | 'holiday' | 'season' | 'weekly'
  exception: HoursException | null
  holiday: Holiday | null
  season: Season | null
}

export type HoursCalendar = {
  /** The same periods as the plan's, without the reasons: lists of cards ask for many days. */
  periodsOf(day: number): readonly Period[]
  planOf(day: number): DayPlan
}

const CLOSED: readonly Period[] = []

/** What applies on any day; `null` while the week is not known. Read once, asked for many days. */
export function hoursCalendar(hours: OpeningHours): HoursCalendar | null {
  const { weekly, holidays } = hours
  if (!weekly) return null
  const reopening = reopeningDay(hours) ?? -Infinity
  const exceptions = exceptionsByDay(hours.exceptions)
  const yearOf = yearReader(hours)
  const holidayPeriods = holidays.rule === 'own' ? holidays.periods : CLOSED

  function usualPeriods(day: number) {
    const year = yearOf(day)
    if (year && holidayOf(year, day)) return holidayPeriods
    return ((year && seasonOf(year, day))?.weekly ?? weekly)?.[weekdayOfDay(day)] ?? CLOSED
  }

  function periodsOf(day: number) {
    if (day < reopening) return CLOSED
    return exceptions?.get(day)?.periods ?? usualPeriods(day)
  }

  function sourceOf(reasons: Reasons, day: number): DayPlan['source'] {
    if (day < reopening) return 'temporarily-closed'
    if (reasons.exception?.periods) return 'exception'
    if (reasons.holiday) return 'holiday'
    return reasons.season ? 'season' : 'weekly'
  }

  return {
    periodsOf,
    planOf(day) {
      const year = yearOf(day)
      const reasons = {
        exception: exceptions?.get(day) ?? null,
        holiday: year && holidayOf(year, day),
        season: year && seasonOf(year, day),
      }
      return { ...reasons, periods: periodsOf(day), source: sourceOf(reasons, day) }
    },
  }
}

/** Every day before the first one open again; `null` where nothing is temporarily closed. */
export function reopeningDay(hours: OpeningHours): number | null {
  if (!hours.temporarily_closed) return null
  const { reopens_on } = hours.temporarily_closed
  return reopens_on === null ? Infinity : dayOfKnownDate(reopens_on)
}

function exceptionsByDay(exceptions: HoursException[]) {
  if (exceptions.length === 0) return null
  return new Map(exceptions.map((exception) => [dayOfKnownDate(exception.date), exception]))
}

type Reasons = Pick<DayPlan, 'exception' | 'holiday' | 'season'>

/** One year's holidays and seasons as days: comparing two numbers is all that is left per day. */
type Year = {
  first: number
  last: number
  holidays: ReadonlyMap<number, Holiday> | null
  countsOptional: boolean
  seasons: { from: number; to: number; season: Season }[]
}

/** Days are asked for in order, so the year at hand is nearly always the right one. */
function yearReader(hours: OpeningHours): (day: number) => Year | null {
  if (hours.seasons.length === 0 && hours.holidays.rule === 'normal') return () => null
  let year: Year | null = null
  return (day) => {
    if (!year || day < year.first || day > year.last) {
      year = readYear(hours, civilDateOfDay(day).year)
    }
    return year
  }
}

function readYear({ holidays, seasons }: OpeningHours, year: number): Year {
  const stretches: Year['seasons'] = []
  for (const season of seasons) {
    for (const [from, to] of seasonInYear(season, year)) stretches.push({ from, to, season })
  }
  return {
    first: dayOfDate(year, 1, 1),
    last: dayOfDate(year, 12, 31),
    holidays: holidays.rule === 'normal' ? null : holidaysByDay(year),
    countsOptional: holidays.rule !== 'normal' && holidays.optional_days,
    seasons: stretches,
  }
}

function holidayOf(year: Year, day: number): Holiday | null {
  const holiday = year.holidays?.get(day)
  return holiday && (!holiday.isOptional || year.countsOptional) ? holiday : null
}

/** The first that holds; the editor lets no two overlap. */
function seasonOf(year: Year, day: number): Season | null {
  for (const { from, to, season } of year.seasons) if (from <= day && day <= to) return season
  return null
}

/**
 * The days of a year that lie in a season; two stretches where it runs over the year's end. Without
 * a 29 February, a season that ends on it ends a day earlier, one that begins on it a day later.
 */
export function seasonInYear({ from, to }: Season, year: number): [from: number, to: number][] {
  const first = dayOfDate(year, digitsAt(from, 0, 2), digitsAt(from, 3, 5))
  const monthOfEnd = digitsAt(to, 0, 2)
  const last = Math.min(
    dayOfDate(year, monthOfEnd, digitsAt(to, 3, 5)),
    monthOfEnd === 2 ? dayOfDate(year, 3, 1) - 1 : Infinity,
  )
  if (from <= to) return first <= last ? [[first, last]] : []
  return [
    [first, dayOfDate(year, 12, 31)],
    [dayOfDate(year, 1, 1), last],
  ]
}
