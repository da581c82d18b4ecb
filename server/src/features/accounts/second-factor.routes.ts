import * as factor from '@portal/contract/accounts/second-factor'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { authHeaders, requirePerson } from '../../platform/auth/identity.ts'
import { route } from '../../platform/http/route.ts'
import { confirmSecondFactor, removeSecondFactor, startSecondFactor } from './second-factor.ts'
import { setCookies } from './set-cookies.routes.ts'

export function secondFactorRoutes(app: FastifyInstance, deps: Deps) {
  route(app, factor.startSecondFactor, async ({ body }, request) => {
    const person = await requirePerson(request, deps)
    return startSecondFactor(person, body.password, authHeaders(request), deps)
  })

  route(app, factor.confirmSecondFactor, async ({ body }, request, reply) => {
    const person = await requirePerson(request, deps)
    setCookies(reply, await confirmSecondFactor(person, body.code, authHeaders(request), deps))
    return { enabled: true }
  })

  route(app, factor.removeSecondFactor, async ({ body }, request, reply) => {
    const person = await requirePerson(request, deps)
    setCookies(reply, await removeSecondFactor(person, body.password, authHeaders(request), deps))
    return { enabled: false }
  })
}
