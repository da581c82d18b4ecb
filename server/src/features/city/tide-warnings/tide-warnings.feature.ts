import { isoDateOfDay } from '@portal/contract/shared/calendar-days'
import { dayAt } from '@portal/contract/shared/time-zones'
import type { z } from 'zod'
import type { FeatureDeps } from '../../../deps.ts'
import { defineFeature } from '../../../platform/feature.ts'
import { defineJob, type Job } from '../../../platform/queue/job.ts'
import { tideWarningsRoutes } from './tide-warnings.routes.ts'
import { tideWatchesStore } from './tide-watches.store.ts'
import { TEST_WATCH_JOB } from './tide-watches.writes.ts'
import { sendTest, warnBeforeTheWater } from './warn-before-the-water.ts'

export const stores = { tideWatches: tideWatchesStore }
const uses = ['readTides', 'sights.find', 'sights.findPublished'] as const
export type Deps = FeatureDeps<typeof stores, (typeof uses)[number]>

const DAY_MS = 86_400_000
/** One who never opened the portal since forgot that they asked. */
const KEPT_DAYS = 400

const warn: Job<Deps> = {
  ...defineJob('tide-warnings.warn'),
  // The next minute takes up what this one left.
  retryLimit: 0,
  expireInSeconds: 300,
  urgent: true,
  schedule: '* * * * *',
  handle: (_data, deps) => warnBeforeTheWater(deps),
}

const test: Job<Deps, z.infer<typeof TEST_WATCH_JOB.data>> = {
  ...TEST_WATCH_JOB,
  retryLimit: 1,
  expireInSeconds: 30,
  urgent: true,
  handle: sendTest,
}

const forget: Job<Deps> = {
  ...defineJob('tide-warnings.forget'),
  retryLimit: 2,
  expireInSeconds: 120,
  schedule: '0 5 * * *',
  async handle(_data, { work, clock, log }) {
    const now = clock.now()
    const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS)
    // The evening of a day reaches into the night after it.
    const yesterday = isoDateOfDay(dayAt(now) - 1)
    const removed = await work.transaction(({ tideWatches }) =>
      tideWatches.forget(yesterday, before),
    )
    log.info({ removed }, 'warnings that have ended were removed')
  },
}

export const feature = defineFeature<Deps>({
  name: 'tide-warnings',
  owns: ['tide_watches'],
  stores,
  uses,
  routes: [tideWarningsRoutes],
  jobs: [warn, test, forget],
  retention: [forget],
})
