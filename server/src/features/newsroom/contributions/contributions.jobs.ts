import type { ContributionStatus } from '@portal/contract/newsroom/contributions/contribution.texts'
import { defineJob, EMAIL_JOB, type Job } from '../../../platform/queue/job.ts'
import { REMOVE_FILES_JOB } from '../../../platform/queue/shared-jobs.ts'
import {
  ANSWERED_MS,
  REJECTED_MS,
  UNCONFIRMED_MS,
  WITHDRAWN_MS,
} from './contributions.constants.ts'
import type { Deps } from './contributions.feature.ts'
import { TELL_SENDER_JOB, type TellSenderData, tellSender } from './tell-sender.ts'

export const tell: Job<Deps, TellSenderData> = {
  ...TELL_SENDER_JOB,
  ...EMAIL_JOB,
  handle: tellSender,
}

const KEPT_MS: readonly [ContributionStatus, number][] = [
  ['unconfirmed', UNCONFIRMED_MS],
  ['withdrawn', WITHDRAWN_MS],
  ['rejected', REJECTED_MS],
  ['answered', ANSWERED_MS],
]

/** What is not shown is personal data without a purpose after a while. */
export const sweep: Job<Deps> = {
  ...defineJob('contributions.sweep'),
  retryLimit: 2,
  expireInSeconds: 300,
  schedule: '50 3 * * *',
  async handle(_data, { work, clock, log }) {
    const now = clock.now().getTime()
    for (const [status, keptMs] of KEPT_MS) {
      const removed = await work.transaction(async ({ sentContributions, media, jobs }) => {
        const old = await sentContributions.removeOld(status, new Date(now - keptMs))
        const unused = await media.removeUnused(old.photos)
        if (unused.length > 0) await jobs.add(REMOVE_FILES_JOB, { ids: unused })
        return old.removed
      })
      if (removed > 0) log.info({ status, removed }, 'old contributions removed')
    }
  },
}

export const contributionsJobs: Job<Deps>[] = [tell, sweep]
