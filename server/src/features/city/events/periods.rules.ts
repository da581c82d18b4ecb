import type { Period } from '@portal/contract/city/events/event.texts'
import { type WhichWeekend, weekendAt } from '@portal/contract/city/events/weekend'
import {
  civilDateOfDay,
  dayOfDate,
  dayOfKnownDate,
  isoDateOfDay,
} from '@portal/contract/shared/calendar-days'
import {
  dayAt,
  dayOfWallMinute,
  instantOfWallMinute,
  wallMinuteAt,
} from '@portal/contract/shared/time-zones'

/** Days of the city, both included. */
export type Days = {
  from: string
  to: string | null
  /** What is over by then is left out; null leaves in what is past. */
  since: Date | null
}

type Input = { periodo?: Period | undefined; de?: string | undefined; ate?: string | undefined }

/** What "este fim de semana" means now. Dates somebody names win, and may lie in the past. */
export function daysOf({ periodo, de, ate }: Input, now: Date): Days {
  const today = dayAt(now)
  if (de || ate) {
    const from = de ?? isoDateOfDay(today)
    return { from, to: ate ?? null, since: dayOfKnownDate(from) < today ? null : now }
  }
  if (periodo) return PERIODS[periodo](now, today)
  return { from: isoDateOfDay(today), to: null, since: now }
}

const PERIODS: Record<Period, (now: Date, today: number) => Days> = {
  hoje: (now, today) => ({ from: isoDateOfDay(today), to: isoDateOfDay(today), since: now }),
  'fim-de-semana': (now, today) => weekend(now, today, 'this'),
  'proximo-fim-de-semana': (now, today) => weekend(now, today, 'next'),
  mes: (now, today) => ({
    from: isoDateOfDay(today),
    to: isoDateOfDay(lastOfMonth(today)),
    since: now,
  }),
}

/** Of one that is on, what is left. */
function weekend(now: Date, today: number, which: WhichWeekend): Days {
  const { from, before } = weekendAt(wallMinuteAt(now), which)
  const evening = instantOfWallMinute(from)
  return {
    from: isoDateOfDay(Math.max(today, dayOfWallMinute(from))),
    to: isoDateOfDay(dayOfWallMinute(before - 1)),
    since: evening > now ? evening : now,
  }
}

function lastOfMonth(day: number): number {
  const { year, month } = civilDateOfDay(day)
  return (month === 12 ? dayOfDate(year + 1, 1, 1) : dayOfDate(year, month + 1, 1)) - 1
}

/** "2026-07" → its first and last day. */
export function daysOfMonth(month: string): { from: string; to: string } {
  const from = dayOfKnownDate(`${month}-01`)
  return { from: isoDateOfDay(from), to: isoDateOfDay(lastOfMonth(from)) }
}
