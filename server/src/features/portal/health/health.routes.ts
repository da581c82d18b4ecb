import {
  readHealth as contract,
  echoHealth,
  examinePortal,
  settleFailedWork as settleContract,
} from '@portal/contract/portal/health/health'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../platform/http/route.ts'
import { EXAMINE_JOB } from './examine-portal.ts'
import type { Deps } from './health.feature.ts'
import { echoOf } from './look-outside.ts'
import { readHealth } from './read-health.ts'
import { settleFailedWork } from './settle-failed-work.ts'

export function healthRoutes(app: FastifyInstance, deps: Deps) {
  route(app, contract, () => readHealth(deps))
  route(app, examinePortal, async () => {
    await deps.work.transaction(({ jobs }) => jobs.add(EXAMINE_JOB, {}))
    return { asked: true as const }
  })
  route(app, echoHealth, async ({ params }) => ({
    answer: echoOf(params.question, deps.config.auth.secret),
  }))
  route(app, settleContract, async ({ params, body, actor }) => ({
    asked: await settleFailedWork(actor, { ...params, ...body }, deps),
  }))
}
