import type { FeatureDeps } from '../../../deps.ts'
import { defineFeature } from '../../../platform/feature.ts'
import { offlineRoutes } from './offline.routes.ts'

export const stores = {}
const uses = ['settings.read'] as const
export type Deps = FeatureDeps<typeof stores, (typeof uses)[number]>

export const feature = defineFeature<Deps>({
  name: 'offline',
  owns: [],
  stores,
  uses,
  routes: [offlineRoutes],
})
