import type {
  EditedGroup,
  EditedVariant,
  ItemContent,
} from '@portal/contract/catalogue/catalogue-fields'
import { sql } from 'kysely'
import { statement } from '../../platform/database/checked-sql.ts'
import type { Connection } from '../../platform/database/database.ts'
import { newTimedId } from '../../platform/timed-id.ts'
import { requireKnownParts } from './catalogue.rules.ts'

type ItemId = { establishmentId: string; id: string }
type Owner = { establishmentId: string; sectionId: string | null; itemId: string | null }

/** Owns what hangs from items: option groups and options, variants, hours. */
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

    /** What is named by its id stays what it is, with its state; what is no longer named goes. */
    async setGroups({ establishmentId, id: itemId }: ItemId, wanted: EditedGroup[], now: Date) {
      const rows = flatten(itemId, wanted, now)
      requireKnownParts(rows.named, await knownParents(itemId))
      const groupIds = [...rows.groups, ...rows.innerGroups].map(({ id }) => id)
      const optionIds = [...rows.options, ...rows.innerOptions].map(({ id }) => id)
      await sql`
        delete from options using option_groups as parent
        where options.group_id = parent.id and options.id <> all(${optionIds}::uuid[])
          and (parent.item_id = ${itemId} or parent.option_id in (
            select one.id from options as one join option_groups as outer_group
              on outer_group.id = one.group_id where outer_group.item_id = ${itemId}))
      `.execute(connection)
      await sql`
        delete from option_groups where id <> all(${groupIds}::uuid[]) and (item_id = ${itemId}
          or option_id in (select one.id from options as one join option_groups as outer_group
            on outer_group.id = one.group_id where outer_group.item_id = ${itemId}))
      `.execute(connection)
      await saveGroups(establishmentId, rows.groups)
      await saveOptions(establishmentId, rows.options, 1)
      await saveGroups(establishmentId, rows.innerGroups)
      await saveOptions(establishmentId, rows.innerOptions, 2)
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

  /** Of each group and option of the item, what it hangs from. */
  async function knownParents(itemId: string): Promise<Map<string, string>> {
    const { rows } = await statement<{ id: string; parent: string }>`
      with outer_groups as (select id from option_groups where item_id = ${itemId}),
        outer_options as (
          select id, group_id from options where group_id in (select id from outer_groups)),
        inner_groups as (
          select id, option_id from option_groups where option_id in (select id from outer_options))
      select id, ${itemId}::uuid as parent from outer_groups
      union all select id, group_id from outer_options
      union all select id, option_id from inner_groups
      union all select id, group_id from options where group_id in (select id from inner_groups)
    `.execute(connection)
    return new Map(rows.map(({ id, parent }) => [id, parent]))
  }

  async function saveGroups(establishmentId: string, rows: readonly GroupRow[]) {
    if (rows.length === 0) return
    await sql`
      insert into option_groups (id, establishment_id, item_id, option_id, name, min_choices, max_choices,
        price_method, position)
      select id, ${establishmentId}, item_id, option_id, name, min_choices, max_choices, price_method, position
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as wanted (id uuid, item_id uuid,
        option_id uuid, name text, min_choices smallint, max_choices smallint, price_method text,
        position integer)
      on conflict (id) do update set name = excluded.name, min_choices = excluded.min_choices,
        max_choices = excluded.max_choices, price_method = excluded.price_method,
        position = excluded.position
    `.execute(connection)
  }

  async function saveOptions(establishmentId: string, rows: readonly OptionRow[], level: 1 | 2) {
    if (rows.length === 0) return
    await sql`
      insert into options (id, establishment_id, group_id, group_level, name, price_cents, sku,
        is_available, position)
      select id, ${establishmentId}, group_id, ${level}::smallint, name, price_cents, sku, is_available,
        position
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as wanted (id uuid, group_id uuid, name text,
        price_cents integer, sku text, is_available boolean, position integer)
      on conflict (id) do update set name = excluded.name, price_cents = excluded.price_cents,
        sku = excluded.sku, is_available = excluded.is_available, position = excluded.position
    `.execute(connection)
  }
}

type InnerGroup = EditedGroup['options'][number]['groups'][number]
type GroupRow = Omit<InnerGroup, 'id' | 'options'> & {
  id: string
  item_id: string | null
  option_id: string | null
  position: number
}
type OptionRow = Omit<InnerGroup['options'][number], 'id'> & {
  id: string
  group_id: string
  position: number
}

/** Rows of both levels, each with an id; `named` are those that came with one. */
function flatten(itemId: string, wanted: readonly EditedGroup[], now: Date) {
  const named: { id: string | undefined; parent: string }[] = []
  const rows = {
    named,
    groups: [] as GroupRow[],
    options: [] as OptionRow[],
    innerGroups: [] as GroupRow[],
    innerOptions: [] as OptionRow[],
  }
  const idOf = (id: string | undefined, parent: string) => {
    named.push({ id, parent })
    return id ?? newTimedId(now)
  }
  for (const [position, { options, ...group }] of wanted.entries()) {
    const id = idOf(group.id, itemId)
    rows.groups.push({ ...group, id, item_id: itemId, option_id: null, position })
    for (const [place, { groups, ...option }] of options.entries()) {
      const optionId = idOf(option.id, id)
      rows.options.push({ ...option, id: optionId, group_id: id, position: place })
      for (const [at, { options: inner, ...innerGroup }] of groups.entries()) {
        const innerId = idOf(innerGroup.id, optionId)
        const parents = { item_id: null, option_id: optionId }
        rows.innerGroups.push({ ...innerGroup, ...parents, id: innerId, position: at })
        rows.innerOptions.push(
          ...inner.map((one, n) => ({
            ...one,
            id: idOf(one.id, innerId),
            group_id: innerId,
            position: n,
          })),
        )
      }
    }
  }
  return rows
}
