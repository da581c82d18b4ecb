import type { Topic } from '@portal/contract/live/topics'
import { sql } from 'kysely'
import { statement } from '../database/checked-sql.ts'
import type { Connection } from '../database/database.ts'

/** What every version begins with: no topic is called that, their names have a colon. */
const BASE = '*'
/** A topic that nothing has changed for so long is forgotten. */
const QUIET_DAYS = 2
/** So many topics are folded, or forgotten, in one statement. */
const MOST_AT_ONCE = 5_000

/**
 * The versions of topics. They only grow, with each commit that announces the topic: a version is the sum of
 * the topic's rows and of the base. A topic that is forgotten leaves a base at least as high as it was, so it
 * never comes back with a version that somebody knows already.
 */
export function liveStore(connection: Connection) {
  return {
    /** Adds rows and changes none: commits on one topic never wait for each other. */
    async count(topics: readonly string[]) {
      await sql`insert into live_changes (topic) select unnest(${topics}::text[])`.execute(
        connection,
      )
    },

    /** A topic that has no rows is at the base. */
    async readVersions(topics: readonly string[]): Promise<Map<string, number>> {
      const { rows } = await statement<{ topic: string; changes: number }>`
        select topic, sum(changes)::bigint as changes from live_changes
        where topic = any(${[...topics, BASE]}::text[]) group by topic
      `.execute(connection)
      const found = new Map(rows.map(({ topic, changes }) => [topic, changes]))
      const base = found.get(BASE) ?? 0
      return new Map(topics.map((topic) => [topic, base + (found.get(topic) ?? 0)]))
    },

    /** One row again for topics that have changed, with the same sum in every snapshot; how many topics. */
    async fold(): Promise<number> {
      const { rows } = await statement<{ topics: number }>`
        with changed as materialized (
          select distinct topic from live_changes where folded_on is null
          order by topic limit ${MOST_AT_ONCE}
        ), gone as (
          delete from live_changes where topic = any(array(select topic from changed))
          returning topic, changes
        ), folded as (
          insert into live_changes (topic, changes, folded_on)
          select topic, sum(changes), current_date from gone group by topic
        )
        select count(*) as topics from changed
      `.execute(connection)
      return rows[0]?.topics ?? 0
    },

    /** Of somebody who has left: nobody asks for them again, so they leave no base. */
    async forgetTopics(topics: readonly Topic[]) {
      await sql`delete from live_changes where topic = any(${[...topics]}::text[])`.execute(
        connection,
      )
    },

    /** Topics that were quiet for days, and what is left is the base; how many rows went. */
    async forget(): Promise<number> {
      const { rows } = await statement<{ gone: number }>`
        with gone as (
          delete from live_changes where ctid = any(array(
            select ctid from live_changes
            where folded_on < current_date - ${QUIET_DAYS}::integer and topic <> ${BASE}
            order by folded_on limit ${MOST_AT_ONCE}
          ))
          returning topic, changes
        ), raised as (
          insert into live_changes (topic, changes)
          select ${BASE}, max(most) from (select sum(changes) as most from gone group by topic) as one
          having count(*) > 0
        )
        select count(*) as gone from gone
      `.execute(connection)
      return rows[0]?.gone ?? 0
    },
  }
}
