import type { Catalogue } from '@portal/contract/storefront/catalogue/catalogue'
import type { OwnSection } from '@portal/contract/storefront/catalogue/catalogue-editor'

type PublicSection = Catalogue['sections'][number]

/** What visitors see: what is for sale and inside the plan. Sections without anything are left out. */
export function presentSections(sections: readonly OwnSection[]): PublicSection[] {
  return sections
    .filter(({ is_available }) => is_available)
    .map(({ id, name, description, is_available, windows, items }) => ({
      id,
      name,
      description,
      is_available,
      windows,
      items: items.filter((item) => item.is_available && item.is_within_plan).map(presentItem),
    }))
    .filter(({ items }) => items.length > 0)
}

function presentItem(item: OwnSection['items'][number]): PublicSection['items'][number] {
  const isSold = ({ is_available }: { is_available: boolean }) => is_available
  return {
    id: item.id,
    name: item.name,
    description: item.description,
    price_cents: item.price_cents,
    promo: item.promo,
    photo: item.photo,
    tags: item.tags,
    allergens: item.allergens,
    is_alcoholic: item.is_alcoholic,
    sku: item.sku,
    is_available: item.is_available,
    sold_out_until: item.sold_out_until,
    windows: item.windows,
    groups: item.groups.map((group) => ({
      ...group,
      options: group.options.filter(isSold).map((option) => ({
        ...option,
        groups: option.groups.map((inner) => ({ ...inner, options: inner.options.filter(isSold) })),
      })),
    })),
    variants: item.variants.filter(isSold).map(({ stock: _stock, ...variant }) => variant),
  }
}
