import type { ReplyTemplate } from '@portal/contract/guide/messages/reply-template'
import { sql } from 'kysely'
import type { Connection } from '../../../platform/database/database.ts'

type Words = Pick<ReplyTemplate, 'name' | 'text'>

/** Owns the answers that an establishment keeps. */
export function replyTemplatesStore(connection: Connection) {
  return {
    async list(establishmentId: string): Promise<ReplyTemplate[]> {
      return connection
        .selectFrom('reply_templates')
        .select(['id', 'name', 'text'])
        .where('establishment_id', '=', establishmentId)
        .orderBy(sql`lower(name)`)
        .execute()
    },

    async add(establishmentId: string, words: Words, now: Date) {
      await connection
        .insertInto('reply_templates')
        .values({ ...words, establishment_id: establishmentId, created_at: now, updated_at: now })
        .execute()
    },

    async change(establishmentId: string, id: string, words: Words, now: Date): Promise<boolean> {
      const { numUpdatedRows } = await connection
        .updateTable('reply_templates')
        .set({ ...words, updated_at: now })
        .where('establishment_id', '=', establishmentId)
        .where('id', '=', id)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    async remove(establishmentId: string, id: string): Promise<boolean> {
      const { numDeletedRows } = await connection
        .deleteFrom('reply_templates')
        .where('establishment_id', '=', establishmentId)
        .where('id', '=', id)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
  }
}
