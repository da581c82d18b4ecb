import {
  CITY_TIME_ZONE,
  dayAt,
  dayOfWallMinute,
  instantOfWallMinute,
  MINUTES_PER_DAY,
  wallMinuteAt,
} from '../../shared/time-zones.ts'
import { type HoursCalendar, hoursCalendar, reopeningDay } from './hours-calendar.ts'
import type { OpeningHours } from './hours-types.ts'

/** From `start`, until just before `end`. */
export type OpenSpan = { start: Date; end: Date }

export type OpenState =
  /** `closesAt` is `null` where it stays open for the coming week: "Aberto 24 horas". */
  | { state: 'open'; closesAt: Date | null; closesSoon: boolean }
  /** `opensAt` is `null` where it opens on no day of the coming year. */
  | { state: 'closed'; opensAt: Date | null }
  | { state: 'temporarily-closed'; until: Date | null }
  | { state: 'unknown' }

export const CLOSES_SOON_MINUTES = 60
const LONGEST_CLOSING_DAYS = 7
const LONGEST_OPENING_DAYS = 366
const MS_PER_MINUTE = 60_000

type Stretch = [start: number, end: number]

/** Whether it is open now and when that changes. `now` is handed in: no rule has a clock. */
export function openState(
  hours: OpeningHours | null,
  now: Date,
  timeZone = CITY_TIME_ZONE,
): OpenState {
  if (!hours) return { state: 'unknown' }
  const minute = wallMinuteAt(now, timeZone)
  const reopening = reopeningDay(hours)
  if (reopening !== null && dayOfWallMinute(minute) < reopening) {
    const until = instantOrNever(reopening * MINUTES_PER_DAY, timeZone)
    return { state: 'temporarily-closed', until }
  }
  const calendar = hoursCalendar(hours)
  if (!calendar) return { state: 'unknown' }

  const end = endOfOpenRun(calendar, minute, timeZone)
  if (end === null) {
    const opensAt = instantOrNever(nextOpening(calendar, minute), timeZone)
    return { state: 'closed', opensAt }
  }
  const closesAt = instantOrNever(end, timeZone)
  const left = closesAt ? closesAt.getTime() - now.getTime() : Infinity
  return { state: 'open', closesAt, closesSoon: left < CLOSES_SOON_MINUTES * MS_PER_MINUTE }
}

/**
 * When whoever stores the state must ask again. It is never later than the next change; `null` where
 * only an edit can change it.
 */
export function asksAgainAt(state: OpenState, now: Date): Date | null {
  const inDays = (days: number) => new Date(now.getTime() + days * MINUTES_PER_DAY * MS_PER_MINUTE)
  if (state.state === 'open') return state.closesAt ?? inDays(LONGEST_CLOSING_DAYS)
  if (state.state === 'closed') return state.opensAt ?? inDays(LONGEST_OPENING_DAYS)
  return state.state === 'temporarily-closed' ? state.until : null
}

/** All open time between two instants, in order, with periods that touch made one. */
export function openSpans(
  hours: OpeningHours | null,
  from: Date,
  to: Date,
  timeZone = CITY_TIME_ZONE,
): OpenSpan[] {
  const calendar = hours && hoursCalendar(hours)
  if (!calendar || !(from < to)) return []
  const stretches: Stretch[] = []
  const lastDay = dayOfWallMinute(wallMinuteAt(to, timeZone))
  // The night before may still be open.
  for (let day = dayAt(from, timeZone) - 1; day <= lastDay; day += 1) {
    for (const { opens, closes } of calendar.periodsOf(day)) {
      const start = instantOfWallMinute(day * MINUTES_PER_DAY + opens, timeZone)
      const end = instantOfWallMinute(day * MINUTES_PER_DAY + closes, timeZone)
      stretches.push([
        Math.max(start.getTime(), from.getTime()),
        Math.min(end.getTime(), to.getTime()),
      ])
    }
  }
  return mergeStretches(stretches).map(([start, end]) => ({
    start: new Date(start),
    end: new Date(end),
  }))
}

/** Sorted, without the empty ones, overlapping and touching ones made one. */
export function mergeStretches(stretches: readonly Stretch[]): Stretch[] {
  const merged: Stretch[] = []
  const sorted = stretches
    .filter(([start, end]) => start < end)
    .sort(([one], [other]) => one - other)
  for (const [start, end] of sorted) {
    const last = merged.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else merged.push([start, end])
  }
  return merged
}

/** The wall minute at which the open time around `minute` ends; `null` if it is closed. */
function endOfOpenRun(calendar: HoursCalendar, minute: number, timeZone: string): number | null {
  let end = minute
  // The night before may still be open, and the next period may begin the minute this one ends.
  for (let day = dayOfWallMinute(minute) - 1; day * MINUTES_PER_DAY <= end; day += 1) {
    let reached = extended(calendar, day, end)
    while (reached > end) {
      // What closes in an hour that clocks skip closes as they are turned, and others may open then.
      end = wallMinuteAt(instantOfWallMinute(reached, timeZone), timeZone)
      reached = extended(calendar, day, end)
    }
    if (end - minute > LONGEST_CLOSING_DAYS * MINUTES_PER_DAY) return Infinity
  }
  return end === minute ? null : end
}

/** How far the periods of a day carry on from `end`. They may be stored in any order. */
function extended(calendar: HoursCalendar, day: number, end: number): number {
  const periods = calendar.periodsOf(day)
  const sinceMidnight = end - day * MINUTES_PER_DAY
  for (const { opens, closes } of periods) {
    if (opens <= sinceMidnight && closes > sinceMidnight) {
      return extended(calendar, day, day * MINUTES_PER_DAY + closes)
    }
  }
  return end
}

function nextOpening(calendar: HoursCalendar, minute: number): number {
  const today = dayOfWallMinute(minute)
  for (let day = today; day <= today + LONGEST_OPENING_DAYS; day += 1) {
    let first = Infinity
    for (const { opens } of calendar.periodsOf(day)) {
      const start = day * MINUTES_PER_DAY + opens
      if (start > minute && start < first) first = start
    }
    if (first < Infinity) return first
  }
  return Infinity
}

function instantOrNever(wallMinute: number, timeZone: string): Date | null {
  return wallMinute === Infinity ? null : instantOfWallMinute(wallMinute, timeZone)
}
