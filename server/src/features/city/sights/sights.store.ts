import type { SightKind, SightStatus } from '@portal/contract/city/sights/sight.texts'
import type { Photo } from '@portal/contract/ground/media/media'
import type { RatingTotals } from '@portal/contract/guide/establishments/rating-rules'
import { type Selectable, sql } from 'kysely'
import { selected, statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import { isShownPhoto, photoJson } from '../../../platform/database/photo-json.ts'
import type { Sights } from '../../../platform/database/schema.generated.ts'
import type { PhotoOfUse, Sight } from './sights.rules.ts'

export type NewSight = Pick<Sight, 'kind' | 'slug' | 'name' | 'tags' | 'place' | 'content'> & {
  status: SightStatus
  position: number
  verifiedAt: Date | null
}

/** In their order; one that is still being prepared has no thumbhash, and no files yet. */
const photos = selected<Photo[]>`coalesce((
  select jsonb_agg(${photoJson()} order by shown.position)
  from sight_photos as shown join media on media.id = shown.media_id
  where shown.sight_id = sights.id and ${isShownPhoto}
), '[]'::jsonb)`

/** Counted as they are read: there are few sights, and what is read is remembered. */
const stars = selected<RatingTotals>`(
  select jsonb_build_object('count', count(*), 'sum', coalesce(sum(rating), 0))
  from reviews where reviews.sight_id = sights.id and reviews.status = 'published'
)`

export function sightsStore(connection: Connection) {
  const all = () =>
    connection
      .selectFrom('sights')
      .selectAll()
      .select([photos.as('photos'), stars.as('stars')])
  const inOrder = () => all().orderBy('kind', 'desc').orderBy('position').orderBy('name')

  return {
    async listPublished(): Promise<Sight[]> {
      return (await inOrder().where('status', '=', 'published').execute()).map(toSight)
    },

    async findPublished(kind: SightKind, slug: string): Promise<Sight | null> {
      const row = await all()
        .where('kind', '=', kind)
        .where('slug', '=', slug)
        .where('status', '=', 'published')
        .executeTakeFirst()
      return row ? toSight(row) : null
    },

    async listAll(kind?: SightKind): Promise<Sight[]> {
      const query = kind ? inOrder().where('kind', '=', kind) : inOrder()
      return (await query.execute()).map(toSight)
    },

    async find(id: string): Promise<Sight | null> {
      const row = await all().where('id', '=', id).executeTakeFirst()
      return row ? toSight(row) : null
    },

    async lock(id: string): Promise<Sight | null> {
      await sql`select 1 from sights where id = ${id} for update`.execute(connection)
      return this.find(id)
    },

    async slugsOf(kind: SightKind): Promise<Set<string>> {
      const rows = await connection
        .selectFrom('sights')
        .select('slug')
        .where('kind', '=', kind)
        .execute()
      return new Set(rows.map(({ slug }) => slug))
    },

    async add({ place, verifiedAt, content, ...sight }: NewSight, now: Date): Promise<string> {
      const { id } = await connection
        .insertInto('sights')
        .values({
          ...sight,
          ...columnsOf(place),
          content: JSON.stringify(content),
          verified_at: verifiedAt,
          created_at: now,
          updated_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },

    async save({ id, name, tags, place, content, status, verifiedAt }: Sight, now: Date) {
      await connection
        .updateTable('sights')
        .set((expression) => ({
          name,
          tags,
          ...columnsOf(place),
          content: JSON.stringify(content),
          status,
          verified_at: verifiedAt,
          updated_at: now,
          version: expression('version', '+', 1),
        }))
        .where('id', '=', id)
        .execute()
    },

    /** Those of them that are photos anybody may see; none of them is swept meanwhile. */
    async lockPhotos(ids: readonly string[], sightId: string): Promise<PhotoOfUse[]> {
      const { rows } = await statement<PhotoOfUse>`
        select id, user_id as "userId", status, exists (
          select 1 from sight_photos as shown
          where shown.media_id = media.id and shown.sight_id = ${sightId}
        ) as "isShown"
        from media where id = any(${[...ids]}::uuid[]) and not is_private for key share
      `.execute(connection)
      return rows
    },

    async setPhotos(id: string, media: readonly string[]) {
      await connection.deleteFrom('sight_photos').where('sight_id', '=', id).execute()
      if (media.length === 0) return
      await connection
        .insertInto('sight_photos')
        .values(media.map((media_id, position) => ({ sight_id: id, position, media_id })))
        .execute()
    },
  }
}

type Row = Selectable<Sights> & { photos: Photo[]; stars: RatingTotals }

function toSight(row: Row): Sight {
  return {
    id: row.id,
    kind: row.kind,
    slug: row.slug,
    name: row.name,
    tags: row.tags,
    place: placeOf(row),
    content: row.content,
    photos: row.photos,
    stars: row.stars,
    status: row.status,
    version: row.version,
    verifiedAt: row.verified_at,
    updatedAt: row.updated_at,
  }
}

function placeOf({ latitude, longitude, is_approximate }: Row): Sight['place'] {
  return latitude === null || longitude === null ? null : { latitude, longitude, is_approximate }
}

function columnsOf(place: Sight['place']) {
  return {
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
    is_approximate: place?.is_approximate ?? false,
  }
}
