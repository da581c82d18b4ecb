import { FREE_LODGINGS_PAGE } from '@portal/contract/lodging/lodging'
import type { StayDates } from '@portal/contract/lodging/quote'
import { type RawBuilder, sql } from 'kysely'
import type { Connection } from '../../platform/database/database.ts'
import type { FittingHouse, FreeHouse, ListPlace } from './availability.rules.ts'
import { seasonsJson } from './unit-json.ts'

export type TakenNights = { unitId: string; from: string; until: string }
type Asked = StayDates & {
  guests: number
  /** The top category, or one within it. */
  category: { id: string; isTop: boolean }
  neighbourhood?: string | undefined
  priceRange?: number | undefined
  isAccessible?: boolean | undefined
  takesPets?: boolean | undefined
  hasCoupon?: boolean | undefined
  after: ListPlace | null
}

/** Which nights are to be had. Reads what the stays write, and writes nothing itself. */
export function availabilityStore(connection: Connection) {
  return {
    /** Nights of the units of a house that are taken; a hold that has run out holds nothing. */
    async listTaken(
      establishmentId: string,
      { arrival, departure }: StayDates,
      now: Date,
    ): Promise<TakenNights[]> {
      const { rows } = await sql<TakenNights>`
        select busy.unit_id as "unitId", lower(busy.during)::text as "from",
          upper(busy.during)::text as "until"
        from lodging_units as unit join unit_occupancies as busy on busy.unit_id = unit.id
        where unit.establishment_id = ${establishmentId} and unit.removed_at is null
          and busy.during && daterange(${arrival}::date, ${departure}::date)
          and (busy.expires_at is null or busy.expires_at > ${now})
        order by busy.unit_id, lower(busy.during)
      `.execute(connection)
      return rows
    },

    /** The best houses with units that are large enough, free or not, with the nights around that they lack. */
    async listFittingHouses(
      asked: Asked,
      around: StayDates,
      now: Date,
      limit: number,
    ): Promise<FittingHouse[]> {
      const { rows } = await sql<FittingHouse>`
        select entry.id, fitting.units, coalesce(house.cleaning_fee_cents, 0) as "cleaningFeeCents"
        ${fromHouses}
        cross join lateral (
          select jsonb_agg(jsonb_build_object('name', unit.name,
            'base_price_cents', unit.base_price_cents,
            'weekend_price_cents', unit.weekend_price_cents, 'min_nights', unit.min_nights,
            'seasons', ${seasonsJson}, 'taken', coalesce((
              select jsonb_agg(jsonb_build_object('from', lower(busy.during), 'until', upper(busy.during))
                order by lower(busy.during))
              from unit_occupancies as busy where busy.unit_id = unit.id
                and busy.during && daterange(${around.arrival}::date, ${around.departure}::date)
                and (busy.expires_at is null or busy.expires_at > ${now})), '[]'::jsonb)
            ) order by unit.place) as units
          ${fromLargeUnits(asked)}
          offset 0
        ) as fitting
        where ${lets(asked)} and fitting.units is not null
        order by entry.rank desc, entry.id desc
        limit ${limit}
      `.execute(connection)
      return rows
    },

    /**
     * Houses with a unit that is large enough and free, the best first: a walk along the guide's index
     * that looks at the calendar of each and stops after a page, however many there are. Where few units
     * have these nights at all the walk would be long: then only they are looked at. Whether a stay is
     * long enough for a unit is left to the rules.
     */
    async listFreeHouses(
      asked: Asked,
      now: Date,
      { limit = FREE_LODGINGS_PAGE + 1, few = FEW_UNITS } = {},
    ): Promise<FreeHouse[]> {
      const units = await unitsWith(asked, few + 1)
      if (units.length === 0) return []
      const isFew = units.length <= few
      const isOfFew = isFew ? sql`and unit.id = any(${units.map(({ id }) => id)}::uuid[])` : sql``
      const { rows } = await sql<FreeHouse>`
        select entry.id, entry.rank as "key", free.units,
          coalesce(house.cleaning_fee_cents, 0) as "cleaningFeeCents"
        ${isFew ? inOrder(asked, [...new Set(units.map(({ house }) => house))]) : fromHouses}
        cross join lateral (
          select jsonb_agg(jsonb_build_object('name', unit.name,
            'base_price_cents', unit.base_price_cents,
            'weekend_price_cents', unit.weekend_price_cents, 'min_nights', unit.min_nights,
            'seasons', ${seasonsJson}) order by unit.place) as units
          ${fromLargeUnits(asked)} ${isOfFew}
            and coalesce((
              -- Nights of a unit never overlap: of those that begin before the departure only the last
              -- can be in the way.
              select upper(busy.during) from unit_occupancies as busy
              where busy.unit_id = unit.id and lower(busy.during) < ${asked.departure}::date
                and (busy.expires_at is null or busy.expires_at > ${now})
              order by lower(busy.during) desc limit 1
            ) <= ${asked.arrival}::date, true)
          -- Reckoned once: without this the condition below would gather the units a second time.
          offset 0
        ) as free
        where ${isFew ? sql`true` : lets(asked)} and free.units is not null
        order by entry.rank desc, entry.id desc
        limit ${limit}
      `.execute(connection)
      return rows
    },
  }

  /** Units that nothing takes for good on these nights, so many at most; a hold may still be in the way. */
  async function unitsWith({ arrival, departure, guests }: Asked, most: number) {
    const { rows } = await sql<{ id: string; house: string }>`
      select unit.id, unit.establishment_id as house
      from unit_free_nights as free join lodging_units as unit on unit.id = free.unit_id
      where free.during @> daterange(${arrival}::date, ${departure}::date)
        and unit.removed_at is null and unit.is_published and unit.capacity >= ${guests}::integer
      limit ${most}
    `.execute(connection)
    return rows
  }
}

