import type { FeatureDeps } from '../../../deps.ts'
import { defineFeature } from '../../../platform/feature.ts'
import { diagnosticsJobs, sweepErrorReports } from './diagnostics.jobs.ts'
import { diagnosticsRoutes } from './diagnostics.routes.ts'
import { diagnosticsStore } from './diagnostics.store.ts'
import { faultsStore } from './faults.store.ts'

export const stores = { diagnostics: diagnosticsStore, faults: faultsStore }
const uses = [] as const
export type Deps = FeatureDeps<typeof stores, (typeof uses)[number]>

export const feature = defineFeature<Deps>({
  name: 'diagnostics',
  owns: ['error_faults', 'error_reports'],
  stores,
  uses,
  routes: [diagnosticsRoutes],
  jobs: diagnosticsJobs,
  retention: [sweepErrorReports],
})
