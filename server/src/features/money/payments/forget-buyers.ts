import { PURCHASE_KEPT_YEARS } from '@portal/contract/people/accounts/kept-purchases'
import { monthsAfter } from '../../../platform/months-after.ts'
import { defineJob, type Job } from '../../../platform/queue/job.ts'
import { endRenewals } from './end-renewals.ts'
import { giveUpAwaiting } from './give-up-order.ts'
import type { Deps, Within } from './payments.feature.ts'

/** Long after the last moment at which a code or a page of an order can still be paid. */
const UNPAID_KEPT_MS = 30 * 24 * 60 * 60_000

const paidSince = (now: Date) => monthsAfter(now, -12 * PURCHASE_KEPT_YEARS)

type Needs = Pick<
  Within,
  'cardCharges' | 'cardRenewals' | 'pixRenewals' | 'planBuyers' | 'planOrders'
>

/**
 * Whoever leaves the portal pays for nothing more: what waits for money is given up, and the worker takes it
 * back at the bank and at the operator of cards at once. Of what was paid only what the law asks stays.
 */
export async function forgetBuyer(userId: string, stores: Needs, now: Date) {
  await stores.planOrders.lockPerson(userId)
  await giveUpAwaiting(userId, stores, now)
  await endRenewals(userId, stores, now)
  await stores.planBuyers.checkBegunRenewals(userId, now)
  await stores.planBuyers.forgetPerson(userId, paidSince(now))
}

export const forgetBuyersJob: Job<Deps> = {
  ...defineJob('payments.forget-buyers'),
  retryLimit: 1,
  expireInSeconds: 240,
  schedule: '40 3 * * *',
  async handle(_data, { stores, clock, log }) {
    const now = clock.now()
    const openSince = new Date(now.getTime() - UNPAID_KEPT_MS)
    const forgotten = await stores.planBuyers.forgetOld({ paidSince: paidSince(now), openSince })
    await stores.planBuyers.forgetTraces()
    log.info({ forgotten }, 'old buyers forgotten')
  },
}
