import type { OfferContent, OfferTerms } from '@portal/contract/club/offers/offer'
import { isChanged } from '@portal/contract/club/offers/offer-rules'
import { type OfferState, offerTexts as texts } from '@portal/contract/club/offers/offers.texts'
import type { PlanLimits } from '@portal/contract/shared/plan-limits'
import { Conflict } from '../../../platform/errors/domain-errors.ts'
import { defineTag } from '../../../platform/live/tags.ts'

/** Lists of offers, anywhere. */
export const offersTag = defineTag('offers')
export const offersOfTag = (establishmentId: string) => defineTag(`offers:${establishmentId}`)

export type OfferPlace = {
  id: string
  slug: string
  name: string
  neighbourhood: string | null
  is_demo: boolean
}

export type Offer = Omit<OfferContent, 'starts_at' | 'ends_at'> & {
  id: string
  establishment_id: string
  starts_at: Date
  ends_at: Date
  taken: number
  state: OfferState
  reason: string | null
  is_by_portal: boolean
  version: number
  updated_at: Date
}

/** With what lists tell of it. */
export type FoundOffer = Offer & {
  place: OfferPlace
  is_within_plan: boolean
  redeemed: number
  saved_cents: number
}

type Room = { active: number; flash: number }

/** What the plan includes, of offers that are not over; `others` are those beside this one. */
export function requireRoom(
  { is_flash: isFlash }: Pick<OfferContent, 'is_flash'>,
  { activeCoupons, flashOffers }: PlanLimits,
  others: Room,
) {
  const [most, used] = isFlash ? [flashOffers, others.flash] : [activeCoupons, others.active]
  if (used < most) return
  const none = isFlash ? texts.noFlash : texts.noPlan
  const full = isFlash ? texts.mostFlash(most) : texts.most(most)
  throw new Conflict('offers.plan', `${used} of ${most}`, most === 0 ? none : full)
}

/** Where an edit leaves an offer. The portal's own team does not wait for itself. */
export function stateAfterEdit(before: Offer, after: OfferContent, isTrusted: boolean): OfferState {
  if (before.state === 'ended') throw new Conflict('offers.ended', 'ended', texts.ended)
  if (isTrusted) return before.state === 'paused' ? 'paused' : 'published'
  return before.state === 'rejected' || isChanged(before, after) ? 'pending' : before.state
}

/** Where its people may lead it; null is nothing to do. */
export function stateAfterAsking(
  before: Offer,
  asked: 'published' | 'paused' | 'ended',
  now: Date,
): OfferState | null {
  const { state } = before
  if (state === asked) return null
  if (asked === 'ended') return 'ended'
  if (state === 'ended') throw new Conflict('offers.ended', 'ended', texts.ended)
  if (state === 'pending' || state === 'rejected') {
    throw new Conflict('offers.waiting', `${state}, not on the air`, texts.waiting)
  }
  if (asked === 'published' && before.ends_at <= now) {
    throw new Conflict('offers.over', 'its time is over', texts.over)
  }
  return asked
}

export const termsOf = (offer: Offer): OfferTerms => ({
  kind: offer.kind,
  value: offer.value,
  title: offer.title,
  rule: offer.rule,
  starts_at: offer.starts_at.toISOString(),
  ends_at: offer.ends_at.toISOString(),
  days: offer.days,
  from_minute: offer.from_minute,
  until_minute: offer.until_minute,
  is_flash: offer.is_flash,
})
