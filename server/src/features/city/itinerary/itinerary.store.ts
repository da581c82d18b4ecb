import type { EventCategory, Situation } from '@portal/contract/city/events/event.texts'
import type { Photo } from '@portal/contract/ground/media/media'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import { isShownPhoto, photoJson } from '../../../platform/database/photo-json.ts'

type Found = {
  /** As it was asked for: a page may have been renamed since. */
  asked: string
  name: string
  latitude: number | null
  longitude: number | null
  photo: Photo | null
}
export type FoundSight = Found & {
  visitingHours: string
  /** Of the ramps whose level the administration has set. */
  levels: number[]
}
export type FoundEvent = Found & {
  category: EventCategory
  situation: Situation
  venueName: string
  /** Still to come or under way, the next first. */
  dates: { day: string; last_day: string }[]
}

const DATES_READ = 100

/** Reads what other features own, for a plan; writes nothing, and keeps no plan. */
export function itineraryStore(connection: Connection) {
  return {
    async listings(slugs: readonly string[]): Promise<{ asked: string; id: string }[]> {
      const { rows } = await statement<{ asked: string; id: string }>`
        select asked.slug as asked, place.id
        from unnest(${[...slugs]}::text[]) as asked (slug)
        join establishments as place on place.status = 'published' and (place.slug = asked.slug
          or place.id = (select establishment_id from establishment_slugs where slug = asked.slug))
      `.execute(connection)
      return rows
    },

    async sights(kind: 'beach' | 'attraction', slugs: readonly string[]): Promise<FoundSight[]> {
      const { rows } = await statement<FoundSight>`
        select slug as asked, name, latitude, longitude,
          coalesce(content ->> 'visiting_hours', '') as "visitingHours",
          array(select distinct (ramp ->> 'level_m')::float8
            from jsonb_array_elements(content -> 'ramps') as ramp
            where ramp ->> 'level_m' is not null) as levels,
          (select ${photoJson()} from sight_photos as shown join media on media.id = shown.media_id
            where shown.sight_id = sights.id and ${isShownPhoto} order by shown.position limit 1) as photo
        from sights
        where kind = ${kind} and slug = any(${[...slugs]}::text[]) and status = 'published'
      `.execute(connection)
      return rows
    },

    async events(slugs: readonly string[], now: Date): Promise<FoundEvent[]> {
      const { rows } = await statement<FoundEvent>`
        select asked.slug as asked, event.title as name, event.category, event.situation,
          coalesce(house.name, sight.name, event.venue_name) as "venueName",
          coalesce(house.latitude, sight.latitude, event.latitude) as latitude,
          coalesce(house.longitude, sight.longitude, event.longitude) as longitude,
          (select ${photoJson()} from media where media.id = event.poster_id and ${isShownPhoto}) as photo,
          coalesce((select jsonb_agg(jsonb_build_object('day', day, 'last_day', last_day) order by day)
            from (select day, last_day from event_occurrences
              where event_id = event.id and over_at > ${now}
              order by starts_at limit ${DATES_READ}) as date), '[]') as dates
        from unnest(${[...slugs]}::text[]) as asked (slug)
        join events as event on event.status = 'published' and (event.slug = asked.slug
          or event.id = (select event_id from event_slugs where slug = asked.slug))
        left join establishments as house
          on house.id = event.establishment_id and house.status = 'published'
        left join sights as sight on sight.id = event.sight_id and sight.status = 'published'
      `.execute(connection)
      return rows
    },
  }
}
