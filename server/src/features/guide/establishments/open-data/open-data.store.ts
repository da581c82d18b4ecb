import { sql } from 'kysely'
import { statement } from '../../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../../platform/database/database.ts'
import { cardColumns, cardJoins } from '../listing-rows.ts'
import type { OpenRow } from './open-data.rules.ts'

export type Edition = { fingerprint: string; total: number; located: number; changedAt: Date }

/** Nothing else is read, so nothing else can get out: no e-mail, no owner, no text of a person. */
const openRows = sql`
  select ${cardColumns(null)}, listing.phone, listing.website, listing.street, listing.number,
    listing.cep, listing.payment_methods, listing.verified_at, listing.updated_at, listing.is_demo
  from directory as entry join establishments as listing on listing.id = entry.id
  ${cardJoins}`

const DATASET = 'guia'

/** What leaves the guide as open data. */
export function openDataStore(connection: Connection) {
  return {
    /** By id, a stretch at a time: no reader, however slow, holds a connection between two. */
    async listAfter(after: string | null, limit: number): Promise<OpenRow[]> {
      const { rows } = await statement<OpenRow>`
        ${openRows} where ${after}::uuid is null or entry.id > ${after}::uuid
        order by entry.id limit ${limit}
      `.execute(connection)
      return rows
    },

    /** A mark of all that is in the files: it changes with any of it. */
    async takeFingerprint(): Promise<Omit<Edition, 'changedAt'>> {
      const { rows } = await statement<Omit<Edition, 'changedAt'>>`
        with exported as (${openRows})
        select count(*)::integer as total,
          count(latitude) filter (where plan <> 'clube')::integer as located,
          to_hex(coalesce(bit_xor(hashtextextended(exported::text, 0)), 0)) as fingerprint
        from exported
      `.execute(connection)
      return rows[0] ?? { total: 0, located: 0, fingerprint: '0' }
    },

    /** Since when the files are as they are. The first to see a change says when it was. */
    async noteEdition(fingerprint: string, now: Date): Promise<Date> {
      const { rows } = await statement<{ changedAt: Date }>`
        insert into open_data_editions as known (dataset, fingerprint, changed_at)
        values (${DATASET}, ${fingerprint}, ${now})
        on conflict (dataset) do update set fingerprint = excluded.fingerprint,
          changed_at = case when known.fingerprint = excluded.fingerprint
            then known.changed_at else excluded.changed_at end
        returning changed_at as "changedAt"
      `.execute(connection)
      return rows[0]?.changedAt ?? now
    },
  }
}
