import type { Photo } from '@portal/contract/ground/media/media'
import type { PropertyStatus } from '@portal/contract/properties/properties/properties.texts'
import type { PropertyContent } from '@portal/contract/properties/properties/property-fields'
import { numberedSlug, slugOf } from '@portal/contract/shared/slug'
import { type RawBuilder, sql } from 'kysely'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import { photoJson } from '../../../platform/database/photo-json.ts'
import { lockPhotosOfUse } from '../../../platform/database/photos-of-use.ts'
import type { HiddenBy, Property } from './properties.rules.ts'
import { columnsOf, type PropertyRow, toProperty } from './property-columns.ts'

type NewProperty = {
  id: string
  establishmentId: string
  slug: string
  /** The feed that keeps it, and its name there. */
  feed?: { feedId: string; externalId: string }
}
type Move = { status: PropertyStatus; hiddenBy?: HiddenBy; reason?: string | null }

/** Owns properties and their photos. */
export function propertiesStore(connection: Connection) {
  async function read(which: RawBuilder<unknown>): Promise<Property[]> {
    const { rows } = await statement<PropertyRow>`
      select property.*, coalesce((
        select jsonb_agg(photo.media_id order by photo.position) from property_photos as photo
        where photo.property_id = property.id), '[]'::jsonb) as photo_ids
      from properties as property where ${which}
    `.execute(connection)
    return rows.map(toProperty)
  }
  const one = async (which: RawBuilder<unknown>) => (await read(which))[0] ?? null

  return {
    find: (id: string) => one(sql`property.id = ${id}`),

    /** Held until the transaction ends. */
    async lockProperty(id: string): Promise<Property | null> {
      await sql`select 1 from properties where id = ${id} for update`.execute(connection)
      return one(sql`property.id = ${id}`)
    },

    listOfPlace: (establishmentId: string) =>
      read(sql`property.establishment_id = ${establishmentId}
        order by property.status = 'archived', property.updated_at desc, property.id`),

    /** What one feed keeps, archived ones too. */
    listOfFeed: (feedId: string) => read(sql`property.feed_id = ${feedId} order by external_id`),

    /** Drafts count: each takes the place it will be published in. */
    async countHeld(establishmentId: string): Promise<number> {
      const { rows } = await statement<{ held: number }>`
        select count(*)::integer as held from properties
        where establishment_id = ${establishmentId} and status <> 'archived'
      `.execute(connection)
      return rows[0]?.held ?? 0
    },

    /** An address of its advertiser that no other property has. The caller holds the advertiser. */
    async freeSlug(establishmentId: string, title: string, forId: string): Promise<string> {
      const slug = slugOf(title)
      const stem = numberedSlug(slug, 99_999).replace(/-99999$/, '')
      const { rows } = await statement<{ slug: string }>`
        select slug from properties where establishment_id = ${establishmentId} and id <> ${forId}
          and (slug = ${slug} or slug like ${`${stem}-%`})
      `.execute(connection)
      const taken = new Set(rows.map((row) => row.slug))
      let free = slug
      for (let number = 2; taken.has(free); number += 1) free = numberedSlug(slug, number)
      return free
    },

    /** A draft. False where that id is taken. */
    async addProperty(added: NewProperty, content: PropertyContent, now: Date): Promise<boolean> {
      const { id, establishmentId, slug, feed } = added
      const result = await connection
        .insertInto('properties')
        .values({
          ...columnsOf(content),
          id,
          establishment_id: establishmentId,
          slug,
          feed_id: feed?.feedId ?? null,
          external_id: feed?.externalId ?? null,
          created_at: now,
          updated_at: now,
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirst()
      return result.numInsertedOrUpdatedRows === 1n
    },

    async saveProperty(
      id: string,
      { slug, ...content }: PropertyContent & { slug: string },
      now: Date,
    ) {
      await connection
        .updateTable('properties')
        .set((eb) => ({
          ...columnsOf(content),
          slug,
          updated_at: now,
          version: eb('version', '+', 1),
        }))
        .where('id', '=', id)
        .execute()
    },

    /** Publishing says that it is to be had; the first time is remembered. */
    async setStatus(id: string, { status, hiddenBy, reason }: Move, now: Date) {
      await sql`
        update properties set status = ${status}, hidden_by = ${hiddenBy ?? null},
          hidden_reason = ${reason ?? null}, version = version + 1, updated_at = ${now},
          published_at = case when ${status} = 'published' then coalesce(published_at, ${now})
            else published_at end,
          confirmed_at = case when ${status} = 'published' then ${now} else confirmed_at end,
          asked_at = case when ${status} = 'published' then null else asked_at end
        where id = ${id}
      `.execute(connection)
    },

    /** All of them, in this order; what was known of a photo's looks stays known. */
    async setPhotos(propertyId: string, mediaIds: readonly string[]) {
      await sql`set constraints property_photos_order deferred`.execute(connection)
      await sql`
        delete from property_photos
        where property_id = ${propertyId} and media_id <> all(${[...mediaIds]}::uuid[])
      `.execute(connection)
      await sql`
        insert into property_photos (property_id, media_id, position)
        select ${propertyId}, wanted.id, wanted.place - 1
        from unnest(${[...mediaIds]}::uuid[]) with ordinality as wanted (id, place)
        on conflict (property_id, media_id) do update set position = excluded.position
      `.execute(connection)
    },

    async readPhotos(ids: readonly string[]): Promise<Photo[]> {
      const { rows } = await statement<{ photo: Photo }>`
        select ${photoJson()} as photo from media where id = any(${[...ids]}::uuid[])
      `.execute(connection)
      return rows.map(({ photo }) => photo)
    },

    lockPhotos: (ids: readonly string[]) => lockPhotosOfUse(connection, ids),
  }
}
