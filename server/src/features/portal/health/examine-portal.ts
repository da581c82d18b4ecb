import { z } from 'zod'
import { defineJob } from '../../../platform/queue/job.ts'
import type { Deps } from './health.feature.ts'
import type { Reading } from './health.rules.ts'
import { lookOutside } from './look-outside.ts'

/** Asked for again while it runs, it runs once more: who has just mended something wants to see it. */
export const EXAMINE_JOB = defineJob('health.examine', z.object({}), { key: () => 'all' })

/** Calls all that is outside and keeps what it found, for whoever looks at the page. */
export async function examinePortal(deps: Deps): Promise<Reading[]> {
  const { config, clock, storage, pix, cards, stores, ports } = deps
  const readings = await lookOutside({
    ...{ config, clock, storage, pix, cards },
    readDatabaseTime: () => stores.health.readDatabaseTime(),
    findMap: () => ports.findMapInUse(),
  })
  await stores.health.keepReadings(readings)
  return readings
}
