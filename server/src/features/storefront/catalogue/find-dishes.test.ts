import { switchCapabilities } from '@portal/contract/testing/switch-capabilities'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call } from '../../../../test/calls.ts'
import { createKitchen, type Kitchen } from '../../../../test/orders.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'

/** 19h in the city; the kitchens are open until 23h. */
const clock = fixedClock('2026-07-18T22:00:00Z')
const portal = useTestApp({ clock })
let kitchen: Kitchen
let other: Kitchen
let restore: () => void

beforeAll(async () => {
  restore = switchCapabilities(true, ['menu', 'delivery', 'shop'])
  kitchen = await createKitchen(portal)
  other = await createKitchen(portal)
  await kitchen.addItem('Tacacá da casa', 2_600, {
    promo: { cents: 2_200, starts_at: null, ends_at: null },
  })
  await kitchen.addItem('Tacacá completo com camarão', 3_400)
  await kitchen.addGoods('Cuia de tacacá', 9_000, 3)
  await other.addItem('Tacacá', 2_000, { is_available: false })
  await other.addItem('Pirarucu', 0, {
    groups: [
      {
        name: 'Tamanho',
        min_choices: 1,
        max_choices: 1,
        price_method: 'sum',
        options: [
          { name: 'Meia', price_cents: 4_000, sku: null, is_available: true, groups: [] },
          { name: 'Inteira', price_cents: 7_000, sku: null, is_available: true, groups: [] },
        ],
      },
    ],
  })
})
afterAll(() => restore())

const dishes = async (q: string) =>
  (await call(portal, 'GET', `/search?q=${encodeURIComponent(q)}`)).json.dishes

// spec: 629
it('"onde tem tacacá?" finds the dish, what it costs now, whose it is and that they are open', async () => {
  const found = await dishes('onde tem tacacá?')
  expect(found).toHaveLength(1)
  expect(found[0]).toMatchObject({
    name: 'Tacacá da casa',
    price_cents: 2_200,
    was_cents: 2_600,
    is_open: true,
    path: expect.stringMatching(new RegExp(`^/cardapio/${kitchen.listing.slug}#item-`)),
  })
})

it('all words must be in the name, and what must be chosen is in the price', async () => {
  expect((await dishes('tacacá camarão'))[0].name).toBe('Tacacá completo com camarão')
  expect(await dishes('tacacá de chocolate')).toEqual([])
  expect((await dishes('pirarucu'))[0]).toMatchObject({ price_cents: 4_000, is_from: true })
})

it('shows nothing of a menu that is switched off', async () => {
  await portal.asOwner(`update establishments set modules = '{}' where id = $1`, [other.listing.id])
  portal.deps.reads.cache.setTrusted(false)
  portal.deps.reads.cache.setTrusted(true)
  expect(await dishes('pirarucu')).toEqual([])
})
