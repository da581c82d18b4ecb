import type { Session } from '@portal/contract/people/accounts/session'
import * as session from '@portal/contract/people/accounts/session'
import * as entering from '@portal/contract/people/accounts/sign-in'
import { signUp as signUpCall } from '@portal/contract/people/accounts/sign-up'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { SESSION_SECONDS } from '../../../platform/auth/auth.ts'
import { deviceName } from '../../../platform/auth/device-name.ts'
import { authHeaders, type Person, requirePerson } from '../../../platform/auth/identity.ts'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { route } from '../../../platform/http/route.ts'
import { clientKey } from '../../../platform/limits/client-key.ts'
import type { Deps } from './accounts.feature.ts'
import { isDueToProlong, secondFactorState } from './accounts.rules.ts'
import { avatarAddress } from './avatars.rules.ts'
import { browserOf, enter, knownDevice, rememberDevice, setCookies } from './cookies.routes.ts'
import { proveSecondFactor } from './second-factor.ts'
import { signIn } from './sign-in.ts'
import { signUp } from './sign-up.ts'

/** Entering, staying and leaving. */
export function sessionRoutes(app: FastifyInstance, deps: Deps) {
  const { auth, clock, stores, work, sensitiveCalls } = deps

  async function present(person: Person | null) {
    if (!person) return { session: null }
    const [providers, pictureAt, isRefused] = await Promise.all([
      stores.accounts.providers(person.userId),
      person.image ? stores.avatars.changedAt(person.userId) : null,
      stores.refusedAddresses.has(person.email),
    ])
    const standing = { providers, avatarUrl: avatarAddress(pictureAt), isRefused }
    return { session: presentSession(person, standing, clock.now()) }
  }

  /** The session behind cookies that the browser is only about to receive. */
  async function presentNew(request: FastifyRequest, reply: FastifyReply, cookies: string[]) {
    setCookies(reply, cookies)
    const person = await enter(request, cookies, deps)
    if (person) rememberDevice({ request, reply }, person.email, deps)
    return present(person)
  }

  async function prolong(request: FastifyRequest, reply: FastifyReply, person: Person) {
    const { headers, response } = await auth.api.prolongSession({
      body: { token: person.sessionToken },
      headers: authHeaders(request),
      returnHeaders: true,
    })
    setCookies(reply, headers.getSetCookie())
    return response ? { ...person, expiresAt: response.expiresAt } : null
  }

  route(app, session.readSession, async ({ actor: person }, request, reply) => {
    const isDue = person && isDueToProlong(person.expiresAt, SESSION_SECONDS, clock.now())
    return present(isDue ? await prolong(request, reply, person) : person)
  })

  route(app, session.refreshSession, async ({ actor: person }, request, reply) =>
    present(person && (await prolong(request, reply, person))),
  )

  route(app, signUpCall, async ({ body }, request, reply) => {
    await sensitiveCalls.spend('sign-up', clientKey(request.ip))
    const { userId, planType } = await signUp(body, deps)
    const { headers } = await auth.api.openSession({
      body: { userId },
      headers: authHeaders(request),
      returnHeaders: true,
    })
    const answer = await presentNew(request, reply, headers.getSetCookie())
    return { ...answer, user_id: userId, plan_type: planType }
  })

  route(app, entering.signIn, async ({ body }, request, reply) => {
    const from = {
      headers: authHeaders(request),
      clientKey: clientKey(request.ip),
      knownDevice: knownDevice(request, body.email, deps),
    }
    const { cookies, token } = await signIn(body, from, deps)
    const answer = await presentNew(request, reply, cookies)
    return { ...answer, needs_second_factor: token === null }
  })

  route(app, entering.proveSecondFactor, async ({ body, actor: person }, request, reply) => {
    const from = { ...browserOf(request, deps), person }
    const { cookies } = await proveSecondFactor(body.code, from, deps)
    return presentNew(request, reply, cookies)
  })

  route(app, session.signOut, async ({ body: { scope }, actor: person }, request, reply) => {
    if (scope === 'others') {
      const { userId, sessionToken } = requirePerson(person)
      return work.transaction(async ({ sessions }) => ({
        ended: await sessions.endOthers(userId, sessionToken),
      }))
    }
    const ended = person
      ? await work.transaction(({ sessions }) =>
          scope === 'global'
            ? sessions.endAll(person.userId)
            : sessions.end(person.userId, person.sessionId),
        )
      : 0
    const { headers } = await auth.api.signOut({
      headers: authHeaders(request),
      returnHeaders: true,
    })
    setCookies(reply, headers.getSetCookie())
    return { ended }
  })

  route(app, session.listSessions, async ({ actor }) => {
    const open = await stores.sessions.list(actor.userId, clock.now())
    return open.map(({ id, createdAt, updatedAt, expiresAt, ipAddress, userAgent }) => ({
      id,
      created_at: createdAt,
      last_used_at: updatedAt,
      expires_at: expiresAt,
      device: deviceName(userAgent),
      ip_address: ipAddress,
      is_current: id === actor.sessionId,
    }))
  })

  route(app, session.revokeSession, async ({ params, actor }) => {
    const ended = await work.transaction(({ sessions }) => sessions.end(actor.userId, params.id))
    if (ended === 0) throw new NotFound('session', params.id)
    return { ended }
  })
}

type Standing = { providers: string[]; avatarUrl: string | null; isRefused: boolean }

function presentSession(
  person: Person,
  { providers, avatarUrl, isRefused }: Standing,
  now: Date,
): Session {
  const expiresAt = Math.floor(person.expiresAt.getTime() / 1000)
  return {
    id: person.sessionId,
    expires_at: expiresAt,
    expires_in: Math.max(0, expiresAt - Math.floor(now.getTime() / 1000)),
    user: {
      id: person.userId,
      email: person.email,
      email_verified: person.emailVerified,
      is_proved: person.isProved,
      ...(isRefused ? { email_refused: true } : {}),
      identities: providers.map((provider) => ({ provider })),
      factors: person.hasSecondFactor ? [{ type: 'totp' }] : [],
      user_metadata: { full_name: person.name || null, avatar_url: avatarUrl },
    },
    plan_type: person.planType,
    staff_role: person.staffRole ?? null,
    second_factor: secondFactorState(person),
  }
}
