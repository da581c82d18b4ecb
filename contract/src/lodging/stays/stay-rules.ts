import { dayOfKnownDate } from '../../shared/calendar-days.ts'
import { instantOfWallMinute, MINUTES_PER_DAY } from '../../shared/time-zones.ts'
import { UNPROVED_MINUTES } from '../../shared/unproved.ts'
import { type Cancellation, FREE_CANCELLATION_DAYS } from '../lodging/lodging.texts.ts'
import { CONFIRM_HOURS, HOLD_HOURS, type StayActor, type StayStatus } from './stays.texts.ts'

/** Pure, without a clock of its own; both sides of a stay reckon with it. */

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** Who accepts in the last minute leaves the guest time to look at their phone. */
const LEAST_CONFIRM_HOURS = 2
/** Where a house has not said from when on it receives. */
export const USUAL_CHECK_IN = '14:00'

const OVER: readonly StayStatus[] = ['declined', 'expired', 'cancelled']
export const isOver = (status: StayStatus): boolean => OVER.includes(status)

type Deadlines = { status: StayStatus; respond_by: string | Date; confirm_by: string | Date | null }

/** As the clock has it, whether or not the worker has written it down. */
export function statusAt({ status, respond_by, confirm_by }: Deadlines, now: Date): StayStatus {
  const end = status === 'requested' ? respond_by : status === 'accepted' ? confirm_by : null
  return end !== null && new Date(end) <= now ? 'expired' : status
}

/** The hour of the city at which the day of arrival is over. */
const endOfArrival = (arrival: string): number =>
  instantOfWallMinute((dayOfKnownDate(arrival) + 1) * MINUTES_PER_DAY).getTime()

export function respondBy(arrival: string, now: Date, { isProved }: { isProved: boolean }): Date {
  const hold = isProved ? HOLD_HOURS * HOUR_MS : UNPROVED_MINUTES * MINUTE_MS
  return new Date(Math.min(now.getTime() + hold, endOfArrival(arrival)))
}

export function confirmBy(arrival: string, now: Date): Date {
  const usual = Math.min(now.getTime() + CONFIRM_HOURS * HOUR_MS, endOfArrival(arrival))
  return new Date(Math.max(usual, now.getTime() + LEAST_CONFIRM_HOURS * HOUR_MS))
}

const MOVES: Record<StayActor, Partial<Record<StayStatus, readonly StayStatus[]>>> = {
  guest: {
    requested: ['cancelled'],
    accepted: ['confirmed', 'cancelled'],
    confirmed: ['cancelled'],
  },
  team: {
    requested: ['accepted', 'declined'],
    // Somebody said yes by phone, or paid.
    accepted: ['confirmed', 'cancelled'],
    confirmed: ['cancelled'],
  },
  clock: { requested: ['expired'], accepted: ['expired'] },
}

export const mayMove = (actor: StayActor, from: StayStatus, to: StayStatus): boolean =>
  MOVES[actor][from]?.includes(to) ?? false

/** What the rule was when somebody agreed to it. */
export type AgreedRule = {
  cancellation: Cancellation
  /** "14:00" */
  check_in: string
  arrival: string
  nights_cents: number
  /** Of the night of arrival. */
  first_night_cents: number
}

/** Until this moment a confirmed stay is cancelled for nothing. */
export function freeUntil({ cancellation, check_in, arrival }: AgreedRule): Date {
  const [hours = 0, minutes = 0] = check_in.split(':').map(Number)
  const minute = dayOfKnownDate(arrival) * MINUTES_PER_DAY + hours * 60 + minutes
  const days = FREE_CANCELLATION_DAYS[cancellation]
  return new Date(instantOfWallMinute(minute).getTime() - days * DAY_MS)
}

/** Once the free time is over. The cleaning of a room that nobody slept in is not paid for. */
export function lateFeeCents({ cancellation, nights_cents, first_night_cents }: AgreedRule) {
  if (cancellation === 'flexivel') return first_night_cents
  return cancellation === 'moderada' ? Math.floor(nights_cents / 2) : nights_cents
}

/** What a guest who cancels now owes by the rule. Before the guest has confirmed: nothing. */
export function cancelFeeCents(rule: AgreedRule, status: StayStatus, now: Date): number {
  if (status !== 'confirmed' || now <= freeUntil(rule)) return 0
  return lateFeeCents(rule)
}
