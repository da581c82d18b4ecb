import type { OptionGroup } from './catalogue.ts'
import type { OwnItem } from './catalogue-editor.ts'
import type { EditedGroup, ItemContent } from './catalogue-fields.ts'

/** Free of zod: the browser's editor begins with it, the server's copies and sheets too. */

/** An item as somebody would write it, with the ids of its parts. */
export function contentOf(item: Omit<OwnItem, 'is_within_plan'>): ItemContent {
  return {
    name: item.name,
    description: item.description,
    price_cents: item.price_cents,
    promo: item.promo,
    photo_id: item.photo?.id ?? null,
    tags: item.tags,
    allergens: item.allergens,
    is_alcoholic: item.is_alcoholic,
    sku: item.sku,
    is_available: item.is_available,
    windows: item.windows,
    group_ids: item.groups.map(({ id }) => id),
    variants: item.variants.map(({ left: _left, stock: _stock, ...variant }) => variant),
  }
}

/** A group as somebody would write it, with the ids of all that lies in it. */
export function groupAsWritten(group: OptionGroup): EditedGroup {
  const { id, name, min_choices, max_choices, price_method, options } = group
  return {
    ...{ id, name, min_choices, max_choices, price_method },
    options: options.map(({ sold_out_until: _until, ...option }) => ({
      ...option,
      groups: option.groups.map((inner) => ({
        ...inner,
        options: inner.options.map(({ sold_out_until: _inner, groups: _none, ...one }) => one),
      })),
    })),
  }
}

export const groupsAsWritten = (groups: readonly OptionGroup[]): EditedGroup[] =>
  groups.map(groupAsWritten)
