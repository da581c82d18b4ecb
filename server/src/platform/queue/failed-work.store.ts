import { sql } from 'kysely'
import { bool, statement } from '../database/checked-sql.ts'
import type { Connection } from '../database/database.ts'

export type FailedWork = { job: string; item: string; data: object; failure: string }
const FAILURE_MAX = 200
/** What nobody has looked at for so long is of no use to anybody. */
const KEPT_DAYS = 30

/** What the worker gave up on (see `forget_data` in queue.ts), and what it could not do of a list. */
export function failedWorkStore(connection: Connection) {
  return {
    async note({ job, item, data, failure }: FailedWork, now: Date) {
      await sql`
        insert into failed_work (job, item, data, failure, first_at, last_at)
        values (${job}, ${item}, ${JSON.stringify(data)}, ${failure.slice(0, FAILURE_MAX)}, ${now}, ${now})
        on conflict (job, item) do update set data = excluded.data, failure = excluded.failure,
          times = failed_work.times + 1, last_at = excluded.last_at
      `.execute(connection)
    },

    async itemsOf(job: string): Promise<string[]> {
      const rows = await connection
        .selectFrom('failed_work')
        .select('item')
        .where('job', '=', job)
        .execute()
      return rows.map(({ item }) => item)
    },

    async forget(job: string, items: readonly string[]) {
      await connection
        .deleteFrom('failed_work')
        .where('job', '=', job)
        .where('item', 'in', items)
        .execute()
    },

    /** The oldest trouble first. */
    async list(most: number) {
      return connection
        .selectFrom('failed_work')
        .select(['id', 'job', 'item', 'failure', 'times', 'first_at', 'last_at'])
        .select(bool`data is not null`.as('may_retry'))
        .orderBy('first_at')
        .orderBy('id')
        .limit(most)
        .execute()
    },

    async count(): Promise<number> {
      const { count } = await connection
        .selectFrom('failed_work')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    /** Takes it off the list. */
    async take(id: string) {
      const { rows } = await statement<{ job: string; data: object | null }>`
        delete from failed_work where id = ${id} returning job, data
      `.execute(connection)
      return rows[0] ?? null
    },

    async removeOld(now: Date): Promise<number> {
      const before = new Date(now.getTime() - KEPT_DAYS * 24 * 3_600_000)
      const { numDeletedRows } = await connection
        .deleteFrom('failed_work')
        .where('last_at', '<', before)
        .executeTakeFirst()
      return Number(numDeletedRows)
    },
  }
}
