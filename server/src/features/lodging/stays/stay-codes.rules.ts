import { stayTexts } from '@portal/contract/lodging/stays/stays.texts'
import {
  freshCode,
  type OneTimeCode,
  oneTimeCodes,
} from '../../../platform/whatsapp/one-time-codes.ts'

/** A code that a form asked for; `key` is the form's. */
export type StayCode = OneTimeCode & { key: string; email: string; provedAt: Date | null }

export const newStayCode = (key: string, email: string, now: Date): StayCode => ({
  key,
  email,
  ...freshCode(now),
  provedAt: null,
})

export const { digitsOf, requireMayResend, codeTooSoon, judgeTry, refusalOf } =
  oneTimeCodes<StayCode>({
    feature: 'stays',
    path: 'code',
    purposeOf: ({ key, email }) => ['stay-mailbox', key, email],
    texts: stayTexts,
  })
