import { defineJob, EMAIL_JOB, type Job } from '../../../platform/queue/job.ts'
import { SEND_REQUEST_JOB, type SendRequestData } from './ask-for-newsletter.ts'
import { SEND_ISSUES_JOB } from './issues.writes.ts'
import { LEFT_KEPT_MS } from './newsletter.constants.ts'
import type { Deps } from './newsletter.feature.ts'
import { sendIssues as send } from './send-issues.ts'
import { sendRequest as sendLink } from './send-request.ts'
import { SEND_TEST_JOB, type SendTestData, sendTest as sendTestIssue } from './send-test.ts'

export const sendRequest: Job<Deps, SendRequestData> = {
  ...SEND_REQUEST_JOB,
  ...EMAIL_JOB,
  urgent: true,
  handle: sendLink,
}

/** Every minute: begins what is due and goes on with what a stopped worker left. */
export const sendIssues: Job<Deps> = {
  ...SEND_ISSUES_JOB,
  retryLimit: 0,
  expireInSeconds: 180,
  schedule: '* * * * *',
  handle: (_data, deps) => send(deps),
}

export const sendTest: Job<Deps, SendTestData> = {
  ...SEND_TEST_JOB,
  retryLimit: 3,
  expireInSeconds: 60,
  handle: sendTestIssue,
}

export const sweep: Job<Deps> = {
  ...defineJob('newsletter.sweep'),
  retryLimit: 1,
  expireInSeconds: 120,
  schedule: '45 3 * * *',
  async handle(_data, { stores, clock, log }) {
    const now = clock.now()
    const removed = await stores.newsletter.sweep(now, new Date(now.getTime() - LEFT_KEPT_MS))
    log.info(removed, 'old newsletter rows removed')
  },
}

export const newsletterJobs: Job<Deps>[] = [sendRequest, sendIssues, sendTest, sweep]
