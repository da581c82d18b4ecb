import { readWaitingCounts } from '@portal/contract/queues/waiting-counts'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { requireAdministrator } from '../../platform/actor.ts'
import { requirePerson } from '../../platform/auth/identity.ts'
import { route } from '../../platform/http/route.ts'

export function queuesRoutes(app: FastifyInstance, deps: Deps) {
  route(app, readWaitingCounts, async (_input, request) => {
    requireAdministrator(await requirePerson(request, deps))
    return deps.stores.queues.countWaiting()
  })
}
