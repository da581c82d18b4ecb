import type { FeatureDeps } from '../../deps.ts'
import { defineFeature } from '../../platform/feature.ts'
import { receivedReviewsRoutes } from './received-reviews.routes.ts'
import { reviewListsStore } from './review-lists.store.ts'
import { reviewModerationRoutes } from './review-moderation.routes.ts'
import { reviewsRoutes } from './reviews.routes.ts'
import { reviewsStore } from './reviews.store.ts'
import { settleStars } from './settle-stars.ts'

export const stores = { reviewLists: reviewListsStore, reviews: reviewsStore }
const uses = [
  'establishments.lock',
  'listingUpkeep.recountRating',
  'profiles.read',
  'sights.lock',
  'team.roleOf',
] as const
export type Deps = FeatureDeps<typeof stores, (typeof uses)[number]>

export const feature = defineFeature<Deps>({
  name: 'reviews',
  owns: ['review_photos', 'reviews'],
  stores,
  uses,
  routes: [reviewsRoutes, receivedReviewsRoutes, reviewModerationRoutes],
  person: {
    tables: { reviews: 'user_id' },
    async erase(within, { userId }, now) {
      for (const subject of await within.reviews.removeAllOf(userId)) {
        await settleStars(subject, now, within)
      }
    },
  },
})
