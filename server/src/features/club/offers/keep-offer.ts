import type { OfferContent } from '@portal/contract/club/offers/offer'
import { settledContent } from '@portal/contract/club/offers/offer-rules'
import { offerTexts as texts } from '@portal/contract/club/offers/offers.texts'
import type { TeamRight } from '@portal/contract/guide/team/team-rights'
import { hasStaffDuty, isAdministrator, type PersonActor } from '../../../platform/actor.ts'
import {
  Conflict,
  Invalid,
  NotFound,
  requireSameVersion,
} from '../../../platform/errors/domain-errors.ts'
import { Tag } from '../../../platform/live/tags.ts'
import { requireRightOrAdministrator } from '../../../platform/team-roles.ts'
import type { Deps, Within } from './offers.feature.ts'
import {
  type Offer,
  offersOfTag,
  offersTag,
  requireRoom,
  stateAfterAsking,
  stateAfterEdit,
} from './offers.rules.ts'

type Needs = Pick<Deps, 'work' | 'clock'>
type Named = { establishmentId: string; offerId: string }

/** The business, held: whoever writes its offers at the same time waits, so limits are counted once. */
async function holdPlace(within: Within, id: string, actor: PersonActor, right: TeamRight) {
  const held = await within.establishments.lock(id, actor.userId)
  if (!held) throw new NotFound('establishment', id)
  requireRightOrAdministrator(actor, held.role, right, id)
  // Who belongs to the business writes as the business, whatever else they are.
  return { ...held, isByPortal: isAdministrator(actor) && held.role === null }
}

async function holdOffer(within: Within, { establishmentId, offerId }: Named): Promise<Offer> {
  const offer = await within.offers.lockOffer(offerId)
  if (offer?.establishment_id !== establishmentId) throw new NotFound('offer', offerId)
  return offer
}

/** After the change: lists, the mark of the business, and the queue of the team follow. */
async function tell({ changes, listingUpkeep }: Within, establishmentId: string, now: Date) {
  changes.announce(offersTag, offersOfTag(establishmentId), Tag.waiting)
  changes.announce(...(await listingUpkeep.settleCoupons([establishmentId], now)))
}

/** The same id a second time is the one that is there. */
export async function createOffer(
  actor: PersonActor,
  { establishmentId, offerId, content: sent }: Named & { content: OfferContent },
  { work, clock }: Needs,
) {
  await work.transaction(async (within) => {
    const now = clock.now()
    const { listing, isByPortal } = await holdPlace(within, establishmentId, actor, 'offers.edit')
    const present = await within.offers.lockOffer(offerId)
    if (present) {
      if (present.establishment_id === establishmentId) return
      throw new Conflict('offers.taken', 'the id is of another offer', texts.taken)
    }
    if (listing.status !== 'published') {
      throw new Conflict('offers.unpublished', listing.status, texts.notPublished)
    }
    const content = settledContent(sent)
    requireAhead(content, now)
    if (!isByPortal) {
      const limits = await within.establishments.limitsOf(listing, now)
      requireRoom(content, limits, await within.offers.countActive(establishmentId, offerId, now))
    }
    const state = isByPortal ? 'published' : 'pending'
    await within.offers.addOffer({ id: offerId, establishmentId, state, isByPortal }, content, now)
    await within.audit.record(actor, now, {
      action: 'offers.created',
      subjectId: establishmentId,
      details: { offer: offerId, name: content.title },
    })
    await tell(within, establishmentId, now)
  })
}

/** Coupons that were taken keep what they promised. */
export async function updateOffer(
  actor: PersonActor,
  named: Named & { version: number; content: OfferContent },
  { work, clock }: Needs,
) {
  const { establishmentId, offerId, version } = named
  await work.transaction(async (within) => {
    const now = clock.now()
    const { listing, isByPortal } = await holdPlace(within, establishmentId, actor, 'offers.edit')
    const offer = await holdOffer(within, named)
    requireSameVersion(offer, version)
    const content = settledContent(named.content)
    requireAhead(content, now)
    if (content.stock !== null && content.stock < offer.taken) {
      const message = texts.stockBelowTaken(offer.taken)
      throw new Invalid('offers.stock', 'less than taken', [{ path: 'stock', message }], message)
    }
    const state = stateAfterEdit(offer, content, isByPortal)
    if (!offer.is_by_portal) {
      const limits = await within.establishments.limitsOf(listing, now)
      requireRoom(content, limits, await within.offers.countActive(establishmentId, offerId, now))
    }
    await within.offers.saveOffer(offerId, content, now)
    if (state !== offer.state) await within.offers.setState(offerId, state, null, now)
    await within.audit.record(actor, now, {
      action: 'offers.updated',
      subjectId: establishmentId,
      details: { offer: offerId, name: content.title },
    })
    await tell(within, establishmentId, now)
  })
}

function requireAhead({ ends_at }: OfferContent, now: Date) {
  if (Date.parse(ends_at) > now.getTime()) return
  const message = 'Este fim já passou.'
  throw new Invalid('offers.over', 'ends in the past', [{ path: 'ends_at', message }], message)
}

export async function setOfferState(
  actor: PersonActor,
  named: Named & { version: number; state: 'published' | 'paused' | 'ended' },
  { work, clock }: Needs,
) {
  const { establishmentId, offerId, version, state: asked } = named
  await work.transaction(async (within) => {
    const now = clock.now()
    await holdPlace(within, establishmentId, actor, 'offers.edit')
    const offer = await holdOffer(within, named)
    requireSameVersion(offer, version)
    const state = stateAfterAsking(offer, asked, now)
    if (!state) return
    await within.offers.setState(offerId, state, null, now)
    await within.audit.record(actor, now, {
      action: 'offers.state-set',
      subjectId: establishmentId,
      details: { offer: offerId, name: offer.title, from: offer.state, to: state },
    })
    await tell(within, establishmentId, now)
  })
}

/** By the team of the portal. What is on the air can be refused too, at any time. */
export async function decideOffer(
  actor: PersonActor,
  decision: { offerId: string; version: number; approve: boolean; reason: string | null },
  { work, stores, clock }: Needs & Pick<Deps, 'stores'>,
) {
  const { offerId, approve, reason } = decision
  if (!hasStaffDuty(actor, 'moderate')) throw new NotFound('offer', offerId)
  const known = await stores.offers.find(offerId, clock.now())
  if (!known) throw new NotFound('offer', offerId)
  const establishmentId = known.establishment_id
  await work.transaction(async (within) => {
    const now = clock.now()
    // In the order of all who write offers: the business first.
    await within.establishments.lock(establishmentId, actor.userId)
    const offer = await holdOffer(within, { establishmentId, offerId })
    requireSameVersion(offer, decision.version)
    if (offer.state === 'ended') throw new Conflict('offers.ended', 'ended', texts.ended)
    await within.offers.setState(
      offerId,
      approve ? 'published' : 'rejected',
      approve ? null : reason,
      now,
    )
    await within.audit.record(actor, now, {
      action: approve ? 'offers.approved' : 'offers.refused',
      subjectId: establishmentId,
      details: { offer: offerId, name: offer.title },
    })
    await tell(within, establishmentId, now)
  })
}
