import type { FeatureDeps } from '../../../deps.ts'
import { defineFeature } from '../../../platform/feature.ts'
import { mapRoutes } from './map.routes.ts'
import { mapStore } from './map.store.ts'

export const stores = { map: mapStore }
const uses = ['readListingCards', 'readStreetDistances'] as const
export type Deps = FeatureDeps<typeof stores, (typeof uses)[number]>

export const feature = defineFeature<Deps>({
  name: 'map',
  owns: [],
  stores,
  uses,
  routes: [mapRoutes],
})
