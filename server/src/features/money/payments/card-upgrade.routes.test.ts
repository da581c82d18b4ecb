import { randomUUID } from 'node:crypto'
import type { PlanOrder } from '@portal/contract/money/payments/plan-order'
import fc from 'fast-check'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { FAULTS } from '../../../../../sandbox/src/faults/faults.ts'
import { orderPlan, startBank } from '../../../../test/bank.ts'
import { call } from '../../../../test/calls.ts'
import { startCards } from '../../../../test/cards.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startNode, stopNode, useTestApp } from '../../../../test/test-app.ts'
import { lookAtCardCharge } from './charge-saved-card.ts'
import { catchUpWithEvents, compareWithCards, readInvoiceList } from './reconcile-cards.ts'
import { lookAtWhatIsDue, readPaymentList } from './reconcile-payments.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const ATALAIA = 4_990
const ESPADARTE = 19_990

const bank = await startBank()
const { clock } = bank
const provider = await startCards(clock)
const { control } = provider
const environment = { ...bank.environment, ...provider.environment }
const portal = useTestApp({ clock, environment })
afterAll(() => Promise.all([bank.stop(), provider.stop()]))
beforeEach(() => {
  control.clearFaults()
  control.webhooks.isHeld = true
  control.webhooks.drop()
})

const stores = () => portal.deps.stores
const planOf = ({ userId }: TestPerson) => stores().accounts.planType(userId, clock.now())
const get = async ({ cookie }: TestPerson, path: string) =>
  (await call(portal, 'GET', path, undefined, { cookie })).json
const post = ({ cookie }: TestPerson, path: string) =>
  call(portal, 'POST', path, undefined, { cookie })
const mine = async (person: TestPerson) =>
  (await get(person, '/my/plan-orders')).orders as PlanOrder[]
const catchUp = () => catchUpWithEvents(portal.deps)
async function workerTurns(turns = 3) {
  for (let turn = 0; turn < turns; turn += 1) {
    provider.advance(2 * MINUTE)
    await lookAtWhatIsDue(portal.deps)
  }
}

/** Somebody with a small plan that their card renews, so far into its month. */
async function renewing(sinceMs = 10 * DAY) {
  const person = await createPerson(portal)
  const { order } = await orderPlan(portal, person, { method: 'card' })
  const opened = await stores().cardRenewals.findByFirstOrder(order.id)
  control.completeCheckout(opened?.checkoutId ?? '')
  await catchUp()
  const renewal = await stores().cardRenewals.findByFirstOrder(order.id)
  provider.advance(sinceMs)
  if (!renewal?.subscriptionId || !renewal.customerId) throw new Error('no renewal')
  const { subscriptionId, customerId, id } = renewal
  return { person, first: order, renewalId: id, subscriptionId, customerId }
}
type Renewing = Awaited<ReturnType<typeof renewing>>

const upgrade = ({ person }: Renewing, key: string = randomUUID()) =>
  orderPlan(portal, person, { plan: 'espadarte', method: 'card', key })
const read = ({ person }: Renewing, { id }: PlanOrder) =>
  get(person, `/plan-orders/${id}`) as Promise<PlanOrder>
const priceThere = ({ subscriptionId }: Renewing) =>
  control.state().subscriptions.get(subscriptionId)?.items.data[0]?.price.unit_amount
const invoicesOf = (orderId: string) =>
  [...control.state().invoices.values()].filter(({ metadata }) => metadata.order_id === orderId)
const takenFrom = ({ customerId }: Renewing) =>
  [...control.state().charges.values()]
    .filter(({ customer }) => customer === customerId)
    .map(({ amount }) => amount)
/** What a superadministrator decides about the money of an order that waits for somebody. */
async function grantByHand(order: PlanOrder) {
  const chief = await createPerson(portal, { role: 'superadmin' })
  const [payment] = (await get(chief, `/admin/plan-orders/${order.id}`)).payments
  const path = `/admin/plan-payments/${payment.id}/decision`
  const body = { decision: 'granted', reason: 'A diferença foi paga no balcão.' }
  const answer = await call(portal, 'POST', path, body, { cookie: chief.cookie })
  expect(answer.status).toBe(200)
}
const grantsOf = async ({ person }: Renewing) =>
  (
    await portal.asOwner<{ plan_type: string; reason: string }>(
      `select g.plan_type, g.reason from plan_grants g join subscriptions s on s.id = g.subscription_id
       where s.user_id = $1 and g.revoked_at is null order by g.period_start, g.granted_at`,
      [person.userId],
    )
  ).rows.map(({ plan_type, reason }) => `${plan_type} ${reason}`)

