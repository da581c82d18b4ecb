import type { Redemption } from '@portal/contract/offers/counter'
import type { Coupon } from '@portal/contract/offers/coupon'
import type { Offer, OwnOffer } from '@portal/contract/offers/offer'
import { leftOf } from '@portal/contract/offers/offer-rules'
import { UNDO_MINUTES } from '@portal/contract/offers/offers.texts'
import { couponKey } from './coupon-codes.rules.ts'
import type { WalletCoupon } from './coupons.store.ts'
import { type FoundOffer, termsOf } from './offers.rules.ts'
import type { ListedOffer } from './offers.store.ts'
import type { Redemption as KeptRedemption } from './redemptions.store.ts'

const MINUTE_MS = 60_000

export const presentOffer = (offer: ListedOffer): Offer => ({
  id: offer.id,
  ...termsOf(offer),
  left: leftOf(offer),
  per_member: offer.per_member,
  establishment: offer.place,
})

export const presentOwnOffer = (offer: FoundOffer): OwnOffer => ({
  id: offer.id,
  ...termsOf(offer),
  stock: offer.stock,
  per_member: offer.per_member,
  worth_cents: offer.worth_cents,
  state: offer.state,
  reason: offer.reason,
  is_by_portal: offer.is_by_portal,
  is_within_plan: offer.is_within_plan,
  taken: offer.taken,
  redeemed: offer.redeemed,
  saved_cents: offer.saved_cents,
  version: offer.version,
  updated_at: offer.updated_at.toISOString(),
  establishment: offer.place,
})

const presentTerms = ({ worth_cents: _, ...terms }: WalletCoupon['terms']) => terms

export const presentCoupon = (coupon: WalletCoupon, secret: string): Coupon => ({
  id: coupon.id,
  offer_id: coupon.offer_id,
  code: coupon.code,
  key: couponKey(coupon.id, secret),
  terms: presentTerms(coupon.terms),
  establishment: coupon.place,
  taken_at: coupon.taken_at.toISOString(),
  redemption: coupon.redeemed_at
    ? {
        at: coupon.redeemed_at.toISOString(),
        purchase_cents: coupon.purchase_cents,
        saved_cents: coupon.saved_cents,
      }
    : null,
})

export const presentRedemption = (redemption: KeptRedemption): Redemption => ({
  id: redemption.id,
  coupon_id: redemption.coupon_id,
  member: redemption.member?.trim().split(/\s+/)[0] ?? 'Membro do Clube',
  terms: presentTerms(redemption.terms),
  at: redemption.redeemed_at.toISOString(),
  by: redemption.by,
  purchase_cents: redemption.purchase_cents,
  saved_cents: redemption.saved_cents,
  counts: redemption.counts,
  undo_until: new Date(redemption.redeemed_at.getTime() + UNDO_MINUTES * MINUTE_MS).toISOString(),
  undone: redemption.undone_at
    ? { at: redemption.undone_at.toISOString(), reason: redemption.undo_reason ?? '' }
    : null,
})
