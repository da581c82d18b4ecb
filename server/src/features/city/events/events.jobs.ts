import { defineJob, EMAIL_JOB, type Job } from '../../../platform/queue/job.ts'
import { SUBMITTER_KEPT_MS, UNCONFIRMED_KEPT_MS } from './events.constants.ts'
import type { Deps } from './events.feature.ts'
import { refillDates } from './refill-dates.ts'
import {
  SEND_CONFIRMATION_JOB,
  type SendConfirmationData,
  sendConfirmation as send,
} from './send-confirmation.ts'
import { TELL_SUBMITTER_JOB, type TellSubmitterData, tellSubmitter } from './tell-submitter.ts'

export const sendConfirmation: Job<Deps, SendConfirmationData> = {
  ...SEND_CONFIRMATION_JOB,
  ...EMAIL_JOB,
  urgent: true,
  handle: send,
}

export const tell: Job<Deps, TellSubmitterData> = {
  ...TELL_SUBMITTER_JOB,
  ...EMAIL_JOB,
  handle: tellSubmitter,
}

export const refill: Job<Deps> = {
  ...defineJob('events.refill-dates'),
  retryLimit: 2,
  expireInSeconds: 600,
  schedule: '20 3 * * *',
  async handle(_data, deps) {
    deps.log.info({ refilled: await refillDates(deps) }, 'dates of events written out')
  },
}

/** Events nobody confirmed, and who sent in what was decided long ago. */
export const sweep: Job<Deps> = {
  ...defineJob('events.sweep-submissions'),
  retryLimit: 1,
  expireInSeconds: 120,
  schedule: '40 3 * * *',
  async handle(_data, { stores, clock, log }) {
    const now = clock.now().getTime()
    const removed = await stores.eventSubmissions.sweep(
      new Date(now - UNCONFIRMED_KEPT_MS),
      new Date(now - SUBMITTER_KEPT_MS),
    )
    log.info({ removed }, 'old event submissions removed')
  },
}

export const eventsJobs: Job<Deps>[] = [sendConfirmation, tell, refill, sweep]