describe('a dearer plan, paid by the card that renews', () => {
  // spec: 563
  it('costs what was shown, holds at once, and renews at the new price', async () => {
    const rosa = await renewing()
    const { order, quote, status } = await upgrade(rosa)

    expect(quote).toMatchObject({
      reason: 'upgrade',
      methods: ['pix', 'card'],
      saved_card: { renews_cents: ESPADARTE },
    })
    expect(status).toBe(201)
    expect(order).toMatchObject({ status: 'paid', method: 'card', reason: 'upgrade', card: null })
    expect(takenFrom(rosa)).toEqual([ATALAIA, quote.amount_cents])
    expect(await planOf(rosa.person)).toBe('espadarte')
    expect(priceThere(rosa)).toBe(ESPADARTE)
    expect(await get(rosa.person, '/my/card-renewal')).toMatchObject({
      renewal: { plan: 'espadarte', status: 'active' },
    })

    provider.advance(25 * DAY)
    await catchUp()
    expect(takenFrom(rosa)).toEqual([ATALAIA, quote.amount_cents, ESPADARTE])
    expect(await grantsOf(rosa)).toEqual([
      'atalaia renewal',
      'espadarte upgrade',
      'espadarte renewal',
    ])
  })

  // spec: 563
  it('is one payment for one key, for two tabs and for two nodes', async () => {
    const rosa = await renewing()
    const key = randomUUID()
    const answers = await Promise.all([upgrade(rosa, key), upgrade(rosa, key), upgrade(rosa)])
    expect(new Set(answers.map(({ order }) => order.id).filter(Boolean)).size).toBe(1)
    const [{ order }] = answers
    const other = await startNode(portal.databaseUrl, { clock, environment })
    const charge = await stores().cardCharges.find(order.id)
    if (!charge) throw new Error('no charge')
    await Promise.all(
      [portal.deps, other.deps].flatMap((deps) => [
        lookAtCardCharge(charge, deps),
        catchUpWithEvents(deps),
      ]),
    )
    await stopNode(other)
    await workerTurns()
    expect((await read(rosa, order)).status).toBe('paid')
    expect(takenFrom(rosa)).toHaveLength(2)
    expect(await grantsOf(rosa)).toEqual(['atalaia renewal', 'espadarte upgrade'])
  })

  // spec: 563
  it.each(['declined', 'needs-action'] as const)(
    'changes nothing when the card says %s',
    async (card) => {
      const rosa = await renewing()
      control.setCard(rosa.customerId, card)
      const key = randomUUID()
      const { order, status } = await upgrade(rosa, key)

      expect(status).toBe(201)
      expect(order).toMatchObject({ status: 'canceled', card: { status: 'refused' } })
      expect(invoicesOf(order.id).map((one) => one.status)).toEqual(['void'])
      expect(await planOf(rosa.person)).toBe('atalaia')
      expect(priceThere(rosa)).toBe(ATALAIA)
      expect((await upgrade(rosa, key)).order).toMatchObject({ id: order.id, status: 'canceled' })

      // With another card it is another purchase.
      control.setCard(rosa.customerId, 'ok')
      expect((await upgrade(rosa)).order.status).toBe('paid')
      expect(takenFrom(rosa)).toHaveLength(2)
    },
  )

  it.each([
    'GET /v1/subscriptions/:id',
    'POST /v1/invoices',
    'POST /v1/invoiceitems',
    'POST /v1/invoices/:id/finalize',
    'POST /v1/invoices/:id/pay',
    'GET /v1/invoices/:id',
  ])('is bought once where the answer of %s is lost', async (route) => {
    const rosa = await renewing()
    control.fault({ kind: 'reset', route, after: true, times: 3 })
    const { order } = await upgrade(rosa)
    expect(order).toMatchObject({ status: 'awaiting_payment', card: { status: 'preparing' } })
    control.clearFaults()
    await workerTurns()
    expect((await read(rosa, order)).status).toBe('paid')
    expect(invoicesOf(order.id)).toHaveLength(1)
    expect(takenFrom(rosa)).toHaveLength(2)
    expect(priceThere(rosa)).toBe(ESPADARTE)
  })

  it('is bought by the list of invoices alone, and the new price is told by the worker', async () => {
    const rosa = await renewing()
    control.fault({ kind: 'reset', route: 'POST /v1/invoices/:id/pay', after: true, times: 3 })
    const { order } = await upgrade(rosa)
    control.clearFaults()
    await readInvoiceList('hour', portal.deps)
    expect((await read(rosa, order)).status).toBe('paid')
    expect(priceThere(rosa)).toBe(ATALAIA)
    await workerTurns(1)
    expect(priceThere(rosa)).toBe(ESPADARTE)
  })

  it('whose period is opened by hand is what the card renews from then on', async () => {
    const rosa = await renewing()
    control.fault({ kind: 'reset', route: 'POST /v1/invoices/:id/pay', after: true, times: 3 })
    const { order } = await upgrade(rosa)
    control.clearFaults()
    // Less came than the order asks for: somebody has to look.
    await portal.asOwner(
      `update plan_orders set price_cents = price_cents + 1, amount_cents = amount_cents + 1
       where id = $1`,
      [order.id],
    )
    await readInvoiceList('hour', portal.deps)
    expect((await read(rosa, order)).status).toBe('review')
    await grantByHand(order)
    await workerTurns(1)
    expect(await planOf(rosa.person)).toBe('espadarte')
    expect(priceThere(rosa)).toBe(ESPADARTE)
    expect(await get(rosa.person, '/my/card-renewal')).toMatchObject({
      renewal: { plan: 'espadarte', status: 'active' },
    })
  })

  it('that was paid by Pix and is opened by hand is not paid by the card beside it', async () => {
    const rosa = await renewing()
    const { order } = await orderPlan(portal, rosa.person, { plan: 'espadarte', method: 'pix' })
    const charge = await stores().planOrders.newestCharge(order.id)
    bank.control.pay({ txid: charge?.txid ?? '', cents: 100 })
    await readPaymentList('five-minutes', portal.deps)
    expect((await read(rosa, order)).status).toBe('review')
    await grantByHand(order)
    await workerTurns()
    expect((await stores().cardRenewals.find(rosa.renewalId))?.status).toBe('ended')
    provider.advance(25 * DAY)
    await catchUp()
    expect(takenFrom(rosa)).toEqual([ATALAIA])
  })

  it('is given up after an hour without an answer, and its invoice with it', async () => {
    const rosa = await renewing()
    control.fault({ kind: '503', route: 'POST /v1/invoices/:id/pay', times: 100 })
    const { order } = await upgrade(rosa)
    provider.advance(2 * HOUR)
    await lookAtWhatIsDue(portal.deps)
    expect((await read(rosa, order)).status).toBe('expired')
    expect(invoicesOf(order.id).map((one) => one.status)).toEqual(['void'])
    control.clearFaults()
    await workerTurns()
    expect(takenFrom(rosa)).toEqual([ATALAIA])
  })

  it('that is given up while the card is asked is not charged, or goes back', async () => {
    const rosa = await renewing()
    control.fault({ kind: '503', route: 'POST /v1/invoices/:id/pay', times: 3 })
    const { order } = await upgrade(rosa)
    const canceled = await post(rosa.person, `/plan-orders/${order.id}/cancellation`)
    expect(canceled.json).toMatchObject({ status: 'canceled', card: null })
    expect(invoicesOf(order.id).map((one) => one.status)).toEqual(['void'])

    control.clearFaults()
    control.fault({ kind: 'reset', route: 'POST /v1/invoices/:id/pay', after: true, times: 3 })
    const { order: paid } = await upgrade(rosa)
    provider.advance(10 * MINUTE)
    await post(rosa.person, `/plan-orders/${paid.id}/cancellation`)
    await workerTurns()
    const after = await read(rosa, paid)
    expect(after.refunds.map(({ status }) => status)).toEqual(['done'])
    expect(await planOf(rosa.person)).toBe('atalaia')
    expect(priceThere(rosa)).toBe(ATALAIA)
  })

  it('is closed before a Pix code is made for the same', async () => {
    const rosa = await renewing()
    control.fault({ kind: '503', route: 'POST /v1/invoices/:id/pay', times: 3 })
    const { order } = await upgrade(rosa)
    control.clearFaults()
    const byPix = await orderPlan(portal, rosa.person, { plan: 'espadarte' })
    expect([byPix.status, byPix.order.pix?.status]).toEqual([201, 'active'])
    expect((await read(rosa, order)).status).toBe('canceled')
    expect(invoicesOf(order.id).map((one) => one.status)).toEqual(['void'])
  })

  // spec: 564
  it('is undone within seven days: the plan from before goes on, also at the provider', async () => {
    const rosa = await renewing()
    const { order, quote } = await upgrade(rosa)
    expect((await post(rosa.person, `/plan-orders/${order.id}/withdrawal`)).status).toBe(202)
    await workerTurns()
    expect(await read(rosa, order)).toMatchObject({
      status: 'refunded',
      refunds: [{ amount_cents: quote.amount_cents, status: 'done' }],
    })
    expect(await planOf(rosa.person)).toBe('atalaia')
    expect(priceThere(rosa)).toBe(ATALAIA)
    expect(await get(rosa.person, '/my/plan-standing')).toMatchObject({
      ...{ state: 'active', plan: 'atalaia', renewal: { method: 'card' } },
      next: { plan: 'atalaia', price_cents: ATALAIA },
    })
    provider.advance(25 * DAY)
    await catchUp()
    expect((await mine(rosa.person))[0]).toMatchObject({ plan: 'atalaia', status: 'paid' })
  })

  it('is undone before what it was credited with: the dearer plan is not had for the difference', async () => {
    const rosa = await renewing(2 * DAY)
    const { order } = await upgrade(rosa)
    const withdraw = ({ id }: PlanOrder) => post(rosa.person, `/plan-orders/${id}/withdrawal`)
    expect(await withdraw(rosa.first)).toMatchObject({
      status: 409,
      json: { code: 'payments.dearer-first' },
    })
    expect((await withdraw(order)).status).toBe(202)
    expect((await withdraw(rosa.first)).status).toBe(202)
    await workerTurns()
    expect(await planOf(rosa.person)).toBe('clube')
    expect((await mine(rosa.person)).map(({ status }) => status)).toEqual(['refunded', 'refunded'])
    expect(control.state().subscriptions.get(rosa.subscriptionId)?.cancel_at_period_end).toBe(true)
  })

  it('that the holder of the card contests ends the renewal as well', async () => {
    const rosa = await renewing()
    const { order } = await upgrade(rosa)
    const payment = await stores().planPayments.findGranted(order.id)
    control.dispute(payment?.intentId ?? '')
    await catchUp()
    await workerTurns()
    expect(await planOf(rosa.person)).toBe('atalaia')
    expect(control.state().subscriptions.get(rosa.subscriptionId)?.cancel_at_period_end).toBe(true)
  })

  it('is nobody else’s, and asks for somebody who is signed in', async () => {
    const [rosa, stranger] = [await renewing(), await createPerson(portal)]
    const { order } = await upgrade(rosa)
    expect((await post(stranger, `/plan-orders/${order.id}/withdrawal`)).status).toBe(404)
    expect((await call(portal, 'GET', '/plan-quote?plan=espadarte&cycle=month')).status).toBe(401)
    const quote = await get(stranger, '/plan-quote?plan=espadarte&cycle=month')
    expect(quote.saved_card).toBeNull()
  })
})

