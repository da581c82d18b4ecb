import { defineJob, EMAIL_JOB, type Job } from '../../../platform/queue/job.ts'
import { KEPT_MONTHS } from './coverage.constants.ts'
import type { Deps } from './coverage-requests.feature.ts'
import { TELL_CONTACT_JOB, type TellContactData, tellContact } from './tell-contact.ts'

export const tell: Job<Deps, TellContactData> = {
  ...TELL_CONTACT_JOB,
  ...EMAIL_JOB,
  handle: tellContact,
}

/** Names and phones of people whose event is long over have no purpose any more. */
export const sweep: Job<Deps> = {
  ...defineJob('coverage.sweep'),
  retryLimit: 2,
  expireInSeconds: 120,
  schedule: '55 3 * * *',
  async handle(_data, { stores, clock, log }) {
    const before = new Date(clock.now())
    before.setUTCMonth(before.getUTCMonth() - KEPT_MONTHS)
    log.info({ removed: await stores.coverage.removeOld(before) }, 'old coverage requests removed')
  },
}

export const coverageJobs: Job<Deps>[] = [tell, sweep]
