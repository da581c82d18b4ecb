import type { Profile } from '@portal/contract/profiles/profile'
import { Conflict, Invalid, TooManyRequests } from '../../platform/errors/domain-errors.ts'
import { deriveCode, isSameCode, newCodeSeed } from '../../platform/whatsapp/derived-code.ts'
import { CODE_LIFETIME_MS, CODE_RESEND_MS, CODE_TRIES } from './profiles.constants.ts'
import { texts } from './profiles.texts.ts'

export type WhatsAppCode = {
  userId: string
  phone: string
  seed: Buffer
  sentAt: Date
  expiresAt: Date
  attempts: number
}

export function newWhatsAppCode(userId: string, phone: string, now: Date): WhatsAppCode {
  return {
    userId,
    phone,
    seed: newCodeSeed(),
    sentAt: now,
    expiresAt: new Date(now.getTime() + CODE_LIFETIME_MS),
    attempts: 0,
  }
}

export const mayResendAt = ({ sentAt }: Pick<WhatsAppCode, 'sentAt'>) =>
  new Date(sentAt.getTime() + CODE_RESEND_MS)

export function digitsOf({ userId, phone, seed }: WhatsAppCode, secret: string): string {
  return deriveCode(['whatsapp-code', userId, phone], seed, secret)
}

export function isRightCode(code: WhatsAppCode, typed: string, secret: string): boolean {
  return isSameCode(digitsOf(code, secret), typed)
}

export function requireUnconfirmedPhone(
  profile: Pick<Profile, 'whatsapp' | 'whatsapp_confirmed_at'> | null,
): string {
  if (!profile?.whatsapp) {
    throw new Invalid(
      'profiles.whatsapp-missing',
      'there is no number to confirm',
      [{ path: 'whatsapp', message: texts.whatsAppMissing }],
      texts.whatsAppMissing,
    )
  }
  if (profile.whatsapp_confirmed_at) {
    throw new Conflict(
      'profiles.whatsapp-confirmed',
      'the number is confirmed already',
      texts.whatsAppAlreadyConfirmed,
    )
  }
  return profile.whatsapp
}

export function requireMayResend(last: Pick<WhatsAppCode, 'sentAt'> | null, now: Date) {
  if (!last) return
  const seconds = Math.ceil((mayResendAt(last).getTime() - now.getTime()) / 1000)
  if (seconds > 0) throw codeTooSoon(seconds)
}

export const codeTooSoon = (seconds = CODE_RESEND_MS / 1000) =>
  new TooManyRequests('profiles.code-too-soon', seconds, texts.codeTooSoon(seconds))

/** What a try came to. The last wrong one already says that a new code is needed. */
export type Verdict =
  | { kind: 'right' }
  | { kind: 'wrong'; triesLeft: number }
  | { kind: 'expired' }
  | { kind: 'too-many'; mayResendAt: Date }

/** `tried` counts this very try; without one, `known` tells why it was not allowed. */
export function judgeTry(
  tried: WhatsAppCode | null,
  known: WhatsAppCode | null,
  typed: { code: string; phone: string | null; secret: string; now: Date },
): Verdict {
  if (!tried) {
    const isSpent = known !== null && known.expiresAt > typed.now && known.attempts >= CODE_TRIES
    return isSpent ? { kind: 'too-many', mayResendAt: mayResendAt(known) } : { kind: 'expired' }
  }
  // It was sent to a number that is no longer this person's.
  if (tried.phone !== typed.phone) return { kind: 'expired' }
  if (isRightCode(tried, typed.code, typed.secret)) return { kind: 'right' }
  const triesLeft = CODE_TRIES - tried.attempts
  return triesLeft > 0
    ? { kind: 'wrong', triesLeft }
    : { kind: 'too-many', mayResendAt: mayResendAt(tried) }
}

export function refuseUnlessRight(verdict: Verdict, now: Date) {
  switch (verdict.kind) {
    case 'right':
      return
    case 'wrong':
      throw refusal('profiles.code-wrong', 'wrong code', texts.codeWrong(verdict.triesLeft))
    case 'expired':
      throw refusal('profiles.code-expired', 'no code is alive', texts.codeExpired)
    case 'too-many': {
      const seconds = Math.ceil((verdict.mayResendAt.getTime() - now.getTime()) / 1000)
      throw new TooManyRequests('profiles.code-too-many', Math.max(1, seconds), texts.codeTooMany)
    }
  }
}

const refusal = (code: string, message: string, sentence: string) =>
  new Invalid(code, message, [{ path: 'code', message: sentence }], sentence)
