import type { TideDay } from '@portal/contract/city/tides/tide'
import { dayOfKnownDate } from '@portal/contract/shared/calendar-days'
import {
  instantOfWallMinute,
  MINUTES_PER_DAY,
  wallMinuteAt,
} from '@portal/contract/shared/time-zones'

/**
 * The next moment at which what a page says of now stops being true: the water turns or comes to a
 * level or leaves it, the sun rises or sets, the day ends. Null where the days lie elsewhere.
 */
export function nextTurn(days: readonly TideDay[], now: Date): Date | null {
  const wall = wallMinuteAt(now)
  const ahead = days.flatMap(turnsOf).filter((minute) => minute > wall)
  return ahead.length > 0 ? instantOfWallMinute(Math.min(...ahead)) : null
}

function turnsOf({ date, extremes, no_car, sunrise, sunset }: TideDay): number[] {
  const start = dayOfKnownDate(date) * MINUTES_PER_DAY
  const within = [
    ...extremes.map(({ minute }) => minute),
    ...no_car.flatMap(({ windows }) => windows.flatMap(({ from, to }) => [from, to])),
    sunrise,
    sunset,
    MINUTES_PER_DAY,
  ]
  return within.map((minute) => start + minute)
}
