import type { Session, SignOutScope } from '@portal/contract/people/accounts/session'
import type { ApiClient } from '../api.ts'
import { AuthUnknownAnswerError, isSessionMissing } from './auth-errors.ts'
import { withBackOff } from './back-off.ts'
import { AUTO_REFRESH_TICK_MS, SIGN_OUT_PATIENCE_MS } from './session.constants.ts'

/** Who is signed in here, asked of the server: only it can read the cookie. */
export async function readSession(api: ApiClient): Promise<Session | null> {
  return sessionOf(() => api.get('/api/v1/auth/session'))
}

/** Gives up in time for the next tick, which tries on its own. */
export async function prolongSession(api: ApiClient): Promise<Session | null> {
  const ask = () => api.send('POST', '/api/v1/auth/session/refresh')
  return sessionOf(() => withBackOff(ask, { limitMs: AUTO_REFRESH_TICK_MS }))
}

/** A session that is already gone has been left as well as any other. */
export async function endSession(api: ApiClient, scope: SignOutScope): Promise<void> {
  try {
    await inTime(api.send('POST', '/api/v1/auth/sign-out', { body: { scope } }))
  } catch (error) {
    if (!isSessionMissing(error)) throw error
  }
}

async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TypeError('No answer in time')), SIGN_OUT_PATIENCE_MS)
  })
  return Promise.race([answer, silence]).finally(() => clearTimeout(timer))
}

async function sessionOf(ask: () => Promise<{ session: Session | null }>): Promise<Session | null> {
  try {
    return sessionIn(await ask())
  } catch (error) {
    if (isSessionMissing(error)) return null
    throw error
  }
}

/** What the network hands over may come from anybody between here and the server. */
export function sessionIn(answer: { session: Session | null } | null): Session | null {
  if (!answer || typeof answer !== 'object' || !('session' in answer)) {
    throw new AuthUnknownAnswerError()
  }
  return answer.session
}
