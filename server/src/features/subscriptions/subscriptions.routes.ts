import { startTrial as startTrialCall } from '@portal/contract/subscriptions/trial'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../platform/http/route.ts'
import { startTrial } from './start-trial.ts'

export function subscriptionsRoutes(app: FastifyInstance, deps: Deps) {
  route(app, startTrialCall, ({ body, actor }) => startTrial(actor, body.plan, deps))
}
