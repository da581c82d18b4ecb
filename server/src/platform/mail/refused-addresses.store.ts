import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Connection } from '../database/database.ts'

/** After so long a mailbox may be another's: it is tried once more. */
const KEPT_DAYS = 180

const hashOf = (email: string) => createHash('sha256').update(email.trim().toLowerCase()).digest()

/**
 * Mailboxes that take nothing any more. That of an account is forgotten when its owner proves it, changes
 * it or leaves (server/sql/21_accounts.sql).
 */
export function refusedAddressesStore(connection: Connection) {
  return {
    async has(email: string): Promise<boolean> {
      const row = await connection
        .selectFrom('refused_addresses')
        .select('code')
        .where('address_hash', '=', hashOf(email))
        .executeTakeFirst()
      return row !== undefined
    },

    async note(email: string, code: number, now: Date) {
      await sql`
        insert into refused_addresses (address_hash, code, first_at, last_at)
        values (${hashOf(email)}, ${code}, ${now}, ${now})
        on conflict (address_hash) do update set code = excluded.code, last_at = excluded.last_at,
          times = refused_addresses.times + 1
      `.execute(connection)
    },

    async forget(email: string): Promise<boolean> {
      const { numDeletedRows } = await connection
        .deleteFrom('refused_addresses')
        .where('address_hash', '=', hashOf(email))
        .executeTakeFirst()
      return numDeletedRows > 0n
    },

    async removeOld(now: Date): Promise<number> {
      const before = new Date(now.getTime() - KEPT_DAYS * 24 * 3_600_000)
      const { numDeletedRows } = await connection
        .deleteFrom('refused_addresses')
        .where('last_at', '<', before)
        .executeTakeFirst()
      return Number(numDeletedRows)
    },
  }
}
