import { isSoldOut } from '@portal/contract/club/offers/offer-rules'
import { takingTexts as texts } from '@portal/contract/club/offers/offers.texts'
import { topics } from '@portal/contract/live/topics'
import type { PersonActor } from '../../../platform/actor.ts'
import { Conflict, NotFound } from '../../../platform/errors/domain-errors.ts'
import { Tag } from '../../../platform/live/tags.ts'
import type { Coupon } from './coupons.store.ts'
import type { Deps } from './offers.feature.ts'
import { type Offer, offersOfTag, offersTag, termsOf } from './offers.rules.ts'

type Needs = Pick<Deps, 'work' | 'stores' | 'clock'>

/**
 * By any member. The row of the offer is held from the first look to the last write: stock and the
 * member's own count are those of one moment, however many people and sessions ask at once.
 */
export async function takeCoupon(
  { userId }: PersonActor,
  { offerId, key }: { offerId: string; key: string },
  { work, stores, clock }: Needs,
): Promise<string> {
  const answer = (known: Coupon) => {
    if (known.offer_id === offerId) return known.id
    throw new Conflict('coupons.same-key', 'the key came with another offer', texts.sameKey)
  }
  // A phone that repeats itself after a lost answer asks for nothing new.
  const known = await stores.coupons.findTaken(userId, key)
  if (known) return answer(known)

  const taken = await work.transaction(async (within) => {
    const now = clock.now()
    const offer = await within.offers.lockOffer(offerId)
    if (!offer) throw new NotFound('offer', offerId)
    // The second tap waited here for the first.
    const first = await within.coupons.findTaken(userId, key)
    if (first) return { id: answer(first), soldOut: null }
    requireTakeable(offer, await within.offers.isOnAir(offer, now), now)
    const had = await within.coupons.countOf(offerId, userId)
    if (had >= offer.per_member) {
      const sentence = texts.perMember(offer.per_member)
      throw new Conflict('coupons.per-member', `${had} taken before`, sentence)
    }
    const id = await within.coupons.addCoupon(
      {
        offerId,
        establishmentId: offer.establishment_id,
        userId,
        number: had + 1,
        key,
        terms: { ...termsOf(offer), worth_cents: offer.worth_cents },
        expiresAt: offer.ends_at,
      },
      now,
    )
    await within.offers.countTaken(offerId)
    within.changes.announce(Tag.live(topics.wallet(userId)))
    // Only what people count is told anew.
    if (offer.stock !== null) {
      within.changes.announce(offersTag, offersOfTag(offer.establishment_id))
    }
    const soldOut = isSoldOut({ stock: offer.stock, taken: offer.taken + 1 })
    return { id, soldOut: soldOut ? offer.establishment_id : null }
  })
  // Not while the offer is held: whoever edits the business holds that first, and the offer after it.
  if (taken.soldOut !== null) await settle(taken.soldOut, { work, clock })
  return taken.id
}

const settle = (establishmentId: string, { work, clock }: Pick<Deps, 'work' | 'clock'>) =>
  work.transaction(async ({ listingUpkeep, changes }) => {
    changes.announce(...(await listingUpkeep.settleCoupons([establishmentId], clock.now())))
  })

function requireTakeable(offer: Offer, isOnAir: boolean, now: Date) {
  if (offer.ends_at <= now) throw new Conflict('coupons.over', 'its time is over', texts.over)
  if (offer.state === 'published' && offer.starts_at > now) {
    throw new Conflict('coupons.not-yet', 'it has not begun', texts.notYet)
  }
  if (!isOnAir) throw new Conflict('coupons.gone', `${offer.state}, not on the air`, texts.gone)
  if (isSoldOut(offer)) throw new Conflict('coupons.sold-out', 'all taken', texts.soldOut)
}
