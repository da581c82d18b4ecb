import * as contract from '@portal/contract/lodging/stays/stay'
import { stayTexts as texts } from '@portal/contract/lodging/stays/stays.texts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { hashToken } from '../../../platform/auth/token-hash.ts'
import { cityDay } from '../../../platform/city-time.ts'
import { decodeCursor } from '../../../platform/database/list-cursor.ts'
import { Invalid, NotFound } from '../../../platform/errors/domain-errors.ts'
import { route } from '../../../platform/http/route.ts'
import { clientKey } from '../../../platform/limits/client-key.ts'
import { cancelStay, confirmStay, forgetStay } from './leave-stay.ts'
import { presentHouse, presentMine, presentRule } from './present-stay.ts'
import { requestStayCode } from './prove-mailbox.ts'
import { requestStay } from './request-stay.ts'
import { isAhead, quoteOf } from './stay.rules.ts'
import type { Deps } from './stays.feature.ts'

/** For guests: what a stay costs, asking for it, and what became of it. */
export function staysRoutes(app: FastifyInstance, deps: Deps) {
  const { stores, clock, sensitiveCalls } = deps

  route(app, contract.readStayQuote, async ({ params: { slug }, query }) => {
    const now = clock.now()
    const { unit: unitId, arrival, departure } = query
    const place = await stores.houses.findPlaceAt(slug, now)
    const unit = place && (await stores.houses.findUnit(unitId, place))
    if (
      !place?.isPublished ||
      !place.takesStays ||
      !unit?.isLet ||
      unit.establishment_id !== place.id
    ) {
      throw new NotFound('unit', unitId)
    }
    const quote = isAhead(query, cityDay(now)) ? quoteOf(unit, query) : null
    if (!quote) {
      const message = texts.dates
      throw new Invalid('stays.dates', 'no such stay', [{ path: 'arrival', message }], message)
    }
    const { is_too_short: isTooShort, ...price } = quote
    const isFree = await stores.nights.areFree({ unitId, arrival, departure }, now)
    const isFull = query.adults + query.children > unit.capacity
    return {
      establishment: presentHouse(place),
      unit: { id: unit.id, name: unit.name, capacity: unit.capacity },
      arrival,
      departure,
      ...price,
      barrier: !isFree
        ? ('taken' as const)
        : isTooShort
          ? ('too-short' as const)
          : isFull
            ? ('too-many' as const)
            : null,
      rule: presentRule({ ...price, arrival, ...unit, check_in: place.check_in }),
      check_in: place.check_in,
      check_in_until: place.check_in_until,
      check_out: place.check_out,
      house_rules: place.rules,
    }
  })

  route(app, contract.requestStay, ({ params: { slug }, body: stay, actor }, request) =>
    requestStay(actor, { slug, stay, address: request.ip }, deps),
  )

  route(app, contract.requestStayCode, ({ params: { slug }, body }, { ip }) =>
    requestStayCode({ slug, ...body, address: ip }, deps),
  )

  /** Guessing costs: an address that brings wrong links waits. A right one costs nothing. */
  async function byLink({ token }: { token: string }, { ip }: FastifyRequest) {
    const found = await stores.stays.findByToken(hashToken(token))
    if (found) return found.id
    await sensitiveCalls.spend('stay-link', clientKey(ip))
    throw new Invalid('stays.link', 'the link is unknown', [], texts.link)
  }
  async function presentByLink(id: string) {
    const now = clock.now()
    const stay = await stores.stays.find(id)
    const place = stay && (await stores.houses.findPlace(stay.establishment_id, now))
    if (!stay || !place) throw new NotFound('stay', id)
    return presentMine(stay, place, now)
  }
  route(app, contract.followStay, async ({ body }, request) =>
    presentByLink(await byLink(body, request)),
  )
  route(app, contract.confirmStayByLink, async ({ body }, request) => {
    const stayId = await byLink(body, request)
    await confirmStay('link', { stayId, version: body.version }, deps)
    return presentByLink(stayId)
  })
  route(app, contract.cancelStayByLink, async ({ body }, request) => {
    const stayId = await byLink(body, request)
    await cancelStay('link', { stayId, version: body.version, feeCents: body.fee_cents }, deps)
    return presentByLink(stayId)
  })
  route(app, contract.forgetStayByLink, async ({ body }, request) => {
    await forgetStay(await byLink(body, request), deps)
    return { forgotten: true as const }
  })

  async function present(userId: string, id: string) {
    const now = clock.now()
    const stay = await stores.stays.findMine(userId, id)
    const place = stay && (await stores.houses.findPlace(stay.establishment_id, now))
    if (!stay || !place) throw new NotFound('stay', id)
    return presentMine(stay, place, now)
  }
  route(app, contract.listMyStays, async ({ query: { cursor }, actor: { userId } }) => {
    const now = clock.now()
    const after = cursor ? decodeCursor(cursor) : null
    const { rows, nextCursor } = await stores.stays.listMine(userId, after)
    const places = await stores.houses.places(
      rows.map(({ establishment_id: id }) => id),
      now,
    )
    return {
      stays: rows.flatMap((stay) => {
        const place = places.get(stay.establishment_id)
        return place ? [presentMine(stay, place, now)] : []
      }),
      next_cursor: nextCursor,
    }
  })
  route(app, contract.readMyStay, ({ params: { stay }, actor: { userId } }) =>
    present(userId, stay),
  )
  route(app, contract.confirmMyStay, async ({ params: { stay }, body: { version }, actor }) => {
    await confirmStay(actor, { stayId: stay, version }, deps)
    return present(actor.userId, stay)
  })
  route(app, contract.cancelMyStay, async ({ params: { stay }, body, actor }) => {
    const { version, fee_cents: feeCents } = body
    await cancelStay(actor, { stayId: stay, version, feeCents }, deps)
    return present(actor.userId, stay)
  })
}
