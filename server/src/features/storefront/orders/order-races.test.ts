import { PLAIN_ITEM } from '@portal/contract/storefront/catalogue/catalogue-fields'
import { switchCapabilities } from '@portal/contract/testing/switch-capabilities'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call } from '../../../../test/calls.ts'
import { addMember } from '../../../../test/establishments.ts'
import {
  createKitchen,
  deliveryOf,
  type Kitchen,
  lineOf,
  pickupOf,
} from '../../../../test/orders.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { fixedClock, startNode, stopNode, useTestApp } from '../../../../test/test-app.ts'
import { expireOrders } from './expire-orders.ts'

/** By night two hundred of each (`npm run orders:races`). */
const ROUNDS = Number(process.env.ORDER_RACES ?? 2)
const MINUTE = 60_000
const NOW = '2026-07-18T22:00:00Z'
const SETTINGS = { SENSITIVE_LIMITS_FACTOR: '100000', DATABASE_POOL_SIZE: '8' }

/** Two nodes, each with connections and a clock of its own. */
const clock = fixedClock(NOW)
const laterClock = fixedClock(NOW)
const portal = useTestApp({ clock, environment: SETTINGS })
let other: Awaited<ReturnType<typeof startNode>>
let kitchen: Kitchen
let staff: TestPerson
let fish: { id: string; version: number }
let restore: () => void

beforeAll(async () => {
  restore = switchCapabilities(true, ['menu', 'delivery', 'shop'])
  other = await startNode(portal.databaseUrl, { clock: laterClock, environment: SETTINGS })
})
afterAll(async () => {
  await stopNode(other)
  restore()
})

const nodeOf = (index: number) => (index % 2 === 0 ? portal : other)
const placeOn = (index: number, order: object) =>
  call(nodeOf(index), 'POST', `/establishments/${kitchen.listing.slug}/orders`, order, {
    address: `10.0.${index % 250}.7`,
  })
const counted = (answers: { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length
const times = <Result>(count: number, make: (index: number) => Result) =>
  Array.from({ length: count }, (_, index) => make(index))
const eventsOf = async (id: string) =>
  (
    await portal.deps.pool.query<{ version: number; status: string }>(
      'select version, status from order_events where order_id = $1 order by version',
      [id],
    )
  ).rows

describe.each(times(ROUNDS, (round) => round + 1))('round %i', () => {
  // A business of its own: a plan has room for the goods of a few rounds only.
  beforeAll(async () => {
    kitchen = await createKitchen(portal)
    staff = await createPerson(portal)
    await addMember(portal, kitchen.listing.id, staff, 'staff')
    fish = await kitchen.addItem('Filhote na brasa', 8_990)
  })

  // spec: 622
  it('the last unit is wanted by fifty customers: one has it', async () => {
    const { item, variant } = await kitchen.addGoods('Última rede', 15_000, 1)
    const line = lineOf(item, 1, { variant_id: variant })
    const answers = await Promise.all(
      times(50, (index) => placeOn(index, pickupOf([line], 15_000, { catalogue: 'shop' }))),
    )
    expect([counted(answers, 201), counted(answers, 409)]).toEqual([1, 49])
    expect(await kitchen.stockOf(variant)).toEqual({ on_hand: 1, reserved: 1 })
  })

  it('two lines of one stock row, wanted by twenty: never more than there is', async () => {
    const { item, variant } = await kitchen.addGoods('Chaveiro', 900, 5)
    const line = lineOf(item, 1, { variant_id: variant })
    const order = () =>
      pickupOf([line, { ...line, note: 'para presente' }], 1_800, { catalogue: 'shop' })
    const answers = await Promise.all(times(20, (index) => placeOn(index, order())))
    expect(counted(answers, 201)).toBe(2)
    expect(counted(answers, 409)).toBe(18)
    expect(await kitchen.stockOf(variant)).toEqual({ on_hand: 5, reserved: 4 })
  })

  it('a double tap, a retry and a second tab are one order for each of ten customers', async () => {
    const orders = times(10, () => deliveryOf([lineOf(fish)], 9_590))
    const answers = await Promise.all(
      orders.flatMap((order) => times(4, (index) => placeOn(index, order))),
    )
    expect(counted(answers, 201)).toBe(40)
    expect(new Set(answers.map(({ json }) => json.id)).size).toBe(10)
    expect(new Set(answers.map(({ json }) => json.number)).size).toBe(10)
  })

  it('a price that changes on the way: every order is one that was agreed to', async () => {
    const item = await kitchen.addItem('Pargo', 5_000)
    const rise = kitchen.mine('PUT', `/catalogue-items/${item.id}`, {
      ...PLAIN_ITEM,
      name: 'Pargo',
      price_cents: 6_000,
      version: item.version,
    })
    const answers = await Promise.all([
      ...times(20, (index) => placeOn(index, pickupOf([lineOf(item)], 5_000))),
      ...times(20, (index) => placeOn(index, pickupOf([lineOf(item)], 6_000))),
    ])
    expect((await rise).status).toBe(200)
    expect(counted(answers, 201) + counted(answers, 409)).toBe(40)
    for (const [index, { status, json }] of answers.entries()) {
      if (status !== 201) continue
      const followed = (await kitchen.follow(json.token)).json
      expect(followed.total_cents).toBe(index < 20 ? 5_000 : 6_000)
      expect(followed.lines[0].unit_cents).toBe(followed.total_cents)
    }
    const late = await placeOn(0, pickupOf([lineOf(item)], 5_000))
    expect([late.status, late.json.code]).toEqual([409, 'orders.changed'])
  })

  // spec: 623
  it('two of the team move one order: one wins, the other is told', async () => {
    const { json } = await placeOn(0, pickupOf([lineOf(fish)], 8_990))
    const path = `${kitchen.base}/orders/${json.id}/move`
    const answers = await Promise.all([
      call(portal, 'POST', path, { version: 1, to: 'accepted' }, { cookie: kitchen.owner.cookie }),
      call(
        other,
        'POST',
        path,
        { version: 1, to: 'cancelled', code: 'too-busy' },
        { cookie: staff.cookie },
      ),
    ])
    expect([counted(answers, 200), counted(answers, 409)]).toEqual([1, 1])
    expect(await eventsOf(json.id)).toHaveLength(2)
  })

  // spec: 623
  it('the clock and the team reach one order together: it ends one way', async () => {
    const { item, variant } = await kitchen.addGoods('Cuia', 3_000, 1)
    const line = lineOf(item, 1, { variant_id: variant })
    const { json } = await placeOn(0, deliveryOf([line], 3_600, { catalogue: 'shop' }))
    // The other node's clock is past the day that a shop has to answer; this one's is not.
    laterClock.advance(24 * 60 * MINUTE)
    const [accepted] = await Promise.all([
      kitchen.mine('POST', `/orders/${json.id}/move`, { version: 1, to: 'accepted' }),
      expireOrders(other.deps),
    ])
    laterClock.advance(-24 * 60 * MINUTE)
    const events = await eventsOf(json.id)
    expect(events).toHaveLength(2)
    const isAccepted = accepted.status === 200
    expect(events[1]?.status).toBe(isAccepted ? 'accepted' : 'cancelled')
    expect(await kitchen.stockOf(variant)).toEqual({ on_hand: isAccepted ? 0 : 1, reserved: 0 })
    await resume()
  })
})

/** Orders of other tests end by the later clock too, and pause the shop. */
const resume = () => kitchen.mine('PUT', '/ordering/pause', { is_paused: false, minutes: null })
