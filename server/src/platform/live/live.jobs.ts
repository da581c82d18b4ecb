import type { Log } from '../log.ts'
import { defineJob, type Job } from '../queue/job.ts'
import type { liveStore } from './live.store.ts'

type Needs = { stores: { live: ReturnType<typeof liveStore> }; log: Log }

/**
 * A version is the sum of a topic's rows: they are kept few, and the sum stays what it is. Those of topics
 * that nothing changes any more go, once a day.
 */
export const foldLiveChanges: Job<Needs> = {
  ...defineJob('live.fold'),
  retryLimit: 1,
  expireInSeconds: 120,
  schedule: '*/10 * * * *',
  async handle(_data, { stores, log }) {
    const folded = await untilNone(stores.live.fold)
    const forgotten = await untilNone(stores.live.forget)
    log.info({ folded, forgotten }, 'versions of topics folded')
  },
}

async function untilNone(some: () => Promise<number>): Promise<number> {
  let all = 0
  for (let one = await some(); one > 0; one = await some()) all += one
  return all
}
