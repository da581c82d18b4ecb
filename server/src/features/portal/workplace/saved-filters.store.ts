import type { SavedFilter, StaffList } from '@portal/contract/portal/workplace/saved-filters'
import { sql } from 'kysely'
import { bool } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'

type Kept = { list: StaffList; name: string; query: string; is_shared: boolean }

/** Filters that somebody of the team gave a name; each sees their own and those for everybody. */
export function savedFiltersStore(connection: Connection) {
  return {
    async listOf(userId: string, list: StaffList): Promise<SavedFilter[]> {
      return connection
        .selectFrom('saved_filters')
        .select(['id', 'name', 'query', 'is_shared', bool`user_id = ${userId}`.as('is_mine')])
        .where(({ eb, or }) => or([eb('user_id', '=', userId), eb('is_shared', '=', true)]))
        .where('list', '=', list)
        .orderBy(sql`folded(name)`)
        .execute()
    },

    /** How many of other names there are; two that are kept at once come one after the other. */
    async countOthers(userId: string, list: StaffList, name: string): Promise<number> {
      await sql`select 1 from users where id = ${userId} for update`.execute(connection)
      const { count } = await connection
        .selectFrom('saved_filters')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('user_id', '=', userId)
        .where('list', '=', list)
        .where('name', '<>', name)
        .executeTakeFirstOrThrow()
      return count
    },

    async keep(
      userId: string,
      { list, name, query, is_shared }: Kept,
      now: Date,
    ): Promise<SavedFilter> {
      return connection
        .insertInto('saved_filters')
        .values({ user_id: userId, list, name, query, is_shared, created_at: now })
        .onConflict((same) =>
          same.constraint('saved_filters_name').doUpdateSet({ query, is_shared }),
        )
        .returning(['id', 'name', 'query', 'is_shared', bool`true`.as('is_mine')])
        .executeTakeFirstOrThrow()
    },

    async delete(userId: string, id: string): Promise<boolean> {
      const { numDeletedRows } = await connection
        .deleteFrom('saved_filters')
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
  }
}
