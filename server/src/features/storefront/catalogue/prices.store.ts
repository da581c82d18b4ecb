import { sql } from 'kysely'
import type { Connection } from '../../../platform/database/database.ts'
import type { PriceRow } from './bulk-prices.rules.ts'

/** Writes many prices of a catalogue at once. */
export function pricesStore(connection: Connection) {
  return {
    /** Of any item or group whose price or part changes the version grows: an open editor is told. */
    async save(establishmentId: string, rows: readonly PriceRow[], now: Date) {
      const owners = (which: (row: PriceRow) => boolean) => [
        ...new Set(rows.filter(which).map(({ ownerId }) => ownerId)),
      ]
      const wanted = (table: PriceRow['table']) => sql`
        jsonb_to_recordset(${JSON.stringify(rows.filter((row) => row.table === table))}::jsonb)
          as wanted (id uuid, "to" integer, promo integer)`
      await sql`
        update catalog_items set price_cents = wanted."to", promo_cents = wanted.promo
        from ${wanted('item')}
        where catalog_items.id = wanted.id and establishment_id = ${establishmentId}
      `.execute(connection)
      await sql`
        update item_variants set price_cents = wanted."to", promo_cents = wanted.promo
        from ${wanted('variant')}
        where item_variants.id = wanted.id and establishment_id = ${establishmentId}
      `.execute(connection)
      await sql`
        update options set price_cents = wanted."to" from ${wanted('option')}
        where options.id = wanted.id and establishment_id = ${establishmentId}
      `.execute(connection)
      await sql`
        update catalog_items set version = version + 1, updated_at = ${now}
        where establishment_id = ${establishmentId}
          and id = any(${owners((row) => row.table !== 'option')}::uuid[])
      `.execute(connection)
      await sql`
        update option_groups set version = version + 1
        where establishment_id = ${establishmentId}
          and id = any(${owners((row) => row.table === 'option')}::uuid[])
      `.execute(connection)
    },
  }
}
