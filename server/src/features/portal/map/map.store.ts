import type { EventCategory, Situation } from '@portal/contract/city/events/event.texts'
import type { SightKind } from '@portal/contract/city/sights/sight.texts'
import type { Photo } from '@portal/contract/ground/media/media'
import type { PropertyType } from '@portal/contract/properties/properties/properties.texts'
import type { offersOf } from '@portal/contract/properties/properties/property-rules'
import { type RawBuilder, sql } from 'kysely'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import { photoJson } from '../../../platform/database/photo-json.ts'
import { inSteps } from './in-steps.ts'
import { layerOfCategory, type MapPoint, pointOf } from './map.rules.ts'

type BusinessRow = Pick<MapPoint, 'id' | 'name' | 'slug' | 'latitude' | 'longitude'> & {
  rank: number
  hasCoupon: boolean
  rating: number | null
  schemaType: string
  icon: string
}
type SightRow = Pick<MapPoint, 'id' | 'name' | 'slug' | 'latitude' | 'longitude'> & {
  kind: SightKind
}
type PropertyPointRow = Pick<
  MapPoint,
  'id' | 'name' | 'slug' | 'latitude' | 'longitude' | 'isApproximate'
> & { advertiserId: string; publishedAt: Date }
type EventPointRow = Pick<MapPoint, 'id' | 'name' | 'slug' | 'latitude' | 'longitude'> & {
  startsAt: Date
  overAt: Date
}

export type SightCardRow = { id: string; isApproximate: boolean; photo: Photo | null }
export type EventCardRow = {
  id: string
  category: EventCategory
  situation: Situation
  isAllDay: boolean
  venueName: string
  photo: Photo | null
  startsAt: Date
  endsAt: Date | null
  day: string
  lastDay: string
  moreDates: number
}

export type PropertyCardRow = {
  id: string
  type: PropertyType
  neighbourhood: string | null
  bedrooms: number | null
  prices: Parameters<typeof offersOf>[0]['prices']
  photo: Photo | null
}

const NOTHING_BESIDES = { hasCoupon: false, rating: null, startsAt: null, isApproximate: false }

/** Where an event is: the place's present pin if the guide shows it, else what was kept of it. */
const venueJoins = sql`
  left join establishments as house on house.id = event.establishment_id and house.status = 'published'
  left join sights as sight on sight.id = event.sight_id and sight.status = 'published'`

/** Whoever goes there would find nothing. */
const happens = sql`event.status = 'published' and event.situation not in ('cancelled', 'postponed')`

