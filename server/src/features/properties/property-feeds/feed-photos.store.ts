import { sql } from 'kysely'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'

export type WaitingPhoto = { propertyId: string; url: string; position: number; attempts: number }

/** Owns the photos of feeds: where each is, and which of ours it became. */
export function feedPhotosStore(connection: Connection) {
  return {
    /** All photos of these properties, in this order. What was copied before stays copied. */
    async setPhotos(
      feedId: string,
      properties: readonly { propertyId: string; photos: readonly string[] }[],
      now: Date,
    ) {
      if (properties.length === 0) return
      const wanted = properties.flatMap(({ propertyId, photos }) =>
        photos.map((url, position) => ({ propertyId, url, position })),
      )
      const ids = wanted.map(({ propertyId }) => propertyId)
      const urls = wanted.map(({ url }) => url)
      await sql`
        delete from property_feed_photos as photo
        where photo.property_id = any(${properties.map(({ propertyId }) => propertyId)}::uuid[])
          and not exists (select from unnest(${ids}::uuid[], ${urls}::text[]) as wanted (id, url)
            where wanted.id = photo.property_id and wanted.url = photo.url)
      `.execute(connection)
      await sql`
        insert into property_feed_photos (property_id, feed_id, url, position, next_at)
        select id, ${feedId}, url, position, ${now}
        from unnest(${ids}::uuid[], ${urls}::text[],
          ${wanted.map(({ position }) => position)}::smallint[]) as wanted (id, url, position)
        on conflict (property_id, url) do update set position = excluded.position
          where property_feed_photos.position <> excluded.position
      `.execute(connection)
    },

    /** First the main photo of every property, then the second of each: pages look whole soon. */
    async listWaiting(feedId: string, now: Date, most: number): Promise<WaitingPhoto[]> {
      const { rows } = await statement<WaitingPhoto>`
        select property_id as "propertyId", url, position, attempts from property_feed_photos
        where feed_id = ${feedId} and state = 'waiting' and next_at <= ${now}
        order by position, property_id limit ${most}
      `.execute(connection)
      return rows
    },

    /** False where the feed no longer has that photo. */
    async noteCopied(propertyId: string, url: string, mediaId: string): Promise<boolean> {
      const { rows } = await sql`
        update property_feed_photos set state = 'copied', media_id = ${mediaId}
        where property_id = ${propertyId} and url = ${url} and state = 'waiting' returning 1
      `.execute(connection)
      return rows.length > 0
    },

    async noteFailed(propertyId: string, url: string, nextAt: Date) {
      await sql`
        update property_feed_photos set attempts = attempts + 1, next_at = ${nextAt},
          state = case when attempts >= 2 then 'failed' else 'waiting' end
        where property_id = ${propertyId} and url = ${url} and state = 'waiting'
      `.execute(connection)
    },

    /** None of them is fetched before; what waits longer anyway goes on waiting. */
    async postpone(feedId: string, until: Date) {
      await sql`
        update property_feed_photos set next_at = ${until}
        where feed_id = ${feedId} and state = 'waiting' and next_at < ${until}
      `.execute(connection)
    },

    /** Of these properties, those of which no photo waits any more. */
    async settledAmong(feedId: string, propertyIds: readonly string[]): Promise<string[]> {
      const { rows } = await statement<{ id: string }>`
        select id from unnest(${[...propertyIds]}::uuid[]) as asked (id)
        where not exists (select from property_feed_photos as photo
          where photo.feed_id = ${feedId} and photo.property_id = asked.id and photo.state = 'waiting')
      `.execute(connection)
      return rows.map(({ id }) => id)
    },

    async listCopied(propertyId: string): Promise<string[]> {
      const { rows } = await statement<{ id: string }>`
        select media_id as id from property_feed_photos
        where property_id = ${propertyId} and media_id is not null order by position
      `.execute(connection)
      return rows.map(({ id }) => id)
    },

    async countWaiting(feedId: string): Promise<number> {
      const { rows } = await statement<{ waiting: number }>`
        select count(*)::integer as waiting from property_feed_photos
        where feed_id = ${feedId} and state = 'waiting'
      `.execute(connection)
      return rows[0]?.waiting ?? 0
    },

    async feedsWaiting(now: Date): Promise<string[]> {
      const { rows } = await statement<{ id: string }>`
        select distinct feed_id as id from property_feed_photos
        where state = 'waiting' and next_at <= ${now}
      `.execute(connection)
      return rows.map(({ id }) => id)
    },
  }
}
