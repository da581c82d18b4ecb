import type { Period } from '@portal/contract/events/event.texts'
import {
  civilDateOfDay,
  dayOfDate,
  dayOfKnownDate,
  isoDateOfDay,
  weekdayOfDay,
} from '@portal/contract/shared/calendar-days'

/** Days of the city, both included. */
export type Days = { from: string; to: string | null; isPastWanted: boolean }

type Input = { periodo?: Period | undefined; de?: string | undefined; ate?: string | undefined }

/** What "este fim de semana" means today. Dates somebody names win, and may lie in the past. */
export function daysOf({ periodo, de, ate }: Input, today: number): Days {
  if (de || ate) {
    const from = de ?? isoDateOfDay(today)
    return { from, to: ate ?? null, isPastWanted: dayOfKnownDate(from) < today }
  }
  const [from, to] = periodo ? PERIODS[periodo](today) : [today, null]
  return {
    from: isoDateOfDay(from),
    to: to === null ? null : isoDateOfDay(to),
    isPastWanted: false,
  }
}

const PERIODS: Record<Period, (today: number) => [number, number]> = {
  hoje: (today) => [today, today],
  'fim-de-semana': weekend,
  mes: (today) => [today, lastOfMonth(today)],
}

/** From Friday to Sunday; on one of those days, what is left of them. */
function weekend(today: number): [number, number] {
  const fromMonday = (weekdayOfDay(today) + 6) % 7
  const sunday = today - fromMonday + 6
  return [Math.max(today, sunday - 2), sunday]
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
