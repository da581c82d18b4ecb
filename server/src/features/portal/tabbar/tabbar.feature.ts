import type { FeatureDeps } from '../../../deps.ts'
import { defineFeature } from '../../../platform/feature.ts'
import { tabbarRoutes } from './tabbar.routes.ts'
import { tabbarStore } from './tabbar.store.ts'

export const stores = { tabbar: tabbarStore }
const uses = [] as const
export type Deps = FeatureDeps<typeof stores, (typeof uses)[number]>

export const feature = defineFeature<Deps>({
  name: 'tabbar',
  owns: ['mobile_tabbar_config'],
  objects: [
    {
      at: '/admin/mobile-tabbar/:id',
      is: 'tabbar-item',
      table: 'mobile_tabbar_config',
      by: { id: 'id' },
    },
  ],
  stores,
  uses,
  routes: [tabbarRoutes],
})
