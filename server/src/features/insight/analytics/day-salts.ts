import { randomBytes } from 'node:crypto'
import { cityDay } from '../../../platform/city-time.ts'
import type { Deps } from './analytics.feature.ts'
import { SALT_BYTES } from './visits.constants.ts'

/**
 * The salt of a day, the same on every node and gone with the day: from the table by a job, from here with
 * the next batch. One of a day that is over is never made again.
 */
export function createDaySalts({ stores, clock }: Pick<Deps, 'stores' | 'clock'>) {
  const known = new Map<string, Buffer>()
  return {
    /** Without asking anybody: null until it was read. */
    peek: (day: string): Buffer | null => known.get(day) ?? null,

    async read(day: string): Promise<Buffer | null> {
      const before = known.get(day)
      if (before) return before
      const isToday = day === cityDay(clock.now())
      const salt = isToday
        ? await stores.visitDays.keepSalt(day, randomBytes(SALT_BYTES))
        : await stores.visitDays.findSalt(day)
      if (salt) known.set(day, salt)
      return salt
    },

    forgetOthers(day: string) {
      for (const other of known.keys()) if (other !== day) known.delete(other)
    },
  }
}
