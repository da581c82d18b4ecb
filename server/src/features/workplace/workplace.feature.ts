import type { FeatureDeps } from '../../deps.ts'
import { defineFeature } from '../../platform/feature.ts'
import { recordsStore } from './records.store.ts'
import { workplaceRoutes } from './workplace.routes.ts'

export const stores = { records: recordsStore }
const uses = [] as const
export type Deps = FeatureDeps<typeof stores, (typeof uses)[number]>

export const feature = defineFeature<Deps>({
  name: 'workplace',
  owns: [],
  stores,
  uses,
  routes: [workplaceRoutes],
})
