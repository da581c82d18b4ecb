import type { Connection } from '../database/database.ts'

export function limitsStore(connection: Connection) {
  return {
    async removeExpired(now: Date): Promise<number> {
      const { numDeletedRows } = await connection
        .deleteFrom('rate_limits')
        .where('expire', '<', now.getTime())
        .executeTakeFirst()
      return Number(numDeletedRows)
    },
  }
}