/** Reads what other features own, for the map; writes nothing. */
export function mapStore(connection: Connection) {
  return {
    listBusinesses: () => businesses(sql`true`),

    /** Those of them that are on the air and have a pin. */
    findBusinesses: (ids: readonly string[]) =>
      businesses(sql`entry.id = any(${[...ids]}::uuid[])`),

    async listSights(): Promise<MapPoint[]> {
      const { rows } = await statement<SightRow>`
        select id, kind, name, slug, latitude, longitude from sights
        where status = 'published' and latitude is not null
        order by kind desc, position, name
      `.execute(connection)
      return rows.map((row, order) =>
        pointOf({ ...NOTHING_BESIDES, ...row, layer: 'praias', order }),
      )
    },

    /** Each event at its next date before the horizon, and the moment at which this list changes. */
    async listEvents(
      now: Date,
      horizon: Date,
    ): Promise<{ points: MapPoint[]; until: Date | null }> {
      const { rows } = await statement<EventPointRow>`
        select distinct on (event.id) event.id, event.title as name, event.slug,
          coalesce(house.latitude, sight.latitude, event.latitude) as latitude,
          coalesce(house.longitude, sight.longitude, event.longitude) as longitude,
          date.starts_at as "startsAt", date.over_at as "overAt"
        from event_occurrences as date join events as event on event.id = date.event_id
        ${venueJoins}
        where ${happens} and date.over_at > ${now} and date.starts_at < ${horizon}
          and coalesce(house.latitude, sight.latitude, event.latitude) is not null
        order by event.id, date.starts_at
      `.execute(connection)
      const points = rows.map((row) => {
        const order = row.startsAt.getTime()
        return pointOf({ ...NOTHING_BESIDES, ...row, kind: 'event', layer: 'eventos', order })
      })
      const enters = await nextStart(horizon)
      const window = horizon.getTime() - now.getTime()
      const moments = [
        ...rows.map(({ overAt }) => overAt.getTime()),
        ...(enters ? [enters.getTime() - window] : []),
      ]
      return {
        points,
        until:
          moments.length > 0
            ? new Date(moments.reduce((first, moment) => Math.min(first, moment)))
            : null,
      }
    },

    /** Of all advertisers or of these: as many of each as its plan shows, the oldest first, as on its page. */
    async listProperties(
      of?: readonly string[],
    ): Promise<{ advertiserId: string; points: MapPoint[] }[]> {
      const { rows } = await statement<PropertyPointRow>`
        select id, "advertiserId", name, slug, latitude, longitude, "isApproximate", "publishedAt" from (
          select property.id, listing.id as "advertiserId", property.title as name,
            listing.slug || '/' || property.slug as slug,
            property.latitude, property.longitude, not property.is_exact as "isApproximate",
            property.published_at as "publishedAt", listing.plan_limits,
            row_number() over (partition by listing.id order by property.published_at, property.id) as place
          from public_properties as property
          join establishments as listing on listing.id = property.establishment_id
          where listing.status = 'published' and 'real_estate' = any(listing.modules)
            and listing.plan_limits is not null
            and ${of ? sql`listing.id = any(${[...of]}::uuid[])` : sql`true`}
        ) as counted
        where place <= coalesce((plan_limits ->> 'properties')::integer, 2147483647)
          and latitude is not null
      `.execute(connection)
      const found = new Map<string, MapPoint[]>()
      await inSteps(rows, ({ publishedAt, advertiserId, ...row }) => {
        const order = -publishedAt.getTime()
        const point = pointOf({
          ...NOTHING_BESIDES,
          ...row,
          kind: 'property',
          layer: 'imoveis',
          order,
        })
        const points = found.get(advertiserId)
        if (points) points.push(point)
        else found.set(advertiserId, [point])
      })
      return [...found].map(([advertiserId, points]) => ({ advertiserId, points }))
    },

    async propertyCards(ids: readonly string[]): Promise<PropertyCardRow[]> {
      const { rows } = await statement<PropertyCardRow>`
        select property.id, property.type, property.neighbourhood, property.bedrooms,
          jsonb_build_object('sale_cents', property.sale_price_cents,
            'rent_cents', property.rent_price_cents, 'season_cents', property.season_price_cents) as prices, (
            select ${photoJson()} from property_photos as shown join media on media.id = shown.media_id
            where shown.property_id = property.id and media.status <> 'failed' and not media.is_private
            order by shown.position limit 1
          ) as photo
        from public_properties as property where property.id = any(${[...ids]}::uuid[])
      `.execute(connection)
      return rows
    },

    async sightCards(ids: readonly string[]): Promise<SightCardRow[]> {
      const { rows } = await statement<SightCardRow>`
        select sights.id, sights.is_approximate as "isApproximate", (
          select ${photoJson()} from sight_photos as shown join media on media.id = shown.media_id
          where shown.sight_id = sights.id and media.status <> 'failed' and not media.is_private
          order by shown.position limit 1
        ) as photo
        from sights where sights.id = any(${[...ids]}::uuid[]) and status = 'published'
      `.execute(connection)
      return rows
    },

    async eventCards(ids: readonly string[], now: Date, horizon: Date): Promise<EventCardRow[]> {
      const { rows } = await statement<EventCardRow>`
        select distinct on (event.id) event.id, event.category, event.situation,
          event.is_all_day as "isAllDay",
          coalesce(house.name, sight.name, event.venue_name) as "venueName",
          date.starts_at as "startsAt", date.ends_at as "endsAt", date.day, date.last_day as "lastDay",
          (count(*) over (partition by event.id))::integer - 1 as "moreDates", (
            select ${photoJson()} from media where media.id = event.poster_id
              and media.status <> 'failed' and not media.is_private
          ) as photo
        from event_occurrences as date join events as event on event.id = date.event_id
        ${venueJoins}
        where event.id = any(${[...ids]}::uuid[]) and ${happens}
          and date.over_at > ${now} and date.starts_at < ${horizon}
        order by event.id, date.starts_at
      `.execute(connection)
      return rows
    },
  }

  async function businesses(which: RawBuilder<unknown>): Promise<MapPoint[]> {
    const { rows } = await statement<BusinessRow>`
      select listing.id, listing.name, listing.slug, listing.latitude, listing.longitude,
        entry.rank, entry.has_coupon as "hasCoupon",
        round(listing.rating_sum::numeric / nullif(listing.rating_count, 0), 1)::float8 as rating,
        category.schema_type as "schemaType", category.icon
      from directory as entry
      join establishments as listing on listing.id = entry.id
      join categories as category on category.id = entry.category_id
      where entry.place is not null and ${which}
      order by entry.rank desc, entry.id
    `.execute(connection)
    return inSteps(rows, (row) =>
      pointOf({
        ...row,
        kind: 'establishment',
        layer: layerOfCategory(row),
        startsAt: null,
        isApproximate: false,
        order: -row.rank,
      }),
    )
  }

  async function nextStart(horizon: Date): Promise<Date | null> {
    const { rows } = await statement<{ next: Date | null }>`
      select min(starts_at) as next from event_occurrences where starts_at >= ${horizon}
    `.execute(connection)
    return rows[0]?.next ?? null
  }
}
