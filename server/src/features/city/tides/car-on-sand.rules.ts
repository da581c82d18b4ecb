import { MINUTES_PER_DAY } from '@portal/contract/shared/time-zones'
import { SLOT_MINUTES } from './named-tide.rules.ts'

/** Minutes of the day from which, and until which, no car may stand on the sand. */
export type NoCarWindow = { from: number; to: number }

/**
 * When the water is at a ramp's level or above it. A window begins with the slot in which the water
 * first comes there and ends with the one in which it last is: "Retire o carro até 14h10" is thereby
 * rounded down to five minutes, and "volta a abrir" up. `slots` hold the higher of the harmonic curve
 * and the curve through the day's named extremes, so neither source ever comes before the advice.
 */
export function noCarWindows(slots: readonly number[], levelM: number): NoCarWindow[] {
  const windows: NoCarWindow[] = []
  for (const [slot, height] of slots.entries()) {
    if (height < levelM) continue
    const from = slot * SLOT_MINUTES
    const to = Math.min(from + SLOT_MINUTES, MINUTES_PER_DAY)
    const last = windows.at(-1)
    if (last?.to === from) last.to = to
    else windows.push({ from, to })
  }
  return windows
}
