import { startTrial as startTrialCall } from '@portal/contract/subscriptions/trial'
import type { FastifyInstance } from 'fastify'
import { route } from '../../platform/http/route.ts'
import { startTrial } from './start-trial.ts'
import type { Deps } from './subscriptions.feature.ts'

export function subscriptionsRoutes(app: FastifyInstance, deps: Deps) {
  route(app, startTrialCall, ({ body, actor }) => startTrial(actor, body.plan, deps))
}
