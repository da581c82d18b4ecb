import type { EpisodeContent } from '@portal/contract/newsroom/podcast/episode-content'
import type { listEpisodes } from '@portal/contract/newsroom/podcast/podcast-editor'
import type { EndpointInput } from '@portal/contract/shared/endpoint'
import { type SelectQueryBuilder, sql } from 'kysely'
import { bool, int4, statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import type { DB } from '../../../platform/database/schema.generated.ts'
import { byLetters, ordersBy, sortedList } from '../../../platform/database/sorted-list.ts'
import { type EpisodeRecord, toEpisode, toPublished } from './episode-record.ts'
import type { Episode, PublishedEpisode, ShownEpisode } from './podcast.rules.ts'
import { photoOf } from './shows.store.ts'

type Listed = Episode & { showTitle: string }
type Filter = EndpointInput<typeof listEpisodes>['query']
const ORDERS = ordersBy(sql`episode.updated_at`, byLetters('episode.title'))

export type NewEpisode = Pick<Episode, 'showId' | 'guid' | 'slug' | 'title' | 'content'>

export function episodesStore(connection: Connection) {
  const all = () =>
    connection
      .selectFrom('podcast_episodes as episode')
      .innerJoin('podcast_shows as show', 'show.id', 'episode.show_id')
      .leftJoin('podcast_audio as audio', 'audio.id', 'episode.audio_id')
      .selectAll('episode')
      .select([
        'show.title as show_title',
        'audio.format as audio_format',
        'audio.bytes as audio_bytes',
        'audio.duration_ms as audio_duration_ms',
        'audio.created_at as audio_created_at',
        photoOf('episode.cover_id').as('cover'),
        photoOf('show.cover_id').as('show_cover'),
      ]) as unknown as SelectQueryBuilder<
      DB & { episode: DB['podcast_episodes']; show: DB['podcast_shows'] },
      'episode' | 'show',
      EpisodeRecord
    >
  /** Those whose hour has come; newest first. A scheduled one needs no worker to appear in time. */
  const published = (now: Date) =>
    all()
      .where('episode.status', 'in', ['scheduled', 'published'])
      .where('episode.publish_at', '<=', now)
      .orderBy('episode.publish_at', 'desc')
      .orderBy('episode.id', 'desc')

  return {
    /** The published episodes of a show, a page at a time, and how much there is. */
    async listPublished(
      showId: string,
      { page, limit }: { page: number; limit: number },
      now: Date,
    ) {
      const rows = await published(now)
        .select(int4`count(*) over ()::int`.as('count'))
        .where('episode.show_id', '=', showId)
        .limit(limit)
        .offset((page - 1) * limit)
        .execute()
      return { episodes: rows.map(shown), count: rows[0]?.count ?? 0 }
    },

    /** For the home: the newest of all shows. */
    async latestEpisode(now: Date): Promise<ShownEpisode | null> {
      const row = await published(now)
        .where('episode.kind', '<>', 'trailer')
        .limit(1)
        .executeTakeFirst()
      return row ? shown(row) : null
    },

    /** For the sitemap. */
    async listAddresses(now: Date): Promise<{ slug: string; updatedAt: Date }[]> {
      return connection
        .selectFrom('podcast_episodes')
        .select(['slug', 'updated_at as updatedAt'])
        .where('status', 'in', ['scheduled', 'published'])
        .where('publish_at', '<=', now)
        .orderBy('publish_at', 'desc')
        .execute()
    },

    /** By its address, also one it had before. */
    async findPublished(slug: string, now: Date): Promise<ShownEpisode | null> {
      const row = await published(now)
        .where((expression) =>
          expression.or([
            expression('episode.slug', '=', slug),
            bool`episode.id = (select episode_id from podcast_slugs where slug = ${slug})`,
          ]),
        )
        .orderBy(sql`episode.slug = ${slug}`, 'desc')
        .limit(1)
        .executeTakeFirst()
      return row ? shown(row) : null
    },

    async findPublishedById(id: string, now: Date): Promise<ShownEpisode | null> {
      const row = await published(now).where('episode.id', '=', id).executeTakeFirst()
      return row ? shown(row) : null
    },

    /** The episodes before and after it in its show. */
    async neighbours({ id, showId, publishAt }: PublishedEpisode, now: Date) {
      const { rows } = await statement<{ slug: string; title: string; is_next: boolean }>`
        (select slug, title, false as is_next from podcast_episodes
          where show_id = ${showId} and status in ('scheduled', 'published')
            and (publish_at, id) < (${publishAt}, ${id}::uuid)
          order by publish_at desc, id desc limit 1)
        union all
        (select slug, title, true from podcast_episodes
          where show_id = ${showId} and status in ('scheduled', 'published')
            and (publish_at, id) > (${publishAt}, ${id}::uuid) and publish_at <= ${now}
          order by publish_at, id limit 1)
      `.execute(connection)
      const one = (isNext: boolean) => {
        const found = rows.find(({ is_next }) => is_next === isNext)
        return found ? { slug: found.slug, title: found.title } : null
      }
      return { previous: one(false), next: one(true) }
    },

    async list({ status, show, search, sort, cursor, limit }: Filter) {
      const list = sortedList(ORDERS, sort, 'episode.id')
      let query = all()
        .select(list.key.as('sort_key'))
        .where(list.after(cursor))
        .orderBy(list.orderBy)
        .limit(limit + 1)
      if (status) query = query.where('episode.status', '=', status)
      if (show) query = query.where('episode.show_id', '=', show)
      if (search) query = query.where(bool`strpos(folded(episode.title), folded(${search})) > 0`)
      const { rows, nextCursor } = list.toPage(await query.execute(), limit)
      const episodes: Listed[] = rows.map((row) => ({
        ...toEpisode(row),
        showTitle: row.show_title,
      }))
      return { episodes, nextCursor }
    },

    async find(id: string): Promise<Episode | null> {
      const row = await all().where('episode.id', '=', id).executeTakeFirst()
      return row ? toEpisode(row) : null
    },

    async lock(id: string): Promise<Episode | null> {
      await sql`select 1 from podcast_episodes where id = ${id} for update`.execute(connection)
      return this.find(id)
    },

    /** Addresses in use or once in use, but for those of the one episode. */
    async takenSlugs(except: string | null = null): Promise<Set<string>> {
      const { rows } = await statement<{ slug: string }>`
        select slug from podcast_episodes where id is distinct from ${except}::uuid
        union select slug from podcast_slugs where episode_id is distinct from ${except}::uuid
      `.execute(connection)
      return new Set(rows.map(({ slug }) => slug))
    },

    async countByShow(): Promise<Map<string, number>> {
      const rows = await connection
        .selectFrom('podcast_episodes')
        .select(['show_id', (expression) => expression.fn.countAll<number>().as('count')])
        .groupBy('show_id')
        .execute()
      return new Map(rows.map(({ show_id, count }) => [show_id, count]))
    },

    /** Shows with something to hear, for the page that lists them. */
    async showsWithEpisodes(now: Date): Promise<Set<string>> {
      const rows = await connection
        .selectFrom('podcast_episodes')
        .select('show_id')
        .distinct()
        .where('status', 'in', ['scheduled', 'published'])
        .where('publish_at', '<=', now)
        .execute()
      return new Set(rows.map(({ show_id }) => show_id))
    },

    async add({ showId, content, ...episode }: NewEpisode, now: Date): Promise<string> {
      const { id } = await connection
        .insertInto('podcast_episodes')
        .values({
          ...episode,
          ...contentColumns(content),
          show_id: showId,
          created_at: now,
          updated_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },

    async save(episode: Episode, now: Date) {
      const { source } = episode
      const external = source.from === 'elsewhere' ? source : null
      await connection
        .updateTable('podcast_episodes')
        .set((expression) => ({
          slug: episode.slug,
          title: episode.title,
          ...contentColumns(episode.content),
          cover_id: episode.cover?.id ?? null,
          audio_id: source.from === 'file' ? source.id : null,
          external_url: external?.url ?? null,
          external_type: external?.type ?? null,
          external_bytes: external?.bytes ?? null,
          external_duration_ms: external?.durationMs ?? null,
          status: episode.status,
          publish_at: episode.publishAt,
          updated_at: now,
          version: expression('version', '+', 1),
        }))
        .where('id', '=', episode.id)
        .execute()
    },

    /** The old address leads to the episode from now on. */
    async keepSlug(id: string, { old, present }: { old: string; present: string }, now: Date) {
      await sql`delete from podcast_slugs where slug = ${present}`.execute(connection)
      await sql`
        insert into podcast_slugs (slug, episode_id, replaced_at) values (${old}, ${id}, ${now})
        on conflict (slug) do update set episode_id = excluded.episode_id
      `.execute(connection)
    },

    /** Those whose hour has come become published; answers with their ids. */
    async publishDue(now: Date): Promise<{ id: string }[]> {
      return connection
        .updateTable('podcast_episodes')
        .set((expression) => ({
          status: 'published',
          version: expression('version', '+', 1),
          updated_at: now,
        }))
        .where('status', '=', 'scheduled')
        .where('publish_at', '<=', now)
        .returning('id')
        .execute()
    },
  }
}

const shown = (row: EpisodeRecord): ShownEpisode => ({
  ...toPublished(row),
  showTitle: row.show_title,
  showCover: row.show_cover,
})

const contentColumns = ({ notes, chapters, ...content }: EpisodeContent) => ({
  ...content,
  notes: JSON.stringify(notes),
  chapters: JSON.stringify(chapters),
})
