import { bool } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'

/** The second factor of a person, beside what the authentication library does with it. */
export function secondFactorsStore(connection: Connection) {
  return {
    /** In one statement: of two who bring the same code at once, to whichever node, one gets it. */
    async takeStep(userId: string, step: number): Promise<boolean> {
      const { numUpdatedRows } = await connection
        .updateTable('two_factors')
        .set({ last_step: step })
        .where('user_id', '=', userId)
        .where(bool`coalesce(last_step, 0) < ${step}`)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    async remove(userId: string, now: Date) {
      await connection.deleteFrom('two_factors').where('user_id', '=', userId).execute()
      await connection
        .updateTable('users')
        .set({ two_factor_enabled: false, updated_at: now })
        .where('id', '=', userId)
        .execute()
    },
  }
}
