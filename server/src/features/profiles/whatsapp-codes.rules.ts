import type { Profile } from '@portal/contract/profiles/profile'
import { Conflict, Invalid, TooManyRequests } from '../../platform/errors/domain-errors.ts'
import {
  CODE_RESEND_MS,
  codeEnd,
  judgeCodeTry,
  type SentCode,
  secondsToResend,
  secondsUntil,
  type Verdict,
} from '../../platform/whatsapp/code-tries.ts'
import { deriveCode, isSameCode, newCodeSeed } from '../../platform/whatsapp/derived-code.ts'
import { texts } from './profiles.texts.ts'

export type WhatsAppCode = SentCode & { userId: string; seed: Buffer }

export function newWhatsAppCode(userId: string, phone: string, now: Date): WhatsAppCode {
  return {
    userId,
    phone,
    seed: newCodeSeed(),
    sentAt: now,
    expiresAt: codeEnd(now),
    attempts: 0,
  }
}

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
  const seconds = secondsToResend(last, now)
  if (seconds > 0) throw codeTooSoon(seconds)
}

export const codeTooSoon = (seconds = CODE_RESEND_MS / 1000) =>
  new TooManyRequests('profiles.code-too-soon', seconds, texts.codeTooSoon(seconds))

type Typed = { code: string; phone: string | null; secret: string; now: Date }

export const judgeTry = (
  tried: WhatsAppCode | null,
  known: WhatsAppCode | null,
  { code, phone, secret, now }: Typed,
) => judgeCodeTry(tried, known, { phone, now, isRight: (sent) => isRightCode(sent, code, secret) })

export function refuseUnlessRight(verdict: Verdict, now: Date) {
  switch (verdict.kind) {
    case 'right':
      return
    case 'wrong':
      throw refusal('profiles.code-wrong', 'wrong code', texts.codeWrong(verdict.triesLeft))
    case 'expired':
      throw refusal('profiles.code-expired', 'no code is alive', texts.codeExpired)
    case 'too-many': {
      const seconds = secondsUntil(verdict.mayResendAt, now)
      throw new TooManyRequests('profiles.code-too-many', Math.max(1, seconds), texts.codeTooMany)
    }
  }
}

const refusal = (code: string, message: string, sentence: string) =>
  new Invalid(code, message, [{ path: 'code', message: sentence }], sentence)
