import * as contract from '@portal/contract/club/offers/offer'
import {
  decideOffer as decideContract,
  listAllOffers,
  listOddRedemptions,
} from '@portal/contract/club/offers/offers-admin'
import { isAvailable } from '@portal/contract/shared/capabilities'
import type { FastifyInstance } from 'fastify'
import type { Person } from '../../../platform/auth/identity.ts'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { publicRead, route } from '../../../platform/http/route.ts'
import { Tag } from '../../../platform/live/tags.ts'
import { mayOrAdministrates, requireRightOrAdministrator } from '../../../platform/team-roles.ts'
import { createOffer, decideOffer, setOfferState, updateOffer } from './keep-offer.ts'
import type { Deps } from './offers.feature.ts'
import { offersOfTag, offersTag } from './offers.rules.ts'
import { TEAM_PAGE } from './offers.store.ts'
import { presentOffer, presentOwnOffer } from './present-offer.ts'

/** A plan that ends is announced to nobody: what it showed may stay this long. */
const TTL_SECONDS = 300
/** A few that somebody may want say more than all. */
const MOST_FOR_ONE = 4

/** Offers for visitors, for who makes them, and for the team of the portal. */
export function offersRoutes(app: FastifyInstance, deps: Deps) {
  const { reads, stores, clock } = deps
  const until = async () => stores.offers.nextChange(clock.now())

  publicRead(
    app,
    reads,
    contract.listOffers,
    { ttlSeconds: TTL_SECONDS, tags: [offersTag, Tag.establishments], until },
    async () => {
      const now = clock.now()
      const offers = isAvailable('coupons') ? await stores.offers.listOnAir(now) : []
      return { offers: offers.map((offer) => presentOffer(offer, now)), now }
    },
  )
  publicRead(
    app,
    reads,
    contract.listOffersOf,
    {
      ttlSeconds: TTL_SECONDS,
      tags: ({ establishment_id: id }) => [offersOfTag(id), Tag.establishment(id)],
      until,
    },
    async ({ params: { slug } }) => {
      const now = clock.now()
      const id = await stores.offers.findPlaceId(slug)
      if (!id) throw new NotFound('establishment', slug)
      const offers = isAvailable('coupons') ? await stores.offers.listOnAirOf(id, now) : []
      return { establishment_id: id, offers: offers.map((offer) => presentOffer(offer, now)), now }
    },
  )

  route(app, contract.listOffersForMe, async ({ actor: { userId } }) => {
    const now = clock.now()
    const found = isAvailable('coupons')
      ? await stores.offers.listFor(userId, now, MOST_FOR_ONE)
      : []
    const fitting = found.filter(({ fits }) => fits)
    const isBySaved = fitting.length > 0
    return {
      offers: (isBySaved ? fitting : found).map((offer) => presentOffer(offer, now)),
      basis: isBySaved ? ('saved' as const) : ('newest' as const),
      now,
    }
  })

  async function present(id: string) {
    const offer = await stores.offers.find(id, clock.now())
    if (!offer) throw new NotFound('offer', id)
    return presentOwnOffer(offer)
  }
  async function roleIn(id: string, actor: Person) {
    const role = await stores.team.roleOf(id, actor.userId)
    requireRightOrAdministrator(actor, role, 'coupons.redeem', id)
    return role
  }

  route(app, contract.listOwnOffers, async ({ params: { id }, actor }) => {
    const role = await roleIn(id, actor)
    const now = clock.now()
    const [offers, limits] = await Promise.all([
      stores.offers.listOf(id, now),
      stores.offers.limitsOf(id, now),
    ])
    return {
      offers: offers.map(presentOwnOffer),
      limits: { active: limits.activeCoupons, flash: limits.flashOffers },
      may: { edit: mayOrAdministrates(actor, role, 'offers.edit') },
    }
  })
  route(app, contract.createOffer, async ({ params, body: { id, ...content }, actor }) => {
    await createOffer(actor, { establishmentId: params.id, offerId: id, content }, deps)
    return present(id)
  })
  route(app, contract.updateOffer, async ({ params, body: { version, ...content }, actor }) => {
    const named = { establishmentId: params.id, offerId: params.offer }
    await updateOffer(actor, { ...named, version, content }, deps)
    return present(params.offer)
  })
  route(app, contract.setOfferState, async ({ params, body, actor }) => {
    const named = { establishmentId: params.id, offerId: params.offer }
    await setOfferState(actor, { ...named, ...body }, deps)
    return present(params.offer)
  })

  route(app, listAllOffers, async ({ query: { state, pagina: page } }) => {
    const counts = await stores.offers.countStates()
    const total = state ? counts[state] : Object.values(counts).reduce((sum, one) => sum + one, 0)
    const pages = Math.max(1, Math.ceil(total / TEAM_PAGE))
    // Whoever decided on the last one of the last page reads the one before.
    const shown = Math.min(page, pages)
    const offers = await stores.offers.listAll(state ?? null, clock.now(), shown)
    return { offers: offers.map(presentOwnOffer), counts, pages }
  })
  route(app, decideContract, async ({ params: { offer: offerId }, body, actor }) => {
    const { version, approve, reason } = body
    await decideOffer(actor, { offerId, version, approve, reason: reason ?? null }, deps)
    return present(offerId)
  })
  route(app, listOddRedemptions, async () => {
    const odd = await stores.redemptions.listOdd(clock.now())
    return {
      redemptions: odd.map((run) => ({ ...run, member: run.member ?? '' })),
    }
  })
}
