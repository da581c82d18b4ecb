import { sql } from 'kysely'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import { CODE_RESEND_MS, CODE_TRIES } from '../../../platform/whatsapp/one-time-codes.ts'
import type { StayCode } from './stay-codes.rules.ts'

const FIELDS = sql`key, email, seed, sent_at as "sentAt", expires_at as "expiresAt", attempts,
  proved_at as "provedAt"`

type Named = Pick<StayCode, 'key' | 'email'>

/** Codes to mailboxes, by the form that asked for them. */
export function stayCodesStore(connection: Connection) {
  return {
    async read(key: string): Promise<StayCode | null> {
      const { rows } = await statement<StayCode>`
        select ${FIELDS} from stay_codes where key = ${key}
      `.execute(connection)
      return rows[0] ?? null
    },

    /** False when another was asked for so recently that this one must wait; decided by the row's lock. */
    async issue({ key, email, seed, sentAt, expiresAt }: StayCode): Promise<boolean> {
      const { rows } = await sql`
        insert into stay_codes (key, email, seed, sent_at, expires_at)
        values (${key}, ${email}, ${seed}, ${sentAt}, ${expiresAt})
        on conflict (key) do update set email = excluded.email, seed = excluded.seed,
          sent_at = excluded.sent_at, expires_at = excluded.expires_at, attempts = 0, proved_at = null
          where stay_codes.sent_at <= ${new Date(sentAt.getTime() - CODE_RESEND_MS)}
        returning key
      `.execute(connection)
      return rows.length > 0
    },

    /** Spends one try of this mailbox, or answers null when none is left or the time is over. */
    async takeTry({ key, email }: Named, now: Date): Promise<StayCode | null> {
      const { rows } = await statement<StayCode>`
        update stay_codes set attempts = attempts + 1
        where key = ${key} and email = ${email} and attempts < ${CODE_TRIES} and expires_at > ${now}
        returning ${FIELDS}
      `.execute(connection)
      return rows[0] ?? null
    },

    async prove({ key, email }: Named, now: Date) {
      await sql`
        update stay_codes set proved_at = ${now} where key = ${key} and email = ${email}
      `.execute(connection)
    },

    async removeExpired(now: Date): Promise<number> {
      const { numAffectedRows } = await sql`
        delete from stay_codes where expires_at <= ${now}
      `.execute(connection)
      return Number(numAffectedRows ?? 0n)
    },
  }
}
