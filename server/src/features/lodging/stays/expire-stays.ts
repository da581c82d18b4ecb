import type { Deps } from './stays.feature.ts'
import { holdUnit } from './step-stay.ts'

/** Readers know what the clock has ended without it; the nights are free again with it. */
export async function expireStays({
  work,
  stores,
  clock,
  eachItem,
}: Pick<Deps, 'work' | 'stores' | 'clock' | 'eachItem'>) {
  const units = await stores.stays.unitsDue(clock.now())
  await eachItem({ job: 'stays.expire', idOf: String }, units, (unitId) =>
    work.transaction((within) => holdUnit(within, unitId, clock.now())),
  )
}
