import type { Selectable } from 'kysely'
import type { Connection } from '../../../platform/database/database.ts'
import type { ClaimCodes } from '../../../platform/database/schema.generated.ts'
import { CODE_RESEND_MS, CODE_TRIES } from '../../../platform/whatsapp/one-time-codes.ts'
import type { ClaimCode } from './claim-codes.rules.ts'

/** One code a person and place: a new one takes the place of the old. */
export function claimCodesStore(connection: Connection) {
  return {
    async read(establishmentId: string, userId: string): Promise<ClaimCode | null> {
      const row = await connection
        .selectFrom('claim_codes')
        .selectAll()
        .where('establishment_id', '=', establishmentId)
        .where('user_id', '=', userId)
        .executeTakeFirst()
      return row ? toCode(row) : null
    },

    /** False when another was asked for so recently that this one must wait; decided by the row's lock. */
    async issue(code: ClaimCode): Promise<boolean> {
      const fields = {
        phone: code.phone,
        seed: code.seed,
        sent_at: code.sentAt,
        expires_at: code.expiresAt,
        attempts: 0,
        failed_at: null,
      }
      const issued = await connection
        .insertInto('claim_codes')
        .values({ establishment_id: code.establishmentId, user_id: code.userId, ...fields })
        .onConflict((conflict) =>
          conflict
            .columns(['establishment_id', 'user_id'])
            .doUpdateSet(fields)
            .where('claim_codes.sent_at', '<=', new Date(code.sentAt.getTime() - CODE_RESEND_MS)),
        )
        .returning('user_id')
        .executeTakeFirst()
      return issued !== undefined
    },

    /** Spends one try, or answers null when none is left or the time is over. Never more under a race. */
    async takeTry(establishmentId: string, userId: string, now: Date): Promise<ClaimCode | null> {
      const row = await connection
        .updateTable('claim_codes')
        .set(({ eb }) => ({ attempts: eb('attempts', '+', 1) }))
        .where('establishment_id', '=', establishmentId)
        .where('user_id', '=', userId)
        .where('attempts', '<', CODE_TRIES)
        .where('expires_at', '>', now)
        .returningAll()
        .executeTakeFirst()
      return row ? toCode(row) : null
    },

    /** The message of that moment cannot be delivered. */
    async markFailed({ establishmentId, userId, sentAt }: ClaimCode, now: Date) {
      await connection
        .updateTable('claim_codes')
        .set({ failed_at: now })
        .where('establishment_id', '=', establishmentId)
        .where('user_id', '=', userId)
        .where('sent_at', '=', sentAt)
        .execute()
    },

    async remove(establishmentId: string, userId: string) {
      await connection
        .deleteFrom('claim_codes')
        .where('establishment_id', '=', establishmentId)
        .where('user_id', '=', userId)
        .execute()
    },

    async removeExpired(now: Date): Promise<number> {
      const { numDeletedRows } = await connection
        .deleteFrom('claim_codes')
        .where('expires_at', '<=', now)
        .executeTakeFirst()
      return Number(numDeletedRows)
    },
  }
}

function toCode(row: Selectable<ClaimCodes>): ClaimCode {
  return {
    establishmentId: row.establishment_id,
    userId: row.user_id,
    phone: row.phone,
    seed: row.seed,
    sentAt: row.sent_at,
    expiresAt: row.expires_at,
    attempts: row.attempts,
    failedAt: row.failed_at,
  }
}
