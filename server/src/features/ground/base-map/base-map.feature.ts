import type { FeatureDeps, WithinOf } from '../../../deps.ts'
import { defineFeature } from '../../../platform/feature.ts'
import { baseMapFilesRoutes, baseMapRoutes } from './base-map.routes.ts'
import { baseMapsStore } from './base-maps.store.ts'

export const stores = { baseMaps: baseMapsStore }
const uses = [] as const
export type Deps = FeatureDeps<typeof stores, (typeof uses)[number]>
export type Within = WithinOf<Deps>

export const feature = defineFeature<Deps>({
  name: 'base-map',
  owns: ['base_maps', 'base_map_choice'],
  stores,
  uses,
  routes: [baseMapRoutes],
  files: [baseMapFilesRoutes],
})
