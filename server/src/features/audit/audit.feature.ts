import type { FeatureDeps } from '../../deps.ts'
import { defineFeature } from '../../platform/feature.ts'
import { auditRoutes } from './audit.routes.ts'
import { auditStore } from './audit.store.ts'

export const stores = { audit: auditStore }
const uses = [] as const
export type Deps = FeatureDeps<typeof stores, (typeof uses)[number]>

export const feature = defineFeature<Deps>({
  name: 'audit',
  owns: ['audit_log', 'audit_subjects'],
  stores,
  uses,
  routes: [auditRoutes],
  person: { tables: { audit_log: 'actor_id' } },
})
