import type { Connection } from '../../../platform/database/database.ts'

export type StoredSession = {
  id: string
  createdAt: Date
  updatedAt: Date
  expiresAt: Date
  ipAddress: string | null
  userAgent: string | null
}

/** Where a person is signed in. Reading a cookie's session is the authentication library's part. */
export function sessionsStore(connection: Connection) {
  return {
    async list(userId: string, now: Date): Promise<StoredSession[]> {
      const rows = await connection
        .selectFrom('sessions')
        .select(['id', 'created_at', 'updated_at', 'expires_at', 'ip_address', 'user_agent'])
        .where('user_id', '=', userId)
        .where('expires_at', '>', now)
        .orderBy('updated_at', 'desc')
        .limit(50)
        .execute()
      return rows.map((row) => ({
        id: row.id,
        createdAt: row.created_at,
        updatedAt: row.updated_at,
        expiresAt: row.expires_at,
        ipAddress: row.ip_address,
        userAgent: row.user_agent,
      }))
    },

    async startedAt(sessionId: string): Promise<Date | null> {
      const row = await connection
        .selectFrom('sessions')
        .select('created_at')
        .where('id', '=', sessionId)
        .executeTakeFirst()
      return row?.created_at ?? null
    },

    async end(userId: string, sessionId: string): Promise<number> {
      return count(
        await connection
          .deleteFrom('sessions')
          .where('user_id', '=', userId)
          .where('id', '=', sessionId)
          .executeTakeFirst(),
      )
    },

    async endAll(userId: string): Promise<number> {
      return count(
        await connection.deleteFrom('sessions').where('user_id', '=', userId).executeTakeFirst(),
      )
    },

    async endOthers(userId: string, keepToken: string): Promise<number> {
      return count(
        await connection
          .deleteFrom('sessions')
          .where('user_id', '=', userId)
          .where('token', '!=', keepToken)
          .executeTakeFirst(),
      )
    },

    async markSecondFactor(token: string, now: Date) {
      await connection
        .updateTable('sessions')
        .set({ second_factor_at: now })
        .where('token', '=', token)
        .execute()
    },

    async removeExpired(now: Date): Promise<number> {
      const sessions = await connection
        .deleteFrom('sessions')
        .where('expires_at', '<', now)
        .executeTakeFirst()
      const verifications = await connection
        .deleteFrom('verifications')
        .where('expires_at', '<', now)
        .executeTakeFirst()
      return count(sessions) + count(verifications)
    },
  }
}

const count = (result: { numDeletedRows: bigint }) => Number(result.numDeletedRows)
