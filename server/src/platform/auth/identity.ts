import type { IncomingHttpHeaders } from 'node:http'
import { isStaffRole } from '@portal/contract/people/accounts/role-rules'
import type { PlanType } from '@portal/contract/shared/plans'
import { type Actor, isStaff } from '../actor.ts'
import { Unauthenticated } from '../errors/domain-errors.ts'
import { type Auth, CLIENT_ADDRESS_HEADER } from './auth.ts'

/** Somebody who is signed in, as routes and use cases see them. */
export type Person = Extract<Actor, { kind: 'person' }> & {
  sessionId: string
  sessionToken: string
  expiresAt: Date
  email: string
  name: string
  emailVerified: boolean
  /** Has shown that an e-mail or a WhatsApp number is theirs (`is_proved` of the database says what counts). */
  isProved: boolean
  image: string | null
  hasSecondFactor: boolean
  secondFactorAt: Date | null
}

/** What of a request tells who sends it. */
export type Caller = { ip: string; headers: IncomingHttpHeaders }

export type Identify = (request: Caller) => Promise<Person | null>

type IdentifyOptions = {
  auth: () => Auth
  adminSecondFactor: boolean
  readStanding(userId: string): Promise<{ planType: PlanType; isProved: boolean }>
}

/** Reads the cookie, the session behind it and the plan in force. Nothing is remembered in between. */
export function createIdentify({
  auth,
  adminSecondFactor,
  readStanding,
}: IdentifyOptions): Identify {
  return async (request) => {
    if (!request.headers.cookie) return null
    const found = await auth().api.getSession({
      headers: authHeaders(request),
      query: { disableRefresh: true },
    })
    // One that was opened while its owner was being blocked ends here.
    if (!found || found.user.blockedAt) return null
    const { user, session } = found
    const { planType, isProved } = await readStanding(user.id)
    const staffRole = isStaffRole(user.role) ? user.role : null
    const worksHere = isStaff({ kind: 'person', userId: user.id, planType, staffRole })
    const hasSecondFactor = user.twoFactorEnabled === true
    // A proof from before the factor was taken away proves nothing any more.
    const secondFactorAt = hasSecondFactor ? (session.secondFactorAt ?? null) : null
    return {
      kind: 'person',
      userId: user.id,
      planType,
      staffRole,
      owesSecondFactor: adminSecondFactor && worksHere && !secondFactorAt,
      sessionId: session.id,
      sessionToken: session.token,
      expiresAt: session.expiresAt,
      email: user.email,
      name: user.name,
      emailVerified: user.emailVerified,
      isProved,
      image: user.image ?? null,
      hasSecondFactor,
      secondFactorAt,
    }
  }
}

export function requirePerson(caller: Person | null): Person {
  if (!caller) throw new Unauthenticated('accounts.session-missing', 'Auth session missing!')
  return caller
}

/** What the library may see of a request: the cookie, the browser's name and the true address. */
export function authHeaders(request: Caller): Headers {
  const headers = new Headers({ [CLIENT_ADDRESS_HEADER]: request.ip })
  const { cookie, 'user-agent': agent } = request.headers
  if (cookie) headers.set('cookie', cookie)
  if (agent) headers.set('user-agent', agent.slice(0, 400))
  return headers
}
