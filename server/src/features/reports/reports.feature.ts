import type { FeatureDeps } from '../../deps.ts'
import { defineFeature } from '../../platform/feature.ts'
import { reportsRoutes } from './reports.routes.ts'
import { reportsStore } from './reports.store.ts'

export const stores = { reports: reportsStore }
const uses = [] as const
export type Deps = FeatureDeps<typeof stores, (typeof uses)[number]>

export const feature = defineFeature<Deps>({
  name: 'reports',
  owns: ['reports'],
  stores,
  uses,
  routes: [reportsRoutes],
  person: {
    tables: { reports: 'user_id' },
    erase: ({ reports }, { userId }) => reports.forgetPerson(userId),
  },
})
