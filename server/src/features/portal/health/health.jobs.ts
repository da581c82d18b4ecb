import type { Job } from '../../../platform/queue/job.ts'
import { EXAMINE_JOB, examinePortal } from './examine-portal.ts'
import type { Deps } from './health.feature.ts'
import { runSystemTest, SYSTEM_TEST_JOB, type SystemTestData } from './run-system-test.ts'

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

const test: Job<Deps, SystemTestData> = {
  ...SYSTEM_TEST_JOB,
  retryLimit: 0,
  expireInSeconds: 60,
  urgent: true,
  handle: runSystemTest,
}

export const healthJobs = [examine, test]
