import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import {
  CODE_ALPHABET,
  CODE_LENGTH,
  type ScannedCoupon,
  SIGNATURE_LENGTH,
  signedText,
} from '@portal/contract/club/offers/coupon-code-rules'

/** The key of one coupon: derived, so that no table holds it. */
export const couponKey = (couponId: string, secret: string) =>
  createHmac('sha256', secret).update(`coupon\0${couponId}`).digest('base64url')

export const signatureOf = (couponId: string, step: number, key: string) =>
  createHmac('sha256', key)
    .update(signedText(couponId, step))
    .digest('base64url')
    .slice(0, SIGNATURE_LENGTH)

/** Whether the portal, or the phone it gave the key to, made this code. */
export function isGenuine({ couponId, step, signature }: ScannedCoupon, secret: string): boolean {
  const right = Buffer.from(signatureOf(couponId, step, couponKey(couponId, secret)))
  const given = Buffer.from(signature)
  return given.length === right.length && timingSafeEqual(given, right)
}

export const randomCode = () =>
  Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('')
