import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'

/** What a day of visits needs and leaves: its salt and its partitions. */
export function visitDaysStore(connection: Connection) {
  const findSalt = async (day: string): Promise<Buffer | null> => {
    const found = await connection
      .selectFrom('visit_salts')
      .select('salt')
      .where('day', '=', day)
      .executeTakeFirst()
    return found?.salt ?? null
  }

  return {
    findSalt,

    /** Of all nodes that ask at once, one makes it. */
    async keepSalt(day: string, fresh: Buffer): Promise<Buffer> {
      await connection
        .insertInto('visit_salts')
        .values({ day, salt: fresh })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      const salt = await findSalt(day)
      if (!salt) throw new Error(`the salt of ${day} was removed as it was made`)
      return salt
    },

    async removeSaltsBefore(day: string): Promise<number> {
      const { numDeletedRows } = await connection
        .deleteFrom('visit_salts')
        .where('day', '<', day)
        .executeTakeFirst()
      return Number(numDeletedRows)
    },

    /** Makes the partitions of the days ahead and drops the old ones; answers with how many. */
    async keepPartitions(): Promise<number> {
      const { rows } = await statement<{ dropped: number }>`
        select keep_visit_days() as dropped
      `.execute(connection)
      return rows[0]?.dropped ?? 0
    },
  }
}
