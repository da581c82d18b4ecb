import { sql } from 'kysely'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'

/** What the feed last said of a listing. */
export type KnownListing = { code: string; propertyId: string; hash: Buffer; missed: number }

/** Owns what was taken of each feed, listing by listing. */
export function feedListingsStore(connection: Connection) {
  return {
    async list(feedId: string): Promise<KnownListing[]> {
      const { rows } = await statement<KnownListing>`
        select code, property_id as "propertyId", hash, missed
        from property_feed_listings where feed_id = ${feedId}
      `.execute(connection)
      return rows
    },

    async save(
      feedId: string,
      listings: readonly Pick<KnownListing, 'code' | 'propertyId' | 'hash'>[],
    ) {
      if (listings.length === 0) return
      await sql`
        insert into property_feed_listings (feed_id, code, property_id, hash)
        select ${feedId}, * from unnest(${listings.map(({ code }) => code)}::text[],
          ${listings.map(({ propertyId }) => propertyId)}::uuid[],
          ${listings.map(({ hash }) => hash)}::bytea[])
        on conflict (feed_id, code) do update set hash = excluded.hash, missed = 0
      `.execute(connection)
    },

    /** There again. */
    async noteFound(feedId: string, codes: readonly string[]) {
      if (codes.length === 0) return
      await sql`
        update property_feed_listings set missed = 0
        where feed_id = ${feedId} and code = any(${[...codes]}::text[]) and missed > 0
      `.execute(connection)
    },

    async noteMissed(feedId: string, codes: readonly string[]) {
      if (codes.length === 0) return
      await sql`
        update property_feed_listings set missed = missed + 1
        where feed_id = ${feedId} and code = any(${[...codes]}::text[]) and missed < 2
      `.execute(connection)
    },
  }
}
