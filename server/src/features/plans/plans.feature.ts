import type { FeatureDeps } from '../../deps.ts'
import { defineFeature } from '../../platform/feature.ts'
import { plansRoutes } from './plans.routes.ts'
import { plansStore } from './plans.store.ts'

export const stores = { plans: plansStore }
const uses = [] as const
export type Deps = FeatureDeps<typeof stores, (typeof uses)[number]>

export const feature = defineFeature<Deps>({
  name: 'plans',
  owns: ['plans'],
  stores,
  uses,
  routes: [plansRoutes],
  sitemap: { pages: async () => [{ path: '/planos' }] },
})
