import type {
  EditedVariant,
  ItemContent,
} from '@portal/contract/storefront/catalogue/catalogue-fields'
import { sql } from 'kysely'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import { newTimedId } from '../../../platform/timed-id.ts'
import { requireKnownParts } from './catalogue.rules.ts'

type ItemId = { establishmentId: string; id: string }
type Owner = { establishmentId: string; sectionId: string | null; itemId: string | null }

/** Owns what hangs from items: variants and hours. */
export function itemPartsStore(connection: Connection) {
  return {
    async setWindows(
      { establishmentId, sectionId, itemId }: Owner,
      windows: ItemContent['windows'],
    ) {
      await sql`
        delete from availability_windows where establishment_id = ${establishmentId}
          and (section_id = ${sectionId}::uuid or item_id = ${itemId}::uuid)
      `.execute(connection)
      if (windows.length === 0) return
      await connection
        .insertInto('availability_windows')
        .values(
          windows.map((window) => ({
            ...window,
            establishment_id: establishmentId,
            section_id: sectionId,
            item_id: itemId,
          })),
        )
        .execute()
    },

    /** Orders and stock keep pointing at a variant that is no longer sold. */
    async setVariants({ establishmentId, id: itemId }: ItemId, wanted: EditedVariant[], now: Date) {
      const { rows: known } = await statement<{ id: string }>`
        select id from item_variants where item_id = ${itemId} and removed_at is null
      `.execute(connection)
      const parents = new Map(known.map(({ id }) => [id, itemId]))
      requireKnownParts(
        wanted.map(({ id }) => ({ id, parent: itemId })),
        parents,
      )
      const rows = wanted.map((variant, position) => ({
        ...variant,
        id: variant.id ?? newTimedId(now),
        position,
      }))
      await sql`
        update item_variants set removed_at = ${now}
        where item_id = ${itemId} and removed_at is null and id <> all(${rows.map(({ id }) => id)}::uuid[])
      `.execute(connection)
      await sql`
        insert into item_variants (id, establishment_id, item_id, name, sku, price_cents, promo_cents,
          is_available, position)
        select id, ${establishmentId}, ${itemId}, name, sku, price_cents, promo_cents, is_available, position
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as wanted (id uuid, name text, sku text,
          price_cents integer, promo_cents integer, is_available boolean, position integer)
        on conflict (id) do update set name = excluded.name, sku = excluded.sku,
          price_cents = excluded.price_cents, promo_cents = excluded.promo_cents,
          is_available = excluded.is_available, position = excluded.position
      `.execute(connection)
    },
  }
}
