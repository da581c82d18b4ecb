import type { z } from 'zod'
import { defineJob, type Job } from '../../../platform/queue/job.ts'
import { expireOrders } from './expire-orders.ts'
import type { Deps } from './orders.feature.ts'
import { deliverPhoneCode, SEND_PHONE_CODE_JOB } from './prove-phone.ts'

/** LGPD: what is needed to answer for a purchase, and no longer. */
const CONTACT_DAYS = 180
const DAY_MS = 86_400_000

/** Readers know what the clock has ended without it; stock, slots and the phone are free again with it. */
const expire: Job<Deps> = {
  ...defineJob('orders.expire'),
  retryLimit: 2,
  expireInSeconds: 50,
  schedule: '* * * * *',
  handle: (_data, deps) => expireOrders(deps),
}

export const forget: Job<Deps> = {
  ...defineJob('orders.forget'),
  retryLimit: 2,
  expireInSeconds: 300,
  schedule: '20 4 * * *',
  async handle(_data, { stores, clock, log }) {
    const now = clock.now()
    const before = new Date(now.getTime() - CONTACT_DAYS * DAY_MS)
    log.info(
      { forgotten: await stores.orders.forget(before, now) },
      'contacts of old orders removed',
    )
  },
}

/** Tried for about as long as the code lives; afterwards there is nothing left to send. */
export const sendPhoneCode: Job<Deps, z.infer<typeof SEND_PHONE_CODE_JOB.data>> = {
  ...SEND_PHONE_CODE_JOB,
  retryLimit: 8,
  expireInSeconds: 60,
  urgent: true,
  handle: deliverPhoneCode,
}

export const sweepPhoneCodes: Job<Deps> = {
  ...defineJob('orders.sweep-codes'),
  retryLimit: 1,
  expireInSeconds: 120,
  schedule: '50 * * * *',
  async handle(_data, { stores, clock, log }) {
    log.info({ removed: await stores.phoneCodes.removeExpired(clock.now()) }, 'old codes removed')
  },
}

export const ordersJobs: Job<Deps>[] = [expire, forget, sendPhoneCode, sweepPhoneCodes]
