import type { Deps } from './stays.feature.ts'
import { holdUnit } from './step-stay.ts'

/** Readers know what the clock has ended without it; the nights are free again with it. */
export async function expireStays({
  work,
  stores,
  clock,
  log,
}: Pick<Deps, 'work' | 'stores' | 'clock' | 'log'>) {
  let failed: unknown = null
  for (const unitId of await stores.stays.unitsDue(clock.now())) {
    try {
      await work.transaction((within) => holdUnit(within, unitId, clock.now()))
    } catch (error) {
      log.error({ err: error, unitId }, 'stays could not be ended by the clock')
      failed = error
    }
  }
  if (failed) throw failed
}
