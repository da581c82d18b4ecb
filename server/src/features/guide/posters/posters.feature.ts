import type { FeatureDeps } from '../../../deps.ts'
import { defineFeature } from '../../../platform/feature.ts'
import { postersRoutes } from './posters.routes.ts'

export const stores = {}
const uses = ['ownListings.find', 'settings.read'] as const
export type Deps = FeatureDeps<typeof stores, (typeof uses)[number]>

export const feature = defineFeature<Deps>({
  name: 'posters',
  owns: [],
  stores,
  uses,
  routes: [postersRoutes],
})
