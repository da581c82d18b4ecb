import type {
  PropertyKind,
  PropertyType,
} from '@portal/contract/properties/properties/properties.texts'
import {
  PROPERTIES_PAGE,
  type Property,
  type PropertyCard,
  type PropertyQuery,
} from '@portal/contract/properties/properties/property'
import type { RowOf } from '@portal/contract/shared/endpoint'
import type { Plan } from '@portal/contract/shared/plan'
import { NO_LIMITS } from '@portal/contract/shared/plan-limits'
import { limitsOfPlan } from '@portal/contract/shared/plan-prices'
import { type RawBuilder, sql } from 'kysely'
import { bool, statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import { isListingAt } from '../../../platform/database/listing-at.ts'
import { photoJson } from '../../../platform/database/photo-json.ts'
import type { Advertiser } from './properties.rules.ts'
import { cardPhotos, facts, shownPhotos } from './property-card.ts'
import { PRICES } from './property-criteria.ts'

type PlaceRow = Omit<Advertiser, 'limits' | 'isPublished'> & {
  status: string
  limits: Plan['limits'] | null
}
type CardRow = RowOf<typeof PropertyCard>
type FoundProperty = Omit<RowOf<typeof Property>, 'advertiser' | 'alike'>
type Facets = {
  counts: Record<PropertyKind, number>
  types: PropertyType[]
  neighbourhoods: string[]
}
type SearchedProperty = Pick<PropertyCard, 'id' | 'slug' | 'title' | 'prices' | 'bedrooms'> & {
  neighbourhood: string | null
  agency: { slug: string; name: string; creci: string | null }
}
/** The advertiser, and how many of its properties its plan shows. */
type Stock = { establishmentId: string; most: number | null }

/** The oldest first, as many as the plan has: a smaller one hides the rest, and a larger shows it again. */
const stockOf = ({ establishmentId, most }: Stock) => sql`(
  select * from public_properties where establishment_id = ${establishmentId}
  order by published_at, id limit ${most}) as property`

export function publicPropertiesStore(connection: Connection) {
  async function readPlace(which: RawBuilder<unknown>, now: Date): Promise<Advertiser | null> {
    const { rows } = await statement<PlaceRow>`
      select listing.id, listing.slug, listing.name, listing.modules, listing.status, advertiser.creci,
        listing_limits(listing.user_id, listing.id, ${now}) as limits
      from establishments as listing
      left join property_advertisers as advertiser on advertiser.establishment_id = listing.id
      where ${which}
    `.execute(connection)
    const [row] = rows
    if (!row) return null
    const { status, limits, ...place } = row
    return {
      ...place,
      isPublished: status === 'published',
      // The function answers in the shape of the contract.
      limits: limits ? limitsOfPlan({ limits }) : NO_LIMITS,
    }
  }

  return {
    findAdvertiser: (id: string, now: Date) => readPlace(sql`listing.id = ${id}`, now),

    /** By its address, an earlier one, or its id. */
    findAdvertiserAt: (slug: string, now: Date) => readPlace(isListingAt(slug), now),

    async listOf(stock: Stock, query: PropertyQuery) {
      const which = isWanted(query)
      const offset = (query.pagina - 1) * PROPERTIES_PAGE
      const { rows } = await statement<CardRow>`
        select ${facts}, ${cardPhotos} from ${stockOf(stock)} where ${which}
        order by ${orderOf(query)} property.published_at desc, property.id
        limit ${PROPERTIES_PAGE} offset ${offset}
      `.execute(connection)
      const { rows: counted } = await statement<{ total: number }>`
        select count(*)::integer as total from ${stockOf(stock)} where ${which}
      `.execute(connection)
      return { rows, total: counted[0]?.total ?? 0 }
    },

    /** What there is to choose from, whatever was chosen. */
    async facetsOf(stock: Stock): Promise<Facets> {
      const { rows } = await statement<Facets>`
        select jsonb_build_object('venda', count(sale_price_cents), 'aluguel', count(rent_price_cents),
            'temporada', count(season_price_cents)) as counts,
          coalesce(array_agg(distinct property.type), '{}') as types,
          coalesce(array_agg(distinct property.neighbourhood), '{}') as neighbourhoods
        from ${stockOf(stock)}
      `.execute(connection)
      const none = { counts: { venda: 0, aluguel: 0, temporada: 0 }, types: [], neighbourhoods: [] }
      return rows[0] ?? none
    },

    /** By the address it has at its advertiser. */
    async findOf(stock: Stock, slug: string): Promise<FoundProperty | null> {
      const { rows } = await statement<FoundProperty>`
        select ${facts}, property.code, property.description, property.usage, property.amenities,
          property.papers, nullif(property.address, '') as address, property.confirmed_at,
          coalesce((select jsonb_agg(${photoJson()} order by shown.position) ${shownPhotos}), '[]'::jsonb)
            as photos
        from ${stockOf(stock)} where property.slug = ${slug}
      `.execute(connection)
      return rows[0] ?? null
    },

    /** Offered in one of the same ways; the most alike in price first. */
    async listAlike(
      stock: Stock,
      { id, prices }: FoundProperty,
      limit: number,
    ): Promise<CardRow[]> {
      const { rows } = await statement<CardRow>`
        select ${facts}, ${cardPhotos} from ${stockOf(stock)}
        where property.id <> ${id} and (
          (property.sale_price_cents is not null and ${prices.sale_cents}::integer is not null)
          or (property.rent_price_cents is not null and ${prices.rent_cents}::integer is not null)
          or (property.season_price_cents is not null and ${prices.season_cents}::integer is not null))
        order by least(abs(property.sale_price_cents - ${prices.sale_cents}::integer),
          abs(property.rent_price_cents - ${prices.rent_cents}::integer),
          abs(property.season_price_cents - ${prices.season_cents}::integer)), property.id
        limit ${limit}
      `.execute(connection)
      return rows
    },

    /** With all the words, the title before the text; without words, the newest. */
    async search(
      words: string | null,
      { bedrooms, most }: { bedrooms: number; most: number },
    ): Promise<SearchedProperty[]> {
      const terms = sql`(select nullif(search_terms_of(${words ?? ''}), '')::tsquery)`
      const fits = words === null ? sql`true` : sql`property.words @@ ${terms}`
      const rank = words === null ? sql`` : sql`ts_rank(property.words, ${terms}) desc,`
      const { rows } = await statement<SearchedProperty>`
        select property.id, property.slug, property.title, property.neighbourhood, property.bedrooms,
          jsonb_build_object('sale_cents', property.sale_price_cents,
            'rent_cents', property.rent_price_cents, 'season_cents', property.season_price_cents) as prices,
          jsonb_build_object('slug', listing.slug, 'name', listing.name, 'creci', advertiser.creci) as agency
        from city_properties as property
        join establishments as listing on listing.id = property.establishment_id
        left join property_advertisers as advertiser on advertiser.establishment_id = listing.id
        where ${fits} and ${bedrooms > 0 ? sql`property.bedrooms >= ${bedrooms}` : sql`true`}
        order by ${rank} property.published_at desc, property.id desc limit ${most}
      `.execute(connection)
      return rows
    },

    /** Whose it is; null for what nobody may see. */
    async findOwner(id: string): Promise<{ establishmentId: string; slug: string } | null> {
      const { rows } = await statement<{ establishmentId: string; slug: string }>`
        select establishment_id as "establishmentId", slug from public_properties where id = ${id}
      `.execute(connection)
      return rows[0] ?? null
    },

    /** For the sitemap: plans are asked about when the page is opened. */
    async listAddresses(after: string | null, limit: number) {
      const { rows } = await statement<{ id: string; path: string; changedAt: Date }>`
        select property.id, '/imoveis/' || listing.slug || '/' || property.slug as path,
          property.updated_at as "changedAt"
        from public_properties as property
        join establishments as listing on listing.id = property.establishment_id
        where listing.status = 'published' and 'real_estate' = any(listing.modules)
          and listing.plan <> 'clube' and (${after}::uuid is null or property.id > ${after}::uuid)
        order by property.id limit ${limit}
      `.execute(connection)
      return rows
    },

    /** For the sitemap too: whoever has something to let or to sell. */
    async listAdvertiserAddresses(after: string | null, limit: number) {
      const { rows } = await statement<{ id: string; path: string; changedAt: Date }>`
        select listing.id, '/imoveis/' || listing.slug as path, listing.updated_at as "changedAt"
        from establishments as listing
        where listing.status = 'published' and 'real_estate' = any(listing.modules)
          and listing.plan <> 'clube' and (${after}::uuid is null or listing.id > ${after}::uuid)
          and exists (select from public_properties where establishment_id = listing.id)
        order by listing.id limit ${limit}
      `.execute(connection)
      return rows
    },
  }
}

function isWanted({ negocio, tipo, de, ate, quartos, bairro }: PropertyQuery): RawBuilder<boolean> {
  const asked = negocio ? [PRICES[negocio]] : Object.values(PRICES)
  const inRange = (price: RawBuilder<unknown>) =>
    sql`(${price} is not null and ${price} >= ${de ?? 0}::bigint * 100
      and (${ate ?? null}::bigint is null or ${price} <= ${ate ?? null}::bigint * 100))`
  const conditions = [
    sql`(${sql.join(asked.map(inRange), sql` or `)})`,
    ...(tipo ? [sql`property.type = ${tipo}`] : []),
    ...(quartos ? [sql`property.bedrooms >= ${quartos}`] : []),
    ...(bairro ? [sql`property.neighbourhood = ${bairro}`] : []),
  ]
  return bool`${sql.join(conditions, sql` and `)}`
}

function orderOf({ negocio, ordem }: PropertyQuery): RawBuilder<unknown> {
  if (ordem === 'recentes') return sql``
  const price = negocio
    ? PRICES[negocio]
    : sql`coalesce(property.sale_price_cents, property.rent_price_cents, property.season_price_cents)`
  return ordem === 'menor-preco' ? sql`${price} asc,` : sql`${price} desc,`
}
