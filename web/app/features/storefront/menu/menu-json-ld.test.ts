import { expect, it } from 'vitest'
import { fakeItem, fakeMenu } from './fake-menu.ts'
import { menuJsonLd } from './menu-json-ld.ts'

// spec: 587
it('tells machines sections, items, diets and the price that holds now', () => {
  const promo = { cents: 1_550, starts_at: null, ends_at: '2026-07-19T00:00:00Z' }
  const menu = fakeMenu([['Caldos', fakeItem({ name: 'Tacacá', promo, tags: ['sem-gluten'] })]])
  const told = (now: string) => menuJsonLd(menu, 'https://guia.example', new Date(now))
  expect(told('2026-07-18T20:00:00Z')).toMatchObject({
    '@type': 'Menu',
    url: 'https://guia.example/cardapio/mare-cheia',
    hasMenuSection: [
      {
        name: 'Caldos',
        hasMenuItem: [
          {
            name: 'Tacacá',
            suitableForDiet: ['https://schema.org/GlutenFreeDiet'],
            offers: { price: '15.50', priceCurrency: 'BRL' },
          },
        ],
      },
    ],
  })
  expect(told('2026-07-20T20:00:00Z')).toMatchObject({
    hasMenuSection: [{ hasMenuItem: [{ offers: { price: '20.00' } }] }],
  })
})
