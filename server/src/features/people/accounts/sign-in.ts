import { APIError } from 'better-auth/api'
import { BLOCKED_CODE } from '../../../platform/auth/auth.ts'
import { Busy, Forbidden, Unauthenticated } from '../../../platform/errors/domain-errors.ts'
import type { SensitiveCall } from '../../../platform/limits/sensitive-calls.ts'
import type { Deps } from './accounts.feature.ts'
import { ADMIN_PASSWORD_MIN } from './accounts.rules.ts'
import { accountsTexts } from './accounts.texts.ts'

type Credentials = { email: string; password: string }
type Needs = Pick<Deps, 'auth' | 'stores' | 'work' | 'sensitiveCalls'>

export type SignedIn = { cookies: string[]; token: string | null }

type From = {
  headers: Headers
  clientKey: string
  /** The browser, where somebody has entered this account before. */
  knownDevice: string | null
}

/** Counts before it looks: a try that is one too many costs no password hash. */
export async function signIn(
  { email, password }: Credentials,
  from: From,
  { auth, stores, work, sensitiveCalls }: Needs,
): Promise<SignedIn> {
  const counts = countsOf(email, from)
  // One after the other: a try that one count refuses takes nothing from the next, wider one.
  for (const [call, who] of counts) {
    await sensitiveCalls.spend(call, who, accountsTexts.tooManyTries)
  }
  const { headers, response } = await auth.api
    .signInEmail({ body: { email, password }, headers: from.headers, returnHeaders: true })
    .catch(async (error: unknown) => {
      // Nobody looked at the password: it was no guess.
      if (error instanceof Busy) await giveBack()
      return refuseCredentials(error)
    })
  const [person] = await Promise.all([
    password.length < ADMIN_PASSWORD_MIN ? stores.accounts.findByEmail(email) : null,
    giveBack(),
  ])
  if (person && person.role !== 'user') await refuseShortPassword(person.id)
  const token = 'token' in response ? response.token : null
  return { cookies: headers.getSetCookie(), token }

  function giveBack() {
    return Promise.all(counts.map(([call, who]) => sensitiveCalls.giveBack(call, who)))
  }

  async function refuseShortPassword(userId: string) {
    // The refusal comes after the commit: thrown inside, it would keep the sessions.
    await work.transaction(({ sessions }) => sessions.endAll(userId))
    throw new Forbidden(
      'accounts.admin-password-too-short',
      'an administrator with a short password',
      accountsTexts.adminPasswordTooShort,
    )
  }
}

/** The same for an e-mail with and without an account. */
function countsOf(email: string, { clientKey, knownDevice }: From): [SensitiveCall, string][] {
  if (knownDevice) return [['sign-in-device', `${knownDevice} ${email}`]]
  return [
    ['sign-in-address', clientKey],
    ['sign-in-account-address', `${email} ${clientKey}`],
    ['sign-in-account', email],
    ['sign-in-account-day', email],
  ]
}

function refuseCredentials(error: unknown): never {
  if (error instanceof APIError && error.body?.code === BLOCKED_CODE) {
    throw new Forbidden('accounts.blocked', 'a blocked person', accountsTexts.blocked)
  }
  if (error instanceof APIError && error.statusCode < 500) throw invalidCredentials()
  throw error
}

export const invalidCredentials = () =>
  new Unauthenticated(
    'accounts.invalid-credentials',
    'Invalid login credentials',
    accountsTexts.invalidCredentials,
  )
