import { PIX_RECEIPT } from '@portal/contract/money/house-pix/house-pix.texts'
import { defineJob, type Job } from '../../../platform/queue/job.ts'
import { tellAllOwed, tellUnanswered } from './answer-charge.ts'
import type { Deps } from './house-pix.feature.ts'

/** As long as the contact of the order that it paid. */
const SHOWN_DAYS = 180
const DAY_MS = 86_400_000

const remind: Job<Deps> = {
  ...defineJob('house-pix.remind'),
  retryLimit: 2,
  expireInSeconds: 50,
  schedule: '* * * * *',
  async handle(_data, deps) {
    await tellUnanswered(deps)
    await tellAllOwed(deps)
  },
}

export const forget: Job<Deps> = {
  ...defineJob('house-pix.forget'),
  retryLimit: 2,
  expireInSeconds: 300,
  schedule: '25 4 * * *',
  async handle(_data, { stores, clock, log }) {
    const now = clock.now()
    const before = new Date(now.getTime() - SHOWN_DAYS * DAY_MS)
    const links = await stores.houseKeys.removeLinks(now)
    const forgotten = await stores.houseCharges.forget(before, now)
    const month = new Date(now.getTime() - PIX_RECEIPT.days * DAY_MS)
    const receipts = await stores.pixReceipts.forget(month)
    log.info({ forgotten, links, receipts }, 'old Pix codes removed')
  },
}

export const housePixJobs: Job<Deps>[] = [remind, forget]
