import type { FeatureDeps } from '../../deps.ts'
import { defineFeature } from '../../platform/feature.ts'
import { subscriptionsRoutes } from './subscriptions.routes.ts'
import { subscriptionsStore } from './subscriptions.store.ts'

export const stores = { subscriptions: subscriptionsStore }
const uses = ['accounts.planType', 'listingUpkeep.settlePlans'] as const
export type Deps = FeatureDeps<typeof stores, (typeof uses)[number]>

export const feature = defineFeature<Deps>({
  name: 'subscriptions',
  owns: ['subscriptions'],
  stores,
  uses,
  routes: [subscriptionsRoutes],
  person: { tables: { subscriptions: 'user_id' } },
})
