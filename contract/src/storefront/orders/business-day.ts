import {
  civilDateOfDay,
  dayOfDate,
  dayOfKnownDate,
  isoDateOfDay,
  weekdayOfDay,
} from '../../shared/calendar-days.ts'
import {
  dayOfWallMinute,
  instantOfWallMinute,
  MINUTES_PER_DAY,
  wallMinuteAt,
} from '../../shared/time-zones.ts'

/** The day of a business ends at an hour of its own: at one in the night it is still yesterday. Free of zod. */

/** A bar closes at six; whoever opens at nine has begun the day. */
export const LATEST_DAY_END = 8
export const ORDER_PERIODS = ['week', 'month'] as const
export type OrderPeriodKind = (typeof ORDER_PERIODS)[number]
type Days = { from: string; until: string }

export const businessDayAt = (moment: Date, endsHour: number): string =>
  isoDateOfDay(dayOfWallMinute(wallMinuteAt(moment) - endsHour * 60))

/** From the first of the days to the last, each from its hour to that of the next day. */
export function businessSpan({ from, until }: Days, endsHour: number): { start: Date; end: Date } {
  const at = (day: number) => instantOfWallMinute(day * MINUTES_PER_DAY + endsHour * 60)
  return { start: at(dayOfKnownDate(from)), end: at(dayOfKnownDate(until) + 1) }
}

/** The week from Monday to Sunday, or the month, that a day lies in. */
export function periodAround(kind: OrderPeriodKind, day: string): Days {
  const number = dayOfKnownDate(day)
  if (kind === 'week') {
    const monday = number - ((weekdayOfDay(number) + 6) % 7)
    return { from: isoDateOfDay(monday), until: isoDateOfDay(monday + 6) }
  }
  const { year, month } = civilDateOfDay(number)
  const next = month === 12 ? dayOfDate(year + 1, 1, 1) : dayOfDate(year, month + 1, 1)
  return { from: isoDateOfDay(dayOfDate(year, month, 1)), until: isoDateOfDay(next - 1) }
}

export const dayBefore = (day: string): string => isoDateOfDay(dayOfKnownDate(day) - 1)
export const dayAfter = (day: string): string => isoDateOfDay(dayOfKnownDate(day) + 1)

export const periodBefore = (kind: OrderPeriodKind, { from }: Days): Days =>
  periodAround(kind, dayBefore(from))