/** Up to here looking at each of them is quicker than a walk that finds one now and then. */
const FEW_UNITS = 600

const fromHouses = sql`
  from directory as entry
  join establishments as listing on listing.id = entry.id
  left join lodging_settings as house on house.establishment_id = entry.id`

/** What is asked for, of houses that let units. */
const lets = (asked: Asked) => sql`${conditionsOf(asked)} and listing.modules @> array['lodging']
  and listing.plan_limits is not null`

/** These houses, put in order before any calendar is looked at: a page of them ends the looking. */
const inOrder = (asked: Asked, houses: readonly string[]) => sql`
  from (
    select entry.id, entry.rank, listing.plan_limits, house.cleaning_fee_cents ${fromHouses}
    where ${lets(asked)} and entry.id = any(${houses}::uuid[])
    order by entry.rank desc, entry.id desc offset 0
  ) as entry
  cross join lateral (select entry.plan_limits) as listing
  cross join lateral (select entry.cleaning_fee_cents) as house`

/** Units of a house that its plan shows and that so many guests fit into. */
const fromLargeUnits = ({ guests }: Asked) => sql`
  from (
    select one.*, row_number() over (order by one.position, one.id) as place
    from lodging_units as one
    where one.establishment_id = entry.id and one.removed_at is null
  ) as unit
  where unit.is_published and unit.capacity >= ${guests}::integer
    and unit.place <= coalesce((listing.plan_limits ->> 'lodging_units')::integer, 2147483647)`

function conditionsOf(asked: Asked): RawBuilder<unknown> {
  const { category, neighbourhood, after } = asked
  const column = sql.ref(category.isTop ? 'entry.category_id' : 'entry.subcategory_id')
  const conditions = [sql`${column} = ${category.id}::uuid`]
  if (neighbourhood) conditions.push(sql`entry.neighbourhood = ${neighbourhood}`)
  if (asked.isAccessible) conditions.push(sql`entry.is_accessible`)
  if (asked.takesPets) conditions.push(sql`entry.takes_pets`)
  if (asked.hasCoupon) conditions.push(sql`entry.has_coupon`)
  if (asked.priceRange) conditions.push(sql`entry.price_range = ${asked.priceRange}::smallint`)
  if (after) {
    conditions.push(sql`(entry.rank, entry.id) < (${after.key}::real, ${after.id}::uuid)`)
  }
  return sql.join(conditions, sql` and `)
}
