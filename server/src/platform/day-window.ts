import { dayOfIsoDate } from '@portal/contract/shared/calendar-days'
import { instantOfWallMinute, MINUTES_PER_DAY } from '@portal/contract/shared/time-zones'

/** Whole days of the city, both included; null is open at that end, both null is never. */
export type DayWindow = { start: string | null; end: string | null }

export function isInside(window: DayWindow, now: Date): boolean {
  if (isNever(window)) return false
  const { from, until } = boundsOf(window)
  return (from === null || now >= from) && (until === null || now < until)
}

/** When `isInside` next changes its answer; null if it never will. */
export function nextChange(window: DayWindow, now: Date): Date | null {
  if (isNever(window)) return null
  const { from, until } = boundsOf(window)
  if (from && until && until <= from) return null
  if (from && now < from) return from
  return until && now < until ? until : null
}

const isNever = ({ start, end }: DayWindow) => start === null && end === null

/** The first instant inside and the first after it. */
function boundsOf({ start, end }: DayWindow): { from: Date | null; until: Date | null } {
  return {
    from: start === null ? null : beginningOf(start, 0),
    until: end === null ? null : beginningOf(end, 1),
  }
}

function beginningOf(date: string, daysLater: number): Date {
  const day = dayOfIsoDate(date)
  if (day === null) throw new Error(`no such day: ${date}`)
  return instantOfWallMinute((day + daysLater) * MINUTES_PER_DAY)
}
