import type { FeatureDeps } from '../../../deps.ts'
import { defineFeature } from '../../../platform/feature.ts'
import { analyticsJobs, keepVisitDays } from './analytics.jobs.ts'
import { analyticsRoutes } from './analytics.routes.ts'
import { pageLogStore } from './page-log.store.ts'
import { visitDaysStore } from './visit-days.store.ts'
import { visitsStore } from './visits.store.ts'

export const stores = { pageLog: pageLogStore, visitDays: visitDaysStore, visits: visitsStore }
const uses = ['countedTerm'] as const
export type Deps = FeatureDeps<typeof stores, (typeof uses)[number]>

export const feature = defineFeature<Deps>({
  name: 'analytics',
  owns: [
    'page_answers',
    'page_log_positions',
    'portal_visit_hours',
    'visit_days',
    'visit_events',
    'visit_hours',
    'visit_people',
    'visit_salts',
    'visit_sources',
    'visit_words',
  ],
  stores,
  uses,
  routes: [analyticsRoutes],
  onMerge: {
    async move({ visits }, pair) {
      await visits.moveAll(pair)
      return {}
    },
  },
  jobs: analyticsJobs,
  retention: [keepVisitDays],
})
