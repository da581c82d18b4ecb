import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import type { failedWorkStore } from './failed-work.store.ts'
import { defineJob, type Job } from './job.ts'

type Needs = { stores: { failedWork: ReturnType<typeof failedWorkStore> }; clock: Clock; log: Log }

export const sweepFailedWork: Job<Needs> = {
  ...defineJob('failed-work.sweep'),
  retryLimit: 1,
  expireInSeconds: 120,
  schedule: '5 4 * * *',
  async handle(_data, { stores, clock, log }) {
    log.info({ removed: await stores.failedWork.removeOld(clock.now()) }, 'old failed work removed')
  },
}
