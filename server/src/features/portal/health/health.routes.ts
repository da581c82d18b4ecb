import {
  readHealth as contract,
  settleFailedWork as settleContract,
} from '@portal/contract/portal/health/health'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../platform/http/route.ts'
import type { Deps } from './health.feature.ts'
import { readHealth } from './read-health.ts'
import { settleFailedWork } from './settle-failed-work.ts'

export function healthRoutes(app: FastifyInstance, deps: Deps) {
  route(app, contract, () => readHealth(deps))
  route(app, settleContract, async ({ params, body, actor }) => ({
    asked: await settleFailedWork(actor, { ...params, ...body }, deps),
  }))
}
