import { LONGEST_EVENT_DAYS } from '@portal/contract/city/events/event.texts'
import type { EventWhen } from '@portal/contract/city/events/event-content'
import { daysOfRule, type Recurrence } from '@portal/contract/city/events/recurrence'
import { dayOfIsoDate, dayOfKnownDate, isoDateOfDay } from '@portal/contract/shared/calendar-days'
import {
  dayAt,
  dayOfWallMinute,
  instantOfWallMinute,
  MINUTES_PER_DAY,
  wallMinuteAt,
} from '@portal/contract/shared/time-zones'
import { ASSUMED_MS, HORIZON_DAYS, NIGHT_ENDS_MINUTE } from './events.constants.ts'
import { eventsTexts as texts } from './events.texts.ts'

/** When something happens for the first time, and how it goes on. */
export type EventTimes = {
  startsAt: Date
  endsAt: Date | null
  isAllDay: boolean
  recurrence: Recurrence | null
  exceptionDays: readonly string[]
}

export type Occurrence = {
  startsAt: Date
  endsAt: Date | null
  /** When it is over, also where nobody said when it ends. */
  overAt: Date
  day: string
  lastDay: string
}

type Span = Pick<EventTimes, 'startsAt' | 'endsAt' | 'isAllDay'>
type Wrong = { field: keyof EventWhen; message: string }

/** What was written on the clocks of the city, as instants; or which part of it cannot be. */
export function spanOf({ day, time, end_day, end_time }: EventWhen): Span | { wrong: Wrong } {
  const first = dayOfIsoDate(day)
  const last = end_day === null ? null : dayOfIsoDate(end_day)
  if (first === null) return { wrong: { field: 'day', message: texts.when.day } }
  if (end_day !== null && last === null)
    return { wrong: { field: 'end_day', message: texts.when.day } }
  const start = first * MINUTES_PER_DAY + minuteOf(time)
  const end = endOf({ first, last, time, end_time })
  if (end === 'unsaid') return { wrong: { field: 'end_time', message: texts.when.endTime } }
  if (end !== null && end <= start) {
    return { wrong: { field: last === null ? 'end_time' : 'end_day', message: texts.when.order } }
  }
  if (end !== null && end - start > LONGEST_EVENT_DAYS * MINUTES_PER_DAY) {
    return { wrong: { field: 'end_day', message: texts.when.tooLong } }
  }
  return {
    startsAt: instantOfWallMinute(start),
    endsAt: end === null ? null : instantOfWallMinute(end),
    isAllDay: time === null,
  }
}

type End = { first: number; last: number | null } & Pick<EventWhen, 'time' | 'end_time'>

function endOf({ first, last, time, end_time }: End): number | null | 'unsaid' {
  if (time === null) return ((last ?? first) + 1) * MINUTES_PER_DAY
  if (end_time === null) return last === null ? null : 'unsaid'
  const end = minuteOf(end_time)
  // From 22h to 4h: everybody means the night.
  const day = last ?? (end > minuteOf(time) ? first : first + 1)
  return day * MINUTES_PER_DAY + end
}

function minuteOf(time: string | null): number {
  return time === null ? 0 : Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}

/** The inverse: what an editor finds written in the fields. */
export function whenOf({ startsAt, endsAt, isAllDay }: Span): EventWhen {
  const start = wallMinuteAt(startsAt)
  const end = endsAt ? wallMinuteAt(endsAt) : null
  const day = isoDateOfDay(dayOfWallMinute(start))
  if (isAllDay) {
    const last = isoDateOfDay(dayOfWallMinute((end ?? start) - 1))
    return { day, time: null, end_day: last === day ? null : last, end_time: null }
  }
  const isNight = end !== null && end - start < MINUTES_PER_DAY
  return {
    day,
    time: clockOf(start),
    end_day: end === null || isNight ? null : isoDateOfDay(dayOfWallMinute(end)),
    end_time: end === null ? null : clockOf(end),
  }
}

function clockOf(wallMinute: number): string {
  const minute = wallMinute % MINUTES_PER_DAY
  const two = (number: number) => String(number).padStart(2, '0')
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
}

export const firstDayOf = ({ startsAt }: Pick<EventTimes, 'startsAt'>) => dayAt(startsAt)

/** Up to which day the dates of an event are written out, seen from now. */
export function horizonOf(times: Pick<EventTimes, 'startsAt'>, now: Date): number {
  return Math.max(firstDayOf(times), dayAt(now)) + HORIZON_DAYS
}

/** Every time it happens up to that day. */
export function occurrencesOf(times: EventTimes, horizon: number): Occurrence[] {
  const first = firstDayOf(times)
  const days = times.recurrence
    ? daysOfRule(times.recurrence, first, horizon, times.exceptionDays)
    : [first]
  const start = wallMinuteAt(times.startsAt)
  const minute = start - first * MINUTES_PER_DAY
  const lasts = times.endsAt ? wallMinuteAt(times.endsAt) - start : null
  return days.map((day) => occurrenceAt(day, minute, lasts, times.isAllDay))
}

function occurrenceAt(
  day: number,
  minute: number,
  lasts: number | null,
  isAllDay: boolean,
): Occurrence {
  const start = day * MINUTES_PER_DAY + minute
  const startsAt = instantOfWallMinute(start)
  const endsAt = lasts === null ? null : instantOfWallMinute(start + lasts)
  return {
    startsAt,
    endsAt,
    overAt: endsAt ?? new Date(startsAt.getTime() + ASSUMED_MS),
    day: isoDateOfDay(day),
    lastDay: isoDateOfDay(lasts === null ? day : lastDayOf(day, start + lasts, isAllDay)),
  }
}

/** A show that ends at three in the morning belongs to its evening, as the printed programme has it. */
function lastDayOf(day: number, end: number, isAllDay: boolean): number {
  const night = isAllDay ? 0 : NIGHT_ENDS_MINUTE
  return Math.max(day, dayOfWallMinute(end - night - 1))
}

/** The day up to which dates are written out; null where the last of them is among them. */
export function expandedUntil(
  { recurrence, startsAt }: EventTimes,
  horizon: number,
): string | null {
  if (!recurrence) return null
  if (recurrence.until && dayOfKnownDate(recurrence.until) <= horizon) return null
  const { count } = recurrence
  const known = daysOfRule(recurrence, firstDayOf({ startsAt }), horizon)
  return count !== null && known.length >= count ? null : isoDateOfDay(horizon)
}
