import { dayOfKnownDate } from '../../shared/calendar-days.ts'
import { MINUTES_PER_DAY, wallMinuteAt } from '../../shared/time-zones.ts'
import type { TideDay, TideExtreme } from './tide.ts'

/** Moments are minutes of the wall clock, counted through all days. */
export type Span = { from: number; to: number }
export type Water = TideExtreme & { at: number }

/** What a driver must know now. Nothing here is ever called safe. */
export type CarAdvice =
  | { state: 'leave'; at: number; inMinutes: number }
  | { state: 'out'; until: number | null; next: number | null }
  | { state: 'dry' }

/** Around now: what has just been, and all of the next tide and the one after. */
const HOURS_BACK = 6
const HOURS_AHEAD = 18

export const startOf = ({ date }: Pick<TideDay, 'date'>) => dayOfKnownDate(date) * MINUTES_PER_DAY
const endOf = (day: Pick<TideDay, 'date'>) => startOf(day) + MINUTES_PER_DAY

export const spanOfDay = (day: TideDay): Span => ({ from: startOf(day), to: endOf(day) })

/** A day's length around now, as far as the days are known. */
export function spanAround(days: readonly TideDay[], now: number): Span {
  const [first, last] = [days[0], days.at(-1)]
  const wanted = { from: now - HOURS_BACK * 60, to: now + HOURS_AHEAD * 60 }
  if (!first || !last) return wanted
  return { from: Math.max(wanted.from, startOf(first)), to: Math.min(wanted.to, endOf(last)) }
}

/** When no car may be there, over all days; a window over midnight is one. */
export function windowsOf(days: readonly TideDay[], levelM: number): Span[] {
  const windows: Span[] = []
  for (const day of days) {
    const told = day.no_car.find(({ level_m }) => level_m === levelM)
    for (const { from, to } of told?.windows ?? []) {
      const [begin, end] = [startOf(day) + from, startOf(day) + to]
      const last = windows.at(-1)
      if (last?.to === begin) last.to = end
      else windows.push({ from: begin, to: end })
    }
  }
  return windows
}

export function carAdvice(days: readonly TideDay[], levelM: number, now: number): CarAdvice {
  const [next, following] = windowsOf(days, levelM).filter(({ to }) => to > now)
  if (!next) return { state: 'dry' }
  if (next.from > now) return { state: 'leave', at: next.from, inMinutes: next.from - now }
  const last = days.at(-1)
  const known = last ? endOf(last) : next.to
  return {
    state: 'out',
    until: next.to < known ? next.to : null,
    next: following?.from ?? null,
  }
}

export function watersOf(days: readonly TideDay[]): Water[] {
  return days.flatMap((day) =>
    day.extremes.map((extreme) => ({ ...extreme, at: startOf(day) + extreme.minute })),
  )
}

/** The next turn of the water, or the next of one kind; never one that has been. */
export function nextWater(
  days: readonly TideDay[],
  now: number,
  kind?: TideExtreme['kind'],
): Water | null {
  return watersOf(days).find((water) => water.at > now && (!kind || water.kind === kind)) ?? null
}

/** Where the sun next rises or sets. */
export function nextSun(days: readonly TideDay[], now: number) {
  const turns = days.flatMap((day) => [
    { kind: 'sunrise' as const, at: startOf(day) + day.sunrise },
    { kind: 'sunset' as const, at: startOf(day) + day.sunset },
  ])
  return turns.find(({ at }) => at > now) ?? null
}

/** The water at a moment of the days. */
export function heightAt(days: readonly TideDay[], at: number): number {
  const day = days.find((one) => at >= startOf(one) && at < endOf(one)) ?? days.at(-1)
  if (!day) return 0
  const place = (at - startOf(day)) / day.curve_step_minutes
  const before = day.curve[Math.floor(place)] ?? day.curve.at(-1) ?? 0
  const after = day.curve[Math.ceil(place)] ?? before
  return before + (after - before) * (place - Math.floor(place))
}

/** The minute on the city's clocks, and where it lies in the days we know. */
export function tideMoment(days: readonly TideDay[], now: Date) {
  const minute = wallMinuteAt(now)
  return { minute, today: dayOfMoment(days, minute) }
}

/** The day in which the moment lies, and its minute there; none where the days do not reach it. */
export function dayOfMoment(days: readonly TideDay[], now: number) {
  const day = days.find((one) => now >= startOf(one) && now < endOf(one))
  return day ? { day, minute: now - startOf(day) } : null
}

/** From today on; all of them where today is none of them. */
export function daysFromToday(days: readonly TideDay[], now: number): readonly TideDay[] {
  const here = days.findIndex((one) => now >= startOf(one) && now < endOf(one))
  return here > 0 ? days.slice(here) : days
}
