import { dayOfKnownDate } from '@portal/contract/shared/calendar-days'
import { MINUTES_PER_DAY, wallMinuteAt } from '@portal/contract/shared/time-zones'
import type { TideDay, TideExtreme } from '@portal/contract/tides/tide'

/** Moments are minutes of the wall clock, counted through all days. */
type Window = { from: number; to: number }
type Water = TideExtreme & { at: number }

/** What a driver must know now. Nothing here is ever called safe. */
export type CarAdvice =
  | { state: 'leave'; at: number; inMinutes: number }
  | { state: 'out'; until: number | null }
  | { state: 'dry' }

const startOf = ({ date }: Pick<TideDay, 'date'>) => dayOfKnownDate(date) * MINUTES_PER_DAY

/** When no car may be there, over all days; a window over midnight is one. */
export function windowsOf(days: readonly TideDay[], levelM: number): Window[] {
  const windows: Window[] = []
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
  const next = windowsOf(days, levelM).find(({ to }) => to > now)
  if (!next) return { state: 'dry' }
  if (next.from > now) return { state: 'leave', at: next.from, inMinutes: next.from - now }
  const last = days.at(-1)
  const known = last ? startOf(last) + MINUTES_PER_DAY : next.to
  return { state: 'out', until: next.to < known ? next.to : null }
}

export function nextWater(
  days: readonly TideDay[],
  kind: TideExtreme['kind'],
  now: number,
): Water | null {
  const waters = days.flatMap((day) =>
    day.extremes.map((extreme) => ({ ...extreme, at: startOf(day) + extreme.minute })),
  )
  return waters.find((water) => water.kind === kind && water.at >= now) ?? null
}

export function heightAt(day: TideDay, minute: number): number {
  const place = minute / day.curve_step_minutes
  const before = day.curve[Math.floor(place)] ?? 0
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
  const day = days.find((one) => now >= startOf(one) && now < startOf(one) + MINUTES_PER_DAY)
  return day ? { day, minute: now - startOf(day) } : null
}
