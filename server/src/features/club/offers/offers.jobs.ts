import { defineJob, type Job } from '../../../platform/queue/job.ts'
import type { Deps } from './offers.feature.ts'
import { offersTag } from './offers.rules.ts'

/** Every minute: offers begin and end by the clock, and plans end; the mark of each business follows. */
const settle: Job<Deps> = {
  ...defineJob('offers.settle'),
  retryLimit: 0,
  expireInSeconds: 50,
  schedule: '* * * * *',
  async handle(_data, { work, clock }) {
    await work.transaction(async ({ listingUpkeep, changes }) => {
      const tags = await listingUpkeep.settleCoupons(null, clock.now())
      if (tags.length > 0) changes.announce(offersTag, ...tags)
    })
  },
}

export const offersJobs: Job<Deps>[] = [settle]
