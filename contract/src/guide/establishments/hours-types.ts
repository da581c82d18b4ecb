/**
 * Opening hours as they are edited and stored. Free of zod: the browser decides with the same rules.
 *
 * What applies on a day, strongest first: temporarily closed, exception of that date, holiday,
 * season, week. A period belongs to the day it begins on: the Friday that runs until 2h ends on a
 * Saturday which an exception may call closed.
 */
export type OpeningHours = {
  /** `null` is "não informado": whatever else is stored stays silent until the week is known. */
  weekly: WeekHours | null
  seasons: Season[]
  holidays: HolidayHours
  exceptions: HoursException[]
  temporarily_closed: TemporaryClosure | null
}

/**
 * Minutes since the midnight the period's day begins with. Past midnight the count goes on: 23h30 to
 * 2h is 1410 to 1560; a whole day is 0 to 1440.
 */
export type Period = { opens: number; closes: number }

/** Seven days, Sunday first (`Weekday`); a day without periods is closed. */
export type WeekHours = Period[][]

/** Part of every year, both ends included: "07-01" to "07-31", or "12-15" to "01-31" over its end. */
export type Season = {
  name: string | null
  from: string
  to: string
  weekly: WeekHours
}

/** `optional_days`: the rule also holds on a ponto facultativo (Carnaval, Corpus Christi). */
export type HolidayHours =
  | { rule: 'normal' }
  | { rule: 'closed'; optional_days: boolean }
  | { rule: 'own'; optional_days: boolean; periods: Period[] }

/** `periods`: none is closed all day, `null` leaves the hours as they are and only carries the note. */
export type HoursException = { date: string; periods: Period[] | null; note: string | null }

/** `reopens_on` is the first open day again; `null` while nobody knows. */
export type TemporaryClosure = { reopens_on: string | null; note: string | null }

export const MOST_PERIODS_PER_DAY = 6
export const MOST_EXCEPTIONS = 100
export const MOST_SEASONS = 12
export const LONGEST_NOTE = 140
export const LONGEST_SEASON_NAME = 40

export const NO_HOURS: OpeningHours = {
  weekly: null,
  seasons: [],
  holidays: { rule: 'normal' },
  exceptions: [],
  temporarily_closed: null,
}

export function sameEveryDay(periods: Period[]): WeekHours {
  return Array.from({ length: 7 }, () => periods.map((period) => ({ ...period })))
}
