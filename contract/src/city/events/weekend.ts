/** What "fim de semana" means, everywhere. Free of zod: the browser reads it too. */
import { weekdayOfDay } from '../../shared/calendar-days.ts'
import { dayOfWallMinute, MINUTES_PER_DAY } from '../../shared/time-zones.ts'

export type WhichWeekend = 'this' | 'next'

/** Minutes of the city's wall clock; `before` is not included. */
export type WallSpan = { from: number; before: number }

/** With Friday's evening it begins. */
export const FRIDAY_EVENING_MINUTE = 18 * 60

/**
 * From Friday, 18h, to the end of Sunday. Until midnight on Sunday "este" is the one that is on,
 * however little is left of it; from Monday it is the one to come. "Próximo" is the one after "este".
 */
export function weekendAt(wallMinute: number, which: WhichWeekend = 'this'): WallSpan {
  const today = dayOfWallMinute(wallMinute)
  const daysSinceMonday = (weekdayOfDay(today) + 6) % 7
  const monday = today - daysSinceMonday + (which === 'next' ? 7 : 0)
  return {
    from: (monday + 4) * MINUTES_PER_DAY + FRIDAY_EVENING_MINUTE,
    before: (monday + 7) * MINUTES_PER_DAY,
  }
}

/** Whether something that lasts from one minute to another happens within it, if only in part. */
export const isWithin = (span: WallSpan, startsAt: number, overAt: number): boolean =>
  startsAt < span.before && overAt > span.from
