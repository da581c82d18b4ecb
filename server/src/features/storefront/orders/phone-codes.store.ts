import { sql } from 'kysely'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import { CODE_RESEND_MS, CODE_TRIES } from '../../../platform/whatsapp/one-time-codes.ts'
import type { PhoneCode } from './phone-codes.rules.ts'

const FIELDS = sql`key, phone, seed, sent_at as "sentAt", expires_at as "expiresAt", attempts,
  proved_at as "provedAt"`

/** Codes by the cart that asked for them, and whether a phone needs one. */
export function phoneCodesStore(connection: Connection) {
  return {
    /** Confirmed by the person who is signed in. */
    async isPhoneOf(userId: string, phone: string): Promise<boolean> {
      const { rows } = await sql`
        select from profiles where user_id = ${userId} and whatsapp = ${phone}
          and whatsapp_confirmed_at is not null
      `.execute(connection)
      return rows.length > 0
    },

    async read(key: string): Promise<PhoneCode | null> {
      const { rows } = await statement<PhoneCode>`
        select ${FIELDS} from order_phone_codes where key = ${key}
      `.execute(connection)
      return rows[0] ?? null
    },

    /** False when another was asked for so recently that this one must wait; decided by the row's lock. */
    async issue({ key, phone, seed, sentAt, expiresAt }: PhoneCode): Promise<boolean> {
      const { rows } = await sql`
        insert into order_phone_codes (key, phone, seed, sent_at, expires_at)
        values (${key}, ${phone}, ${seed}, ${sentAt}, ${expiresAt})
        on conflict (key) do update set phone = excluded.phone, seed = excluded.seed,
          sent_at = excluded.sent_at, expires_at = excluded.expires_at, attempts = 0, proved_at = null
          where order_phone_codes.sent_at <= ${new Date(sentAt.getTime() - CODE_RESEND_MS)}
        returning key
      `.execute(connection)
      return rows.length > 0
    },

    /** Spends one try, or answers null when none is left or the time is over. Never more under a race. */
    async takeTry(key: string, now: Date): Promise<PhoneCode | null> {
      const { rows } = await statement<PhoneCode>`
        update order_phone_codes set attempts = attempts + 1
        where key = ${key} and attempts < ${CODE_TRIES} and expires_at > ${now}
        returning ${FIELDS}
      `.execute(connection)
      return rows[0] ?? null
    },

    async prove({ key, phone }: Pick<PhoneCode, 'key' | 'phone'>, now: Date) {
      await sql`
        update order_phone_codes set proved_at = ${now} where key = ${key} and phone = ${phone}
      `.execute(connection)
    },

    async removeExpired(now: Date): Promise<number> {
      const { numAffectedRows } = await sql`
        delete from order_phone_codes where expires_at <= ${now}
      `.execute(connection)
      return Number(numAffectedRows ?? 0n)
    },
  }
}
