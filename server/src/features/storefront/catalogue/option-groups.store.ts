import type { CatalogueKind } from '@portal/contract/guide/establishments/catalogue-kinds'
import { MOST_GROUPS } from '@portal/contract/storefront/catalogue/catalogue.texts'
import type { OwnOptionGroup } from '@portal/contract/storefront/catalogue/catalogue-editor'
import type { EditedGroup } from '@portal/contract/storefront/catalogue/catalogue-fields'
import { type RawBuilder, sql } from 'kysely'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import { Invalid } from '../../../platform/errors/domain-errors.ts'
import { newTimedId } from '../../../platform/timed-id.ts'
import { type LibraryGroup, requireKnownParts } from './catalogue.rules.ts'
import { catalogueTexts as texts } from './catalogue.texts.ts'
import { groupJson } from './catalogue-json.ts'

type OwnId = { establishmentId: string; id: string }
type Place = { establishmentId: string; kind: CatalogueKind }

/** Owns the library of a catalogue: groups of options, what lies in them, and which items use them. */
export function optionGroupsStore(connection: Connection) {
  async function read(which: RawBuilder<unknown>): Promise<LibraryGroup[]> {
    const { rows } = await statement<{ group: OwnOptionGroup; kind: CatalogueKind }>`
      select outer_group.kind, ${groupJson} || jsonb_build_object('version', outer_group.version,
        'item_ids', coalesce((
          select jsonb_agg(item.id order by section.position, section.id, item.position, item.id)
          from item_option_groups as used join catalog_items as item on item.id = used.item_id
          join catalog_sections as section on section.id = item.section_id
          where used.group_id = outer_group.id and item.removed_at is null), '[]'::jsonb)) as "group"
      from option_groups as outer_group
      where outer_group.option_id is null and outer_group.kind is not null and ${which}
      order by outer_group.name, outer_group.id
    `.execute(connection)
    return rows.map(({ group, kind }) => ({ ...group, kind }))
  }

  return {
    list: ({ establishmentId, kind }: Place) =>
      read(sql`outer_group.establishment_id = ${establishmentId} and outer_group.kind = ${kind}`),

    async find({ establishmentId, id }: OwnId): Promise<LibraryGroup | null> {
      const which = sql`outer_group.establishment_id = ${establishmentId} and outer_group.id = ${id}`
      return (await read(which))[0] ?? null
    },

    async count({ establishmentId, kind }: Place): Promise<number> {
      const { rows } = await statement<{ count: number }>`
        select count(*)::integer as count from option_groups
        where establishment_id = ${establishmentId} and kind = ${kind} and option_id is null
      `.execute(connection)
      return rows[0]?.count ?? 0
    },

    /** False where that id is taken. */
    async add(
      { establishmentId, kind, id }: Place & OwnId,
      { name, min_choices, max_choices, price_method }: EditedGroup,
    ): Promise<boolean> {
      const { rows } = await sql`
        insert into option_groups (id, establishment_id, kind, name, min_choices, max_choices, price_method)
        values (${id}, ${establishmentId}, ${kind}, ${name}, ${min_choices}, ${max_choices},
          ${price_method})
        on conflict (id) do nothing returning id
      `.execute(connection)
      return rows.length > 0
    },

    /** What is named by its id stays what it is, with its state; what is no longer named goes. */
    async save({ establishmentId, id }: OwnId, content: EditedGroup, now: Date) {
      const { name, min_choices, max_choices, price_method } = content
      const rows = flatten(id, content, now)
      requireKnownParts(rows.named, await knownParents(id))
      await sql`
        update option_groups set name = ${name}, min_choices = ${min_choices},
          max_choices = ${max_choices}, price_method = ${price_method}, item_id = null,
          version = version + 1
        where id = ${id} and establishment_id = ${establishmentId}
      `.execute(connection)
      const optionIds = [...rows.options, ...rows.innerOptions].map((one) => one.id)
      await sql`
        delete from options using option_groups as parent
        where options.group_id = parent.id and options.id <> all(${optionIds}::uuid[])
          and (parent.id = ${id} or parent.option_id in (
            select one.id from options as one where one.group_id = ${id}))
      `.execute(connection)
      await sql`
        delete from option_groups where id <> all(${rows.innerGroups.map((one) => one.id)}::uuid[])
          and option_id in (select one.id from options as one where one.group_id = ${id})
      `.execute(connection)
      await saveOptions(establishmentId, rows.options, 1)
      await saveInnerGroups(establishmentId, rows.innerGroups)
      await saveOptions(establishmentId, rows.innerOptions, 2)
    },

    async remove({ establishmentId, id }: OwnId, now: Date) {
      await touchItems(sql`select item_id from item_option_groups where group_id = ${id}`, now)
      await sql`
        delete from option_groups where id = ${id} and establishment_id = ${establishmentId}
      `.execute(connection)
    },

    /** The items that use a group: in each of them a new one comes last. */
    async setItems({ establishmentId, kind, id }: Place & OwnId, itemIds: string[], now: Date) {
      const { rows: own } = await statement<{ id: string }>`
        select item.id from catalog_items as item
        join catalog_sections as section on section.id = item.section_id
        where item.establishment_id = ${establishmentId} and section.kind = ${kind}
          and item.removed_at is null and item.id = any(${itemIds}::uuid[])
      `.execute(connection)
      requireKnownParts(
        itemIds.map((one) => ({ id: one, parent: kind })),
        new Map(own.map((one) => [one.id, kind])),
      )
      const { rows } = await statement<{ item_id: string }>`
        with gone as (
          delete from item_option_groups
          where group_id = ${id} and item_id <> all(${itemIds}::uuid[]) returning item_id
        ), added as (
          insert into item_option_groups (establishment_id, item_id, group_id, position)
          select ${establishmentId}, wanted.id, ${id}, coalesce((
            select max(used.position) + 1 from item_option_groups as used
            where used.item_id = wanted.id), 0)
          from unnest(${itemIds}::uuid[]) as wanted (id)
          on conflict do nothing returning item_id
        ) select item_id from gone union all select item_id from added
      `.execute(connection)
      const { rows: full } = await sql`
        select item_id from item_option_groups where item_id = any(${itemIds}::uuid[])
        group by item_id having count(*) > ${MOST_GROUPS} limit 1
      `.execute(connection)
      if (full.length > 0) {
        const told = texts.itemGroupLimit(MOST_GROUPS)
        throw new Invalid('catalogue.group-limit', 'too many groups of an item', [], told)
      }
      await touchItems(
        sql`select unnest(${rows.map((row) => row.item_id)}::uuid[]) as item_id`,
        now,
      )
    },

    /** The groups of an item, in this order. Whoever has one of them open that comes or goes is told. */
    async setOfItem({ establishmentId, kind, id }: Place & OwnId, groupIds: readonly string[]) {
      const { rows: own } = await statement<{ id: string }>`
        select id from option_groups where establishment_id = ${establishmentId} and kind = ${kind}
          and option_id is null and id = any(${[...groupIds]}::uuid[])
      `.execute(connection)
      requireKnownParts(
        groupIds.map((one) => ({ id: one, parent: kind })),
        new Map(own.map((one) => [one.id, kind])),
      )
      await sql`
        with known as (
          select group_id from item_option_groups where item_id = ${id}
        ), gone as (
          delete from item_option_groups
          where item_id = ${id} and group_id <> all(${[...groupIds]}::uuid[]) returning group_id
        ), placed as (
          insert into item_option_groups (establishment_id, item_id, group_id, position)
          select ${establishmentId}, ${id}, wanted.id, wanted.place - 1
          from unnest(${[...groupIds]}::uuid[]) with ordinality as wanted (id, place)
          on conflict (item_id, group_id) do update set position = excluded.position
          returning group_id
        )
        update option_groups set version = version + 1, item_id = null
        where id in (select group_id from gone union all
          select group_id from placed where group_id not in (select group_id from known))
      `.execute(connection)
    },
  }

  async function touchItems(which: RawBuilder<unknown>, now: Date) {
    await sql`
      update catalog_items set version = version + 1, updated_at = ${now} where id in (${which})
    `.execute(connection)
  }

  /** Of each option and inner group, what it hangs from. */
  async function knownParents(groupId: string): Promise<Map<string, string>> {
    const { rows } = await statement<{ id: string; parent: string }>`
      with outer_options as (select id, group_id from options where group_id = ${groupId}),
        inner_groups as (
          select id, option_id from option_groups where option_id in (select id from outer_options))
      select id, group_id as parent from outer_options
      union all select id, option_id from inner_groups
      union all select id, group_id from options where group_id in (select id from inner_groups)
    `.execute(connection)
    return new Map(rows.map(({ id, parent }) => [id, parent]))
  }

  async function saveInnerGroups(establishmentId: string, rows: readonly InnerGroupRow[]) {
    if (rows.length === 0) return
    await sql`
      insert into option_groups (id, establishment_id, option_id, name, min_choices, max_choices,
        price_method, position)
      select id, ${establishmentId}, option_id, name, min_choices, max_choices, price_method, position
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as wanted (id uuid, option_id uuid,
        name text, min_choices smallint, max_choices smallint, price_method text, position integer)
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
type InnerGroupRow = Omit<InnerGroup, 'id' | 'options'> & {
  id: string
  option_id: string
  position: number
}
type OptionRow = Omit<InnerGroup['options'][number], 'id'> & {
  id: string
  group_id: string
  position: number
}

type Rows = {
  named: { id: string | undefined; parent: string }[]
  options: OptionRow[]
  innerGroups: InnerGroupRow[]
  innerOptions: OptionRow[]
}

/** Rows of both levels, each with an id; `named` are those that came with one. */
function flatten(groupId: string, { options }: EditedGroup, now: Date) {
  const named: { id: string | undefined; parent: string }[] = []
  const rows: Rows = { named, options: [], innerGroups: [], innerOptions: [] }
  const idOf = (id: string | undefined, parent: string) => {
    named.push({ id, parent })
    return id ?? newTimedId(now)
  }
  for (const [place, { groups, ...option }] of options.entries()) {
    const optionId = idOf(option.id, groupId)
    rows.options.push({ ...option, id: optionId, group_id: groupId, position: place })
    for (const [at, { options: inner, ...innerGroup }] of groups.entries()) {
      const innerId = idOf(innerGroup.id, optionId)
      rows.innerGroups.push({ ...innerGroup, id: innerId, option_id: optionId, position: at })
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
  return rows
}
