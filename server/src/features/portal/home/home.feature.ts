import type { FeatureDeps } from '../../../deps.ts'
import { defineFeature } from '../../../platform/feature.ts'
import { homeRoutes } from './home.routes.ts'
import { homeStore } from './home.store.ts'

export const stores = { home: homeStore }
const uses = [] as const
export type Deps = FeatureDeps<typeof stores, (typeof uses)[number]>

export const feature = defineFeature<Deps>({
  name: 'home',
  owns: [],
  stores,
  uses,
  routes: [homeRoutes],
  sitemap: { pages: async () => [{ path: '/' }, { path: '/clube-de-vantagens' }] },
})
