import type { Catalogue, CatalogueItem } from '@portal/contract/storefront/catalogue/catalogue'
import { expect, it } from 'vitest'
import { fontsFolder } from '../../../paths.ts'
import { drawMenu } from './draw-menu.ts'

const item = (number: number): CatalogueItem => ({
  id: `0197f2f0-0000-7000-8000-${String(number).padStart(12, '0')}`,
  name: `Prato ${number}`,
  description: 'Com arroz de chicória, farofa de banana e vinagrete. '.repeat(3),
  price_cents: 4_200,
  promo: null,
  photo: null,
  tags: ['regional'],
  allergens: ['peixe'],
  is_alcoholic: false,
  sku: null,
  is_available: true,
  sold_out_until: null,
  windows: [],
  groups: [],
  variants: [],
})

const menuOf = (items: CatalogueItem[]): Catalogue => ({
  establishment: { id: item(0).id, slug: 'mare-cheia', name: 'Maré Cheia' },
  kind: 'menu',
  sections: [
    {
      id: item(1).id,
      name: 'Da brasa',
      description: 'O peixe do dia',
      is_available: true,
      windows: [],
      items,
    },
  ],
})

const drawn = async (items: CatalogueItem[]) => {
  const madeAt = new Date('2026-07-18T14:48:00Z')
  const file = await drawMenu(menuOf(items), { fontsFolder, madeAt, compress: false })
  return file.toString('latin1')
}

const pagesOf = async (count: number) => {
  const text = await drawn(Array.from({ length: count }, (_, index) => item(index)))
  expect(text.startsWith('%PDF-')).toBe(true)
  return text.match(/\/Type \/Page\b/g)?.length
}

/** How often each size of letters is set. */
const sizesIn = (text: string) => {
  const sizes = [...text.matchAll(/\/F\d+ ([\d.]+) Tf/g)].map(([, size]) => Number(size))
  return new Map([...Map.groupBy(sizes, (size) => size)].map(([size, all]) => [size, all.length]))
}

it('puts a short menu on one page, and goes on with a long one on further pages', async () => {
  expect(await pagesOf(3)).toBe(1)
  const pages = await pagesOf(40)
  expect(pages).toBeGreaterThan(3)
  expect(pages).toBeLessThan(9)
})

// spec: 588
it('sets every price in letters of 12 points at least, of sizes and options too', async () => {
  const variant = { ...{ sku: null, is_available: true, left: null }, promo_cents: null }
  const option = { ...{ sku: null, is_available: true, sold_out_until: null }, groups: [] }
  const priced: CatalogueItem = {
    ...item(1),
    ...{ description: '', tags: [], allergens: null },
    variants: [
      { ...variant, id: item(2).id, name: 'P', price_cents: 2_000 },
      { ...variant, id: item(3).id, name: 'G', price_cents: 3_500 },
    ],
    groups: [
      {
        ...{ id: item(4).id, name: 'Extras', min_choices: 0, max_choices: 2, price_method: 'sum' },
        options: [{ ...option, id: item(5).id, name: 'Queijo', price_cents: 700 }],
      },
    ],
  }
  const [without, withPrices] = [sizesIn(await drawn([])), sizesIn(await drawn([priced]))]
  const added = [...withPrices].filter(([size, count]) => count > (without.get(size) ?? 0))
  expect(added.length).toBeGreaterThan(1)
  for (const [size] of added) expect(size).toBeGreaterThanOrEqual(12)
})
