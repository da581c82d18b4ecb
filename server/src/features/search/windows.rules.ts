import type { SearchIntent, SearchWindow } from '@portal/contract/search/search.texts'
import { dayOfKnownDate, isoDateOfDay, weekdayOfDay } from '@portal/contract/shared/calendar-days'
import { cityDay } from '../../platform/city-time.ts'

/** Days of the city, the second one not included. */
export type DaySpan = { from: string; before: string }

const [SATURDAY, SUNDAY, FRIDAY] = [6, 0, 5]

export function spanOf(window: SearchWindow, now: Date): DaySpan {
  const today = dayOfKnownDate(cityDay(now))
  const [first, length] = daysOf(window, today)
  return { from: isoDateOfDay(first), before: isoDateOfDay(first + length) }
}

function daysOf(window: SearchWindow, today: number): [first: number, length: number] {
  switch (window) {
    case 'hoje':
      return [today, 1]
    case 'amanha':
      return [today + 1, 1]
    case 'semana':
      return [today, 7]
    case 'mes':
      return [today, 30]
    case 'fim-de-semana':
      return weekend(today)
  }
}

/** Friday's night is part of it; on a Sunday it is what is left. */
function weekend(today: number): [number, number] {
  const weekday = weekdayOfDay(today)
  if (weekday === SUNDAY) return [today, 1]
  if (weekday === SATURDAY) return [today, 2]
  return [today + (FRIDAY - weekday), 3]
}

const WINDOWS = new Set<string>(['hoje', 'amanha', 'fim-de-semana'])

export const windowOf = (intents: readonly SearchIntent[]) =>
  intents.find((intent): intent is SearchIntent & SearchWindow => WINDOWS.has(intent))

export const daysBefore = (day: string, days: number) => isoDateOfDay(dayOfKnownDate(day) - days)