const ROUTES = [
  'GET /v1/subscriptions/:id',
  'POST /v1/subscriptions/:id',
  'POST /v1/invoices',
  'POST /v1/invoiceitems',
  'POST /v1/invoices/:id/finalize',
  'POST /v1/invoices/:id/pay',
  'POST /v1/invoices/:id/void',
  'GET /v1/invoices/:id',
  'POST /v1/refunds',
] as const
const KINDS = FAULTS.filter((kind) => kind !== 'hang')
const step = fc.oneof(
  fc.constantFrom('order', 'order', 'pix', 'cancel', 'withdraw', 'stop', 'events', 'worker'),
  fc.constantFrom('list', 'all-at-once', 'wait', 'wait-long'),
  fc.constantFrom('declined', 'ok', 'needs-action'),
  fc.record({
    route: fc.constantFrom(...ROUTES),
    kind: fc.constantFrom(...KINDS),
    after: fc.boolean(),
    times: fc.constantFrom(1, 3),
  }),
)
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

async function play(one: Step, rosa: Renewing) {
  if (typeof one === 'object') return control.fault(one)
  const newest = (await mine(rosa.person))[0]
  const worker = () => lookAtWhatIsDue(portal.deps)
  // What a provider does not answer now is read at the next turn.
  const events = () => catchUp().catch(() => {})
  const steps: Record<Exclude<Step, object>, () => unknown> = {
    order: () => upgrade(rosa),
    pix: () => orderPlan(portal, rosa.person, { plan: 'espadarte' }),
    cancel: () => newest && post(rosa.person, `/plan-orders/${newest.id}/cancellation`),
    withdraw: () => newest && post(rosa.person, `/plan-orders/${newest.id}/withdrawal`),
    stop: () => post(rosa.person, `/card-renewals/${rosa.renewalId}/cancellation`),
    events,
    worker,
    list: () => readInvoiceList('hour', portal.deps).catch(() => {}),
    'all-at-once': () => Promise.all([worker(), worker(), events(), upgrade(rosa)]),
    wait: () => provider.advance(2 * MINUTE),
    'wait-long': () => provider.advance(2 * HOUR),
    declined: () => control.setCard(rosa.customerId, 'declined'),
    'needs-action': () => control.setCard(rosa.customerId, 'needs-action'),
    ok: () => control.setCard(rosa.customerId, 'ok'),
  }
  await steps[one]()
}

