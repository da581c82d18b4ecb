import { isoDateOfDay } from '../../shared/calendar-days.ts'
import { dayAt, instantOfWallMinute, MINUTES_PER_DAY } from '../../shared/time-zones.ts'

/**
 * Who is on duty, worked out from the rota and a clock: on the server when the page is made, and on
 * a phone without a connection from the rota it kept. What the rota does not tell is not told.
 */
type At = string | Date
export type Shift = { starts_at: At; ends_at: At; is_extra: boolean; name: string }

export type Duty<S extends Shift> = {
  /** The one on duty first, then those that help it. Empty: not told. */
  current: { shift: S; until: Date }[]
  /** The first that begins after now, where nobody is on duty. */
  next: S | null
}

const startOf = (shift: Shift) => new Date(shift.starts_at).getTime()
const endOf = (shift: Shift) => new Date(shift.ends_at).getTime()

/** A shift counts from its first moment up to, and without, its last. */
export const isOnDuty = (shift: Shift, now: Date): boolean =>
  startOf(shift) <= now.getTime() && now.getTime() < endOf(shift)

export function dutyAt<S extends Shift>(rota: readonly S[], now: Date): Duty<S> {
  const ordered = inOrder(rota)
  const current = ordered
    .filter((shift) => isOnDuty(shift, now))
    .sort((one, other) => Number(one.is_extra) - Number(other.is_extra))
    .map((shift) => ({ shift, until: new Date(endOfStretch(ordered, shift)) }))
  const next =
    current.length > 0 ? null : (ordered.find((shift) => startOf(shift) > now.getTime()) ?? null)
  return { current, next }
}

/** The same pharmacy that goes on without a break is open until the end of all of it. */
function endOfStretch(ordered: readonly Shift[], shift: Shift): number {
  let end = endOf(shift)
  for (const later of ordered) {
    if (later.name === shift.name && startOf(later) <= end && endOf(later) > end) end = endOf(later)
  }
  return end
}

export type DutyDay<S extends Shift> = { date: string; shifts: S[] }

/**
 * The rota as it is printed: a shift belongs to the day it begins, and to every day it covers whole.
 * A day without any is there too, empty: that it is not told is worth knowing.
 */
export function dutyDays<S extends Shift>(
  rota: readonly S[],
  firstDay: number,
  count: number,
): DutyDay<S>[] {
  const ordered = inOrder(rota)
  return Array.from({ length: count }, (_, index) => {
    const day = firstDay + index
    const from = instantOfWallMinute(day * MINUTES_PER_DAY).getTime()
    const to = instantOfWallMinute((day + 1) * MINUTES_PER_DAY).getTime()
    const shifts = ordered.filter((shift) => {
      const [start, end] = [startOf(shift), endOf(shift)]
      return (start >= from && start < to) || (start < from && end >= to)
    })
    return { date: isoDateOfDay(day), shifts }
  })
}

/** From tomorrow on, on the city's clocks. */
export const nextDutyDays = <S extends Shift>(rota: readonly S[], now: Date, count: number) =>
  dutyDays(rota, dayAt(now) + 1, count)

/** "08:00" to "08:00" is a whole day: an end that is not after its beginning is on the next day. */
export function shiftOfDay(day: number, from: number, to: number) {
  const start = day * MINUTES_PER_DAY + from
  const end = (to > from ? day : day + 1) * MINUTES_PER_DAY + to
  return {
    starts_at: instantOfWallMinute(start).toISOString(),
    ends_at: instantOfWallMinute(end).toISOString(),
  }
}

type Turn = { day: number; pharmacy: number }

/** Who is on duty on each day when pharmacies take turns, `daysEach` days at a time. */
export function takeTurns(first: number, last: number, pharmacies: number, daysEach: number) {
  const turns: Turn[] = []
  if (pharmacies < 1 || daysEach < 1) return turns
  for (let day = first; day <= last; day += 1) {
    turns.push({ day, pharmacy: Math.floor((day - first) / daysEach) % pharmacies })
  }
  return turns
}

/** Main shifts of two lists that cover the same moment: the rota cannot hold both. */
export function overlapsOf<One extends Shift, Other extends Shift>(
  some: readonly One[],
  others: readonly Other[],
): { one: One; other: Other }[] {
  const main = others.filter(({ is_extra }) => !is_extra)
  return some
    .filter(({ is_extra }) => !is_extra)
    .flatMap((one) =>
      main.filter((other) => areTogether(one, other)).map((other) => ({ one, other })),
    )
}

export const areTogether = (one: Shift, other: Shift): boolean =>
  startOf(one) < endOf(other) && startOf(other) < endOf(one)

/** First and last day of "2026-11", or null where it is no month. */
export function daysOfMonth(month: string, dayOf: (date: string) => number | null) {
  const first = dayOf(`${month}-01`)
  if (first === null) return null
  // Twenty-eight days on and a few more is in the next month, whichever month this is.
  const within = isoDateOfDay(first + 31).slice(0, 7)
  const next = dayOf(`${within}-01`)
  return next === null ? null : { first, last: next - 1 }
}

function inOrder<S extends Shift>(rota: readonly S[]): S[] {
  return [...rota].sort((one, other) => startOf(one) - startOf(other) || endOf(one) - endOf(other))
}
