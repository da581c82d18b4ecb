import { ORDER_STATUSES } from '@portal/contract/storefront/orders/orders.texts'
import { switchCapabilities } from '@portal/contract/testing/switch-capabilities'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createKitchen } from '../test/orders.ts'
import { fixedClock, useTestApp } from '../test/test-app.ts'
import { seedOrders } from './seed-orders.ts'

/** A Monday at 9h in the city: kitchens are closed, and their orders are there all the same. */
const portal = useTestApp({ clock: fixedClock('2026-07-20T12:00:00Z') })
let restore: () => void
beforeAll(() => {
  restore = switchCapabilities(true, ['menu', 'delivery', 'shop'])
})
afterAll(() => restore())

/** A business of the demo that nobody has set up. */
async function createExample(modules: string[]) {
  const kitchen = await createKitchen(portal)
  for (const name of ['Filhote', 'Pargo', 'Tacacá', 'Açaí', 'Caldo']) {
    await kitchen.addItem(name, 4_000)
    await kitchen.addGoods(`${name} para levar`, 3_000, 20)
  }
  const { id } = kitchen.listing
  await portal.asOwner('delete from ordering_settings where establishment_id = $1', [id])
  await portal.asOwner('update establishments set is_demo = true, modules = $2 where id = $1', [
    id,
    modules,
  ])
}

// spec: 631
it('the demo has kitchens with tables, shops, and orders in every state, once', async () => {
  await createExample(['menu', 'delivery'])
  await createExample(['shop'])
  await seedOrders(portal.deps)
  const read = async (text: string) =>
    (await portal.deps.pool.query<{ value: string }>(text)).rows.map(({ value }) => value)
  const states = 'select distinct status as value from orders'

  expect(new Set(await read(states))).toEqual(new Set(ORDER_STATUSES))
  expect(
    await read(
      'select cancelled_by as value from orders where cancelled_by is not null order by 1',
    ),
  ).toEqual(['clock', 'customer', 'team'])
  expect(
    await read('select id::text as value from orders where return_asked_at is not null'),
  ).toHaveLength(1)
  const count = (await read('select id::text as value from orders')).length
  await seedOrders(portal.deps)
  expect(await read('select id::text as value from orders')).toHaveLength(count)
})
