import type { Offer } from '@portal/contract/club/offers/offer'
import { momentOf } from '@portal/contract/club/offers/offer-rules'

export const holdsNow = (offer: Offer, now: Date): boolean =>
  offer.left !== 0 && momentOf(offer, now) === 'now'

/** What can be used at once, one of each business; what ends first comes first. */
export function firstCoupons(offers: readonly Offer[], now: Date, most: number): Offer[] {
  const ofBusiness = new Map<string, Offer>()
  for (const offer of offers.filter((one) => holdsNow(one, now))) {
    const known = ofBusiness.get(offer.establishment.id)
    if (!known || Date.parse(offer.ends_at) < Date.parse(known.ends_at)) {
      ofBusiness.set(offer.establishment.id, offer)
    }
  }
  return [...ofBusiness.values()].sort(byEnd).slice(0, most)
}

/** A few for who only looks: what holds now, of different businesses, then whatever else is on the air. */
export function fewOffers(offers: readonly Offer[], now: Date, most: number): Offer[] {
  const first = firstCoupons(offers, now, most)
  const rest = offers.filter((offer) => !first.includes(offer) && momentOf(offer, now) !== 'over')
  const useful = [...rest].sort((one, other) => Number(one.left === 0) - Number(other.left === 0))
  return [...first, ...useful].slice(0, most)
}

const byEnd = (one: Offer, other: Offer) => Date.parse(one.ends_at) - Date.parse(other.ends_at)
