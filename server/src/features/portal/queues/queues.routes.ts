import { readWaitingCounts } from '@portal/contract/portal/queues/waiting-counts'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../platform/http/route.ts'
import type { Deps } from './queues.feature.ts'

export function queuesRoutes(app: FastifyInstance, deps: Deps) {
  route(app, readWaitingCounts, () => deps.stores.queues.countWaiting(deps.clock.now()))
}
