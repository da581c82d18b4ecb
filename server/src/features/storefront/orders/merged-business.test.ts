import { switchCapabilities } from '@portal/contract/testing/switch-capabilities'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { call } from '../../../../test/calls.ts'
import { createListing } from '../../../../test/establishments.ts'
import {
  createKitchen,
  deliveryOf,
  freshPhone,
  type Kitchen,
  lineOf,
  pickupOf,
} from '../../../../test/orders.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'
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
const sendMerge = async (kept: Kitchen) =>
  call(
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
/** The shop goes over to a business that has none. */
async function merge(into?: Kitchen) {
  const kept = into ?? (await createKitchen(portal))
  expect((await sendMerge(kept)).json.catalogues).toEqual({ moved: ['shop'], left: [] })
  return kept
}
const boardOf = async ({ owner, listing }: Kitchen) =>
  (await call(portal, 'GET', `/my/establishments/${listing.id}/orders/board`, undefined, owner))
    .json.orders

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

// spec: 324
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

// spec: 309
it('puts an open order on the board of the business that stays, where it is brought to its end', async () => {
  const kept = await createKitchen(portal)
  const dish = await kept.addItem('Pargo', 4_000)
  expect((await kept.place(pickupOf([lineOf(dish)], 4_000))).json.number).toBe(1001)
  const { json } = await buy(2)
  expect(json.number).toBe(1001)
  await merge(kept)

  const numbers = (await boardOf(kept)).map(({ number }: { number: number }) => number)
  expect(numbers.sort()).toEqual([1001, 1002])
  expect((await kept.follow(json.token)).json).toMatchObject({ number: 1002, status: 'received' })
  expect((await kept.move(json.id, 'accepted')).status).toBe(200)
  expect(await kept.stockOf(shirt.variant)).toEqual({ on_hand: 3, reserved: 0 })
  expect((await kept.follow(json.token)).json.status).toBe('accepted')
  // Numbers go on behind those that came.
  expect((await kept.place(pickupOf([lineOf(dish)], 4_000))).json.number).toBe(1003)
})

it('brings along how orders are taken where the one that stays has not said it', async () => {
  await buy(1)
  const owner = await createPerson(portal, { plan: 'espadarte' })
  const listing = await createListing(portal, { owner, fields: { modules: ['shop'] } })
  const kept = { ...duplicate, owner, listing }
  await merge(kept)
  const { json } = await call(
    portal,
    'GET',
    `/my/establishments/${listing.id}/ordering`,
    undefined,
    owner,
  )
  expect(
    json.content.zones.map(({ neighbourhood }: { neighbourhood: string }) => neighbourhood),
  ).toEqual(['Destacado', 'Centro'])
  expect(await boardOf(kept)).toHaveLength(1)
})

it('is refused while one phone waits for a delivery of both', async () => {
  const kept = await createKitchen(portal)
  const phone = freshPhone()
  for (const kitchen of [kept, duplicate]) {
    const dish = await kitchen.addItem('Filhote', 5_000)
    const order = deliveryOf([lineOf(dish)], 5_600, { phone })
    expect((await kitchen.place(order)).status).toBe(201)
  }
  const answer = await sendMerge(kept)
  expect([answer.status, answer.json.code]).toEqual([409, 'establishment.orders-clash'])
  expect(await boardOf(duplicate)).toHaveLength(1)
})
