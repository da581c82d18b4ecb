import type { FeatureDeps } from '../../deps.ts'
import { defineFeature } from '../../platform/feature.ts'
import { reviewListsStore } from './review-lists.store.ts'
import { reviewModerationRoutes } from './review-moderation.routes.ts'
import { reviewsRoutes } from './reviews.routes.ts'
import { reviewsStore } from './reviews.store.ts'

export const stores = { reviewLists: reviewListsStore, reviews: reviewsStore }
const uses = [
  'establishments.lock',
  'listingUpkeep.recountRating',
  'profiles.read',
  'team.roleOf',
] as const
export type Deps = FeatureDeps<typeof stores, (typeof uses)[number]>

export const feature = defineFeature<Deps>({
  name: 'reviews',
  owns: ['review_photos', 'reviews'],
  stores,
  uses,
  routes: [reviewsRoutes, reviewModerationRoutes],
  person: {
    tables: { reviews: 'user_id' },
    async erase({ reviews, listingUpkeep, changes }, { userId }, now) {
      const { places, tags } = await reviews.removeAllOf(userId)
      for (const place of places) await listingUpkeep.recountRating(place, now)
      changes.announce(...tags)
    },
  },
})
