import { instantOfWallMinute, wallMinuteAt } from '@portal/contract/shared/time-zones'

const MINUTE_MS = 60_000

/** What the city's clock and calendar show, as if it were the time of Greenwich. */
const wallOf = (moment: Date) => new Date(wallMinuteAt(moment) * MINUTE_MS)

export const dayOfMonth = (moment: Date): number => wallOf(moment).getUTCDate()

/**
 * The 31st of January and a month is the last day of February; and two months, the 31st of March. Days are
 * those of the city. A series of periods names the day it began on, and comes back to it after a short month.
 */
export function monthsAfter(start: Date, months: number, day = dayOfMonth(start)): Date {
  const wall = wallOf(start)
  const [year, month] = [wall.getUTCFullYear(), wall.getUTCMonth() + months]
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const end = new Date(wall)
  end.setUTCFullYear(year, month, Math.min(day, lastDay))
  const rest = start.getTime() - instantOfWallMinute(wall.getTime() / MINUTE_MS).getTime()
  return new Date(instantOfWallMinute(end.getTime() / MINUTE_MS).getTime() + rest)
}
