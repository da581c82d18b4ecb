import { type WallSpan, weekendAt } from '@portal/contract/city/events/weekend'
import type { SearchIntent, SearchWindow } from '@portal/contract/portal/search/search.texts'
import { dayOfKnownDate, isoDateOfDay } from '@portal/contract/shared/calendar-days'
import {
  dayOfWallMinute,
  instantOfWallMinute,
  MINUTES_PER_DAY,
  wallMinuteAt,
} from '@portal/contract/shared/time-zones'

/** The second moment is not included. */
export type Span = { from: Date; before: Date }

/** What is over by now is not asked for. */
export function spanOf(window: SearchWindow, now: Date): Span {
  const { from, before } = minutesOf(window, wallMinuteAt(now))
  const begins = instantOfWallMinute(from)
  return { from: begins > now ? begins : now, before: instantOfWallMinute(before) }
}

function minutesOf(window: SearchWindow, now: number): WallSpan {
  const today = dayOfWallMinute(now)
  const days = (first: number, length: number) => ({
    from: first * MINUTES_PER_DAY,
    before: (first + length) * MINUTES_PER_DAY,
  })
  switch (window) {
    case 'hoje':
      return days(today, 1)
    case 'amanha':
      return days(today + 1, 1)
    case 'semana':
      return days(today, 7)
    case 'mes':
      return days(today, 30)
    case 'fim-de-semana':
      return weekendAt(now)
    case 'proximo-fim-de-semana':
      return weekendAt(now, 'next')
  }
}

const WINDOWS = new Set<string>(['hoje', 'amanha', 'fim-de-semana', 'proximo-fim-de-semana'])

export const windowOf = (intents: readonly SearchIntent[]) =>
  intents.find((intent): intent is SearchIntent & SearchWindow => WINDOWS.has(intent))

export const daysBefore = (day: string, days: number) => isoDateOfDay(dayOfKnownDate(day) - days)
