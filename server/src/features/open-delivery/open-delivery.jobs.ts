import type { z } from 'zod'
import { defineJob, type Job } from '../../platform/queue/job.ts'
import { TELL_POS_JOB } from '../../platform/queue/shared-jobs.ts'
import type { Deps } from './open-delivery.feature.ts'
import { tellPos } from './tell-pos.ts'

const DAY_MS = 86_400_000
/** Longer than they can be fetched: an order says what was told last. */
const EVENT_DAYS = 7

const tell: Job<Deps, z.infer<typeof TELL_POS_JOB.data>> = {
  ...TELL_POS_JOB,
  // Another try of a system that does not answer is asked for by the job itself.
  retryLimit: 2,
  expireInSeconds: 60,
  urgent: true,
  handle: tellPos,
}

export const forgetEvents: Job<Deps> = {
  ...defineJob('open-delivery.forget-events'),
  retryLimit: 2,
  expireInSeconds: 120,
  schedule: '40 4 * * *',
  async handle(_data, { stores, clock, log }) {
    const before = new Date(clock.now().getTime() - EVENT_DAYS * DAY_MS)
    log.info({ forgotten: await stores.posEvents.forget(before) }, 'old events of counters removed')
  },
}

export const openDeliveryJobs = [tell, forgetEvents]
