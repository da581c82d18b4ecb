import { defineJob, type Job } from '../../../platform/queue/job.ts'
import type { Deps } from './diagnostics.feature.ts'

export const ERROR_REPORT_RETENTION_DAYS = 90
const DAY_MS = 86_400_000

/** Keeps the promise of the privacy page: a report lives no longer than it is useful. */
export const sweepErrorReports: Job<Deps> = {
  ...defineJob('diagnostics.sweep-error-reports'),
  retryLimit: 3,
  expireInSeconds: 300,
  schedule: '20 4 * * *',
  async handle(_data, { work, clock, log }) {
    const limit = new Date(clock.now().getTime() - ERROR_REPORT_RETENTION_DAYS * DAY_MS)
    const removed = await work.transaction(async ({ diagnostics, faults }) => ({
      reports: await diagnostics.removeBefore(limit),
      faults: await faults.removeBefore(limit),
    }))
    log.info(removed, 'old error reports removed')
  },
}

export const diagnosticsJobs: Job<Deps>[] = [sweepErrorReports]
