import { sql } from 'kysely'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'

/** Who likes: a browser, and the person signed in there if there is one. */
export type Liker = { userId: string | null; deviceHash: Buffer | null }

export function contributionLikesStore(connection: Connection) {
  return {
    /** Held, so that nobody takes it off the air in between. False where it is not shown. */
    async holdShown(id: string): Promise<boolean> {
      const { rows } = await sql`
        select 1 from contributions where id = ${id} and status = 'published' for key share
      `.execute(connection)
      return rows.length > 0
    },

    /** Who signs in brings along what the browser liked before: it stays one like. */
    async add(id: string, { userId, deviceHash }: Liker, now: Date): Promise<boolean> {
      if (userId) await remove(id, { userId: null, deviceHash })
      const { rows } = await sql`
        insert into contribution_likes (contribution_id, user_id, device_hash, created_at)
        values (${id}, ${userId}, ${userId ? null : deviceHash}, ${now})
        on conflict do nothing returning 1
      `.execute(connection)
      return rows.length > 0
    },

    remove,

    async count(id: string): Promise<number> {
      const { rows } = await statement<{ likes: number }>`
        select count(*) as likes from contribution_likes where contribution_id = ${id}
      `.execute(connection)
      return rows[0]?.likes ?? 0
    },

    /** Of these, the ones liked by the person or by the browser. */
    async listLiked(ids: readonly string[], { userId, deviceHash }: Liker): Promise<string[]> {
      const { rows } = await statement<{ id: string }>`
        select distinct contribution_id as id from contribution_likes
        where contribution_id = any(${[...ids]}::uuid[])
          and (user_id = ${userId}::uuid or device_hash = ${deviceHash}::bytea)
      `.execute(connection)
      return rows.map(({ id }) => id)
    },
  }

  async function remove(id: string, { userId, deviceHash }: Liker): Promise<boolean> {
    const { rows } = await sql`
      delete from contribution_likes where contribution_id = ${id}
        and (user_id = ${userId}::uuid or device_hash = ${deviceHash}::bytea) returning 1
    `.execute(connection)
    return rows.length > 0
  }
}
