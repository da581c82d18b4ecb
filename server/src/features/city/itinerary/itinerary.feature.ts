import type { FeatureDeps } from '../../../deps.ts'
import { defineFeature } from '../../../platform/feature.ts'
import { itineraryRoutes } from './itinerary.routes.ts'
import { itineraryStore } from './itinerary.store.ts'

export const stores = { itinerary: itineraryStore }
const uses = ['readLegs', 'readListingCards', 'readTides'] as const
export type Deps = FeatureDeps<typeof stores, (typeof uses)[number]>

export const feature = defineFeature<Deps>({
  name: 'itinerary',
  owns: [],
  stores,
  uses,
  routes: [itineraryRoutes],
})