it(
  'takes from a card what it grants and nothing else, whatever happens',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        control.clearFaults()
        const rosa = await renewing()
        for (const one of steps) await play(one, rosa)
        control.clearFaults()
        for (let turn = 0; turn < 3; turn += 1) {
          await workerTurns(2)
          await readInvoiceList('night', portal.deps)
          await catchUp()
        }
        await workerTurns(2)
        await expectSettled(rosa)
      }),
      { numRuns: Number(process.env.CARD_SEQUENCES ?? 5), seed: 20_261_117 },
    )
  },
  DAY,
)

/** Every centavo at the provider is in the books, holds a plan or went back; one plan is bought once. */
async function expectSettled(rosa: Renewing) {
  const { rows } = await portal.asOwner<{ kept: number; open: number; waiting: number }>(
    `select coalesce(sum(l.amount_cents), 0)::int as kept,
       (select count(*)::int from plan_refunds r join plan_payments p on p.id = r.payment_id
         join plan_orders o on o.id = p.order_id
         where o.user_id = $1 and r.status in ('requested', 'processing')) as open,
       (select count(*)::int from plan_card_charges c join plan_orders o on o.id = c.order_id
         where o.user_id = $1 and (c.check_at is not null or c.status = 'open')) as waiting
     from plan_ledger l join plan_payments p on p.id = l.payment_id
     join plan_orders o on o.id = p.order_id where o.user_id = $1`,
    [rosa.person.userId],
  )
  const charges = [...control.state().charges.values()].filter(
    ({ customer }) => customer === rosa.customerId,
  )
  const kept = charges.reduce((sum, one) => sum + one.amount - one.amount_refunded, 0)
  expect(rows[0]).toEqual({ kept, open: 0, waiting: 0 })
  const grants = await grantsOf(rosa)
  expect(new Set(grants).size).toBe(grants.length)
  const isLarge = grants.includes('espadarte upgrade')
  expect(await planOf(rosa.person)).toBe(isLarge ? 'espadarte' : 'atalaia')
  expect(kept > ATALAIA).toBe(isLarge)
  const { status } = (await stores().cardRenewals.find(rosa.renewalId)) ?? {}
  if (status === 'active') expect(priceThere(rosa)).toBe(isLarge ? ESPADARTE : ATALAIA)
  const open = (await mine(rosa.person)).filter(
    ({ method, status }) => method === 'card' && status === 'awaiting_payment',
  )
  expect(open).toEqual([])
}

it('agrees with the provider to the centavo', async () => {
  provider.advance(2 * HOUR)
  await catchUp()
  await workerTurns()
  await readInvoiceList('night', portal.deps)
  expect(await compareWithCards(portal.deps)).toBe(true)
  const kept = await stores().moneyOverview.lastComparison('stripe')
  expect(kept?.ours.paidCents).toBeGreaterThan(0)
  expect(kept?.theirs).toEqual(kept?.ours)
})
