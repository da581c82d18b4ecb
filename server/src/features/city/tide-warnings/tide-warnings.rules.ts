import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { weekendAt } from '@portal/contract/city/events/weekend'
import {
  DAY_BEGINS_MINUTE,
  type Deadline,
  FIRST_WARNING_MINUTES,
  LAST_WARNING_MINUTES,
  nextDeadline,
  type WatchSpan,
  type WatchSubject,
} from '@portal/contract/city/tide-warnings/watch-rules'
import type { TideDay } from '@portal/contract/city/tides/tide'
import { isoDateOfDay } from '@portal/contract/shared/calendar-days'
import { dayOfWallMinute, MINUTES_PER_DAY } from '@portal/contract/shared/time-zones'

/** 0: the water is there already. */
export type Step = 0 | typeof FIRST_WARNING_MINUTES | typeof LAST_WARNING_MINUTES

/** Night, for who did not ask to be woken: from 22h to 6h on the city's clocks. */
const NIGHT = { from: 22 * 60, until: 6 * 60 }
/** Two deadlines farther apart belong to different tides: that one ends is no change of the other. */
const SAME_TIDE_MINUTES = 6 * 60
/** One who heard of an hour that has moved to the past is told that the water is there, for so long. */
const PASSED_MINUTES = 60

export const isNight = (wallMinute: number): boolean => {
  const minute = wallMinute % MINUTES_PER_DAY
  return minute >= NIGHT.from || minute < NIGHT.until
}

/** The day that a deadline belongs to. */
export const dayOfDeadline = (at: number) => isoDateOfDay(dayOfWallMinute(at - DAY_BEGINS_MINUTE))

/** The first and last day of the words that one chose by. */
export function daysOfSpan(span: WatchSpan, now: number): { first: string; last: string | null } {
  const today = dayOfDeadline(now)
  if (span === 'today') return { first: today, last: today }
  if (span === 'always') return { first: today, last: null }
  const { from, before } = weekendAt(now - DAY_BEGINS_MINUTE)
  const [friday, sunday] = [dayOfWallMinute(from), dayOfWallMinute(before) - 1].map(isoDateOfDay)
  return { first: friday && friday > today ? friday : today, last: sunday ?? today }
}

/** The words that one chose by, read back from the days. */
export function spanOfDays({ first, last }: { first: string; last: string | null }): WatchSpan {
  if (last === null) return 'always'
  return first === last ? 'today' : 'weekend'
}

/** What is due of one ramp at this minute: the step of its next deadline, and what moved into the past. */
export type Due = Deadline & { step: Step | null; minutesLeft: number }

export function dueOf(
  days: readonly TideDay[],
  subject: WatchSubject,
  now: number,
): { coming: Due | null; passed: { since: number; until: number } | null } {
  const deadline = nextDeadline(days, subject, now)
  if (!deadline) return { coming: null, passed: null }
  const minutesLeft = deadline.at - now
  const { passed } = deadline
  return {
    coming: Number.isFinite(minutesLeft)
      ? { ...deadline, minutesLeft, step: stepAt(minutesLeft) }
      : null,
    passed: passed && now - passed.since <= PASSED_MINUTES ? passed : null,
  }
}

function stepAt(minutesLeft: number): Step | null {
  if (minutesLeft <= LAST_WARNING_MINUTES) return LAST_WARNING_MINUTES
  return minutesLeft <= FIRST_WARNING_MINUTES ? FIRST_WARNING_MINUTES : null
}

export const SAME_TIDE_MS = SAME_TIDE_MINUTES * 60_000

/** Where the next deadline lies on a day that one chose, its first warning, not before now. */
export function firstWarning(deadline: number, now: number): number {
  return Math.max(now, deadline - FIRST_WARNING_MINUTES)
}

const sign = (id: string, secret: string) =>
  createHmac('sha256', secret).update(`tide-watch\0${id}`).digest('base64url')

/** Derived with the portal's secret: no table holds it. */
export const watchToken = (id: string, secret: string) => `${id}.${sign(id, secret)}`

/** Of which watch it is; null where the portal never wrote it. */
export function watchOf(token: string, secret: string): string | null {
  const [id = '', mark = ''] = token.split('.', 2)
  const [given, expected] = [Buffer.from(mark), Buffer.from(sign(id, secret))]
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null
}

/** The newer warning of one watch takes the place of the older; says nothing to the service that carries it. */
export const tagOf = (id: string) =>
  createHash('sha256').update(`tide-watch:${id}`).digest('base64url').slice(0, 32)
