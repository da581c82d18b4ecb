import type { Catalogue, CatalogueItem } from '@portal/contract/catalogue/catalogue'
import { expect, it } from 'vitest'
import { fontsFolder } from '../../paths.ts'
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

const menuOf = (count: number): Catalogue => ({
  establishment: { id: item(0).id, slug: 'mare-cheia', name: 'Maré Cheia' },
  kind: 'menu',
  sections: [
    {
      id: item(1).id,
      name: 'Da brasa',
      description: 'O peixe do dia',
      is_available: true,
      windows: [],
      items: Array.from({ length: count }, (_, index) => item(index)),
    },
  ],
})

const pagesOf = async (count: number) => {
  const madeAt = new Date('2026-07-18T14:48:00Z')
  const file = await drawMenu(menuOf(count), { fontsFolder, madeAt, compress: false })
  const text = file.toString('latin1')
  expect(text.startsWith('%PDF-')).toBe(true)
  return text.match(/\/Type \/Page\b/g)?.length
}

it('puts a short menu on one page, and goes on with a long one on further pages', async () => {
  expect(await pagesOf(3)).toBe(1)
  const pages = await pagesOf(40)
  expect(pages).toBeGreaterThan(3)
  expect(pages).toBeLessThan(9)
})
