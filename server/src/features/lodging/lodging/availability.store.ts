import { FREE_LODGINGS_PAGE } from '@portal/contract/lodging/lodging/lodging'
import type { StayDates } from '@portal/contract/lodging/lodging/quote'
import { type RawBuilder, sql } from 'kysely'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import { PREPARED } from '../../../platform/database/prepared.ts'
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
      const { rows } = await statement<TakenNights>`
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
      const { rows } = await statement<FittingHouse>`
        select entry.id, fitting.units, coalesce(entry.cleaning_fee_cents, 0) as "cleaningFeeCents"
        from (${allHouses(asked).houses}) as entry
        cross join lateral (
          select jsonb_agg(jsonb_build_object('name', unit.name,
            'base_price_cents', unit.base_price_cents,
            'weekend_price_cents', unit.weekend_price_cents, 'min_nights', unit.min_nights,
            'seasons', ${seasonsJson(nightsBetween(around))}, 'taken', coalesce((
              select jsonb_agg(jsonb_build_object('from', lower(busy.during), 'until', upper(busy.during))
                order by lower(busy.during))
              from unit_occupancies as busy where busy.unit_id = unit.id
                and busy.during && ${nightsBetween(around)}
                and (busy.expires_at is null or busy.expires_at > ${now})), '[]'::jsonb)
            ) order by unit.place) as units
          ${fromLargeUnits(asked)}
          offset 0
        ) as fitting
        where fitting.units is not null
        order by entry.rank desc, entry.id desc
        limit ${sql.lit(limit)}
      `.execute(connection)
      return rows
    },

    /**
     * Houses with a unit that is large enough and free, the best first. Where few units have these nights
     * at all, only they are looked at; where many have, a walk along the guide is soon done. Should it not
     * be after a stretch, since few of those are large enough, it goes on among them. Whether a stay is
     * long enough for a unit is left to the rules.
     */
    async listFreeHouses(
      asked: Asked,
      now: Date,
      { limit = FREE_LODGINGS_PAGE + 1, few = FEW_UNITS, stretch }: Looking = {},
    ): Promise<FreeHouse[]> {
      const those = await unitsWith(asked, few, few)
      if (those?.units.length === 0) return []
      if (those) {
        return (await freeAmong(housesOf(asked, those), asked, now, limit)).filter(hasUnits)
      }
      const walked = await freeAmong(theNext(asked, stretch ?? 4 * limit), asked, now, limit + 1)
      const found = walked.filter(hasUnits).slice(0, limit)
      const end = walked.find(({ nth }) => nth !== null)
      if (!end || found.length === limit) return found
      const rest = { ...asked, after: end }
      const large = await unitsWith(asked, few, EVERY)
      const houses = large ? housesOf(rest, large) : allHouses(rest)
      const further = await freeAmong(houses, rest, now, limit)
      return [...found, ...further.filter(hasUnits)].slice(0, limit)
    },
  }

  async function freeAmong({ houses, isOfThem }: Houses, asked: Asked, now: Date, limit: number) {
    const { rows } = await statement<Looked>`${PREPARED}
      select entry.id, entry.rank as "key", entry.nth, free.units,
        coalesce(entry.cleaning_fee_cents, 0) as "cleaningFeeCents"
      from (${houses}) as entry
      cross join lateral (
        select jsonb_agg(jsonb_build_object('name', unit.name,
          'base_price_cents', unit.base_price_cents,
          'weekend_price_cents', unit.weekend_price_cents, 'min_nights', unit.min_nights,
          'seasons', ${seasonsJson(nightsBetween(asked))}) order by unit.place) as units
        ${fromLargeUnits(asked)} ${isOfThem}
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
      where free.units is not null or entry.nth is not null
      order by entry.rank desc, entry.id desc
      limit ${sql.lit(limit)}
    `.execute(connection)
    return rows
  }

  /**
   * Units that nothing takes for good on these nights; a hold may still be in the way. Null where there are
   * more than a few, or more that have the nights, large enough or not, than are to be looked at.
   */
  async function unitsWith(asked: Asked, few: number, most: number): Promise<FewUnits | null> {
    const { rows } = await statement<
      { [Found in keyof FewUnits]: string[] | null } & { isFew: boolean }
    >`${PREPARED}
      with free as materialized (
        select unit_id from units_with_nights(${nightsBetween(asked)}, ${most}::integer + 1) as unit_id
      ), large as materialized (
        select unit.id, unit.establishment_id from free
        cross join lateral (
          select id, establishment_id from lodging_units
          where id = free.unit_id and removed_at is null and is_published
            and capacity >= ${asked.guests}::integer
          -- One by one, as far as it takes: what is expected of them is far too much here as well.
          offset 0
        ) as unit
        where (select count(*) from free) <= ${most}::integer
        limit ${few}::integer + 1
      )
      select (select count(*) from free) <= ${most}::integer and count(*) <= ${few}::integer as "isFew",
        array_agg(id::text) as units, array_agg(distinct establishment_id::text) as houses
      from large
    `.execute(connection)
    const [found] = rows
    return found?.isFew ? { units: found.units ?? [], houses: found.houses ?? [] } : null
  }
}

/** Up to here looking at each of them is quicker than a walk that finds one now and then. */
const FEW_UNITS = 600
/** More than a city has. */
const EVERY = 1_000_000

/** How many are asked for, up to how many units are few, and how far the guide is walked at first. */
type Looking = { limit?: number; few?: number; stretch?: number }
type FewUnits = { units: string[]; houses: string[] }
/** `nth` is the number of the last house of a stretch: it comes with a free unit or without. */
type Looked = Omit<FreeHouse, 'units'> & { units: FreeHouse['units'] | null; nth: number | null }
const hasUnits = (house: Looked): house is Looked & FreeHouse => house.units !== null
/** Houses in the order of the guide, and which of their units are looked at. */
type Houses = { houses: RawBuilder<unknown>; isOfThem: RawBuilder<unknown> }

const nightsBetween = ({ arrival, departure }: StayDates) =>
  sql`daterange(${arrival}::date, ${departure}::date)`

const fromHouses = sql`
  from directory as entry
  join establishments as listing on listing.id = entry.id
  left join lodging_settings as house on house.establishment_id = entry.id`

/** What is asked for, of houses that let units. */
const lets = (asked: Asked) => sql`${conditionsOf(asked)} and listing.modules @> array['lodging']
  and listing.plan_limits is not null`

const houseColumns = sql`entry.id, entry.rank, listing.plan_limits, house.cleaning_fee_cents`

/** All houses: in which order they are read, and how far, is left to the statement around it. */
const allHouses = (asked: Asked): Houses => ({
  houses: sql`select ${houseColumns}, null::bigint as nth ${fromHouses} where ${lets(asked)}`,
  isOfThem: sql``,
})

/** The next houses along the guide. */
const theNext = (asked: Asked, stretch: number): Houses => ({
  houses: sql`
    select id, rank, plan_limits, cleaning_fee_cents,
      case when nth = ${sql.lit(stretch)} then nth end as nth
    from (
      select ${houseColumns}, row_number() over (order by entry.rank desc, entry.id desc) as nth
      ${fromHouses} where ${lets(asked)}
      order by entry.rank desc, entry.id desc limit ${sql.lit(stretch)}
    ) as next`,
  isOfThem: sql``,
})

/**
 * The houses of these units, put in order before any calendar is looked at: a page of them ends the looking.
 * Named on both sides, or every listing is read for a hundred of them.
 */
const housesOf = (asked: Asked, { units, houses }: FewUnits): Houses => ({
  houses: sql`
    select ${houseColumns}, null::bigint as nth ${fromHouses} where ${lets(asked)}
      and entry.id = any(${houses}::uuid[]) and listing.id = any(${houses}::uuid[])
    order by entry.rank desc, entry.id desc offset 0`,
  // Looked up in a table of their own: a list that is a parameter is gone through for every unit.
  isOfThem: sql`and (unit.id in (select unnest(${units}::uuid[]))) is true`,
})

/** Units of a house that its plan shows and that so many guests fit into. */
const fromLargeUnits = ({ guests }: Asked) => sql`
  from (
    select one.*, row_number() over (order by one.position, one.id) as place
    from lodging_units as one
    where one.establishment_id = entry.id and one.removed_at is null
  ) as unit
  where unit.is_published and unit.capacity >= ${guests}::integer
    and unit.place <= coalesce((entry.plan_limits ->> 'lodging_units')::integer, 2147483647)`

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
