import { type RawBuilder, sql } from 'kysely'
import { selected } from '../../../platform/database/checked-sql.ts'
import { isShownPhoto, photoJson } from '../../../platform/database/photo-json.ts'
import type { Item } from './catalogue.rules.ts'

/** How rows become what the contract calls a section, an item, an option. */

const windowsOf = (owner: RawBuilder<unknown>) => sql`coalesce((
  select jsonb_agg(jsonb_build_object('days', piece.days, 'from_minute', piece.from_minute,
    'until_minute', piece.until_minute) order by piece.id)
  from availability_windows as piece where ${owner}), '[]'::jsonb)`

export const sectionWindows = windowsOf(sql`piece.section_id = section.id`)

type Level = { group: string; option: string; inside: RawBuilder<unknown> }

function groupOf({ group, option, inside }: Level) {
  const g = (name: string) => sql.ref(`${group}.${name}`)
  const o = (name: string) => sql.ref(`${option}.${name}`)
  return sql`jsonb_build_object('id', ${g('id')}, 'name', ${g('name')},
      'min_choices', ${g('min_choices')}, 'max_choices', ${g('max_choices')},
      'price_method', ${g('price_method')}, 'options', coalesce((
        select jsonb_agg(jsonb_build_object('id', ${o('id')}, 'name', ${o('name')},
          'price_cents', ${o('price_cents')}, 'sku', ${o('sku')},
          'is_available', ${o('is_available')}, 'sold_out_until', ${o('sold_out_until')},
          'groups', ${inside}) order by ${o('position')}, ${o('id')})
        from options as ${sql.ref(option)} where ${o('group_id')} = ${g('id')}), '[]'::jsonb))`
}

const innerGroup = groupOf({
  group: 'inner_group',
  option: 'inner_option',
  inside: sql`'[]'::jsonb`,
})
/** Of `option_groups as outer_group`. */
export const groupJson = groupOf({
  group: 'outer_group',
  option: 'outer_option',
  inside: sql`coalesce((
    select jsonb_agg(${innerGroup} order by inner_group.position, inner_group.id)
    from option_groups as inner_group where inner_group.option_id = outer_option.id), '[]'::jsonb)`,
})
const itemGroups = sql`coalesce((
  select jsonb_agg(${groupJson} order by used.position, used.group_id)
  from item_option_groups as used join option_groups as outer_group on outer_group.id = used.group_id
  where used.item_id = item.id), '[]'::jsonb)`

const itemVariants = sql`coalesce((
  select jsonb_agg(jsonb_build_object('id', variant.id, 'name', variant.name, 'sku', variant.sku,
    'price_cents', variant.price_cents, 'promo_cents', variant.promo_cents,
    'is_available', variant.is_available, 'left', stock.on_hand - stock.reserved,
    'stock', case when stock.variant_id is not null then jsonb_build_object(
      'on_hand', stock.on_hand, 'reserved', stock.reserved) end)
    order by variant.position, variant.id)
  from item_variants as variant left join stock on stock.variant_id = variant.id
  where variant.item_id = item.id and variant.removed_at is null), '[]'::jsonb)`

/** Of `catalog_items as item`. */
export const itemJson = selected<Item>`jsonb_build_object('id', item.id, 'name', item.name,
  'description', item.description, 'price_cents', item.price_cents,
  'promo', case when item.promo_cents is not null then jsonb_build_object('cents', item.promo_cents,
    'starts_at', item.promo_starts_at, 'ends_at', item.promo_ends_at) end,
  'photo', (select ${photoJson()} from media where media.id = item.photo_id and ${isShownPhoto}),
  'tags', item.tags, 'allergens', item.allergens, 'is_alcoholic', item.is_alcoholic,
  'sku', item.sku, 'is_available', item.is_available, 'sold_out_until', item.sold_out_until,
  'version', item.version, 'windows', ${windowsOf(sql`piece.item_id = item.id`)},
  'groups', ${itemGroups}, 'variants', ${itemVariants})`
