import type { FeatureDeps } from '../../../deps.ts'
import { defineFeature } from '../../../platform/feature.ts'
import { readForecast } from './read-forecast.ts'
import { weatherJobs } from './weather.jobs.ts'
import { weatherRoutes } from './weather.routes.ts'
import { weatherStore } from './weather.store.ts'

export const stores = { weather: weatherStore }
const uses = ['settings.read'] as const
export const ports = {
  /** What may be shown of the weather now: nothing where it is off, and only its age where it is old. */
  readForecast: (deps: Pick<Deps, 'stores' | 'clock' | 'weather'>) => readForecast(deps),
}
export type Deps = FeatureDeps<typeof stores, (typeof uses)[number]>

export const feature = defineFeature<Deps>({
  name: 'weather',
  owns: ['weather'],
  stores,
  uses,
  ports,
  routes: [weatherRoutes],
  jobs: weatherJobs,
})
