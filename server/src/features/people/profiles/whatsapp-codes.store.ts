import type { Selectable } from 'kysely'
import type { Connection } from '../../../platform/database/database.ts'
import type { WhatsappCodes } from '../../../platform/database/schema.generated.ts'
import { CODE_RESEND_MS, CODE_TRIES } from '../../../platform/whatsapp/one-time-codes.ts'
import type { WhatsAppCode } from './whatsapp-codes.rules.ts'

/** One code a person: a new one takes the place of the old. */
export function whatsAppCodesStore(connection: Connection) {
  return {
    async read(userId: string): Promise<WhatsAppCode | null> {
      const row = await connection
        .selectFrom('whatsapp_codes')
        .selectAll()
        .where('user_id', '=', userId)
        .executeTakeFirst()
      return row ? toCode(row) : null
    },

    /** False when another was asked for so recently that this one must wait; decided by the row's lock. */
    async issue({ userId, phone, seed, sentAt, expiresAt }: WhatsAppCode): Promise<boolean> {
      const fields = { phone, seed, sent_at: sentAt, expires_at: expiresAt, attempts: 0 }
      const issued = await connection
        .insertInto('whatsapp_codes')
        .values({ user_id: userId, ...fields })
        .onConflict((conflict) =>
          conflict
            .column('user_id')
            .doUpdateSet(fields)
            .where('whatsapp_codes.sent_at', '<=', new Date(sentAt.getTime() - CODE_RESEND_MS)),
        )
        .returning('user_id')
        .executeTakeFirst()
      return issued !== undefined
    },

    /** Spends one try, or answers null when none is left or the time is over. Never more under a race. */
    async takeTry(userId: string, now: Date): Promise<WhatsAppCode | null> {
      const row = await connection
        .updateTable('whatsapp_codes')
        .set(({ eb }) => ({ attempts: eb('attempts', '+', 1) }))
        .where('user_id', '=', userId)
        .where('attempts', '<', CODE_TRIES)
        .where('expires_at', '>', now)
        .returningAll()
        .executeTakeFirst()
      return row ? toCode(row) : null
    },

    async remove(userId: string) {
      await connection.deleteFrom('whatsapp_codes').where('user_id', '=', userId).execute()
    },

    async removeExpired(now: Date): Promise<number> {
      const { numDeletedRows } = await connection
        .deleteFrom('whatsapp_codes')
        .where('expires_at', '<=', now)
        .executeTakeFirst()
      return Number(numDeletedRows)
    },
  }
}

function toCode(row: Selectable<WhatsappCodes>): WhatsAppCode {
  return {
    userId: row.user_id,
    phone: row.phone,
    seed: row.seed,
    sentAt: row.sent_at,
    expiresAt: row.expires_at,
    attempts: row.attempts,
  }
}
