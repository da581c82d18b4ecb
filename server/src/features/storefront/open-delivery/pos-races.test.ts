import { switchCapabilities } from '@portal/contract/testing/switch-capabilities'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call } from '../../../../test/calls.ts'
import {
  createKitchen,
  deliveryOf,
  type Kitchen,
  lineOf,
  pickupOf,
} from '../../../../test/orders.ts'
import { type Counter, connectCounter } from '../../../../test/pos.ts'
import { fixedClock, startNode, stopNode, useTestApp } from '../../../../test/test-app.ts'

/** By night two hundred of each (`npm run orders:races`). */
const ROUNDS = Number(process.env.ORDER_RACES ?? 3)
const NOW = '2026-07-18T22:00:00Z'
const SETTINGS = { SENSITIVE_LIMITS_FACTOR: '100000', DATABASE_POOL_SIZE: '8' }
const clock = fixedClock(NOW)

/** The team on one node, the counter on another, the customer on the first. */
const portal = useTestApp({ clock, environment: SETTINGS })
let other: Awaited<ReturnType<typeof startNode>>
let kitchen: Kitchen
let counter: Counter
let fish: { id: string }
let restore: () => void

beforeAll(async () => {
  restore = switchCapabilities(true, ['menu', 'delivery', 'shop'])
  other = await startNode(portal.databaseUrl, { clock, environment: SETTINGS })
  kitchen = await createKitchen(portal)
  counter = await connectCounter(portal, kitchen)
  fish = await kitchen.addItem('Filhote na brasa', 8_990)
})
afterAll(async () => {
  await stopNode(other)
  restore()
})

const confirmation = { createdAt: NOW, orderExternalCode: 'CX-42' }
const cancellation = { reason: 'acabou', code: 'UNAVAILABLE_ITEM', mode: 'MANUAL' }
const eventsOf = async (id: string) => {
  const { rows } = await portal.deps.pool.query<{ version: number; status: string; actor: string }>(
    'select version, status, actor from order_events where order_id = $1 order by version',
    [id],
  )
  return rows
}
const toldOf = async (id: string) => {
  const { rows } = await portal.deps.pool.query<{ type: string }>(
    'select type from pos_events where order_id = $1 order by number',
    [id],
  )
  return rows.map(({ type }) => type)
}
const rounds = Array.from({ length: ROUNDS }, (_, round) => round + 1)

it.each(rounds)('team and counter accept one order at once: one does (%i)', async () => {
  const { json } = await kitchen.place(deliveryOf([lineOf(fish)], 9_590))
  const [team, pos] = await Promise.all([
    kitchen.mine('POST', `/orders/${json.id}/move`, { version: 1, to: 'accepted' }),
    counter.post(`/v1/orders/${json.id}/confirm`, confirmation, other),
  ])
  expect([team.status, pos.status].sort()).toEqual(team.status === 200 ? [200, 422] : [202, 409])
  const events = await eventsOf(json.id)
  expect(events).toHaveLength(2)
  expect(events[1]).toMatchObject({
    status: 'accepted',
    actor: team.status === 200 ? 'team' : 'pos',
  })
  expect(await toldOf(json.id)).toEqual(['CREATED', 'CONFIRMED'])
})

it.each(rounds)(
  'the counter accepts what the customer leaves and the team refuses: one ends it (%i)',
  async () => {
    const { json } = await kitchen.place(pickupOf([lineOf(fish)], 8_990))
    const [team, pos, customer] = await Promise.all([
      kitchen.mine('POST', `/orders/${json.id}/move`, {
        version: 1,
        to: 'cancelled',
        code: 'other',
      }),
      counter.post(`/v1/orders/${json.id}/requestCancellation`, cancellation, other),
      call(portal, 'POST', '/orders/leave', { token: json.token }),
    ])
    const won = [team.status === 200, pos.status === 202, customer.status === 200]
    expect(won.filter(Boolean)).toHaveLength(1)
    expect((await eventsOf(json.id)).map(({ status }) => status)).toEqual(['received', 'cancelled'])
    expect((await toldOf(json.id)).filter((type) => type === 'CANCELLED')).toHaveLength(1)
  },
)

it.each(rounds)('the same message of the counter ten times is one step (%i)', async () => {
  const { json } = await kitchen.place(pickupOf([lineOf(fish)], 8_990))
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      counter.post(`/v1/orders/${json.id}/confirm`, confirmation, index % 2 === 0 ? portal : other),
    ),
  )
  expect(answers.filter(({ status }) => status === 202)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(9)
  expect(await toldOf(json.id)).toEqual(['CREATED', 'CONFIRMED'])
})
