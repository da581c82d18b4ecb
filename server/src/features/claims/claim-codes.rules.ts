import { Invalid, TooManyRequests } from '../../platform/errors/domain-errors.ts'
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
import { claimsTexts } from './claims.texts.ts'

export type ClaimCode = SentCode & {
  establishmentId: string
  userId: string
  seed: Buffer
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
    expiresAt: codeEnd(now),
    attempts: 0,
    failedAt: null,
  }
}

export function digitsOf({ establishmentId, userId, phone, seed }: ClaimCode, secret: string) {
  return deriveCode(['claim-code', establishmentId, userId, phone], seed, secret)
}

export function requireMayResend(last: Pick<ClaimCode, 'sentAt'> | null, now: Date) {
  const seconds = secondsToResend(last, now)
  if (seconds > 0) throw codeTooSoon(seconds)
}

export const codeTooSoon = (seconds = CODE_RESEND_MS / 1000) =>
  new TooManyRequests('claims.code-too-soon', seconds, claimsTexts.codeTooSoon(seconds))

type Typed = { code: string; phone: string | null; secret: string; now: Date }

export const judgeTry = (
  tried: ClaimCode | null,
  known: ClaimCode | null,
  { code, phone, secret, now }: Typed,
) =>
  judgeCodeTry(tried, known, {
    phone,
    now,
    isRight: (sent) => isSameCode(digitsOf(sent, secret), code),
  })

export function refusalOf(verdict: Exclude<Verdict, { kind: 'right' }>, now: Date) {
  switch (verdict.kind) {
    case 'wrong':
      return refusal('claims.code-wrong', 'wrong code', claimsTexts.codeWrong(verdict.triesLeft))
    case 'expired':
      return refusal('claims.code-expired', 'no code is alive', claimsTexts.codeExpired)
    case 'too-many': {
      const seconds = secondsUntil(verdict.mayResendAt, now)
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
