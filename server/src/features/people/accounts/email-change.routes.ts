import * as emailChange from '@portal/contract/people/accounts/email-change'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../platform/http/route.ts'
import { clientKey } from '../../../platform/limits/client-key.ts'
import type { Deps } from './accounts.feature.ts'
import { confirmEmailChange } from './confirm-email-change.ts'
import { rememberDevice } from './cookies.routes.ts'
import { requestEmailChange } from './request-email-change.ts'
import { stopEmailChange } from './stop-email-change.ts'

export function emailChangeRoutes(app: FastifyInstance, deps: Deps) {
  route(app, emailChange.requestEmailChange, async ({ body, actor }) => {
    await requestEmailChange(actor, body, deps)
    return { accepted: true }
  })

  route(app, emailChange.tryEmailAgain, async ({ actor }) => ({
    tried: await deps.work.transaction(({ refusedAddresses }) =>
      refusedAddresses.forget(actor.email),
    ),
  }))

  route(app, emailChange.confirmEmailChange, async ({ body, actor }, request, reply) => {
    const email = await confirmEmailChange(actor, body.token, clientKey(request.ip), deps)
    // Guesses of strangers at the new address do not lock its owner out of this browser.
    rememberDevice({ request, reply }, email, deps)
    return { changed: true }
  })

  route(app, emailChange.stopEmailChange, async ({ body }, request) => ({
    undone: await stopEmailChange(body.token, clientKey(request.ip), deps),
  }))
}
