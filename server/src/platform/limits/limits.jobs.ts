import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import { defineJob, type Job } from '../queue/job.ts'
import type { limitsStore } from './limits.store.ts'

type Needs = { stores: { limits: ReturnType<typeof limitsStore> }; clock: Clock; log: Log }

/** Counters of people who stopped trying are only rows; they go once their time is over. */
export const sweepRateLimits: Job<Needs> = {
  ...defineJob('limits.sweep'),
  retryLimit: 1,
  expireInSeconds: 120,
  schedule: '*/30 * * * *',
  async handle(_data, { stores, clock, log }) {
    log.info({ removed: await stores.limits.removeExpired(clock.now()) }, 'old counters removed')
  },
}
