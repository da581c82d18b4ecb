import { Invalid, TooManyRequests } from '../../platform/errors/domain-errors.ts'
import { deriveCode, isSameCode, newCodeSeed } from '../../platform/whatsapp/derived-code.ts'
import { CODE_LIFETIME_MS, CODE_RESEND_MS, CODE_TRIES } from './claims.constants.ts'
import { claimsTexts } from './claims.texts.ts'

export type ClaimCode = {
  establishmentId: string
  userId: string
  phone: string
  seed: Buffer
  sentAt: Date
  expiresAt: Date
  attempts: number
  failedAt: Date | null
}

export function newClaimCode(
  whom: Pick<ClaimCode, 'establishmentId' | 'userId' | 'phone'>,
  now: Date,
): ClaimCode {
  return {
    ...whom,
    seed: newCodeSeed(),
    sentAt: now,
    expiresAt: new Date(now.getTime() + CODE_LIFETIME_MS),
    attempts: 0,
    failedAt: null,
  }
}

export const mayResendAt = ({ sentAt }: Pick<ClaimCode, 'sentAt'>) =>
  new Date(sentAt.getTime() + CODE_RESEND_MS)

export function digitsOf({ establishmentId, userId, phone, seed }: ClaimCode, secret: string) {
  return deriveCode(['claim-code', establishmentId, userId, phone], seed, secret)
}

export function requireMayResend(last: Pick<ClaimCode, 'sentAt'> | null, now: Date) {
  if (!last) return
  const seconds = Math.ceil((mayResendAt(last).getTime() - now.getTime()) / 1000)
  if (seconds > 0) throw codeTooSoon(seconds)
}

export const codeTooSoon = (seconds = CODE_RESEND_MS / 1000) =>
  new TooManyRequests('claims.code-too-soon', seconds, claimsTexts.codeTooSoon(seconds))

/** What a try came to. The last wrong one already says that a new code is needed. */
export type Verdict =
  | { kind: 'right' }
  | { kind: 'wrong'; triesLeft: number }
  | { kind: 'expired' }
  | { kind: 'too-many'; mayResendAt: Date }

type Typed = { code: string; phone: string | null; secret: string; now: Date }

/** `tried` counts this very try; without one, `known` tells why it was not allowed. */
export function judgeTry(
  tried: ClaimCode | null,
  known: ClaimCode | null,
  { code, phone, secret, now }: Typed,
): Verdict {
  if (!tried) {
    const isSpent = known !== null && known.expiresAt > now && known.attempts >= CODE_TRIES
    return isSpent ? { kind: 'too-many', mayResendAt: mayResendAt(known) } : { kind: 'expired' }
  }
  // It was sent to a number that the listing no longer shows.
  if (tried.phone !== phone) return { kind: 'expired' }
  if (isSameCode(digitsOf(tried, secret), code)) return { kind: 'right' }
  const triesLeft = CODE_TRIES - tried.attempts
  return triesLeft > 0
    ? { kind: 'wrong', triesLeft }
    : { kind: 'too-many', mayResendAt: mayResendAt(tried) }
}

export function refusalOf(verdict: Exclude<Verdict, { kind: 'right' }>, now: Date) {
  switch (verdict.kind) {
    case 'wrong':
      return refusal('claims.code-wrong', 'wrong code', claimsTexts.codeWrong(verdict.triesLeft))
    case 'expired':
      return refusal('claims.code-expired', 'no code is alive', claimsTexts.codeExpired)
    case 'too-many': {
      const seconds = Math.ceil((verdict.mayResendAt.getTime() - now.getTime()) / 1000)
      return new TooManyRequests(
        'claims.code-too-many',
        Math.max(1, seconds),
        claimsTexts.codeTooMany,
      )
    }
  }
}

const refusal = (code: string, message: string, sentence: string) =>
  new Invalid(code, message, [{ path: 'proof.code', message: sentence }], sentence)
