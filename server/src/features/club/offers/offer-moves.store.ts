import { sql } from 'kysely'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'

/** What becomes of offers when two listings of one business are merged. */
export function offerMovesStore(connection: Connection) {
  return {
    /** All of them, with every coupon and every use: a member shows it where the business is now. */
    async moveAll({ from, to }: { from: string; to: string }): Promise<number> {
      // In the order of who takes and who uses, so that nobody waits for anybody in a circle.
      await sql`
        select 1 from offers where establishment_id = ${from} order by id for update
      `.execute(connection)
      await sql`
        select 1 from coupons where establishment_id = ${from} order by id for update
      `.execute(connection)
      // In one statement: every key carries the business along, and all are looked at when it ends.
      const { rows } = await statement<{ count: number }>`
        with moved as (
          update offers set establishment_id = ${to} where establishment_id = ${from} returning id
        ), moved_coupons as (
          update coupons set establishment_id = ${to} where establishment_id = ${from}
        ), moved_uses as (
          update redemptions as used set establishment_id = ${to},
            -- Only a device that sent one key to both has it twice.
            key = case when exists (select from redemptions as other
              where other.establishment_id = ${to} and other.device = used.device and other.key = used.key)
              then gen_random_uuid() else used.key end
          where used.establishment_id = ${from}
        )
        select count(*)::integer as count from moved
      `.execute(connection)
      return rows[0]?.count ?? 0
    },
  }
}
