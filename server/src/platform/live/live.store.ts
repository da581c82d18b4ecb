import { sql } from 'kysely'
import type { Connection } from '../database/database.ts'

/** The versions of topics. They only grow, with each commit that announces the topic. */
export function liveStore(connection: Connection) {
  return {
    /** Adds rows and changes none: commits on one topic never wait for each other. */
    async count(topics: readonly string[]) {
      await sql`insert into live_changes (topic) select unnest(${topics}::text[])`.execute(
        connection,
      )
    },

    /** A topic that never changed is at 0. */
    async readVersions(topics: readonly string[]): Promise<Map<string, number>> {
      const { rows } = await sql<{ topic: string; version: number }>`
        select topic, sum(changes)::bigint as version from live_changes
        where topic = any(${topics}::text[]) group by topic
      `.execute(connection)
      const found = new Map(rows.map(({ topic, version }) => [topic, version]))
      return new Map(topics.map((topic) => [topic, found.get(topic) ?? 0]))
    },

    /** One row a topic again, with the same sum in every snapshot; answers with how many rows went. */
    async fold(): Promise<number> {
      const { rows } = await sql<{ gone: number }>`
        with many as (
          select topic from live_changes group by topic having count(*) > 1
        ), gone as (
          delete from live_changes using many where live_changes.topic = many.topic
          returning live_changes.topic, changes
        ), folded as (
          insert into live_changes (topic, changes)
          select topic, sum(changes) from gone group by topic
        )
        select count(*) as gone from gone
      `.execute(connection)
      return rows[0]?.gone ?? 0
    },
  }
}
