import { newCode, oneTimeCodes, type SentCode } from '../../../platform/whatsapp/one-time-codes.ts'
import { claimsTexts } from './claims.texts.ts'

export type ClaimCode = SentCode & {
  establishmentId: string
  userId: string
  failedAt: Date | null
}

export function newClaimCode(
  { phone, ...whom }: Pick<ClaimCode, 'establishmentId' | 'userId' | 'phone'>,
  now: Date,
): ClaimCode {
  return { ...whom, ...newCode(phone, now), failedAt: null }
}

export const { digitsOf, requireMayResend, codeTooSoon, judgeTry, refusalOf } =
  oneTimeCodes<ClaimCode>({
    feature: 'claims',
    path: 'proof.code',
    purposeOf: ({ establishmentId, userId, phone }) => [
      'claim-code',
      establishmentId,
      userId,
      phone,
    ],
    texts: claimsTexts,
  })
