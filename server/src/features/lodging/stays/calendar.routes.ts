import * as contract from '@portal/contract/lodging/stays/calendar'
import { dayOfKnownDate, isoDateOfDay } from '@portal/contract/shared/calendar-days'
import type { FastifyInstance } from 'fastify'
import type { Person } from '../../../platform/auth/identity.ts'
import { cityDay } from '../../../platform/city-time.ts'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { route } from '../../../platform/http/route.ts'
import { mayOrAdministrates, requireRightOrAdministrator } from '../../../platform/team-roles.ts'
import { acceptStay, cancelByHouse, confirmForGuest, declineStay } from './answer-stay.ts'
import { linkUrl } from './export-calendar.rules.ts'
import { blockNights, freeBlockedNights, unblockNights } from './keep-blocks.ts'
import { addFeed, readFeedNow, removeFeed, rotateLink } from './keep-feeds.ts'
import { presentFeed, presentOfHouse } from './present-stay.ts'
import type { Deps } from './stays.feature.ts'
import { writeDownStays } from './write-down-stays.ts'

/** What a screen shows at first, and the most that is read at once. */
const USUAL_DAYS = 62
const MOST_DAYS = 400
const DAYS_BEFORE = 1

/** For the people of a house. */
export function calendarRoutes(app: FastifyInstance, deps: Deps) {
  const { stores, clock, config } = deps

  async function hold(id: string, actor: Person) {
    const role = await stores.team.roleOf(id, actor.userId)
    requireRightOrAdministrator(actor, role, 'stays.see', id)
    const place = await stores.houses.findPlace(id, clock.now())
    if (!place) throw new NotFound('establishment', id)
    return {
      place,
      mayAnswer: mayOrAdministrates(actor, role, 'stays.answer'),
      mayConnect: mayOrAdministrates(actor, role, 'connections.edit'),
      mayPrice: mayOrAdministrates(actor, role, 'rooms.edit'),
    }
  }
  async function presentStay(id: string, stayId: string, actor: Person) {
    const held = await hold(id, actor)
    const stay = await stores.stays.findOf(id, stayId)
    if (!stay) throw new NotFound('stay', stayId)
    return presentOfHouse(stay, held, clock.now())
  }

  route(app, contract.readLodgingCalendar, async ({ params: { id }, query, actor }) => {
    const { place, mayAnswer, mayConnect, mayPrice } = await hold(id, actor)
    const now = clock.now()
    const today = cityDay(now)
    const { from, until } = windowOf(query, today)
    const units = await stores.houses.listUnits(id, place)
    const [occupancies, requests, clashes, feeds, numbers] = await Promise.all([
      stores.nights.list(id, { from, until }, now),
      stores.stays.listRequests(id, now),
      stores.nights.clashes({ establishmentId: id }, today, now),
      stores.calendarFeeds.listOf(id),
      stores.calendarFeeds.linkNumbers(units.map((unit) => unit.id)),
    ])
    const guests = await stores.stays.guestsOf(
      occupancies.flatMap(({ stay_id: stayId }) => stayId ?? []),
    )
    const site = { origin: config.publicOrigin, secret: config.auth.secret }
    return {
      today,
      from,
      until,
      units: units.map((unit) => ({
        id: unit.id,
        name: unit.name,
        capacity: unit.capacity,
        base_price_cents: unit.base_price_cents,
        weekend_price_cents: unit.weekend_price_cents,
        min_nights: unit.min_nights,
        cleaning_fee_cents: unit.cleaning_fee_cents,
        seasons: [...unit.seasons],
        export_url: mayConnect
          ? linkUrl({ unitId: unit.id, number: numbers.get(unit.id) ?? 1 }, site)
          : null,
      })),
      occupancies: occupancies.map(({ stay_id: stayId, expires_at: expiresAt, ...taken }) => {
        const guest = stayId ? guests.get(stayId) : undefined
        return {
          ...taken,
          expires_at: expiresAt?.toISOString() ?? null,
          stay: stayId && guest ? { id: stayId, ...guest, name: guest.name ?? 'Hóspede' } : null,
        }
      }),
      requests: requests.map((stay) => presentOfHouse(stay, { mayAnswer }, now)),
      clashes,
      feeds: feeds.map(presentFeed),
      may: { edit: mayAnswer, connect: mayConnect, price: mayPrice },
    }
  })

  route(app, contract.readHouseStay, ({ params, actor }) =>
    presentStay(params.id, params.stay, actor),
  )
  route(app, contract.acceptStay, async ({ params, body, actor }) => {
    const { version, total_cents: totalCents, despite } = body
    const named = { establishmentId: params.id, stayId: params.stay, version }
    await acceptStay(actor, { ...named, totalCents, despite }, deps)
    return presentStay(params.id, params.stay, actor)
  })
  route(app, contract.declineStay, async ({ params, body, actor }) => {
    await declineStay(actor, { establishmentId: params.id, stayId: params.stay, ...body }, deps)
    return presentStay(params.id, params.stay, actor)
  })
  route(app, contract.confirmHouseStay, async ({ params, body: { version }, actor }) => {
    const named = { establishmentId: params.id, stayId: params.stay, version }
    await confirmForGuest(actor, named, deps)
    return presentStay(params.id, params.stay, actor)
  })
  route(app, contract.cancelHouseStay, async ({ params, body, actor }) => {
    await cancelByHouse(actor, { establishmentId: params.id, stayId: params.stay, ...body }, deps)
    return presentStay(params.id, params.stay, actor)
  })

  route(app, contract.writeDownStays, async ({ params, body, actor }) => ({
    ids: await writeDownStays(actor, { establishmentId: params.id, reservation: body }, deps),
  }))
  route(app, contract.blockNights, async ({ params, body, actor }) => {
    const blocks = body.blocks.map(({ block_id: id, unit_id: unitId, ...dates }) => ({
      ...{ id, unitId },
      ...dates,
    }))
    await blockNights(actor, { establishmentId: params.id, blocks, note: body.note }, deps)
    return { ids: blocks.map(({ id }) => id) }
  })
  route(app, contract.freeBlockedNights, async ({ params, body, actor }) => {
    const { unit_ids: unitIds, ...dates } = body
    const named = { establishmentId: params.id, unitIds, ...dates }
    return { blocks: await freeBlockedNights(actor, named, deps) }
  })
  route(app, contract.unblockNights, async ({ params, actor }) => {
    await unblockNights(actor, { establishmentId: params.id, blockId: params.block }, deps)
    return { removed: true as const }
  })

  async function feedOf(feedId: string) {
    const feed = await stores.calendarFeeds.find(feedId)
    if (!feed) throw new NotFound('calendar', feedId)
    return presentFeed(feed)
  }
  route(app, contract.addCalendarFeed, async ({ params, body, actor }) => {
    const { unit_id: unitId, ...feed } = body
    return feedOf(await addFeed(actor, { establishmentId: params.id, unitId, ...feed }, deps))
  })
  route(app, contract.readCalendarFeed, async ({ params, actor }) => {
    await readFeedNow(actor, { establishmentId: params.id, feedId: params.feed }, deps)
    return feedOf(params.feed)
  })
  route(app, contract.removeCalendarFeed, async ({ params, actor }) => {
    await removeFeed(actor, { establishmentId: params.id, feedId: params.feed }, deps)
    return { removed: true as const }
  })
  route(app, contract.rotateCalendarLink, async ({ params, actor }) => ({
    export_url: await rotateLink(actor, { establishmentId: params.id, unitId: params.unit }, deps),
  }))
}

/** What was asked for, around today and no longer than a year and a month. */
function windowOf(
  { from, until }: { from?: string | undefined; until?: string | undefined },
  today: string,
) {
  const now = dayOfKnownDate(today)
  const asked = from ? dayOfKnownDate(from) : now - DAYS_BEFORE
  const first = Math.min(Math.max(asked, now - MOST_DAYS), now + 2 * MOST_DAYS)
  const last = until ? dayOfKnownDate(until) : first + USUAL_DAYS
  const end = Math.min(Math.max(last, first + 1), first + MOST_DAYS)
  return { from: isoDateOfDay(first), until: isoDateOfDay(end) }
}
