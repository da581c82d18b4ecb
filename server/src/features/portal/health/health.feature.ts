import type { FeatureDeps } from '../../../deps.ts'
import { defineFeature } from '../../../platform/feature.ts'
import { healthJobs } from './health.jobs.ts'
import { healthRoutes } from './health.routes.ts'
import { healthStore } from './health.store.ts'
import { partnersStore } from './partners.store.ts'
import { systemTestsRoutes } from './system-tests.routes.ts'
import { systemTestsStore } from './system-tests.store.ts'
import { teamWaits } from './team-waits.store.ts'

export const stores = {
  health: healthStore,
  partners: partnersStore,
  systemTests: systemTestsStore,
}
const uses = [
  'accounts.find',
  'failedWork.count',
  'failedWork.list',
  'failedWork.take',
  'findMapInUse',
  'settings.read',
] as const
export type Deps = FeatureDeps<typeof stores, (typeof uses)[number]>

/** How the portal and what it depends on are doing. */
export const feature = defineFeature<Deps>({
  name: 'health',
  owns: [
    ...['backups', 'first_use', 'health_readings', 'node_beats', 'service_health'],
    'system_tests',
  ],
  stores,
  uses,
  routes: [healthRoutes, systemTestsRoutes],
  jobs: healthJobs,
  objects: [
    { at: '/admin/failed-work/:id', is: 'failed-work', table: 'failed_work', by: { id: 'id' } },
  ],
  teamWaits,
})
