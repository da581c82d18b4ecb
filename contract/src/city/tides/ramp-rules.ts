import type { Ramp } from '../sights/sight-content.ts'

/** A ramp whose level the administration has set. */
export type LevelledRamp = Ramp & { level_m: number }

export const isLevelled = (ramp: Ramp): ramp is LevelledRamp =>
  ramp.level_m !== null && ramp.access !== 'closed'

/** The one whose water comes first speaks for the beach. */
export function firstRamp(ramps: readonly Ramp[]): LevelledRamp | null {
  const [first] = ramps.filter(isLevelled).sort((one, other) => one.level_m - other.level_m)
  return first ?? null
}
