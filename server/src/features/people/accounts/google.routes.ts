import { startGoogleSignIn } from '@portal/contract/people/accounts/sign-in'
import { chosenPlan } from '@portal/contract/shared/plan-rules'
import type { FastifyInstance } from 'fastify'
import { AUTH_PATH } from '../../../platform/auth/auth.ts'
import { authHeaders } from '../../../platform/auth/identity.ts'
import { Conflict } from '../../../platform/errors/domain-errors.ts'
import { route } from '../../../platform/http/route.ts'
import type { Deps } from './accounts.feature.ts'
import { accountsTexts } from './accounts.texts.ts'
import { enter, setCookies } from './cookies.routes.ts'

/** Entering with Google: the way there, and the address Google brings the browser back to. */
export function googleRoutes(app: FastifyInstance, deps: Deps) {
  const { auth, config, log } = deps
  route(app, startGoogleSignIn, async ({ body }, request, reply) => {
    const back = `/auth/callback?plan=${chosenPlan(body.plan)}`
    const { headers, response } = await auth.api
      .signInSocial({
        body: {
          provider: 'google',
          callbackURL: back,
          errorCallbackURL: back,
          disableRedirect: true,
        },
        headers: authHeaders(request),
        returnHeaders: true,
      })
      .catch((error: unknown) => {
        log.warn({ err: error }, 'Google cannot be asked')
        throw new Conflict('accounts.google-away', 'Google is away', accountsTexts.googleAway)
      })
    if (!response.url) throw new Error('the library gave no address for Google')
    setCookies(reply, headers.getSetCookie())
    return { url: response.url }
  })

  app.get(`${AUTH_PATH}/callback/google`, { schema: { hide: true } }, async (request, reply) => {
    const answer = await auth.handler(
      new Request(new URL(request.url, config.publicOrigin), { headers: authHeaders(request) }),
    )
    const cookies = answer.headers.getSetCookie()
    setCookies(reply, cookies)
    await enter(request, cookies, deps)
    const error = answer.status === 403 ? 'blocked' : 'unknown'
    const target =
      answer.headers.get('location') ?? `${config.publicOrigin}/auth/callback?error=${error}`
    return reply.header('cache-control', 'no-store').redirect(target, 302)
  })
}
