import type { CatalogueKind } from '@portal/contract/guide/establishments/catalogue-kinds'
import { sql } from 'kysely'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'

type Pair = { from: string; to: string }
type MovedCatalogues = { moved: CatalogueKind[]; left: CatalogueKind[] }

/** What becomes of menus and shops when two listings of one business are merged. */
export function catalogueMovesStore(connection: Connection) {
  return {
    /** Where the one that stays has a menu already it keeps its own; so with its shop. */
    async moveAll({ from, to }: Pair): Promise<MovedCatalogues> {
      const { rows } = await statement<{ kind: CatalogueKind; is_taken: boolean }>`
        with filled as (
          select distinct section.establishment_id, section.kind
          from catalog_sections as section
          join catalog_items as item on item.section_id = section.id and item.removed_at is null
          where section.establishment_id in (${from}, ${to}) and section.removed_at is null
        )
        select kind, (${to}, kind) in (table filled) as is_taken
        from filled where establishment_id = ${from} order by kind
      `.execute(connection)
      const kindsOf = (isTaken: boolean) =>
        rows.filter((row) => row.is_taken === isTaken).map(({ kind }) => kind)
      const moved = kindsOf(false)
      if (moved.length > 0) await move({ from, to }, moved)
      return { moved, left: kindsOf(true) }
    },
  }

  /**
   * In one statement: every key carries the business along, and the database looks at all of them only
   * when it ends. What was removed goes with its section; movements of stock are as they were written.
   */
  async function move({ from, to }: Pair, kinds: readonly CatalogueKind[]) {
    // One code for two things helps nobody who looks one up: the one that was there first has it.
    const itemCode = sql`case when item.sku in (select sku from catalog_items
      where establishment_id = ${to} and removed_at is null) then null else item.sku end`
    const variantCode = sql`case when variant.sku in (select sku from item_variants
      where establishment_id = ${to} and removed_at is null) then null else variant.sku end`
    // What is no longer sold stays behind, and holds no group there.
    await sql`
      delete from item_option_groups as used
      using catalog_items as item join catalog_sections as section on section.id = item.section_id
      where used.item_id = item.id and used.establishment_id = ${from}
        and (item.removed_at is not null or section.removed_at is not null)
    `.execute(connection)
    await sql`
      with sections as (
        update catalog_sections set establishment_id = ${to}
        where establishment_id = ${from} and kind = any(${[...kinds]}::text[]) and removed_at is null
        returning id
      ), items as (
        update catalog_items as item set establishment_id = ${to}, sku = ${itemCode}
        from sections where item.section_id = sections.id returning item.id
      ), variants as (
        update item_variants as variant set establishment_id = ${to}, sku = ${variantCode}
        from items where variant.item_id = items.id returning variant.id
      ), counted as (
        update stock set establishment_id = ${to}
        from variants where stock.variant_id = variants.id
      ), outer_groups as (
        update option_groups set establishment_id = ${to}, item_id = null
        where establishment_id = ${from} and kind = any(${[...kinds]}::text[]) returning id
      ), used as (
        update item_option_groups as part set establishment_id = ${to}
        from items where part.item_id = items.id
      ), outer_options as (
        update options as part set establishment_id = ${to}
        from outer_groups where part.group_id = outer_groups.id returning part.id
      ), inner_groups as (
        update option_groups as part set establishment_id = ${to}
        from outer_options where part.option_id = outer_options.id returning part.id
      ), inner_options as (
        update options as part set establishment_id = ${to}
        from inner_groups where part.group_id = inner_groups.id
      )
      update availability_windows set establishment_id = ${to}
      where section_id in (select id from sections) or item_id in (select id from items)
    `.execute(connection)
  }
}
