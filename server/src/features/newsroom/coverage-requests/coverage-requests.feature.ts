import type { FeatureDeps } from '../../../deps.ts'
import { bool } from '../../../platform/database/checked-sql.ts'
import { defineFeature } from '../../../platform/feature.ts'
import { coverageJobs, sweep } from './coverage.jobs.ts'
import { coverageRoutes } from './coverage.routes.ts'
import { coverageStore } from './coverage.store.ts'
import { coverageBoardRoutes } from './coverage-board.routes.ts'
import { names } from './personal-data.texts.ts'
import { teamWaits } from './team-waits.store.ts'

export const stores = { coverage: coverageStore }
const uses = [] as const
export type Deps = FeatureDeps<typeof stores, (typeof uses)[number]>

export const feature = defineFeature<Deps>({
  name: 'coverage-requests',
  owns: ['coverage_history', 'coverage_requests'],
  decisions: [
    {
      at: '/admin/coverage-requests/:id/move',
      table: 'coverage_requests',
      isOwn: (userId) => bool`thing.user_id = ${userId}`,
    },
  ],
  objects: [
    {
      at: '/admin/coverage-requests/:id',
      is: 'coverage',
      table: 'coverage_requests',
      by: { id: 'id' },
    },
  ],
  stores,
  uses,
  routes: [coverageRoutes, coverageBoardRoutes],
  jobs: coverageJobs,
  retention: [sweep],
  sitemap: { pages: async () => [{ path: '/solicitar-cobertura' }] },
  person: {
    policy: 'O que você publica e guarda',
    names,
    tables: { coverage_requests: 'user_id' },
    async collect(rows, { userId, provedEmail }) {
      const own = await rows.where('coverage_requests', 'user_id', userId)
      const sent = await rows.sentWithoutAccount('coverage_requests', provedEmail)
      const ids = [...own, ...sent].map(({ id }) => String(id))
      const history = await rows.whereIn('coverage_history', 'request_id', ids)
      return {
        coverage_requests: sent,
        // What the team noted for itself is not the person's, nor who wrote.
        coverage_history: history
          .filter(({ kind }) => kind !== 'note')
          .map(({ author_id: _author, ...row }) => row),
      }
    },
    erase: ({ coverage }, person) => coverage.removeAllOf(person),
  },
  teamWaits,
})
