import type { TideDay } from '@portal/contract/city/tides/tide'
import { MINUTES_PER_DAY } from '@portal/contract/shared/time-zones'

/** In minutes of the day. */
type Window = { from: number; to: number }

/** By day, in minutes of the day: when cars may be there by the tide. The inverse of the windows. */
export function dryWindows(day: TideDay, levelM: number): Window[] {
  const dry: Window[] = []
  let from = 0
  const wet = day.no_car.find(({ level_m }) => level_m === levelM)?.windows ?? []
  for (const window of wet) {
    if (window.from > from) dry.push({ from, to: window.from })
    from = window.to
  }
  if (from < MINUTES_PER_DAY) dry.push({ from, to: MINUTES_PER_DAY })
  return dry
}

/** The stretch of daylight in which cars may be there, for who plans the day; the longest of them. */
export function daylightWindow(day: TideDay, levelM: number): Window | null {
  const stretches = dryWindows(day, levelM)
    .map(({ from, to }) => ({ from: Math.max(from, 0), to: Math.min(to, MINUTES_PER_DAY) }))
    .filter(({ from, to }) => to > day.sunrise && from < day.sunset)
  const lit = ({ from, to }: Window) => Math.min(to, day.sunset) - Math.max(from, day.sunrise)
  return stretches.sort((one, other) => lit(other) - lit(one))[0] ?? null
}
