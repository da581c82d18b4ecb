import {
  CITY_PROPERTIES_PAGE,
  type CityPropertyCard,
  type CityPropertyChoices,
  type CityPropertyQuery,
} from '@portal/contract/properties/properties/city-properties'
import {
  CITY_MATTERS,
  PRICE_BARS,
  PROPERTY_KINDS,
  type PropertySort,
  type PropertyType,
} from '@portal/contract/properties/properties/properties.texts'
import type { RowOf } from '@portal/contract/shared/endpoint'
import { type RawBuilder, sql } from 'kysely'
import { int4, statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import { type ListOrder, sortedList } from '../../../platform/database/sorted-list.ts'
import { cardPhotos, facts } from './property-card.ts'
import { isWantedBut, MATTERS, PRICES, type PropertyCriteria } from './property-criteria.ts'

type CardRow = RowOf<typeof CityPropertyCard>
type Sums = Pick<
  CityPropertyChoices,
  | 'bedrooms'
  | 'kinds'
  | 'any_bedrooms'
  | 'any_neighbourhood'
  | 'any_type'
  | 'any_matter'
  | 'any_price'
> & { total: number; advertisers: number; came_lately: number; matters: number[] }
type Group = { neighbourhood: string | null; type: PropertyType | null; count: number }
type Prices = NonNullable<CityPropertyChoices['prices']>

const MINIMUMS = [1, 2, 3, 4]
const LATELY_MS = 30 * 86_400_000

const count = (which: RawBuilder<boolean>) => int4`count(*) filter (where ${which})`
const list = (parts: readonly RawBuilder<unknown>[]) => sql`jsonb_build_array(${sql.join(parts)})`

/** Reads what every advertiser shows (the view city_properties). */
export function cityPropertiesStore(connection: Connection) {
  /** Found by the index alone; only the cards of the page are fetched. */
  async function readCards(found: RawBuilder<unknown>) {
    const { rows } = await statement<CardRow & { sort_key: number | string }>`
      with found as materialized (${found})
      select ${facts}, ${cardPhotos}, property.published_at, found.sort_key,
        jsonb_build_object('id', listing.id, 'slug', listing.slug, 'name', listing.name,
          'creci', advertiser.creci) as advertiser
      from found join public_properties as property on property.id = found.id
      join establishments as listing on listing.id = property.establishment_id
      left join property_advertisers as advertiser on advertiser.establishment_id = listing.id
      order by found.place
    `.execute(connection)
    return rows
  }

  return {
    async listOfCity({ ordem, cursor, ...criteria }: CityPropertyQuery) {
      const order = sortedList(ordersOf(criteria), ordem, 'property.id')
      const rows = await readCards(sql`
        select property.id, ${order.key} as sort_key, row_number() over (order by ${order.orderBy}) as place
        from city_properties as property
        where ${isWantedBut(criteria)} and ${order.after(cursor)}
        order by ${order.orderBy} limit ${CITY_PROPERTIES_PAGE + 1}`)
      const { rows: page, nextCursor } = order.toPage(rows, CITY_PROPERTIES_PAGE)
      return { properties: page, nextCursor }
    },

    /** Whatever it costs and wherever it is, the nearest in price first. */
    async listNear({ ate, de, ...criteria }: PropertyCriteria, limit: number): Promise<CardRow[]> {
      const price = PRICES[criteria.negocio]
      const wanted = (ate ?? de ?? 0) * 100
      const away = sql`abs(${price}::bigint - ${wanted}::bigint)`
      return readCards(sql`
        select property.id, 0 as sort_key, row_number() over (order by ${away}, property.id) as place
        from city_properties as property
        where ${isWantedBut({ negocio: criteria.negocio, tipo: criteria.tipo })}
        order by ${away}, property.id limit ${limit}`)
    },

    async sumsOfCity(criteria: PropertyCriteria, now: Date): Promise<Sums> {
      const all = isWantedBut(criteria)
      const but = (group: Parameters<typeof isWantedBut>[1]) => isWantedBut(criteria, group)
      const minimums = MINIMUMS.map((least) => isWantedBut({ ...criteria, quartos: least }))
      // A price means another thing for each way of offering.
      const kinds = PROPERTY_KINDS.flatMap((negocio) => [
        sql.lit(negocio),
        count(isWantedBut({ ...criteria, negocio }, 'price')),
      ])
      const since = new Date(now.getTime() - LATELY_MS)
      const { rows } = await statement<Sums>`
        select ${count(all)} as total, ${count(but('bedrooms'))} as any_bedrooms,
          ${count(but('neighbourhood'))} as any_neighbourhood, ${count(but('type'))} as any_type,
          ${count(but('matter'))} as any_matter, ${count(but('price'))} as any_price,
          (count(distinct property.establishment_id) filter (where ${all}))::integer as advertisers,
          (count(*) filter (where ${all} and property.published_at > ${since}))::integer as came_lately,
          jsonb_build_object(${sql.join(kinds)}) as kinds,
          ${list(minimums.map(count))} as bedrooms,
          ${list(CITY_MATTERS.map((matter) => int4`count(*) filter (where ${all} and ${MATTERS} @> array[${matter}])`))}
            as matters
        from city_properties as property
      `.execute(connection)
      const [row] = rows
      if (!row) throw new Error('an aggregate without a row')
      return row
    },

    /** Each neighbourhood and each type that is offered so, with what choosing it would leave. */
    async groupsOfCity(criteria: PropertyCriteria) {
      const byPlace = isWantedBut(criteria, 'neighbourhood')
      const byType = isWantedBut(criteria, 'type')
      const { rows } = await statement<Group>`
        select property.neighbourhood, property.type,
          case when grouping(property.type) = 1 then ${count(byPlace)} else ${count(byType)} end as count
        from city_properties as property where ${PRICES[criteria.negocio]} is not null
        group by grouping sets ((property.neighbourhood), (property.type))
        order by 3 desc, 1, 2
      `.execute(connection)
      return {
        neighbourhoods: rows.flatMap(({ neighbourhood: name, count: many }) =>
          name === null ? [] : [{ name, count: many }],
        ),
        types: rows.flatMap(({ type, count: many }) =>
          type === null ? [] : [{ type, count: many }],
        ),
      }
    },

    /** What prices there are, whatever was asked for. The dearest twentieth stand in the last bar. */
    async pricesOfCity(criteria: PropertyCriteria): Promise<Prices | null> {
      const price = PRICES[criteria.negocio]
      const { rows } = await statement<Prices>`
        with prices as materialized (
          select ${price} as cents from city_properties as property where ${isWantedBut(criteria, 'price')}
        ), spread as (
          select min(cents) as least, percentile_disc(array[0.1, 0.9, 0.95]) within group (order by cents) as at
          from prices having count(*) > 0
        )
        select spread.least, spread.at[1] as usual_from, spread.at[2] as usual_to,
          spread.at[3] as most_shown, (
            select jsonb_agg((
              select count(*) from prices where bar = least(${PRICE_BARS}::integer - 1,
                ((prices.cents - spread.least)::bigint * ${PRICE_BARS}::integer
                  / greatest(1, spread.at[3] - spread.least))::integer)
            ) order by bar) from generate_series(0, ${PRICE_BARS}::integer - 1) as bar
          ) as bars
        from spread
      `.execute(connection)
      return rows[0] ?? null
    },
  }
}

function ordersOf({ negocio }: PropertyCriteria): Record<PropertySort, ListOrder> {
  const by = PRICES[negocio]
  return {
    recentes: { by: sql.ref('property.published_at'), kind: 'moment', direction: 'desc' },
    'menor-preco': { by, kind: 'number', direction: 'asc' },
    'maior-preco': { by, kind: 'number', direction: 'desc' },
  }
}
