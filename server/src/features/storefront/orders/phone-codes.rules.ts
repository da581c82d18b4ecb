import type { NewOrder } from '@portal/contract/storefront/orders/order'
import { CODE_ABOVE_CENTS } from '@portal/contract/storefront/orders/order-rules'
import { phoneCodeTexts } from '@portal/contract/storefront/orders/orders.texts'
import { newCode, oneTimeCodes, type SentCode } from '../../../platform/whatsapp/one-time-codes.ts'

/** A code that a cart asked for; `key` is the cart's. */
export type PhoneCode = SentCode & { key: string; provedAt: Date | null }

export const newPhoneCode = (key: string, phone: string, now: Date): PhoneCode => ({
  key,
  ...newCode(phone, now),
  provedAt: null,
})

type Asking = { asks_phone_code: boolean }

/** A large order, or any where the business asks for it. Whoever sits at a table is there. */
export const needsCode = (
  order: NewOrder,
  { asks_phone_code: isAsked }: Asking,
): order is Exclude<NewOrder, { mode: 'table' }> =>
  order.mode !== 'table' && (isAsked || order.total_cents > CODE_ABOVE_CENTS)

export const whyCode = ({ total_cents: total }: Pick<NewOrder, 'total_cents'>) =>
  total > CODE_ABOVE_CENTS ? phoneCodeTexts.needed : phoneCodeTexts.neededHere

export const { digitsOf, requireMayResend, codeTooSoon, judgeTry, refusalOf } =
  oneTimeCodes<PhoneCode>({
    feature: 'orders',
    path: 'phone_code',
    purposeOf: ({ key, phone }) => ['order-phone', key, phone],
    texts: phoneCodeTexts,
  })
