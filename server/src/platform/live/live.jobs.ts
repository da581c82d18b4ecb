import type { Log } from '../log.ts'
import { defineJob, type Job } from '../queue/job.ts'
import type { liveStore } from './live.store.ts'

type Needs = { stores: { live: ReturnType<typeof liveStore> }; log: Log }

/** A version is the sum of a topic's rows: they are kept few, and the sum stays what it is. */
export const foldLiveChanges: Job<Needs> = {
  ...defineJob('live.fold'),
  retryLimit: 1,
  expireInSeconds: 120,
  schedule: '*/10 * * * *',
  async handle(_data, { stores, log }) {
    log.info({ removed: await stores.live.fold() }, 'versions of topics folded')
  },
}
