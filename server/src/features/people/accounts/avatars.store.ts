import type { Connection } from '../../../platform/database/database.ts'

export function avatarsStore(connection: Connection) {
  return {
    async changedAt(userId: string): Promise<Date | null> {
      const row = await connection
        .selectFrom('avatars')
        .select('updated_at')
        .where('user_id', '=', userId)
        .executeTakeFirst()
      return row?.updated_at ?? null
    },

    async read(userId: string): Promise<Buffer | null> {
      const row = await connection
        .selectFrom('avatars')
        .select('picture')
        .where('user_id', '=', userId)
        .executeTakeFirst()
      return row?.picture ?? null
    },

    async save(userId: string, picture: Buffer, now: Date) {
      await connection
        .insertInto('avatars')
        .values({ user_id: userId, picture, updated_at: now })
        .onConflict((conflict) =>
          conflict.column('user_id').doUpdateSet({ picture, updated_at: now }),
        )
        .execute()
    },

    /** Null when the account is gone or came without a picture. */
    async source(userId: string): Promise<string | null> {
      const row = await connection
        .selectFrom('users')
        .select('image')
        .where('id', '=', userId)
        .executeTakeFirst()
      return row?.image ?? null
    },
  }
}
