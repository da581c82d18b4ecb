import { listPlans } from '@portal/contract/plans/plan'
import type { FastifyInstance } from 'fastify'
import { publicRead } from '../../platform/http/route.ts'
import { defineTag } from '../../platform/live/tags.ts'
import type { Deps } from './plans.feature.ts'

const PLANS = defineTag('plans')
/** Long, because a change drops it at once on every node. */
const TTL_SECONDS = 3600

export function plansRoutes(app: FastifyInstance, { reads, stores }: Deps) {
  publicRead(app, reads, listPlans, { tags: [PLANS], ttlSeconds: TTL_SECONDS }, async () => ({
    plans: await stores.plans.list(),
  }))
}
