import { civilDateOfDay, dayOfDate, isoDateOfDay } from '../../shared/calendar-days.ts'
import { dayOfWallMinute, MINUTES_PER_DAY, wallMinuteAt } from '../../shared/time-zones.ts'

/** Free of zod: the browser reads it too. Days are those of the city, counted since 1970. */

export const PERIODS = ['7d', '28d', '12m'] as const
export type Period = (typeof PERIODS)[number]

export type Span = { firstDay: number; lastDay: number }
/** One bar of a plot: a day or a month of this period, and the same part of the last one. */
export type Bar = { now: Span; before: Span; isUnfinished: boolean }
/**
 * What is compared. Whoever looks at nine in the morning compares with the last period up to nine:
 * `untilHour` is the last hour that counts on the last day of both.
 */
export type Frame = { now: Span; before: Span; untilHour: number; bars: Bar[] }

const WEEK = 7
const LAST_HOUR = 23
const MONTHS = 12

export const daysOf = ({ firstDay, lastDay }: Span): number => lastDay - firstDay + 1

export function frameAt(period: Period, at: Date): Frame {
  const minute = wallMinuteAt(at)
  const today = dayOfWallMinute(minute)
  const untilHour = Math.floor((minute - today * MINUTES_PER_DAY) / 60)
  const bars = period === '12m' ? monthBars(today) : dayBars(today, period === '7d' ? 1 : 4)
  return { ...around(bars), untilHour, bars }
}

/** The month before the one it is: what the e-mail of the first day of a month tells of. */
export function lastMonthAt(at: Date): Frame {
  const { year, month } = civilDateOfDay(dayOfWallMinute(wallMinuteAt(at)))
  return monthFrame(dayOfDate(year, month, 1) - 1)
}

/** The whole month of that day, against the one before it. */
export function monthFrame(day: number): Frame {
  const now = monthOf(day)
  const before = monthOf(now.firstDay - 1)
  return { now, before, untilHour: LAST_HOUR, bars: [{ now, before, isUnfinished: false }] }
}

/** In whole weeks, so that a Saturday stands beside a Saturday. */
function dayBars(today: number, weeks: number): Bar[] {
  const length = weeks * WEEK
  return Array.from({ length }, (_, place) => {
    const day = today - length + 1 + place
    return {
      now: { firstDay: day, lastDay: day },
      before: { firstDay: day - length, lastDay: day - length },
      isUnfinished: day === today,
    }
  })
}

/** The month it is and the eleven before it, beside those of a year ago. */
function monthBars(today: number): Bar[] {
  const { year, month } = civilDateOfDay(today)
  return Array.from({ length: MONTHS }, (_, place) => {
    const isLast = place === MONTHS - 1
    const whole = monthOf(monthStart(year, month - MONTHS + 1 + place))
    const now = isLast ? { ...whole, lastDay: today } : whole
    const before = isLast
      ? { firstDay: yearBefore(now.firstDay), lastDay: yearBefore(today) }
      : monthOf(yearBefore(now.firstDay))
    return { now, before, isUnfinished: isLast }
  })
}

const around = (bars: readonly Bar[]): Pick<Frame, 'now' | 'before'> => {
  const [first, last] = [bars[0], bars.at(-1)]
  if (!first || !last) throw new Error('a period without a bar')
  return {
    now: { firstDay: first.now.firstDay, lastDay: last.now.lastDay },
    before: { firstDay: first.before.firstDay, lastDay: last.before.lastDay },
  }
}

/** Months before January count backwards into the years before. */
function monthStart(year: number, month: number): number {
  const months = year * MONTHS + month - 1
  return dayOfDate(Math.floor(months / MONTHS), (months % MONTHS) + 1, 1)
}

function monthOf(day: number): Span {
  const { year, month } = civilDateOfDay(day)
  return { firstDay: monthStart(year, month), lastDay: monthStart(year, month + 1) - 1 }
}

/** The same date a year ago; of 29 February the 28th. */
function yearBefore(day: number): number {
  const date = civilDateOfDay(day)
  const last = monthStart(date.year - 1, date.month + 1) - 1
  return Math.min(monthStart(date.year - 1, date.month) + date.day - 1, last)
}

export const isoSpan = ({ firstDay, lastDay }: Span) => ({
  first_day: isoDateOfDay(firstDay),
  last_day: isoDateOfDay(lastDay),
})
