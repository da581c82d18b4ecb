import type { z } from 'zod'
import { defineJob, type Job } from '../../../platform/queue/job.ts'
import { deliver } from './deliver.ts'
import { escalate } from './escalate.ts'
import type { Deps } from './notifications.feature.ts'
import { DELIVER_JOB, ESCALATE_JOB } from './tell.ts'

/** What was told is looked up for a while, and kept no longer. */
const KEPT_DAYS = 90
const DAY_MS = 86_400_000

/** Its own pauses are its business: the queue tries again only where a worker died. */
const send: Job<Deps, z.infer<typeof DELIVER_JOB.data>> = {
  ...DELIVER_JOB,
  retryLimit: 3,
  retryCeilingSeconds: 60,
  expireInSeconds: 60,
  urgent: true,
  handle: deliver,
}

const goFurther: Job<Deps, z.infer<typeof ESCALATE_JOB.data>> = {
  ...ESCALATE_JOB,
  retryLimit: 5,
  retryCeilingSeconds: 60,
  expireInSeconds: 60,
  urgent: true,
  handle: escalate,
}

export const forget: Job<Deps> = {
  ...defineJob('notifications.forget'),
  retryLimit: 2,
  expireInSeconds: 300,
  schedule: '10 4 * * *',
  async handle(_data, { stores, clock, log }) {
    const before = new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS)
    log.info(
      { removed: await stores.notificationList.removeOlderThan(before) },
      'old notifications removed',
    )
  },
}

export const notificationsJobs: Job<Deps>[] = [send, goFurther, forget]
