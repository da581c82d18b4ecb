import {
  civilDateOfDay,
  dayOfDate,
  dayOfKnownDate,
  isoDateOfDay,
  WEEKDAYS,
  type Weekday,
  weekdayOfDay,
} from '../../shared/calendar-days.ts'

/**
 * How an event repeats: a part of RFC 5545 that people can say in a sentence. Free of zod and of any
 * clock: the editor shows the very dates that the server will write down.
 */

export const FREQUENCIES = ['daily', 'weekly', 'monthly', 'yearly'] as const
export type Frequency = (typeof FREQUENCIES)[number]
/** "No 2º sábado", "no último domingo"; null is the same day of the month. */
export const ORDINALS = [1, 2, 3, 4, -1] as const
export type Ordinal = (typeof ORDINALS)[number]

export type Recurrence = {
  frequency: Frequency
  /** Every second week is 2. */
  interval: number
  /** For weeks: on which days, Sunday is 0. The first day of the event is one of them. */
  weekdays: readonly Weekday[]
  /** For months: by weekday instead of by date. */
  ordinal: Ordinal | null
  /** The last day it may happen, and how often it happens: one, the other or neither. */
  until: string | null
  count: number | null
}

export const INTERVAL_MAX = 12
export const COUNT_MAX = 400

const CODES: readonly string[] = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']

/** "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,SA;UNTIL=20261219". What follows from the first day is spelt out. */
export function ruleText(rule: Recurrence, firstDay: number): string {
  const { frequency, interval, weekdays, ordinal, until, count } = rule
  const parts = [`FREQ=${frequency.toUpperCase()}`]
  if (interval > 1) parts.push(`INTERVAL=${interval}`)
  if (frequency === 'weekly') {
    parts.push(`BYDAY=${[...weekdays].sort((a, b) => a - b).map((day) => CODES[day])}`)
  }
  if (frequency === 'monthly') {
    parts.push(
      ordinal === null
        ? `BYMONTHDAY=${civilDateOfDay(firstDay).day}`
        : `BYDAY=${ordinal}${CODES[weekdayOfDay(firstDay)]}`,
    )
  }
  if (until) parts.push(`UNTIL=${until.replaceAll('-', '')}`)
  if (count !== null) parts.push(`COUNT=${count}`)
  return parts.join(';')
}

/** Reads what `ruleText` wrote; null for anything else. */
export function readRule(text: string): Recurrence | null {
  const parts = new Map(
    text.split(';').map((part) => {
      const [name = '', value = ''] = part.split('=')
      return [name, value]
    }),
  )
  const frequency = FREQUENCIES.find((one) => one.toUpperCase() === parts.get('FREQ'))
  if (!frequency) return null
  const byDay = parts.get('BYDAY') ?? ''
  const until = parts.get('UNTIL')
  const count = parts.get('COUNT')
  return {
    frequency,
    interval: Number(parts.get('INTERVAL') ?? 1),
    weekdays: frequency === 'weekly' ? byDay.split(',').flatMap(weekdayOf) : [],
    ordinal:
      frequency === 'monthly'
        ? (ORDINALS.find((one) => String(one) === byDay.slice(0, -2)) ?? null)
        : null,
    until: until ? `${until.slice(0, 4)}-${until.slice(4, 6)}-${until.slice(6, 8)}` : null,
    count: count ? Number(count) : null,
  }
}

function weekdayOf(code: string): Weekday[] {
  return WEEKDAYS.filter((day) => CODES[day] === code)
}

/** Whether the first day is one the rule would choose; calendars disagree about those that are not. */
export function beginsOnItsRule(rule: Recurrence, firstDay: number): boolean {
  if (rule.frequency === 'weekly') return rule.weekdays.includes(weekdayOfDay(firstDay))
  if (rule.frequency === 'monthly' && rule.ordinal !== null) {
    return nthWeekday(monthOf(firstDay), rule.ordinal, weekdayOfDay(firstDay)) === firstDay
  }
  return true
}

/** The days it happens, from the first to `horizon`, both included; exceptions are left out. */
export function daysOfRule(
  rule: Recurrence,
  firstDay: number,
  horizon: number,
  exceptions: readonly string[] = [],
): number[] {
  const skipped = new Set(exceptions.map(dayOfKnownDate))
  const last = rule.until ? Math.min(horizon, dayOfKnownDate(rule.until)) : horizon
  const days: number[] = []
  let chosen = 0
  for (const day of candidates(rule, firstDay, last)) {
    // A day that was taken out still counts, as it does for every calendar.
    chosen += 1
    if (rule.count !== null && chosen > rule.count) break
    if (!skipped.has(day)) days.push(day)
  }
  return days
}

function* candidates(rule: Recurrence, firstDay: number, last: number): Iterable<number> {
  for (let period = 0; ; period += rule.interval) {
    const { from, days } = periodAt(rule, firstDay, period)
    if (from > last) return
    for (const day of days) if (day >= firstDay && day <= last) yield day
  }
}

type PeriodDays = { from: number; days: number[] }

function periodAt(rule: Recurrence, firstDay: number, period: number): PeriodDays {
  switch (rule.frequency) {
    case 'daily':
      return { from: firstDay + period, days: [firstDay + period] }
    case 'weekly':
      return weekAt(rule.weekdays, firstDay, period)
    case 'monthly':
      return monthAt(rule.ordinal, firstDay, monthOf(firstDay) + period)
    case 'yearly': {
      const { year, month, day } = civilDateOfDay(firstDay)
      return dateIn((year + period) * 12 + month - 1, day)
    }
  }
}

/** Weeks begin on Monday, as RFC 5545 has it where nothing else is said. */
function weekAt(weekdays: readonly Weekday[], firstDay: number, period: number): PeriodDays {
  const monday = firstDay - fromMonday(weekdayOfDay(firstDay)) + period * 7
  return {
    from: monday,
    days: weekdays.map((day) => monday + fromMonday(day)).sort((a, b) => a - b),
  }
}

const fromMonday = (weekday: Weekday) => (weekday + 6) % 7

function monthAt(ordinal: Ordinal | null, firstDay: number, month: number): PeriodDays {
  if (ordinal === null) return dateIn(month, civilDateOfDay(firstDay).day)
  const day = nthWeekday(month, ordinal, weekdayOfDay(firstDay))
  return { from: firstOf(month), days: [day] }
}

/** A month without that day has none: the 31st is not moved to the 30th. */
function dateIn(month: number, date: number): PeriodDays {
  const from = firstOf(month)
  const day = from + date - 1
  return { from, days: day < firstOf(month + 1) ? [day] : [] }
}

/** Months since the year 0. */
function monthOf(day: number): number {
  const { year, month } = civilDateOfDay(day)
  return year * 12 + month - 1
}

const firstOf = (month: number) => dayOfDate(Math.floor(month / 12), (month % 12) + 1, 1)

function nthWeekday(month: number, ordinal: Ordinal, weekday: Weekday): number {
  if (ordinal === -1) {
    const last = firstOf(month + 1) - 1
    return last - ((weekdayOfDay(last) - weekday + 7) % 7)
  }
  const first = firstOf(month)
  return first + ((weekday - weekdayOfDay(first) + 7) % 7) + (ordinal - 1) * 7
}

/** Which "2º sábado" a day is: its number in the month, and whether it is the last as well. */
export function ordinalsOfDay(day: number): Ordinal[] {
  return ORDINALS.filter((one) => nthWeekday(monthOf(day), one, weekdayOfDay(day)) === day)
}

export const isoDays = (days: readonly number[]) => days.map(isoDateOfDay)
