import type { Profile } from '@portal/contract/people/profiles/profile'
import { Conflict, Invalid } from '../../../platform/errors/domain-errors.ts'
import {
  newCode,
  oneTimeCodes,
  type SentCode,
  type Verdict,
} from '../../../platform/whatsapp/one-time-codes.ts'
import { texts } from './profiles.texts.ts'

export type WhatsAppCode = SentCode & { userId: string }

export function newWhatsAppCode(userId: string, phone: string, now: Date): WhatsAppCode {
  return { userId, ...newCode(phone, now) }
}

const codes = oneTimeCodes<WhatsAppCode>({
  feature: 'profiles',
  path: 'code',
  purposeOf: ({ userId, phone }) => ['whatsapp-code', userId, phone],
  texts,
})
export const { digitsOf, isRightCode, requireMayResend, codeTooSoon, judgeTry } = codes

export function refuseUnlessRight(verdict: Verdict, now: Date) {
  if (verdict.kind !== 'right') throw codes.refusalOf(verdict, now)
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
