import type { Job } from '../../../platform/queue/job.ts'
import { EXAMINE_JOB, examinePortal } from './examine-portal.ts'
import type { Deps } from './health.feature.ts'

const examine: Job<Deps> = {
  ...EXAMINE_JOB,
  retryLimit: 0,
  expireInSeconds: 60,
  urgent: true,
  schedule: '*/15 * * * *',
  async handle(_data, deps) {
    await examinePortal(deps)
  },
}

export const healthJobs = [examine]
