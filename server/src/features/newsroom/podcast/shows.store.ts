import type { Photo } from '@portal/contract/ground/media/media'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import { bool, int4, selected, statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import { isShownPhoto, photoJson } from '../../../platform/database/photo-json.ts'
import type { PhotoOfUse } from '../../../platform/database/photos-of-use.ts'
import type { PodcastShows } from '../../../platform/database/schema.generated.ts'
import type { Show } from './podcast.rules.ts'

type NewShow = Pick<
  Show,
  'slug' | 'title' | 'description' | 'author' | 'ownerEmail' | 'category' | 'isExplicit'
>
type Row = Selectable<PodcastShows> & { cover: Photo | null; is_first: boolean }

/** One that is still being prepared has no thumbhash, and no files yet. */
export const photoOf = (column: string): RawBuilder<Photo | null> => selected<Photo | null>`(
  select ${photoJson()} from media where media.id = ${sql.ref(column)} and ${isShownPhoto}
)`

export function showsStore(connection: Connection) {
  const all = () =>
    connection
      .selectFrom('podcast_shows as show')
      .selectAll('show')
      .select([
        photoOf('show.cover_id').as('cover'),
        bool`show.id = (
          select id from podcast_shows order by position, created_at, id limit 1
        )`.as('is_first'),
      ])
      .orderBy('show.position')
      .orderBy('show.created_at')
      .orderBy('show.id')

  return {
    async list(): Promise<Show[]> {
      return (await all().execute()).map(toShow)
    },

    async find(id: string): Promise<Show | null> {
      const row = await all().where('show.id', '=', id).executeTakeFirst()
      return row ? toShow(row) : null
    },

    async lock(id: string): Promise<Show | null> {
      await sql`select 1 from podcast_shows where id = ${id} for update`.execute(connection)
      return this.find(id)
    },

    async add({ ownerEmail, isExplicit, ...show }: NewShow, now: Date): Promise<string> {
      const { id } = await connection
        .insertInto('podcast_shows')
        .values({
          ...show,
          owner_email: ownerEmail,
          is_explicit: isExplicit,
          position: int4`(select count(*) from podcast_shows)`,
          created_at: now,
          updated_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },

    async save(show: Omit<Show, 'isFirst' | 'slug'>, now: Date) {
      await connection
        .updateTable('podcast_shows')
        .set((expression) => ({
          title: show.title,
          description: show.description,
          author: show.author,
          owner_email: show.ownerEmail,
          category: show.category,
          cover_id: show.cover?.id ?? null,
          is_explicit: show.isExplicit,
          apple_url: show.appleUrl,
          spotify_url: show.spotifyUrl,
          youtube_url: show.youtubeUrl,
          updated_at: now,
          version: expression('version', '+', 1),
        }))
        .where('id', '=', show.id)
        .execute()
    },

    /** A photo anybody may see; it is not swept meanwhile. */
    async lockPhoto(id: string): Promise<(PhotoOfUse & { photo: Photo }) | null> {
      const { rows } = await statement<PhotoOfUse & { photo: Photo }>`
        select id, user_id as "userId", status, ${photoJson()} as photo
        from media where id = ${id} and not is_private for key share
      `.execute(connection)
      return rows[0] ?? null
    },
  }
}

function toShow(row: Row): Show {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    description: row.description,
    author: row.author,
    ownerEmail: row.owner_email,
    category: row.category,
    cover: row.cover,
    isExplicit: row.is_explicit,
    appleUrl: row.apple_url,
    spotifyUrl: row.spotify_url,
    youtubeUrl: row.youtube_url,
    isFirst: row.is_first,
    version: row.version,
    updatedAt: row.updated_at,
  }
}
