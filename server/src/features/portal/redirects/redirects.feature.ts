import type { FeatureDeps } from '../../../deps.ts'
import { defineFeature } from '../../../platform/feature.ts'
import { redirectsRoutes } from './redirects.routes.ts'
import { redirectsStore } from './redirects.store.ts'

export const stores = { redirects: redirectsStore }
const uses = [] as const
export type Deps = FeatureDeps<typeof stores, (typeof uses)[number]>

export const feature = defineFeature<Deps>({
  name: 'redirects',
  owns: ['redirects'],
  objects: [{ at: '/admin/redirects/:id', is: 'redirect', table: 'redirects', by: { id: 'id' } }],
  stores,
  uses,
  routes: [redirectsRoutes],
})
