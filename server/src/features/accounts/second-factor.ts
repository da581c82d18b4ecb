import type { AuditAction } from '@portal/contract/audit/audit-actions'
import { APIError } from 'better-auth/api'
import type { Person } from '../../platform/auth/identity.ts'
import { Conflict, Invalid } from '../../platform/errors/domain-errors.ts'
import type { Deps } from './accounts.feature.ts'
import { accountsTexts } from './accounts.texts.ts'
import { provePassword } from './prove-password.ts'

type Needs = Pick<Deps, 'auth' | 'work' | 'stores' | 'clock' | 'sensitiveCalls' | 'passwords'>

/** Asks for the password, then hands out the secret; nothing is on until the first code comes back. */
export async function startSecondFactor(
  person: Person,
  password: string,
  headers: Headers,
  deps: Needs,
) {
  await provePassword(person.userId, password, 'password', deps)
  const answer = await deps.auth.api
    .enableTwoFactor({ body: { password, method: 'totp' }, headers })
    .catch((error: unknown) => {
      if (!(error instanceof APIError)) throw error
      throw new Conflict(
        'accounts.second-factor-on',
        error.message,
        accountsTexts.secondFactorTaken,
      )
    })
  if (answer.method !== 'totp') throw new Error('the library chose another second factor')
  const { totpURI, backupCodes } = answer
  const secret = new URL(totpURI).searchParams.get('secret') ?? ''
  return { uri: totpURI, secret, backup_codes: backupCodes }
}

/** Its answer opens a new session, which has the factor proved. */
export async function confirmSecondFactor(
  person: Person,
  code: string,
  headers: Headers,
  deps: Needs,
) {
  const { cookies } = await proveSecondFactor(code, { headers, who: person.userId }, deps)
  await record(person, 'account.second-factor-enabled', deps)
  return cookies
}

/** Six digits are the application's code; anything longer is a backup code, good for once. */
export async function proveSecondFactor(
  code: string,
  from: { headers: Headers; who: string },
  { auth, work, clock, sensitiveCalls }: Needs,
) {
  await sensitiveCalls.spend('second-factor', from.who)
  const call = { body: { code }, headers: from.headers, returnHeaders: true } as const
  const { headers, response } = await (/^\d{6}$/.test(code)
    ? auth.api.verifyTOTP(call)
    : auth.api.verifyBackupCode(call)
  ).catch(refuseCode)
  await sensitiveCalls.giveBack('second-factor', from.who)
  const cookies = headers.getSetCookie()
  // Switching it on opens another session, whose token only the new cookie knows.
  const token = sessionTokenIn(cookies) ?? response.token
  if (!token) throw wrongCode()
  await work.transaction(({ sessions }) => sessions.markSecondFactor(token, clock.now()))
  return { cookies }
}

function sessionTokenIn(cookies: readonly string[]): string | undefined {
  const value = cookies.join('\n').match(/session_token=([^;\n]+)/)?.[1]
  return value && decodeURIComponent(value).split('.', 1)[0]
}

export async function removeSecondFactor(
  person: Person,
  password: string,
  headers: Headers,
  deps: Needs,
) {
  await provePassword(person.userId, password, 'password', deps)
  const answer = await deps.auth.api.disableTwoFactor({
    body: { password },
    headers,
    returnHeaders: true,
  })
  await record(person, 'account.second-factor-removed', deps)
  return answer.headers.getSetCookie()
}

async function record(person: Person, action: AuditAction, { work, clock }: Needs) {
  await work.transaction(({ audit }) =>
    audit.record(person, clock.now(), { action, subjectId: person.userId }),
  )
}

function refuseCode(error: unknown): never {
  if (error instanceof APIError && error.statusCode < 500) throw wrongCode()
  throw error
}

const wrongCode = () =>
  new Invalid(
    'accounts.second-factor-wrong',
    'the code does not match',
    [{ path: 'code', message: accountsTexts.secondFactorWrong }],
    accountsTexts.secondFactorWrong,
  )
