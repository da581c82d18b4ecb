import { APIError } from 'better-auth/api'
import type { Person } from '../../../platform/auth/identity.ts'
import { Conflict, Invalid } from '../../../platform/errors/domain-errors.ts'
import type { Deps } from './accounts.feature.ts'
import { requireWholeSession, TELL_SECOND_FACTOR_CHANGED_JOB } from './accounts.rules.ts'
import { accountsTexts } from './accounts.texts.ts'
import { provePassword, provePasswordOrFresh } from './prove-password.ts'

type Needs = Pick<Deps, 'auth' | 'work' | 'stores' | 'clock' | 'sensitiveCalls' | 'passwords'>

/** Asks for the password, then hands out the secret; nothing is on until the first code comes back. */
export async function startSecondFactor(
  person: Person,
  password: string,
  headers: Headers,
  deps: Needs,
) {
  requireOff(person)
  await provePassword(person.userId, password, 'password', deps)
  const answer = await deps.auth.api
    .enableTwoFactor({ body: { password, method: 'totp' }, headers })
    .catch((error: unknown) => {
      throw error instanceof APIError ? isOn(error.message) : error
    })
  if (answer.method !== 'totp') throw new Error('the library chose another second factor')
  const { totpURI, backupCodes } = answer
  const secret = new URL(totpURI).searchParams.get('secret') ?? ''
  return { uri: totpURI, secret, backup_codes: backupCodes }
}

/** Its answer opens a new session, which has the factor proved; every other one ends. */
export async function confirmSecondFactor(
  person: Person,
  code: string,
  from: Browser,
  deps: Needs,
) {
  requireOff(person)
  const { cookies, token } = await takeCode(code, { ...from, person }, deps)
  await deps.work.transaction(async ({ sessions, audit, jobs }) => {
    const { userId, email, name } = person
    const now = deps.clock.now()
    await sessions.markSecondFactor(token, now)
    await sessions.endOthers(userId, token)
    await audit.record(person, now, { action: 'account.second-factor-enabled', subjectId: userId })
    await jobs.add(TELL_SECOND_FACTOR_CHANGED_JOB, { email, name, isOn: true })
  })
  return cookies
}

export async function proveSecondFactor(code: string, from: From, deps: Needs) {
  const { cookies, token } = await takeCode(code, from, deps)
  await deps.work.transaction(({ sessions }) => sessions.markSecondFactor(token, deps.clock.now()))
  return { cookies }
}

/** Who takes the factor away shows that they have it: a password can be had from a mailbox. */
export async function removeSecondFactor(
  person: Person,
  { password, code }: { password: string; code: string },
  from: Browser,
  deps: Needs,
) {
  requireWholeSession(person)
  const { userId, email, name, sessionToken } = person
  if (!person.hasSecondFactor) {
    throw new Conflict('accounts.second-factor-off', 'is off', accountsTexts.secondFactorOff)
  }
  await provePassword(userId, password, 'password', deps)
  await takeCode(code, { ...from, person }, deps)
  await deps.work.transaction(async ({ secondFactors, sessions, audit, jobs }) => {
    const now = deps.clock.now()
    await secondFactors.remove(userId, now)
    await sessions.endOthers(userId, sessionToken)
    await audit.record(person, now, { action: 'account.second-factor-removed', subjectId: userId })
    await jobs.add(TELL_SECOND_FACTOR_CHANGED_JOB, { email, name, isOn: false })
  })
}

/**
 * A port: before what sends somebody's money elsewhere, an open session is not enough. The password, or a
 * session that has just begun where there is none, and the code of who has a second factor.
 */
export async function proveAgain(
  deps: Needs,
  person: Person,
  { password, code }: { password: string; code: string | null },
  headers: Headers,
): Promise<void> {
  requireWholeSession(person)
  await provePasswordOrFresh(person, password, deps)
  if (person.hasSecondFactor) {
    await takeCode(code ?? '', { headers, person, deviceOf: () => null }, deps)
  }
}

type Browser = {
  headers: Headers
  /** Its id, where somebody has entered the account of this e-mail before. */
  deviceOf(email: string): string | null
}
/** Nobody in a session yet means that the password was right and the code is still to come. */
type From = Browser & { person: Person | null }

/** Six digits are the application's code; anything longer is a backup code. Each is good for once. */
async function takeCode(code: string, { headers, person, deviceOf }: From, deps: Needs) {
  const { auth, sensitiveCalls } = deps
  const account = person ?? (await auth.api.readChallenge({ headers }))
  if (!account) throw wrongCode()
  const { userId } = account
  const who = `${userId} ${provedSession(person) ?? deviceOf(account.email) ?? ''}`
  await sensitiveCalls.spend('second-factor', who)
  const call = { body: { code }, headers, returnHeaders: true } as const
  const isOfApplication = /^\d{6}$/.test(code)
  if (isOfApplication) await takeStep(userId, code, deps)
  const answer = await (isOfApplication
    ? auth.api.verifyTOTP(call)
    : auth.api.verifyBackupCode(call)
  ).catch(refuseCode)
  await sensitiveCalls.giveBack('second-factor', who)
  const cookies = answer.headers.getSetCookie()
  // Switching it on opens another session, whose token only the new cookie knows.
  const token = sessionTokenIn(cookies) ?? answer.response.token
  if (!token) throw wrongCode()
  return { cookies, token }
}

/** Guesses of all who only have the password count together, and not against who has been in. */
function provedSession(person: Person | null): string | null {
  if (!person) return null
  return person.secondFactorAt || !person.hasSecondFactor ? person.sessionId : null
}

/** A code that does not match is left to the library, which counts it against the sign-in. */
async function takeStep(userId: string, code: string, { auth, stores }: Needs) {
  const step = await auth.api.matchStep({ body: { userId, code } })
  if (step !== null && !(await stores.secondFactors.takeStep(userId, step))) throw wrongCode()
}

function sessionTokenIn(cookies: readonly string[]): string | undefined {
  const value = cookies.join('\n').match(/session_token=([^;\n]+)/)?.[1]
  return value && decodeURIComponent(value).split('.', 1)[0]
}

function requireOff(person: Person) {
  requireWholeSession(person)
  if (person.hasSecondFactor) throw isOn('is on')
}

const isOn = (message: string) =>
  new Conflict('accounts.second-factor-on', message, accountsTexts.secondFactorTaken)

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
