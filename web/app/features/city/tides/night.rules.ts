import type { TideDay } from '@portal/contract/city/tides/tide'
import { dayOfKnownDate } from '@portal/contract/shared/calendar-days'
import { MINUTES_PER_DAY, wallMinuteAt } from '@portal/contract/shared/time-zones'

/**
 * Between sunset and sunrise; day where the days do not reach the moment. A file of its own: the first
 * screen asks this before the tide card is there.
 */
export function isNight(
  days: readonly Pick<TideDay, 'date' | 'sunrise' | 'sunset'>[],
  now: Date,
): boolean {
  const wall = wallMinuteAt(now)
  return days.some(({ date, sunrise, sunset }) => {
    const minute = wall - dayOfKnownDate(date) * MINUTES_PER_DAY
    return minute >= 0 && minute < MINUTES_PER_DAY && (minute < sunrise || minute >= sunset)
  })
}
