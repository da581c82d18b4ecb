import { type Selectable, sql } from 'kysely'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import type { PodcastAudio } from '../../../platform/database/schema.generated.ts'
import type { Audio } from './podcast.rules.ts'

export function audioStore(connection: Connection) {
  return {
    async add({ id, format, bytes, durationMs, createdAt }: Audio) {
      await connection
        .insertInto('podcast_audio')
        .values({ id, format, bytes, duration_ms: durationMs, created_at: createdAt })
        .execute()
    },

    async find(id: string): Promise<Audio | null> {
      const row = await connection
        .selectFrom('podcast_audio')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst()
      return row ? toAudio(row) : null
    },

    /** It is not swept while an episode takes it. */
    async lock(id: string): Promise<Audio | null> {
      await sql`select 1 from podcast_audio where id = ${id} for key share`.execute(connection)
      return this.find(id)
    },

    /** Removes files older than the moment that no episode uses; answers with them. */
    async removeUnused(before: Date, limit: number): Promise<Audio[]> {
      const { rows } = await statement<Selectable<PodcastAudio>>`
        delete from podcast_audio where id in (
          select id from podcast_audio as audio where created_at < ${before} and not exists (
            select 1 from podcast_episodes where audio_id = audio.id
          ) order by created_at limit ${limit} for update skip locked
        ) returning *
      `.execute(connection)
      return rows.map(toAudio)
    },

    /** Of these ids, those that are files of ours. */
    async known(ids: readonly string[]): Promise<Set<string>> {
      if (ids.length === 0) return new Set()
      const rows = await connection
        .selectFrom('podcast_audio')
        .select('id')
        .where('id', 'in', ids)
        .execute()
      return new Set(rows.map(({ id }) => id))
    },
  }
}

function toAudio(row: Selectable<PodcastAudio>): Audio {
  return {
    id: row.id,
    format: row.format,
    bytes: Number(row.bytes),
    durationMs: row.duration_ms,
    createdAt: row.created_at,
  }
}
