import { readHealth as contract } from '@portal/contract/health/health'
import type { FastifyInstance } from 'fastify'
import { route } from '../../platform/http/route.ts'
import type { Deps } from './health.feature.ts'
import { readHealth } from './read-health.ts'

export function healthRoutes(app: FastifyInstance, deps: Deps) {
  route(app, contract, () => readHealth(deps))
}
