import type { FeatureDeps } from '../../../deps.ts'
import { defineFeature } from '../../../platform/feature.ts'
import { clubRoutes } from './club.routes.ts'
import { clubStore } from './club.store.ts'

export const stores = { club: clubStore }
const uses = [] as const
export type Deps = FeatureDeps<typeof stores, (typeof uses)[number]>

export const feature = defineFeature<Deps>({
  name: 'club',
  owns: [],
  stores,
  uses,
  routes: [clubRoutes],
})
