import { readWaitingCounts } from '@portal/contract/queues/waiting-counts'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../platform/http/route.ts'

export function queuesRoutes(app: FastifyInstance, deps: Deps) {
  route(app, readWaitingCounts, () => deps.stores.queues.countWaiting())
}
