import { startTrial as startTrialCall } from '@portal/contract/subscriptions/trial'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { requirePerson } from '../../platform/auth/identity.ts'
import { route } from '../../platform/http/route.ts'
import { startTrial } from './start-trial.ts'

export function subscriptionsRoutes(app: FastifyInstance, deps: Deps) {
  route(app, startTrialCall, async ({ body }, request) =>
    startTrial(await requirePerson(request, deps), body.plan, deps),
  )
}
