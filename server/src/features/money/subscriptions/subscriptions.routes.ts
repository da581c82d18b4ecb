import * as contract from '@portal/contract/money/subscriptions/trial'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../platform/http/route.ts'
import { startTrial } from './start-trial.ts'
import type { Deps } from './subscriptions.feature.ts'

export function subscriptionsRoutes(app: FastifyInstance, deps: Deps) {
  const { clock, stores } = deps
  route(app, contract.readTrial, async ({ actor }) => ({
    trial: await stores.subscriptions.findTrial(actor.userId, clock.now()),
    waiting: await stores.askedTrials.find(actor.userId),
  }))
  route(app, contract.startTrial, ({ body, actor }) => startTrial(actor, body, deps))
}
