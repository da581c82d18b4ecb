import { isWithin, weekendAt } from '@portal/contract/city/events/weekend'
import type { HomeEvent } from '@portal/contract/portal/home/home'
import { dayOfKnownDate, isoDateOfDay } from '@portal/contract/shared/calendar-days'
import { dayOfWallMinute, wallMinuteAt } from '@portal/contract/shared/time-zones'
import { cityDay, weekdayText } from '~/platform/moments.ts'

export type AgendaView = 'next' | 'weekend'
export type AgendaDay = { date: string; title: string; events: HomeEvent[] }

/** What is on, by the day it begins, in order; what began earlier is on the first day shown. */
export function agendaOf(
  events: readonly HomeEvent[],
  view: AgendaView,
  now: Date,
  words: { today: string; tomorrow: string },
  most: number,
): AgendaDay[] {
  const today = cityDay(now)
  const tomorrow = isoDateOfDay(dayOfKnownDate(today) + 1)
  const weekend = view === 'weekend' ? weekendAt(wallMinuteAt(now)) : null
  const first = weekend ? later(isoDateOfDay(dayOfWallMinute(weekend.from)), today) : today
  const isOn = ({ starts_at, over_at }: HomeEvent) =>
    !weekend || isWithin(weekend, minuteOf(starts_at), minuteOf(over_at))
  const days = new Map<string, AgendaDay>()
  for (const event of events.filter(isOn).slice(0, most)) {
    const date = later(cityDay(new Date(event.starts_at)), first)
    const weekday = weekdayText(noonOf(date))
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
  return [...days.values()].sort((one, other) => (one.date < other.date ? -1 : 1))
}

/** People may still go, and know that they come late. */
export const hasBegun = ({ is_all_day, status, starts_at, over_at }: HomeEvent, now: Date) =>
  !is_all_day &&
  status === 'scheduled' &&
  Date.parse(starts_at) <= now.getTime() &&
  now.getTime() < Date.parse(over_at)

const minuteOf = (moment: string) => wallMinuteAt(new Date(moment))
/** Noon there is the same day everywhere near. */
const noonOf = (date: string) => new Date(`${date}T15:00:00Z`)
const later = (one: string, other: string) => (one > other ? one : other)
const dayNumber = (date: string) => String(Number(date.slice(8)))
