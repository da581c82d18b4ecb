import type { HolidayHours, OpeningHours, Period, WeekHours } from './hours-types.ts'

/** The same hours with periods, exceptions and seasons in order: two equal ones are equal as text. */
export function hoursInOrder(hours: OpeningHours): OpeningHours {
  return {
    ...hours,
    weekly: hours.weekly && weekInOrder(hours.weekly),
    seasons: hours.seasons
      .map((season) => ({ ...season, weekly: weekInOrder(season.weekly) }))
      .sort((one, other) => compare(one.from, other.from)),
    holidays: holidaysInOrder(hours.holidays),
    exceptions: hours.exceptions
      .map(({ periods, ...rest }) => ({ ...rest, periods: periods && periodsInOrder(periods) }))
      .sort((one, other) => compare(one.date, other.date)),
  }
}

function holidaysInOrder(holidays: HolidayHours): HolidayHours {
  if (holidays.rule !== 'own') return holidays
  return { ...holidays, periods: periodsInOrder(holidays.periods) }
}

function weekInOrder(week: WeekHours): WeekHours {
  return week.map(periodsInOrder)
}

function periodsInOrder(periods: Period[]): Period[] {
  return [...periods].sort((one, other) => one.opens - other.opens)
}

function compare(one: string, other: string) {
  return one < other ? -1 : one > other ? 1 : 0
}
