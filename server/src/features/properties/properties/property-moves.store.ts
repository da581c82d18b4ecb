import { sql } from 'kysely'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'

/** What becomes of properties when two listings of one advertiser are merged. */
export function propertyMovesStore(connection: Connection) {
  return {
    /** All of them, with everybody who asked about one. */
    async moveAll({ from, to }: { from: string; to: string }): Promise<number> {
      await sql`
        select 1 from properties where establishment_id in (${from}, ${to}) order by id for update
      `.execute(connection)
      // In one statement: a lead carries the advertiser along, and both are looked at when it ends.
      const { rows } = await statement<{ count: number }>`
        with moved as (
          update properties as property set establishment_id = ${to}, version = property.version + 1,
            -- An address that the other one has already gets the beginning of its own id.
            slug = case when exists (select from properties as other
              where other.establishment_id = ${to} and other.slug = property.slug)
              then property.slug || '-' || left(md5(property.id::text), 8) else property.slug end
          where property.establishment_id = ${from} returning id
        ), moved_leads as (
          update property_leads set establishment_id = ${to} where establishment_id = ${from}
        )
        select count(*)::integer as count from moved
      `.execute(connection)
      // The number that stands beside the name is that of the one that stays, where it has one.
      await sql`
        update property_advertisers set establishment_id = ${to} where establishment_id = ${from}
          and not exists (select from property_advertisers where establishment_id = ${to})
      `.execute(connection)
      await sql`delete from property_advertisers where establishment_id = ${from}`.execute(
        connection,
      )
      // One advertiser may show a photo twice.
      await sql`
        delete from property_flags as flag using properties as one, properties as other
        where one.id = flag.property_id and other.id = flag.other_id
          and one.establishment_id = ${to} and other.establishment_id = ${to}
      `.execute(connection)
      return rows[0]?.count ?? 0
    },
  }
}
