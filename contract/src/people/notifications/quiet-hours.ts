import { instantOfWallMinute, MINUTES_PER_DAY, wallMinuteAt } from '../../shared/time-zones.ts'
import {
  isCalm,
  kindOf,
  type NotificationKindName,
  type QuietHours,
  type QuietWindow,
} from './kinds.ts'

/** Free of zod: the browser reads it too. */

const NOON = MINUTES_PER_DAY / 2
const DAYS = 7
/** Of the count of days: 1 January 1970 was a Thursday. */
const EPOCH_WEEKDAY = 4

/** The quiet of the night that begins on a day: before noon is the morning after it. */
function nightOf(day: number, { quiet_from, quiet_until, nights }: QuietHours) {
  const weekday = (((day + EPOCH_WEEKDAY) % DAYS) + DAYS) % DAYS
  const own: QuietWindow = nights.find((night) => night.weekday === weekday) ?? {
    quiet_from,
    quiet_until,
  }
  const length = (own.quiet_until - own.quiet_from + MINUTES_PER_DAY) % MINUTES_PER_DAY
  const from = own.quiet_from < NOON ? own.quiet_from + MINUTES_PER_DAY : own.quiet_from
  const begin = day * MINUTES_PER_DAY + from
  return { begin, end: begin + length }
}

/**
 * Null where this moment is not quiet; otherwise when the quiet ends. One night may run into the next, up to
 * a week.
 */
export function quietUntil(quiet: QuietHours, now: Date): Date | null {
  const begun = wallMinuteAt(now)
  let end = begun
  for (let chained = 0; chained <= DAYS; chained += 1) {
    const day = Math.floor(end / MINUTES_PER_DAY)
    const around = [day - 2, day - 1, day]
      .map((one) => nightOf(one, quiet))
      .filter((night) => night.begin <= end && end < night.end)
    if (around.length === 0) break
    end = Math.max(...around.map((night) => night.end))
  }
  return end > begun ? instantOfWallMinute(end) : null
}

/** Whether this may be heard although the hour is quiet. */
export const ringsThrough = (
  { ringing }: QuietHours,
  { kind, isOpen }: { kind: NotificationKindName; isOpen: boolean },
) => !isCalm(kindOf(kind)) && (ringing === 'always' || (ringing === 'while-open' && isOpen))
