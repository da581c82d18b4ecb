import type { z } from 'zod'
import { defineJob, EMAIL_JOB, type Job } from '../../../platform/queue/job.ts'
import { CONFIRM_PAID_STAY_JOB } from '../../../platform/queue/shared-jobs.ts'
import { confirmPaidStay } from './confirm-paid-stay.ts'
import { expireStays } from './expire-stays.ts'
import { deliverStayCode, SEND_CODE_JOB } from './prove-mailbox.ts'
import { READ_FEED_JOB, readFeed } from './read-feed.ts'
import type { Deps } from './stays.feature.ts'
import { sendByEmail, TELL_BY_EMAIL_JOB } from './tell-by-email.ts'
import { TELL_FEED_JOB, tellOfFeed } from './tell-of-feed.ts'

/** LGPD: what is needed to answer for a stay, and no longer. */
const CONTACT_DAYS = 180
const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
/** A worker that dies with a calendar in its hands gives it back after so long. */
const CLAIM_MINUTES = 5
const FEEDS_A_MINUTE = 200

const expire: Job<Deps> = {
  ...defineJob('stays.expire'),
  retryLimit: 2,
  expireInSeconds: 50,
  schedule: '* * * * *',
  handle: (_data, deps) => expireStays(deps),
}

const readDue: Job<Deps> = {
  ...defineJob('stays.read-calendars'),
  retryLimit: 1,
  expireInSeconds: 50,
  schedule: '* * * * *',
  async handle(_data, { work, clock }) {
    const now = clock.now()
    const until = new Date(now.getTime() + CLAIM_MINUTES * MINUTE_MS)
    await work.transaction(async ({ calendarFeeds, jobs }) => {
      const due = await calendarFeeds.claimDue(now, { until, limit: FEEDS_A_MINUTE })
      for (const feedId of due) await jobs.add(READ_FEED_JOB, { feedId })
    })
  },
}

const read: Job<Deps, z.infer<typeof READ_FEED_JOB.data>> = {
  ...READ_FEED_JOB,
  // A calendar that does not answer is asked again at its next time.
  retryLimit: 1,
  expireInSeconds: 60,
  handle: readFeed,
}

const tellFeed: Job<Deps, z.infer<typeof TELL_FEED_JOB.data>> = {
  ...TELL_FEED_JOB,
  ...EMAIL_JOB,
  handle: tellOfFeed,
}

export const forget: Job<Deps> = {
  ...defineJob('stays.forget'),
  retryLimit: 2,
  expireInSeconds: 300,
  schedule: '30 4 * * *',
  async handle(_data, { stores, clock, log }) {
    const now = clock.now()
    const before = new Date(now.getTime() - CONTACT_DAYS * DAY_MS)
    const forgotten = await stores.stays.forget(before, now)
    const echoes = await stores.nights.forgetReleased(now)
    log.info({ forgotten, echoes }, 'contacts of old stays removed')
  },
}

const confirmPaid: Job<Deps, z.infer<typeof CONFIRM_PAID_STAY_JOB.data>> = {
  ...CONFIRM_PAID_STAY_JOB,
  retryLimit: 5,
  retryCeilingSeconds: 60,
  expireInSeconds: 30,
  urgent: true,
  handle: confirmPaidStay,
}

/** Tried for about as long as the code lives; afterwards there is nothing left to send. */
const sendCode: Job<Deps, z.infer<typeof SEND_CODE_JOB.data>> = {
  ...SEND_CODE_JOB,
  retryLimit: 8,
  expireInSeconds: 60,
  urgent: true,
  handle: deliverStayCode,
}

export const sweepCodes: Job<Deps> = {
  ...defineJob('stays.sweep-codes'),
  retryLimit: 1,
  expireInSeconds: 120,
  schedule: '55 * * * *',
  async handle(_data, { stores, clock, log }) {
    log.info({ removed: await stores.stayCodes.removeExpired(clock.now()) }, 'old codes removed')
  },
}

const tellGuest: Job<Deps, z.infer<typeof TELL_BY_EMAIL_JOB.data>> = {
  ...TELL_BY_EMAIL_JOB,
  ...EMAIL_JOB,
  handle: sendByEmail,
}

export const staysJobs: Job<Deps>[] = [
  ...[expire, readDue, read, tellFeed, confirmPaid, forget],
  ...[sendCode, sweepCodes, tellGuest],
]
