import type { CollectionCard } from '@portal/contract/city/collections/collection'
import type {
  CollectionKind,
  CollectionStatus,
} from '@portal/contract/city/collections/collection.texts'
import type { ChosenPlace, EditedStop } from '@portal/contract/city/collections/collection-editor'
import type { Photo } from '@portal/contract/ground/media/media'
import { type RawBuilder, sql } from 'kysely'
import { int4, statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import { isShownPhoto, photoJson } from '../../../platform/database/photo-json.ts'
import { lockPhotosOfUse, type PhotoOfUse } from '../../../platform/database/photos-of-use.ts'
import type { Collection, Stop } from './collections.rules.ts'

type ListedCollection = CollectionCard & { updatedAt: Date }
type NewCollection = Pick<Collection, 'kind' | 'slug' | 'title'> &
  Partial<Pick<Collection, 'summary' | 'status'>> & { coverId?: string | null }
type Saved = Pick<Collection, 'id' | 'kind' | 'title' | 'summary' | 'status'> & {
  coverId: string | null
}

/** With every stop, also those that have left the guide. */
const stops = sql`coalesce((
  select jsonb_agg(jsonb_build_object(
    'place', case when stop.sight_id is null
      then jsonb_build_object('kind', 'establishment', 'id', stop.establishment_id)
      else jsonb_build_object('kind', 'sight', 'id', stop.sight_id) end,
    'note', stop.note, 'day', stop.day, 'minute', stop.minute,
    'name', coalesce(listing.name, sight.name),
    'isShown', coalesce(listing.status, sight.status) = 'published',
    'sight', case when sight.id is not null then jsonb_build_object(
      'kind', sight.kind, 'slug', sight.slug, 'latitude', sight.latitude,
      'longitude', sight.longitude, 'photo', (
        select ${photoJson()} from sight_photos as shown join media on media.id = shown.media_id
        where shown.sight_id = sight.id and ${isShownPhoto} order by shown.position limit 1)) end
  ) order by stop.position)
  from collection_stops as stop
  left join establishments as listing on listing.id = stop.establishment_id
  left join sights as sight on sight.id = stop.sight_id
  where stop.collection_id = collection.id), '[]'::jsonb)`

export function collectionsStore(connection: Connection) {
  async function read(which: RawBuilder<unknown>): Promise<Collection[]> {
    const { rows } = await statement<Row>`
      select collection.id, collection.kind, collection.slug, collection.title, collection.summary,
        collection.status, collection.version, collection.updated_at as "updatedAt",
        (select ${photoJson()} from media
          where media.id = collection.cover_id and ${isShownPhoto}) as cover,
        ${stops} as stops
      from collections as collection where ${which}
      order by collection.position, collection.id
    `.execute(connection)
    return rows
  }

  return {
    /** What visitors see in lists, in the order of the editors. */
    async listCards(): Promise<ListedCollection[]> {
      const { rows } = await statement<ListedCollection>`
        select card.id, card.kind, card.slug, card.title, card.summary, card.stop_count,
          card.day_count, card.updated_at as "updatedAt",
          (select ${photoJson()} from media
            where media.id = card.cover_id and ${isShownPhoto}) as photo
        from collection_cards as card order by card.position, card.id
      `.execute(connection)
      return rows
    },

    listAll: () => read(sql`true`),

    async findPublished(slug: string): Promise<Collection | null> {
      const rows = await read(sql`collection.slug = ${slug} and collection.status = 'published'`)
      return rows[0] ?? null
    },

    async find(id: string): Promise<Collection | null> {
      return (await read(sql`collection.id = ${id}`))[0] ?? null
    },

    async lock(id: string): Promise<Collection | null> {
      await sql`select 1 from collections where id = ${id} for update`.execute(connection)
      return this.find(id)
    },

    /** Every id in its order, held until the new order is written. */
    async lockOrder(): Promise<string[]> {
      const { rows } = await statement<{ id: string }>`
        select id from collections order by position, id for update
      `.execute(connection)
      return rows.map(({ id }) => id)
    },

    async setOrder(ids: readonly string[]) {
      await sql`
        update collections set position = wanted.place - 1
        from unnest(${[...ids]}::uuid[]) with ordinality as wanted (id, place)
        where collections.id = wanted.id and collections.position <> wanted.place - 1
      `.execute(connection)
    },

    async slugs(): Promise<Set<string>> {
      const rows = await connection.selectFrom('collections').select('slug').execute()
      return new Set(rows.map(({ slug }) => slug))
    },

    /** Last of the list. */
    async add({ coverId, ...collection }: NewCollection, now: Date): Promise<string> {
      const { id } = await connection
        .insertInto('collections')
        .values({
          ...collection,
          cover_id: coverId ?? null,
          position: int4`(select count(*) from collections)`,
          created_at: now,
          updated_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },

    async save({ id, coverId, ...collection }: Saved, now: Date) {
      await connection
        .updateTable('collections')
        .set((expression) => ({
          ...collection,
          cover_id: coverId,
          updated_at: now,
          version: expression('version', '+', 1),
        }))
        .where('id', '=', id)
        .execute()
    },

    async setStops(id: string, wanted: readonly EditedStop[]) {
      await connection.deleteFrom('collection_stops').where('collection_id', '=', id).execute()
      if (wanted.length === 0) return
      await connection
        .insertInto('collection_stops')
        .values(
          wanted.map(({ place, note, day, minute }, position) => ({
            collection_id: id,
            position,
            establishment_id: place.kind === 'establishment' ? place.id : null,
            sight_id: place.kind === 'sight' ? place.id : null,
            note,
            day,
            minute,
          })),
        )
        .execute()
    },

    /** Those of them that exist; none of them is removed meanwhile. */
    async lockPlaces(places: readonly ChosenPlace[]): Promise<ChosenPlace[]> {
      const idsOf = (kind: ChosenPlace['kind']) =>
        places.filter((place) => place.kind === kind).map(({ id }) => id)
      const { rows: listings } = await statement<ChosenPlace>`
        select 'establishment' as kind, id from establishments
        where id = any(${idsOf('establishment')}::uuid[]) for key share
      `.execute(connection)
      const { rows: sights } = await statement<ChosenPlace>`
        select 'sight' as kind, id from sights where id = any(${idsOf('sight')}::uuid[]) for key share
      `.execute(connection)
      return [...listings, ...sights]
    },

    async lockPhoto(id: string): Promise<PhotoOfUse | null> {
      return (await lockPhotosOfUse(connection, [id]))[0] ?? null
    },
  }
}

type Row = {
  id: string
  kind: CollectionKind
  slug: string
  title: string
  summary: string
  status: CollectionStatus
  version: number
  updatedAt: Date
  cover: Photo | null
  stops: Stop[]
}
