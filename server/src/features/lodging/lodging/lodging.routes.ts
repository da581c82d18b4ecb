import { kindOfCategory } from '@portal/contract/guide/establishments/kind-facts'
import { modulesInForce } from '@portal/contract/guide/establishments/plan-rules'
import * as contract from '@portal/contract/lodging/lodging/lodging'
import { dayOfKnownDate, isoDateOfDay } from '@portal/contract/shared/calendar-days'
import { isAvailable } from '@portal/contract/shared/capabilities'
import type { FastifyInstance } from 'fastify'
import { cityDay } from '../../../platform/city-time.ts'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { publicRead } from '../../../platform/http/route.ts'
import { Tag, tagsOfPhotos } from '../../../platform/live/tags.ts'
import { answerOf, aroundOf, nightsOfUnit, requireStay } from './availability.rules.ts'
import { listFreeLodgings } from './list-free-lodgings.ts'
import type { Deps } from './lodging.feature.ts'
import { withinPlan } from './lodging.rules.ts'
import { presentLodging } from './present-lodging.ts'

/** A plan that ends is announced to nobody: what it showed may stay this long. */
const TTL_SECONDS = 600
/** A hold that runs out is announced to nobody either, and who waits for the night looks again soon. */
const FREE_TTL_SECONDS = 60

export function lodgingRoutes(app: FastifyInstance, deps: Deps) {
  const { reads, stores, clock } = deps

  async function readShown(slug: string) {
    const now = clock.now()
    const place = await stores.lodging.findPlaceAt(slug, now)
    if (!place?.isPublished || !modulesInForce(place.limits, place.modules).includes('lodging')) {
      throw new NotFound('lodging', slug)
    }
    const units = withinPlan(await stores.lodging.listUnits(place.id), place.limits)
    const settings = await stores.lodging.readSettings(place.id)
    return { place, units, settings, now }
  }

  publicRead(
    app,
    reads,
    contract.readLodging,
    {
      ttlSeconds: TTL_SECONDS,
      // The page of the business changes with its name, its hours, its plan and its switches.
      tags: ({ establishment: { id }, units }) => [
        Tag.lodging(id),
        Tag.establishment(id),
        Tag.categories,
        ...tagsOfPhotos(units.flatMap(({ photos }) => photos)),
      ],
    },
    async ({ params }) => {
      const { place, units, settings, now } = await readShown(params.slug)
      return presentLodging(place, units, settings, cityDay(now))
    },
  )

  publicRead(
    app,
    reads,
    contract.readFreeUnits,
    {
      ttlSeconds: FREE_TTL_SECONDS,
      tags: ({ establishment_id: id }) => [Tag.lodging(id), Tag.establishment(id)],
    },
    async ({ params, query }) => {
      const { place, units, settings, now } = await readShown(params.slug)
      const today = cityDay(now)
      const dates = { arrival: query.chegada, departure: query.saida }
      requireStay(dates, today)
      const taken = await stores.freeUnits.listTaken(place.id, aroundOf(dates), now)
      const asked = {
        ...dates,
        guests: query.pessoas,
        today,
        cleaningFeeCents: settings.cleaning_fee_cents,
      }
      return {
        establishment_id: place.id,
        units: units
          .filter((unit) => unit.is_published && unit.is_within_plan)
          .map((unit) =>
            answerOf(
              unit,
              taken.filter(({ unitId }) => unitId === unit.id),
              asked,
            ),
          ),
      }
    },
  )

  publicRead(
    app,
    reads,
    contract.readUnitNights,
    {
      ttlSeconds: FREE_TTL_SECONDS,
      tags: ({ establishment_id: id }) => [Tag.lodging(id), Tag.establishment(id)],
    },
    async ({ params }) => {
      const { place, units, now } = await readShown(params.slug)
      const unit = units.find(({ id }) => id === params.unit)
      if (!unit?.is_published || !unit.is_within_plan) throw new NotFound('unit', params.unit)
      const today = cityDay(now)
      const departure = isoDateOfDay(dayOfKnownDate(today) + contract.CALENDAR_DAYS)
      const taken = await stores.freeUnits.listTaken(place.id, { arrival: today, departure }, now)
      const own = taken.filter(({ unitId }) => unitId === unit.id)
      return {
        establishment_id: place.id,
        nights: nightsOfUnit(unit, own, today, contract.CALENDAR_DAYS),
      }
    },
  )

  publicRead(
    app,
    reads,
    contract.listFreeLodgings,
    { ttlSeconds: FREE_TTL_SECONDS, tags: [Tag.establishments, Tag.categories, Tag.lodgings] },
    async ({ query }) => {
      const now = clock.now()
      const dates = { arrival: query.chegada, departure: query.saida }
      const today = cityDay(now)
      requireStay(dates, today)
      const category = isAvailable('lodging') ? await findCategory(query.categoria) : null
      if (!category) return { lodgings: [], taken: [], next_cursor: null }
      return listFreeLodgings({ ...query, ...dates, today, category }, deps)
    },
  )

  /** The one asked for, or the first of lodgings; null where people do not sleep there. */
  async function findCategory(slug: string | undefined) {
    const all = await stores.categories.listAll()
    const top = (id: string | null) => all.find((one) => one.id === id)
    const found = slug
      ? await stores.categories.findActive(slug)
      : all.find((one) => !one.parent_id && kindOfCategory(one.schema_type, one.icon) === 'lodging')
    const above = found?.parent_id ? top(found.parent_id) : found
    if (!found || !above || kindOfCategory(above.schema_type, above.icon) !== 'lodging') return null
    return { id: found.id, isTop: found.parent_id === null }
  }
}
