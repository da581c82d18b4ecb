import type { Session } from '@portal/contract/people/accounts/session'
import { PASSWORD_MIN } from '@portal/contract/shared/person-fields'
import { dictionary } from '@zxcvbn-ts/language-common'
import { z } from 'zod'
import type { Person } from '../../../platform/auth/identity.ts'
import { cityDay } from '../../../platform/city-time.ts'
import { Forbidden, Invalid } from '../../../platform/errors/domain-errors.ts'
import { defineJob } from '../../../platform/queue/job.ts'
import { accountsTexts as texts } from './accounts.texts.ts'

export const ADMIN_PASSWORD_MIN = 15

const DAY_MS = 24 * 60 * 60 * 1000
/** A session used a day after it was last prolonged starts its week anew. */
const PROLONG_AFTER_MS = DAY_MS

const COMMON_PASSWORDS_REFUSED = 3000
/** By how often people choose them; shorter ones fall to the length rule first. */
const commonPasswords = new Set(
  dictionary['passwords-common']
    .filter((password) => password.length >= PASSWORD_MIN)
    .slice(0, COMMON_PASSWORDS_REFUSED),
)

export function requireAcceptablePassword(password: string, { isStaff = false } = {}) {
  if (commonPasswords.has(password.toLowerCase())) {
    throw refusedPassword('accounts.password-too-common', texts.passwordTooCommon)
  }
  if (isStaff && password.length < ADMIN_PASSWORD_MIN) {
    throw refusedPassword('accounts.admin-password-too-short', texts.adminPasswordTooShort)
  }
}

/** The form's own limit (spec §5), in the city's day. */
export function requireBornByNow(birthDate: string | undefined, now: Date) {
  if (!birthDate || birthDate <= cityDay(now)) return
  throw new Invalid('accounts.birth-date-in-future', 'born after today', [
    { path: 'birth_date', message: texts.birthDateInFuture },
  ])
}

function refusedPassword(code: string, sentence: string) {
  return new Invalid(code, 'password refused', [{ path: 'password', message: sentence }], sentence)
}

/** What staff still owes before the rights are theirs; nobody else owes anything. */
export function secondFactorState(
  person: Pick<Person, 'owesSecondFactor' | 'hasSecondFactor'>,
): Session['second_factor'] {
  if (!person.owesSecondFactor) return 'met'
  return person.hasSecondFactor ? 'prove' : 'set-up'
}

/** Who came with Google alone is known, but has not shown yet to be more than a mailbox. */
export function requireWholeSession(person: Parameters<typeof secondFactorState>[0]) {
  if (secondFactorState(person) !== 'prove') return
  throw new Forbidden(
    'accounts.second-factor-required',
    'the second factor of this session is not proved',
    texts.secondFactorFirst,
  )
}

/** Somebody without a password proves themselves by having just entered. */
const FRESH_MS = 10 * 60 * 1000
export function requireFreshSession(startedAt: Date | null, now: Date) {
  if (startedAt && now.getTime() - startedAt.getTime() <= FRESH_MS) return
  throw new Forbidden(
    'accounts.fresh-sign-in-required',
    'the session is too old to prove who this is',
    texts.freshSignInFirst,
  )
}

export function requireAnotherEmail(email: string, current: string) {
  if (email !== current) return
  throw new Invalid(
    'accounts.email-unchanged',
    'the e-mail is the same',
    [{ path: 'email', message: texts.emailUnchanged }],
    texts.emailUnchanged,
  )
}

export function isDueToProlong(expiresAt: Date, sessionSeconds: number, now: Date): boolean {
  return expiresAt.getTime() - now.getTime() < sessionSeconds * 1000 - PROLONG_AFTER_MS
}

export const TELL_SECOND_FACTOR_CHANGED_JOB = defineJob(
  'accounts.tell-second-factor-changed',
  z.object({ email: z.string(), name: z.string(), isOn: z.boolean() }),
  { namesPeople: true },
)
export const SEND_EMAIL_CHANGE_JOB = defineJob(
  'accounts.send-email-change',
  z.object({ userId: z.string(), email: z.string() }),
  { namesPeople: true },
)
export const TELL_EMAIL_CHANGE_JOB = defineJob(
  'accounts.tell-email-change',
  // As it was when it was asked: by the time of the mail it may have changed.
  z.object({ userId: z.string(), email: z.string(), isProved: z.boolean() }),
  { namesPeople: true },
)
export const TELL_PASSWORD_CHANGED_JOB = defineJob(
  'accounts.tell-password-changed',
  z.object({ email: z.string(), name: z.string() }),
  { namesPeople: true },
)
