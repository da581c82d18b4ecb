import { leftOf } from '@portal/contract/club/offers/offer-rules'
import { holdingSpans } from '@portal/contract/club/offers/offer-spans'
import { UNDO_MINUTES } from '@portal/contract/club/offers/offers.texts'
import { couponKey } from './coupon-codes.rules.ts'
import type { WalletCoupon } from './coupons.store.ts'
import type { FoundOffer } from './offers.rules.ts'
import type { ShownOffer } from './offers.store.ts'
import type { Redemption } from './redemptions.store.ts'

const MINUTE_MS = 60_000

export const presentOffer = ({ place, hours, ...offer }: ShownOffer, now: Date) => ({
  ...offer,
  left: leftOf(offer),
  holds: holdingSpans(offer, hours, now),
  establishment: place,
})

export const presentOwnOffer = ({ place, ...offer }: FoundOffer) => ({
  ...offer,
  establishment: place,
})

export const presentCoupon = (
  { place, redeemed_at: at, ...coupon }: WalletCoupon,
  secret: string,
) => {
  const { purchase_cents, saved_cents } = coupon
  return {
    ...coupon,
    key: couponKey(coupon.id, secret),
    establishment: place,
    redemption: at && { at, purchase_cents, saved_cents },
  }
}

export const presentRedemption = ({ member, redeemed_at: at, ...redemption }: Redemption) => ({
  ...redemption,
  member: member?.trim().split(/\s+/)[0] ?? 'Membro do Clube',
  at,
  undo_until: new Date(at.getTime() + UNDO_MINUTES * MINUTE_MS),
  undone: redemption.undone_at && {
    at: redemption.undone_at,
    reason: redemption.undo_reason ?? '',
  },
})
