import {
  civilDateOfDay,
  dayOfDate,
  dayOfKnownDate,
  isoDateOfDay,
} from '../../shared/calendar-days.ts'
import { easterOf } from '../../shared/holidays.ts'

/**
 * Seasons of a house return every year. Free of zod, without a clock of its own: the table that is edited, what
 * is kept and what is shown reckon with the same rules.
 */

/** Both ends are nights that are slept: "MM-DD" of every year, or days counted from Easter. */
export type SeasonDays =
  | { kind: 'yearly'; first: string; last: string }
  | { kind: 'easter'; first: number; last: number }

export type Nights = { first_night: string; last_night: string }

/** Friday to Tuesday; Ash Wednesday is the day of leaving. */
export const CARNAVAL: SeasonDays = { kind: 'easter', first: -51, last: -47 }
/** Thursday to Saturday: who stays for Easter leaves on the Sunday. */
export const HOLY_WEEK: SeasonDays = { kind: 'easter', first: -3, last: -1 }
/** Nothing that is tied to Easter begins further away: Carnaval before, Corpus Christi behind. */
export const MOST_DAYS_FROM_EASTER = 70

const monthAndDay = (text: string): [month: number, day: number] => {
  const [month = 0, day = 0] = text.split('-').map(Number)
  return [month, day]
}
const MONTH_DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

export function isDayOfYear(text: string): boolean {
  if (!/^\d{2}-\d{2}$/.test(text)) return false
  const [month, day] = monthAndDay(text)
  return day >= 1 && day <= (MONTH_DAYS[month - 1] ?? 0)
}

const isLeap = (year: number) => dayOfDate(year + 1, 1, 1) - dayOfDate(year, 1, 1) === 366

/** In a year without 29 February what begins on it begins in March, what ends on it ends a day before. */
function dayIn(year: number, text: string, end: 'first' | 'last'): number {
  const [month, day] = monthAndDay(text)
  if (month === 2 && day === 29 && !isLeap(year)) {
    return end === 'first' ? dayOfDate(year, 3, 1) : dayOfDate(year, 2, 28)
  }
  return dayOfDate(year, month, day)
}

/**
 * The nights of the season that begins in this year; one whose end stands before its beginning goes on into
 * the next year. Null where the year has none of its nights: 29 February alone.
 */
export function nightsOfSeason(days: SeasonDays, year: number): Nights | null {
  const [first, last] = spanOf(days, year)
  if (first > last) return null
  return { first_night: isoDateOfDay(first), last_night: isoDateOfDay(last) }
}

function spanOf(days: SeasonDays, year: number): [first: number, last: number] {
  if (days.kind === 'easter') {
    const easter = easterOf(year)
    return [easter + days.first, easter + days.last]
  }
  const first = dayIn(year, days.first, 'first')
  const isOverNewYear = days.last < days.first
  return [first, dayIn(isOverNewYear ? year + 1 : year, days.last, 'last')]
}

/** How many years ahead seasons are written into the prices of rooms: more than anybody can ask for. */
const YEARS_AHEAD = 3

/** The nights that seasons are reckoned for, seen from a day. */
export const yearsAround = (today: string): number[] => {
  const { year } = civilDateOfDay(dayOfKnownDate(today))
  // One that began in the last year may go on into this one.
  return Array.from({ length: YEARS_AHEAD + 2 }, (_, index) => year - 1 + index)
}

type Placed<Season> = { season: Season; first: number; last: number; place: number }

/**
 * Whose night it is, for nights that several seasons of the house want: the shortest season's, and of two that
 * are as long the one that stands higher in the table. What the house wrote on some nights of a room itself
 * goes before all of them. In pieces without a gap, in the order of the calendar.
 */
export function seasonPieces<Season extends { days: SeasonDays }>(
  seasons: readonly Season[],
  own: readonly Nights[],
  years: readonly number[],
): (Nights & { season: Season })[] {
  const placed = seasons.flatMap((season, place) =>
    years.flatMap((year): Placed<Season>[] => {
      const [first, last] = spanOf(season.days, year)
      return first > last ? [] : [{ season, first, last, place }]
    }),
  )
  placed.sort(
    (one, other) => one.last - one.first - (other.last - other.first) || one.place - other.place,
  )
  const taken = new Map<number, Placed<Season> | null>()
  for (const { first_night: first, last_night: last } of own) {
    for (let day = dayOfKnownDate(first); day <= dayOfKnownDate(last); day += 1) {
      taken.set(day, null)
    }
  }
  for (const one of placed) {
    for (let day = one.first; day <= one.last; day += 1) if (!taken.has(day)) taken.set(day, one)
  }
  return piecesOf(taken)
}

/** Those of one year each: where a season has every night, one year's end where the next one's begin. */
function piecesOf<Season>(taken: ReadonlyMap<number, Placed<Season> | null>) {
  const pieces: { of: Placed<Season>; first: number; last: number }[] = []
  for (const [day, of] of [...taken].toSorted(([one], [other]) => one - other)) {
    if (of === null) continue
    const before = pieces.at(-1)
    if (before?.of === of && before.last === day - 1) before.last = day
    else pieces.push({ of, first: day, last: day })
  }
  return pieces.map(({ of: { season }, first, last }) => ({
    season,
    first_night: isoDateOfDay(first),
    last_night: isoDateOfDay(last),
  }))
}
