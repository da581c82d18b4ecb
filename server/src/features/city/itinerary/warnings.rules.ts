import type { Situation } from '@portal/contract/city/events/event.texts'
import type { TideDay } from '@portal/contract/city/tides/tide'
import { hourText, weekdayAndDateText } from '@portal/contract/guide/establishments/hours.texts'
import { hoursCalendar } from '@portal/contract/guide/establishments/hours-calendar'
import { openState } from '@portal/contract/guide/establishments/hours-rules'
import type { OpeningHours } from '@portal/contract/guide/establishments/hours-types'
import { dayOfKnownDate } from '@portal/contract/shared/calendar-days'
import {
  dayOfWallMinute,
  instantOfWallMinute,
  MINUTES_PER_DAY,
  wallMinuteAt,
} from '@portal/contract/shared/time-zones'
import { itineraryTexts as texts } from './itinerary.texts.ts'

/** So long before and after a high water there is little sand left. */
export const HIGH_TIDE_MINUTES = 90

/** A day that somebody chose, and perhaps an hour of it. */
export type Chosen = { day: number; minute: number | null }

const NOON = 12 * 60

/** Of a place with opening hours. Hours that nobody told speak against nothing. */
export function hoursWarnings(hours: OpeningHours | null, { day, minute }: Chosen): string[] {
  const at = (ofDay: number) => instantOfWallMinute(day * MINUTES_PER_DAY + ofDay)
  const state = openState(hours, at(minute ?? NOON))
  if (state.state === 'temporarily-closed') return [texts.temporarilyClosed]
  if (minute === null) {
    const calendar = hours && hoursCalendar(hours)
    return calendar && calendar.periodsOf(day).length === 0 ? [texts.closedAllDay] : []
  }
  if (state.state === 'closed') return [closedText(day, state.opensAt)]
  if (state.state === 'open' && state.closesSoon && state.closesAt) {
    return [texts.closesSoon(hourText(wallMinuteAt(state.closesAt)))]
  }
  return []
}

/** When it opens is told only where that is the same day: the plan is for no other. */
function closedText(day: number, opensAt: Date | null): string {
  const opens = opensAt ? wallMinuteAt(opensAt) : null
  return opens !== null && dayOfWallMinute(opens) === day
    ? texts.closedUntil(hourText(opens))
    : texts.closed
}

/** The days that tell of an hour: one whose water rose the evening before, or is highest after midnight. */
export function daysAround(day: number, minute: number): { first: number; days: number } {
  const before = minute < NOON ? 1 : 0
  const after = minute >= MINUTES_PER_DAY - HIGH_TIDE_MINUTES ? 1 : 0
  return { first: day - before, days: before + 1 + after }
}

/** Of a beach at an hour. `days` are those around it: the sea knows no midnight. */
export function tideWarnings(days: readonly TideDay[], { day, minute }: Chosen): string[] {
  if (minute === null) return []
  const now = day * MINUTES_PER_DAY + minute
  const startOf = ({ date }: TideDay) => dayOfKnownDate(date) * MINUTES_PER_DAY
  const high = days
    .flatMap((one) =>
      one.extremes
        .filter(({ kind }) => kind === 'high')
        .map((extreme) => ({ ...extreme, at: startOf(one) + extreme.minute })),
    )
    .find(({ at }) => Math.abs(at - now) <= HIGH_TIDE_MINUTES)
  const windows = days.flatMap((one) =>
    one.no_car.flatMap((ramp) =>
      ramp.windows.map(({ from, to }) => ({ from: startOf(one) + from, to: startOf(one) + to })),
    ),
  )
  const closings = windows
    .filter(({ from, to }) => from <= now && now < to)
    .map(({ from }) => beginning(from, windows))
  return [
    ...(closings.length > 0 ? [texts.noCars(hourText(Math.min(...closings)))] : []),
    ...(high ? [texts.highTide(hourText(high.at), high.height_m)] : []),
  ]
}

/** A day ends at midnight and the water does not: what goes on from the day before began there. */
function beginning(from: number, windows: readonly { from: number; to: number }[]): number {
  const before = windows.filter(({ to }) => to === from).map((window) => window.from)
  return before.length > 0 ? beginning(Math.min(...before), windows) : from
}

/** `dates` are still to come or under way, the next first. */
type Programme = { situation: Situation; dates: readonly { day: string; last_day: string }[] }

export function eventWarnings(event: Programme, date: string | null): string[] {
  if (event.situation === 'cancelled') return [texts.cancelled]
  const [next] = event.dates
  if (!next) return [texts.over]
  if (event.situation === 'postponed') return [texts.postponed]
  const happens = event.dates.some(({ day, last_day }) => date && day <= date && date <= last_day)
  return [
    ...(date && !happens
      ? [texts.otherDay(weekdayAndDateText(dayOfKnownDate(next.day)).toLowerCase())]
      : []),
    ...(event.situation === 'sold_out' ? [texts.soldOut] : []),
  ]
}
