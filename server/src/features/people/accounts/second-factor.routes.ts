import * as factor from '@portal/contract/people/accounts/second-factor'
import type { FastifyInstance } from 'fastify'
import { authHeaders } from '../../../platform/auth/identity.ts'
import { route } from '../../../platform/http/route.ts'
import type { Deps } from './accounts.feature.ts'
import { browserOf, setCookies } from './cookies.routes.ts'
import { confirmSecondFactor, removeSecondFactor, startSecondFactor } from './second-factor.ts'

export function secondFactorRoutes(app: FastifyInstance, deps: Deps) {
  route(app, factor.startSecondFactor, ({ body, actor }, request) =>
    startSecondFactor(actor, body.password, authHeaders(request), deps),
  )

  route(app, factor.confirmSecondFactor, async ({ body, actor }, request, reply) => {
    setCookies(reply, await confirmSecondFactor(actor, body.code, browserOf(request, deps), deps))
    return { enabled: true }
  })

  route(app, factor.removeSecondFactor, async ({ body, actor }, request) => {
    await removeSecondFactor(actor, body, browserOf(request, deps), deps)
    return { enabled: false }
  })
}
