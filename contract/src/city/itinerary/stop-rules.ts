import { travelMinutesText } from '../../ground/streets/travel.texts.ts'
import type { Leg } from '../../ground/streets/travel.ts'
import { hourText, weekdayAndDateText } from '../../guide/establishments/hours.texts.ts'
import { hoursCalendar } from '../../guide/establishments/hours-calendar.ts'
import { openState } from '../../guide/establishments/hours-rules.ts'
import type { OpeningHours } from '../../guide/establishments/hours-types.ts'
import { dayOfKnownDate } from '../../shared/calendar-days.ts'
import {
  dayOfWallMinute,
  instantOfWallMinute,
  MINUTES_PER_DAY,
  wallMinuteAt,
} from '../../shared/time-zones.ts'
import type { Situation } from '../events/event.texts.ts'
import type { TideDay } from '../tides/tide.ts'
import { stopTexts as texts } from './stop.texts.ts'

/** What may speak against a stop of a day, of one's own plan and of a ready one alike. Free of zod. */

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

/** A stop of a day at an hour, and the way to it from the one before. */
export type TimedStop = { name: string; minute: number | null }

/** As most people here get about; on foot where no car gets there. */
export const minutesOf = ({ walk, drive }: Leg): number | null =>
  drive && walk ? Math.min(drive.minutes, walk.minutes) : ((drive ?? walk)?.minutes ?? null)

/** Two hours that leave less time between them than the way takes. */
export function travelWarnings(
  before: TimedStop | undefined,
  { minute }: Pick<TimedStop, 'minute'>,
  leg: Leg | null,
): string[] {
  const takes = leg && minutesOf(leg)
  if (!before || before.minute === null || minute === null || takes === null) return []
  const arrives = before.minute + takes
  return arrives > minute
    ? [
        texts.tooFar(
          before.name,
          hourText(before.minute),
          travelMinutesText(takes),
          hourText(arrives),
        ),
      ]
    : []
}

/** A stop of a ready day: on the first day, the second …, whatever the date. */
export type ReadyStop = TimedStop & {
  day: number
  /** Of a place with opening hours; a beach has none. */
  hours: OpeningHours | null
  leg: Leg | null
}

/** As many days as an ordinary week has: each of them is one on which somebody may begin. */
const WEEK = 7

/** The days, counted from `first`, on which nothing is closed at its hour; hours nobody told are no hours. */
export function openDays(
  stops: readonly Pick<ReadyStop, 'minute' | 'hours'>[],
  first: number,
): number[] {
  return Array.from({ length: WEEK }, (_, n) => first + n).filter((day) =>
    stops.every(({ hours, minute }) => isOpenFor(hours, { day, minute })),
  )
}

/** What closes in an hour is no reason to stay away from it. */
function isOpenFor(hours: OpeningHours | null, { day, minute }: Chosen): boolean {
  if (!hours) return true
  if (minute === null) return hoursWarnings(hours, { day, minute }).length === 0
  const { state } = openState(hours, instantOfWallMinute(day * MINUTES_PER_DAY + minute))
  return state !== 'closed' && state !== 'temporarily-closed'
}

/**
 * Why a ready day cannot be published: a place that is closed at its hour on every day of the coming week, a day
 * that has no date on which everything is open, or less time than the way takes. One sentence each.
 */
export function brokenPromises(stops: readonly ReadyStop[], first: number): string[] {
  const closed = stops.filter((stop) => openDays([stop], first).length === 0)
  const days = [...new Set(stops.map(({ day }) => day))].filter((day) => {
    const those = stops.filter((stop) => stop.day === day && !closed.includes(stop))
    return openDays(those, first).length === 0
  })
  const late = stops.flatMap((stop, n) => {
    const before = stops[n - 1]
    return travelWarnings(before?.day === stop.day ? before : undefined, stop, stop.leg)
  })
  return [
    ...closed.map(({ name, minute, day }) =>
      minute === null ? texts.neverOpen(name, day) : texts.closedAt(name, hourText(minute), day),
    ),
    ...days.map(texts.noDate),
    ...late,
  ]
}
