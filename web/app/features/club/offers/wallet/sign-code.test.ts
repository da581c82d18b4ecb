import { createHmac } from 'node:crypto'
import { readQr, signedText } from '@portal/contract/club/offers/coupon-code-rules'
import { expect, it } from 'vitest'
import { signCode } from './sign-code.ts'

it('signs as the server does', async () => {
  const coupon = { id: '0198c0de-0000-7000-8000-000000000001', key: 'chave-do-cupom' }
  const scanned = readQr(await signCode(coupon, 59_480_000))
  const right = createHmac('sha256', coupon.key)
    .update(signedText(coupon.id, 59_480_000))
    .digest('base64url')
  expect(scanned).toEqual({ couponId: coupon.id, step: 59_480_000, signature: right.slice(0, 16) })
})
