import { sql } from 'kysely'
import { int4, moment, statement, text } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import type { ServiceReading } from '../../../platform/service-watch.ts'
import { EXAMINED_PARTS, NO_SIGNS, type Reading, type Signs } from './health.rules.ts'

export type Beat = {
  id: string
  kind: 'app' | 'worker'
  host: string
  release: string
  startedAt: Date
}
export type QueueCount = { waiting: number; oldestAt: Date | null; failed: number }

/** A node that is gone is shown for a day. */
const BEATS_KEPT_MS = 24 * 3_600_000

export function healthStore(connection: Connection) {
  return {
    /** Nodes may come in any order: what is newer stays. */
    async keep(readings: readonly ServiceReading[]) {
      if (readings.length === 0) return
      await connection
        .insertInto('service_health')
        .values(
          readings.map(({ service, okAt, tookMs, failedAt, failure }) => ({
            ...{ service, ok_at: okAt, took_ms: tookMs, failed_at: failedAt, failure },
          })),
        )
        .onConflict((conflict) =>
          conflict.column('service').doUpdateSet({
            ok_at: moment`${newer('ok_at', 'ok_at')}`,
            took_ms: int4`${newer('ok_at', 'took_ms')}`,
            failed_at: moment`${newer('failed_at', 'failed_at')}`,
            failure: text`${newer('failed_at', 'failure')}`,
          }),
        )
        .execute()
    },

    async beat({ id, kind, host, release, startedAt }: Beat, at: Date, queue: QueueCount | null) {
      const now = {
        beat_at: at,
        jobs_waiting: queue?.waiting ?? null,
        oldest_waiting_at: queue?.oldestAt ?? null,
        jobs_failed: queue?.failed ?? null,
      }
      await connection
        .insertInto('node_beats')
        .values({ id, kind, host, release, started_at: startedAt, ...now })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(now))
        .execute()
      await connection
        .deleteFrom('node_beats')
        .where('beat_at', '<', new Date(at.getTime() - BEATS_KEPT_MS))
        .execute()
    },

    /** It stopped as it should: nobody misses it. */
    async leave(id: string) {
      await connection.deleteFrom('node_beats').where('id', '=', id).execute()
    },

    /** For workers: the app may not read the queue. */
    async countQueue(now: Date): Promise<QueueCount> {
      const { rows } = await statement<{ waiting: number; oldest: Date | null; failed: number }>`
        select count(*) filter (where state in ('created', 'retry') and start_after <= ${now})::integer
            as waiting,
          min(start_after) filter (where state in ('created', 'retry') and start_after <= ${now})
            as oldest,
          count(*) filter (
            where state = 'failed' and completed_on > ${now}::timestamptz - interval '24 hours'
          )::integer as failed
        from jobs.job where state in ('created', 'retry', 'failed')
      `.execute(connection)
      const [row] = rows
      return {
        waiting: row?.waiting ?? 0,
        oldestAt: row?.oldest ?? null,
        failed: row?.failed ?? 0,
      }
    },

    async readServices(): Promise<Map<string, Signs>> {
      const rows = await connection.selectFrom('service_health').selectAll().execute()
      return new Map(
        rows.map((row) => [
          row.service,
          {
            ...NO_SIGNS,
            ...{ okAt: row.ok_at, failedAt: row.failed_at },
            ...{ failure: row.failure, tookMs: row.took_ms },
          },
        ]),
      )
    },

    /** What is newer stays. */
    async keepReadings(readings: readonly Reading[]) {
      if (readings.length === 0) return
      await connection
        .insertInto('health_readings')
        .values(
          readings.map(({ part, at, failure, tookMs, figures }) => ({
            ...{ part, at, failure, took_ms: tookMs, figures: JSON.stringify(figures) },
          })),
        )
        .onConflict((conflict) =>
          conflict
            .column('part')
            .doUpdateSet((row) => ({
              at: row.ref('excluded.at'),
              failure: row.ref('excluded.failure'),
              took_ms: row.ref('excluded.took_ms'),
              figures: row.ref('excluded.figures'),
            }))
            .whereRef('health_readings.at', '<=', 'excluded.at'),
        )
        .execute()
    },

    async listReadings(): Promise<Reading[]> {
      const rows = await connection.selectFrom('health_readings').selectAll().execute()
      return rows.flatMap(({ part, at, failure, took_ms, figures }) => {
        const known = EXAMINED_PARTS.find((name) => name === part)
        return known ? [{ part: known, at, failure, tookMs: took_ms, figures }] : []
      })
    },

    /** What this process may do in the database: too much, or too little. */
    async readRole() {
      const { rows } = await statement<{ is_wide: boolean; lacking: number }>`
        select has_table_privilege('audit_log', 'update, delete, truncate, trigger') as is_wide,
          (select count(*)::integer from pg_class
            where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
              and not has_table_privilege(oid, 'select')) as lacking
      `.execute(connection)
      return rows[0] ?? { is_wide: false, lacking: 0 }
    },

    async listMigrations(): Promise<string[]> {
      const { rows } = await statement<{ name: string }>`
        select name from schema_migrations`.execute(connection)
      return rows.map(({ name }) => name)
    },

    /** Of the machine that PostgreSQL runs on. */
    async readDatabaseTime(): Promise<Date> {
      const { rows } = await statement<{ at: Date }>`select clock_timestamp() as at`.execute(
        connection,
      )
      return rows[0]?.at ?? new Date(0)
    },

    async listNodes() {
      return connection
        .selectFrom('node_beats')
        .selectAll()
        .orderBy('kind')
        .orderBy('started_at')
        .execute()
    },

    /** Of each kind the last that went well, and the last that did not. */
    async lastBackups() {
      const { rows } = await statement<{
        kind: string
        at: Date
        bytes: number | null
        tables: number | null
        seconds: number
        failure: string | null
      }>`
        select distinct on (kind, failure is null)
          kind, at, bytes::float8 as bytes, tables, seconds, failure from backups
        order by kind, failure is null, at desc
      `.execute(connection)
      return rows
    },

    /** What PostgreSQL says of handing its log to the archive; null where it hands it to nobody. */
    async archiveState() {
      const { rows } = await statement<{
        is_on: boolean
        ok_at: Date | null
        failed_at: Date | null
      }>`
        select current_setting('archive_mode') <> 'off' as is_on,
          last_archived_time as ok_at, last_failed_time as failed_at
        from pg_stat_archiver
      `.execute(connection)
      const [row] = rows
      return row?.is_on ? row : null
    },

    async databaseBytes(): Promise<number> {
      const { rows } = await statement<{ bytes: number }>`
        select pg_database_size(current_database())::float8 as bytes
      `.execute(connection)
      return rows[0]?.bytes ?? 0
    },
  }
}

/** Of what is there and what comes, the value of the later moment. */
const newer = (at: string, column: string) => sql`
  case when ${sql.ref(`excluded.${at}`)} is null
      or ${sql.ref(`service_health.${at}`)} > ${sql.ref(`excluded.${at}`)}
    then ${sql.ref(`service_health.${column}`)} else ${sql.ref(`excluded.${column}`)} end`
