import type { FeatureDeps } from '../../../deps.ts'
import { defineFeature } from '../../../platform/feature.ts'
import { beachConditionsRoutes } from './beach-conditions.routes.ts'
import { beachConditionsStore } from './beach-conditions.store.ts'

export const stores = { beachConditions: beachConditionsStore }
const uses = [] as const
export type Deps = FeatureDeps<typeof stores, (typeof uses)[number]>

export const feature = defineFeature<Deps>({
  name: 'beach-conditions',
  owns: ['beach_conditions'],
  objects: [{ at: '/admin/beach-conditions/:id', is: 'sight', table: 'sights', by: { id: 'id' } }],
  stores,
  uses,
  routes: [beachConditionsRoutes],
})
