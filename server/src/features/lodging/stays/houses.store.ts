import { modulesInForce } from '@portal/contract/guide/establishments/plan-rules'
import type { ModuleName } from '@portal/contract/guide/establishments/vocabulary'
import type { UnitSeason } from '@portal/contract/lodging/lodging/unit'
import type { Plan } from '@portal/contract/shared/plan'
import { NO_LIMITS } from '@portal/contract/shared/plan-limits'
import { limitsOfPlan } from '@portal/contract/shared/plan-prices'
import { type RawBuilder, sql } from 'kysely'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import { isListingAt } from '../../../platform/database/listing-at.ts'
import type { HousePlace, Unit } from './stay.rules.ts'

/** Reads houses and their units, which others write; holds the row of a unit while its nights change. */
export function housesStore(connection: Connection) {
  async function readPlaces(which: RawBuilder<unknown>, now: Date): Promise<HousePlace[]> {
    const { rows } = await statement<PlaceRow>`
      select listing.id, listing.slug, listing.name, listing.phone, listing.whatsapp, listing.cnpj,
        listing.street, listing.number, listing.neighbourhood, listing.status, listing.modules,
        listing.check_in, listing.check_out, settings.check_in_until, settings.rules,
        coalesce(listing.email, owner.email) as email,
        listing_limits(listing.user_id, listing.id, ${now}) as limits
      from establishments as listing
      left join lodging_settings as settings on settings.establishment_id = listing.id
      left join users as owner on owner.id = listing.user_id
      where ${which}
    `.execute(connection)
    return rows.map(toPlace)
  }
  const readPlace = async (which: RawBuilder<unknown>, now: Date) =>
    (await readPlaces(which, now))[0] ?? null

  async function readUnits(which: RawBuilder<unknown>, limit: number | null): Promise<Unit[]> {
    const { rows } = await statement<UnitRow>`
      select unit.id, unit.establishment_id, unit.name, unit.capacity, unit.base_price_cents,
        unit.weekend_price_cents, unit.min_nights, unit.is_published, unit.removed_at,
        coalesce(settings.cleaning_fee_cents, 0) as cleaning_fee_cents,
        coalesce(settings.cancellation, 'moderada') as cancellation,
        (select count(*)::integer from lodging_units as other
          where other.establishment_id = unit.establishment_id and other.removed_at is null
            and (other.position, other.id) < (unit.position, unit.id)) as earlier,
        (select coalesce(jsonb_agg(jsonb_build_object('name', rate.name,
            'first_night', lower(rate.during), 'last_night', upper(rate.during) - 1,
            'price_cents', rate.price_cents, 'weekend_price_cents', rate.weekend_price_cents,
            'min_nights', rate.min_nights,
            'is_of_house', rate.season_id is not null) order by rate.during), '[]')
          from unit_rates as rate where rate.unit_id = unit.id) as seasons
      from lodging_units as unit
      left join lodging_settings as settings on settings.establishment_id = unit.establishment_id
      where ${which} order by unit.position, unit.id
    `.execute(connection)
    return rows.map((row) => toUnit(row, limit))
  }

  return {
    findPlace: (id: string, now: Date) => readPlace(sql`listing.id = ${id}`, now),

    /** By its address, an earlier one, or its id. */
    findPlaceAt: (slug: string, now: Date) => readPlace(isListingAt(slug), now),

    /** By id. */
    async places(ids: readonly string[], now: Date): Promise<Map<string, HousePlace>> {
      const found = await readPlaces(sql`listing.id = any(${[...new Set(ids)]}::uuid[])`, now)
      return new Map(found.map((place) => [place.id, place]))
    },

    async findUnit(id: string, { limits }: Pick<HousePlace, 'limits'>): Promise<Unit | null> {
      return (await readUnits(sql`unit.id = ${id}`, limits.lodgingUnits))[0] ?? null
    },

    /** All that are still there, published or not. */
    listUnits: (establishmentId: string, { limits }: Pick<HousePlace, 'limits'>) =>
      readUnits(
        sql`unit.establishment_id = ${establishmentId} and unit.removed_at is null`,
        limits.lodgingUnits,
      ),

    /** How a unit and its house are called; null for what is let no more. */
    async findName(id: string): Promise<{ name: string; establishment: string } | null> {
      const { rows } = await statement<{ name: string; establishment: string }>`
        select unit.name, listing.name as establishment
        from lodging_units as unit join establishments as listing on listing.id = unit.establishment_id
        where unit.id = ${id} and unit.removed_at is null
      `.execute(connection)
      return rows[0] ?? null
    },

    /** Whoever changes the nights of a unit holds it; answers with whose it is. */
    async lockUnit(id: string): Promise<{ establishmentId: string } | null> {
      const { rows } = await statement<{ establishmentId: string }>`
        select establishment_id as "establishmentId" from lodging_units where id = ${id}
        for no key update
      `.execute(connection)
      return rows[0] ?? null
    },
  }
}

type PlaceRow = Pick<
  HousePlace,
  | 'id'
  | 'slug'
  | 'name'
  | 'phone'
  | 'whatsapp'
  | 'cnpj'
  | 'check_in'
  | 'check_out'
  | 'check_in_until'
> & {
  street: string | null
  number: string | null
  neighbourhood: string | null
  status: string
  modules: ModuleName[]
  rules: string | null
  email: string | null
  limits: Plan['limits'] | null
}

type UnitRow = Omit<Unit, 'isLet' | 'seasons'> & {
  is_published: boolean
  removed_at: Date | null
  earlier: number
  seasons: UnitSeason[]
}

function toPlace({
  street,
  number,
  neighbourhood,
  status,
  modules,
  rules,
  limits: kept,
  ...row
}: PlaceRow): HousePlace {
  const limits = kept ? limitsOfPlan({ limits: kept }) : NO_LIMITS
  return {
    ...row,
    address: [street, number, neighbourhood].filter(Boolean).join(', '),
    isPublished: status === 'published',
    takesStays: modulesInForce(limits, modules).includes('lodging'),
    limits,
    rules: rules ?? '',
  }
}

const toUnit = (
  { is_published: isPublished, removed_at: removedAt, earlier, ...unit }: UnitRow,
  limit: number | null,
): Unit => ({
  ...unit,
  isLet: isPublished && removedAt === null && (limit === null || earlier < limit),
})
