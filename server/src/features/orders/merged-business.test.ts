import { switchCapabilities } from '@portal/contract/testing/switch-capabilities'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { call } from '../../../test/calls.ts'
import { createKitchen, type Kitchen, lineOf, pickupOf } from '../../../test/orders.ts'
import { createPerson, type TestPerson } from '../../../test/people.ts'
import { fixedClock, useTestApp } from '../../../test/test-app.ts'
import { expireOrders } from './expire-orders.ts'

const HOUR = 3_600_000
const clock = fixedClock('2026-07-18T22:00:00Z')
const portal = useTestApp({ clock, environment: { SENSITIVE_LIMITS_FACTOR: '1000' } })
let admin: TestPerson
let duplicate: Kitchen
let shirt: { item: { id: string }; variant: string }
let restore: () => void

beforeAll(async () => {
  restore = switchCapabilities(true, ['menu', 'delivery', 'shop'])
  admin = await createPerson(portal, { role: 'superadmin' })
})
afterAll(() => restore())
beforeEach(async () => {
  clock.advance(Date.parse('2026-07-18T22:00:00Z') - clock.now().getTime())
  duplicate = await createKitchen(portal)
  shirt = await duplicate.addGoods('Camisa', 6_000, 5)
})

const buy = (quantity: number) =>
  duplicate.place(
    pickupOf([lineOf(shirt.item, quantity, { variant_id: shirt.variant })], 6_000 * quantity, {
      catalogue: 'shop',
    }),
  )
async function versionOf({ listing }: Kitchen) {
  const { rows } = await portal.deps.pool.query(
    'select version from establishments where id = $1',
    [listing.id],
  )
  return rows[0].version as number
}
/** The shop goes over to a business that has none. */
async function merge() {
  const kept = await createKitchen(portal)
  const answer = await call(
    portal,
    'POST',
    `/admin/establishments/${kept.listing.id}/merge`,
    {
      version: await versionOf(kept),
      duplicate_id: duplicate.listing.id,
      duplicate_version: await versionOf(duplicate),
      owner: 'kept',
    },
    admin,
  )
  expect(answer.json.catalogues).toEqual({ moved: ['shop'], left: [] })
  return kept
}

it('gives back to the business that has the shop now what nobody answered', async () => {
  expect((await buy(2)).status).toBe(201)
  const kept = await merge()
  expect(await duplicate.stockOf(shirt.variant)).toEqual({ on_hand: 5, reserved: 2 })
  clock.advance(25 * HOUR)
  await expireOrders(portal.deps)
  expect(await duplicate.stockOf(shirt.variant)).toEqual({ on_hand: 5, reserved: 0 })
  const { rows } = await portal.deps.pool.query(
    "select establishment_id from stock_movements where variant_id = $1 and kind = 'released'",
    [shirt.variant],
  )
  expect(rows).toEqual([{ establishment_id: kept.listing.id }])
})

it('gives back what the customer leaves after the merge, once', async () => {
  const { json } = await buy(3)
  await merge()
  const leave = () => call(portal, 'POST', '/orders/leave', { token: json.token })
  await Promise.all([leave(), leave()])
  expect(await duplicate.stockOf(shirt.variant)).toEqual({ on_hand: 5, reserved: 0 })
})

it('lets nobody touch the stock of another business through an order of their own', async () => {
  const other = await createKitchen(portal)
  const stolen = pickupOf([lineOf(shirt.item, 1, { variant_id: shirt.variant })], 6_000, {
    catalogue: 'shop',
  })
  expect((await other.place(stolen)).json.code).toBe('orders.items')
  expect(await duplicate.stockOf(shirt.variant)).toEqual({ on_hand: 5, reserved: 0 })
})
