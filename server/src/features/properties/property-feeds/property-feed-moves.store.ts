import { sql } from 'kysely'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'

/** What becomes of an agency's feed and CRM when two listings of it are merged. */
export function propertyFeedMovesStore(connection: Connection) {
  return {
    /**
     * Both go along where the one that stays has none. Answers with the feed that is read no more, because
     * there can be one only: its properties are kept by hand from then on.
     */
    async moveAll({ from, to }: { from: string; to: string }): Promise<string | null> {
      await sql`
        update property_feeds set establishment_id = ${to}, version = version + 1
        where establishment_id = ${from}
          and not exists (select from property_feeds where establishment_id = ${to})
      `.execute(connection)
      // What is on its way goes to the system that stays, in one statement: each names the system it is for.
      await sql`
        with moved as (
          update property_crms set establishment_id = ${to} where establishment_id = ${from}
            and not exists (select from property_crms where establishment_id = ${to})
        )
        update property_lead_pushes set establishment_id = ${to} where establishment_id = ${from}
      `.execute(connection)
      await sql`delete from property_crms where establishment_id = ${from}`.execute(connection)
      const { rows } = await statement<{ id: string }>`
        select id from property_feeds where establishment_id = ${from}
      `.execute(connection)
      return rows[0]?.id ?? null
    },
  }
}
