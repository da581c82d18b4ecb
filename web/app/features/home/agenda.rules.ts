import type { HomeEvent } from '@portal/contract/home/home'
import { dayOfKnownDate, isoDateOfDay, weekdayOfDay } from '@portal/contract/shared/calendar-days'
import { cityDay, weekdayText } from '~/platform/moments.ts'

export type AgendaView = 'today' | 'weekend'
export type AgendaDay = { date: string; title: string; events: HomeEvent[] }

const FRIDAY = 5
const SUNDAY = 0

/** The days of the weekend that is on or comes next: friday, saturday and sunday. */
export function weekendOf(today: string): string[] {
  const day = dayOfKnownDate(today)
  const weekday = weekdayOfDay(day)
  const sinceFriday = weekday === SUNDAY ? 2 : weekday - FRIDAY
  const friday = day - sinceFriday
  return [friday, friday + 1, friday + 2].filter((one) => one >= day).map(isoDateOfDay)
}

/** What is on, by the day it begins, in order; what began before today is on today. */
export function agendaOf(
  events: readonly HomeEvent[],
  view: AgendaView,
  now: Date,
  words: { today: string; tomorrow: string },
  most: number,
): AgendaDay[] {
  const today = cityDay(now)
  const tomorrow = isoDateOfDay(dayOfKnownDate(today) + 1)
  const weekend = view === 'weekend' ? weekendOf(today) : null
  const days = new Map<string, AgendaDay>()
  for (const event of events.filter(isOn(today, weekend)).slice(0, most)) {
    const begins = new Date(event.starts_at)
    const date = later(cityDay(begins), today)
    const weekday = weekdayText(date === today ? now : begins)
    const title =
      date === today
        ? `${words.today}, ${weekday}`
        : date === tomorrow
          ? `${words.tomorrow}, ${weekday}`
          : `${weekday.charAt(0).toUpperCase()}${weekday.slice(1)}, ${dayNumber(date)}`
    const day = days.get(date) ?? { date, title, events: [] }
    day.events.push(event)
    days.set(date, day)
  }
  return [...days.values()]
}

const isOn = (today: string, weekend: string[] | null) => (event: HomeEvent) =>
  weekend === null || weekend.includes(later(cityDay(new Date(event.starts_at)), today))

const later = (one: string, other: string) => (one > other ? one : other)
const dayNumber = (date: string) => String(Number(date.slice(8)))
