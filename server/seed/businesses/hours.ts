import type {
  HoursException,
  OpeningHours,
  Period,
  Season,
} from '@portal/contract/guide/establishments/hours-types'
import { NO_HOURS, sameEveryDay } from '@portal/contract/guide/establishments/hours-types'

/** Hours as people say them: `from(18, 2)` ends at two in the morning. */
export function from(opens: number, closes: number): Period {
  return { opens: opens * 60, closes: (closes <= opens ? closes + 24 : closes) * 60 }
}

export const SUN = 0
export const MON = 1
export const TUE = 2
export const WED = 3
export const THU = 4
export const FRI = 5
export const SAT = 6

type Days = Partial<Record<number, Period[]>>

const week = (days: Days) => Array.from({ length: 7 }, (_, day) => days[day] ?? [])
const daysAlike = (days: readonly number[], periods: Period[]): Days =>
  Object.fromEntries(days.map((day) => [day, periods]))

export const everyDay = (...periods: Period[]): OpeningHours => ({
  ...NO_HOURS,
  weekly: sameEveryDay(periods),
})

export const on = (days: readonly number[], ...periods: Period[]): OpeningHours => ({
  ...NO_HOURS,
  weekly: week(daysAlike(days, periods)),
})

/** These days otherwise than the others. */
export function but(hours: OpeningHours, days: readonly number[], ...periods: Period[]) {
  const others = hours.weekly ?? sameEveryDay([])
  const weekly = others.map((day, index) => (days.includes(index) ? periods : day))
  return { ...hours, weekly }
}

export const WORKDAYS = [MON, TUE, WED, THU, FRI] as const
export const ALL_DAY = everyDay(from(0, 24))
export const SHOP = but(on(WORKDAYS, from(8, 18)), [SAT], from(8, 13))
export const OFFICE: OpeningHours = {
  ...on(WORKDAYS, from(8, 12), from(14, 17)),
  holidays: { rule: 'closed', optional_days: true },
}
export const LUNCH_AND_DINNER = everyDay(from(11, 15), from(18, 23))

export const inJuly = (...periods: Period[]): Season => ({
  name: 'Julho',
  from: '07-01',
  to: '07-31',
  weekly: sameEveryDay(periods),
})

export const inTheNewYear = (...periods: Period[]): Season => ({
  name: 'Festas de fim de ano',
  from: '12-20',
  to: '01-06',
  weekly: sameEveryDay(periods),
})

export const withSeasons = (hours: OpeningHours, ...seasons: Season[]): OpeningHours => ({
  ...hours,
  seasons,
})

/** Closed the whole year except in these weeks. */
export const onlyIn = (...seasons: Season[]): OpeningHours => withSeasons(on([]), ...seasons)

export const closedOnHolidays = (hours: OpeningHours): OpeningHours => ({
  ...hours,
  holidays: { rule: 'closed', optional_days: false },
})

export const onHolidays = (hours: OpeningHours, ...periods: Period[]): OpeningHours => ({
  ...hours,
  holidays: { rule: 'own', optional_days: true, periods },
})

export const withDates = (hours: OpeningHours, ...exceptions: HoursException[]): OpeningHours => ({
  ...hours,
  exceptions,
})
