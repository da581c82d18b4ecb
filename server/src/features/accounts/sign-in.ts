import { APIError } from 'better-auth/api'
import { Forbidden, Unauthenticated } from '../../platform/errors/domain-errors.ts'
import type { Deps } from './accounts.feature.ts'
import { ADMIN_PASSWORD_MIN } from './accounts.rules.ts'
import { accountsTexts } from './accounts.texts.ts'

type Credentials = { email: string; password: string }
type Needs = Pick<Deps, 'auth' | 'stores' | 'sensitiveCalls'>

export type SignedIn = { cookies: string[]; token: string | null }

/** Counts before it looks: a try that is one too many costs no password hash. */
export async function signIn(
  { email, password }: Credentials,
  from: { headers: Headers; clientKey: string },
  { auth, stores, sensitiveCalls }: Needs,
): Promise<SignedIn> {
  await Promise.all([
    sensitiveCalls.spend('sign-in-account', email),
    sensitiveCalls.spend('sign-in-address', from.clientKey),
  ])
  const { headers, response } = await auth.api
    .signInEmail({ body: { email, password }, headers: from.headers, returnHeaders: true })
    .catch(refuseCredentials)
  const [person] = await Promise.all([
    password.length < ADMIN_PASSWORD_MIN ? stores.accounts.findByEmail(email) : null,
    sensitiveCalls.giveBack('sign-in-account', email),
    sensitiveCalls.giveBack('sign-in-address', from.clientKey),
  ])
  if (person && person.role !== 'user') await refuseShortPassword(person.id)
  const token = 'token' in response ? response.token : null
  return { cookies: headers.getSetCookie(), token }

  async function refuseShortPassword(userId: string) {
    await stores.sessions.endAll(userId)
    throw new Forbidden(
      'accounts.admin-password-too-short',
      'an administrator with a short password',
      accountsTexts.adminPasswordTooShort,
    )
  }
}

function refuseCredentials(error: unknown): never {
  if (error instanceof APIError && error.statusCode < 500) throw invalidCredentials()
  throw error
}

export const invalidCredentials = () =>
  new Unauthenticated(
    'accounts.invalid-credentials',
    'Invalid login credentials',
    accountsTexts.invalidCredentials,
  )
