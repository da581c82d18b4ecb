import { readHealth as contract } from '@portal/contract/health/health'
import type { FastifyInstance } from 'fastify'
import type { FeatureDeps } from '../../deps.ts'
import { defineFeature } from '../../platform/feature.ts'
import { route } from '../../platform/http/route.ts'
import { healthStore } from './health.store.ts'
import { partnersStore } from './partners.store.ts'
import { readHealth } from './read-health.ts'

export const stores = { health: healthStore, partners: partnersStore }
const uses = [] as const
export type Deps = FeatureDeps<typeof stores, (typeof uses)[number]>

function healthRoutes(app: FastifyInstance, deps: Deps) {
  route(app, contract, () => readHealth(deps))
}

/** How the portal and what it depends on are doing. */
export const feature = defineFeature<Deps>({
  name: 'health',
  owns: ['backups', 'node_beats', 'service_health'],
  stores,
  uses,
  routes: [healthRoutes],
})
