import { sql } from 'kysely'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import {
  isAfterPlace,
  type ListPosition,
  microsOf,
  toPage,
} from '../../../platform/database/list-cursor.ts'

export function favouritesStore(connection: Connection) {
  return {
    async ids(userId: string): Promise<string[]> {
      const rows = await connection
        .selectFrom('favourites')
        .select('establishment_id')
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .orderBy('establishment_id', 'desc')
        .execute()
      return rows.map(({ establishment_id }) => establishment_id)
    },

    /** Of those on the air, what was saved last first. */
    async list(userId: string, after: ListPosition | null, limit: number) {
      const { rows } = await statement<ListPosition>`
        select place.id, ${microsOf('saved.created_at')} as micros
        from favourites as saved join establishments as place on place.id = saved.establishment_id
        where saved.user_id = ${userId} and place.status = 'published'
          and ${after ? isAfterPlace('saved.created_at', 'place.id', after) : sql`true`}
        order by saved.created_at desc, place.id desc limit ${limit + 1}
      `.execute(connection)
      const page = toPage(rows, limit)
      return { ids: page.rows.map(({ id }) => id), nextCursor: page.nextCursor }
    },

    /** Those of them that are on the air, up to the limit; answers with what is new. */
    async add(userId: string, ids: readonly string[], most: number, now: Date): Promise<string[]> {
      const { rows } = await statement<{ id: string }>`
        insert into favourites (user_id, establishment_id, created_at)
        select ${userId}::uuid, place.id, ${now}::timestamptz
        from unnest(${[...ids]}::uuid[]) with ordinality as wanted (id, nth)
        join establishments as place on place.id = wanted.id and place.status = 'published'
        where not exists (
          select 1 from favourites where user_id = ${userId} and establishment_id = place.id)
        order by wanted.nth
        limit greatest(0, ${most} - (select count(*) from favourites where user_id = ${userId}))
        on conflict do nothing
        returning establishment_id as id
      `.execute(connection)
      return rows.map(({ id }) => id)
    },

    async has(userId: string, id: string): Promise<boolean> {
      const row = await connection
        .selectFrom('favourites')
        .select('user_id')
        .where('user_id', '=', userId)
        .where('establishment_id', '=', id)
        .executeTakeFirst()
      return row !== undefined
    },

    async isPublished(id: string): Promise<boolean> {
      const { rows } = await sql`
        select 1 from establishments where id = ${id} and status = 'published'
      `.execute(connection)
      return rows.length > 0
    },

    /** Two places become one: who had saved either has it saved. */
    async moveAll({ from, to }: { from: string; to: string }): Promise<number> {
      const { rows } = await sql`
        with gone as (
          delete from favourites where establishment_id = ${from} returning user_id, created_at
        )
        insert into favourites (user_id, establishment_id, created_at)
        select user_id, ${to}, created_at from gone
        on conflict (user_id, establishment_id) do nothing returning user_id
      `.execute(connection)
      return rows.length
    },

    async remove(userId: string, id: string) {
      await connection
        .deleteFrom('favourites')
        .where('user_id', '=', userId)
        .where('establishment_id', '=', id)
        .execute()
    },
  }
}
