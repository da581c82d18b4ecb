import type { Catalogue, CatalogueItem } from '@portal/contract/storefront/catalogue/catalogue'

let count = 0
const nextId = () => {
  count += 1
  return `0197f2f0-0000-7000-8000-${String(count).padStart(12, '0')}`
}

/** For tests only: something for R$ 20,00 that is always to be had. */
export const fakeItem = (changes: Partial<CatalogueItem> = {}): CatalogueItem => ({
  id: nextId(),
  name: 'Tacacá',
  description: '',
  price_cents: 2_000,
  promo: null,
  photo: null,
  tags: [],
  allergens: null,
  is_alcoholic: false,
  sku: null,
  is_available: true,
  sold_out_until: null,
  windows: [],
  groups: [],
  variants: [],
  ...changes,
})

/** For tests only: each section as its name and its items. */
export const fakeMenu = (sections: [name: string, ...items: CatalogueItem[]][]): Catalogue => ({
  establishment: { id: nextId(), slug: 'mare-cheia', name: 'Maré Cheia Peixe na Brasa' },
  kind: 'menu',
  sections: sections.map(([name, ...items]) => ({
    id: nextId(),
    name,
    description: '',
    is_available: true,
    windows: [],
    items,
  })),
})
