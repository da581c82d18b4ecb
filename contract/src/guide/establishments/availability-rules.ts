import { weekdayOfDay } from '../../shared/calendar-days.ts'
import {
  dayOfWallMinute,
  instantOfWallMinute,
  MINUTES_PER_DAY,
  wallMinuteAt,
} from '../../shared/time-zones.ts'

/** Free of zod: the browser's cart and the server's order decide with the same rules. */

/**
 * Days from Sunday (0), minutes of the city's day. An end that is not after the beginning lies on the
 * next day: Friday from 22h to 2h is still served on Saturday at 1h, as what began on Friday.
 */
export type AvailabilityWindow = {
  days: readonly number[]
  from_minute: number
  until_minute: number
}

export type Switched = { is_available: boolean; sold_out_until: string | null }
export type Scheduled = { windows: readonly AvailabilityWindow[] }

export type Availability = 'available' | 'sold-out' | 'outside-hours' | 'unavailable'

/** Without windows: always. */
export function isWithin(windows: readonly AvailabilityWindow[], now: Date): boolean {
  return windows.length === 0 || holdsAt(windows, wallMinuteAt(now))
}

function holdsAt(windows: readonly AvailabilityWindow[], wallMinute: number): boolean {
  const day = dayOfWallMinute(wallMinute)
  const minute = wallMinute - day * MINUTES_PER_DAY
  const [today, yesterday] = [weekdayOfDay(day), weekdayOfDay(day - 1)]
  return windows.some(({ days, from_minute: from, until_minute: until }) => {
    const isOvernight = until <= from
    if (days.includes(today) && minute >= from && (isOvernight || minute < until)) return true
    return isOvernight && days.includes(yesterday) && minute < until
  })
}

export const isSoldOut = ({ sold_out_until: until }: Pick<Switched, 'sold_out_until'>, now: Date) =>
  until !== null && Date.parse(until) > now.getTime()

/** What stands against ordering an item at a moment; its section's hours count as its own. */
export function availabilityOf(
  item: Switched & Scheduled,
  section: Scheduled & { is_available: boolean },
  now: Date,
): Availability {
  if (!item.is_available || !section.is_available) return 'unavailable'
  if (isSoldOut(item, now)) return 'sold-out'
  if (!isWithin(item.windows, now) || !isWithin(section.windows, now)) return 'outside-hours'
  return 'available'
}

/** A kitchen's day ends when it is asleep, not at midnight. */
const NEW_DAY_MINUTE = 5 * 60

/** Until when "esgotado hoje" holds. */
export function endOfKitchenDay(now: Date): Date {
  const wallMinute = wallMinuteAt(now)
  const thisMorning = dayOfWallMinute(wallMinute) * MINUTES_PER_DAY + NEW_DAY_MINUTE
  const next = wallMinute < thisMorning ? thisMorning : thisMorning + MINUTES_PER_DAY
  return instantOfWallMinute(next)
}

/** A week and the night after it: every boundary comes at least once. */
const DAYS_AHEAD = 8

/** The first minute at which windows that hold end, or windows that do not begin; null is never. */
export function nextWindowChange(windows: readonly AvailabilityWindow[], now: Date): Date | null {
  if (windows.length === 0) return null
  const present = wallMinuteAt(now)
  const today = dayOfWallMinute(present)
  const boundaries = new Set<number>()
  for (let day = today; day <= today + DAYS_AHEAD; day += 1) {
    for (const { from_minute: from, until_minute: until } of windows) {
      boundaries.add(day * MINUTES_PER_DAY + from).add(day * MINUTES_PER_DAY + until)
    }
  }
  const holds = holdsAt(windows, present)
  const next = [...boundaries]
    .filter((minute) => minute > present)
    .sort((one, other) => one - other)
    .find((minute) => holdsAt(windows, minute) !== holds)
  return next === undefined ? null : instantOfWallMinute(next)
}
