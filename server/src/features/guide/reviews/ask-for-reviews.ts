import { defineJob, type Job } from '../../../platform/queue/job.ts'
import type { Deps } from './reviews.feature.ts'
import { reviewsTexts } from './reviews.texts.ts'

const HOUR_MS = 3_600_000
/** Dinner is eaten and the bags are unpacked before anybody is asked how it was. */
const AFTER_MS = 3 * HOUR_MS
/** Later nobody remembers: what a stopped worker missed is left alone. */
const UNTIL_MS = 72 * HOUR_MS

/**
 * Whoever was handed an order or has left a room is asked how it was: once for each, and of one house no more
 * often than notifications are kept. Nothing is promised for it, and nobody is asked who has said it already.
 */
export const askForReviews: Job<Deps> = {
  ...defineJob('reviews.ask'),
  retryLimit: 1,
  expireInSeconds: 300,
  schedule: '40 * * * *',
  async handle(_data, { work, clock, log }) {
    const now = clock.now()
    const asked = await work.transaction(async ({ reviewLists, notifications }) => {
      const found = await reviewLists.listToAsk({
        from: new Date(now.getTime() - UNTIL_MS),
        until: new Date(now.getTime() - AFTER_MS),
      })
      for (const { kind, id, userId, establishmentId, name, slug } of found) {
        await notifications.tell(
          {
            to: { userId },
            kind: 'review-asked',
            topic: `review-asked:${kind}:${id}`,
            ...reviewsTexts.asked[kind](name),
            path: `/guia/${slug}#avaliar`,
            establishmentId,
          },
          now,
        )
      }
      return found.length
    })
    if (asked > 0) log.info({ asked }, 'people asked how it was')
  },
}
