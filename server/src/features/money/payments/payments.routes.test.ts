import { randomUUID } from 'node:crypto'
import type { PlanOrder } from '@portal/contract/money/payments/plan-order'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { orderPlan, startBank } from '../../../../test/bank.ts'
import { call } from '../../../../test/calls.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startNode, stopNode, useTestApp } from '../../../../test/test-app.ts'
import { hintSecret } from '../../../platform/pix/hint-address.ts'
import { ItemsFailed } from '../../../platform/queue/each-item.ts'
import { LOOK_AT_CODE_JOB, lookAtCodeAgain } from './check-order.ts'
import { keepWebhooks } from './pix-hints.ts'
import {
  compareWithBank,
  followHints,
  lookAtWhatIsDue,
  readPaymentList,
} from './reconcile-payments.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR

const bank = await startBank()
const { control, clock } = bank
const portal = useTestApp({ clock, environment: bank.environment })
afterAll(() => bank.stop())
beforeEach(() => {
  control.clearFaults()
  control.webhooks.isHeld = true
})

const txidOf = async (orderId: string) => {
  const charge = await portal.deps.stores.planOrders.newestCharge(orderId)
  if (!charge) throw new Error('no charge')
  return charge.txid
}
const read = async ({ cookie }: TestPerson, id: string) =>
  (await call(portal, 'GET', `/plan-orders/${id}`, undefined, { cookie })).json as PlanOrder
const planOf = ({ userId }: TestPerson) => portal.deps.stores.accounts.planType(userId, clock.now())
const reconcile = () => readPaymentList('five-minutes', portal.deps)
const post = (person: TestPerson, id: string, what: string) =>
  call(portal, 'POST', `/plan-orders/${id}/${what}`, undefined, { cookie: person.cookie })

/** The worker's turns of a few minutes: a refund is asked for in one, and found done in a later one. */
async function workerTurns() {
  for (let turn = 0; turn < 3; turn += 1) {
    await lookAtWhatIsDue(portal.deps)
    clock.advance(3 * 60_000)
  }
}

async function buy(person: TestPerson, input: Parameters<typeof orderPlan>[2] = {}) {
  const { order } = await orderPlan(portal, person, input)
  control.pay({ txid: await txidOf(order.id) })
  await reconcile()
  return order
}

describe('an order', () => {
  it('has a code that can be paid, and nobody else sees it', async () => {
    const [rosa, stranger] = [await createPerson(portal), await createPerson(portal)]
    const { status, order } = await orderPlan(portal, rosa)
    expect(status).toBe(201)
    expect(order).toMatchObject({
      status: 'awaiting_payment',
      amount_cents: 4_990,
      buyer: { document_hint: '***.982.247-**' },
      pix: { status: 'active' },
    })
    expect(order.pix?.copy_and_paste).toContain('br.gov.bcb.pix')
    for (const [method, what] of [
      ['GET', ''],
      ['POST', '/pix-code'],
      ['POST', '/check'],
      ['POST', '/cancellation'],
      ['POST', '/withdrawal'],
      ['GET', '/receipt'],
    ] as const) {
      const answer = await call(portal, method, `/plan-orders/${order.id}${what}`, undefined, {
        cookie: stranger.cookie,
      })
      expect(answer.status, what).toBe(404)
    }
  })

  it('is paid as soon as its buyer says so, with every message and list of the bank lost', async () => {
    const rosa = await createPerson(portal)
    const { order } = await orderPlan(portal, rosa)
    expect(await post(rosa, order.id, 'check')).toMatchObject({
      status: 200,
      json: { outcome: 'not-yet', order: { status: 'awaiting_payment' } },
    })
    control.pay({ txid: await txidOf(order.id) })
    expect(await post(rosa, order.id, 'check')).toMatchObject({
      status: 200,
      json: { outcome: 'paid', order: { status: 'paid' } },
    })
    expect(await planOf(rosa)).toBe('atalaia')
    expect((await call(portal, 'POST', `/plan-orders/${order.id}/check`)).status).toBe(401)
    expect((await post(rosa, randomUUID(), 'check')).status).toBe(404)
  })

  it('says that the bank did not answer, and is found paid by the looks that follow', async () => {
    const rosa = await createPerson(portal)
    const { order } = await orderPlan(portal, rosa)
    control.pay({ txid: await txidOf(order.id) })
    control.fault({ route: 'GET /cob/:txid', kind: 'hang', times: 3 })
    expect(await post(rosa, order.id, 'check')).toMatchObject({
      status: 200,
      json: { outcome: 'silent', order: { status: 'awaiting_payment' } },
    })
    control.clearFaults()
    const { rows } = await portal.asOwner<{ data: { chargeId: string }; later: number }>(
      `select data, extract(epoch from start_after - $2::timestamptz)::integer as later
       from jobs.job join plan_charges on plan_charges.id::text = data ->> 'chargeId'
       where name = $1 and order_id = $3 order by start_after`,
      [LOOK_AT_CODE_JOB.name, clock.now(), order.id],
    )
    expect(rows.map(({ later }) => later)).toEqual([15, 30, 60, 120])
    await lookAtCodeAgain(rows[0]?.data ?? { chargeId: '' }, portal.deps)
    expect((await read(rosa, order.id)).status).toBe('paid')
  })

  it('is asked about every minute at first, and so found paid without anybody saying so', async () => {
    const rosa = await createPerson(portal)
    const { order } = await orderPlan(portal, rosa)
    control.pay({ txid: await txidOf(order.id) })
    clock.advance(61_000)
    await lookAtWhatIsDue(portal.deps)
    expect((await read(rosa, order.id)).status).toBe('paid')
  })

  it('is asked about by its buyer a number of times, not more', async () => {
    const strict = await startNode(portal.databaseUrl, {
      clock,
      environment: { ...bank.environment, SENSITIVE_LIMITS_FACTOR: '1' },
    })
    try {
      const rosa = await createPerson(portal)
      const { order } = await orderPlan(portal, rosa)
      const check = () =>
        call(strict, 'POST', `/plan-orders/${order.id}/check`, undefined, { cookie: rosa.cookie })
      expect((await check()).status).toBe(200)
      for (let times = 1; times < 30; times += 1) {
        await strict.deps.sensitiveCalls.spend('pix-check', order.id)
      }
      const refused = await check()
      expect(refused.status).toBe(429)
      expect(refused.json.detail).toContain('Já perguntamos ao banco muitas vezes')
    } finally {
      await stopNode(strict)
    }
  })

  // spec: 522, 525
  it('is one order when it is asked for twice, at once or later', async () => {
    const rosa = await createPerson(portal)
    const key = '0199a4a0-0000-4000-8000-00000000000a'
    const answers = await Promise.all([1, 2, 3].map(() => orderPlan(portal, rosa, { key })))
    answers.push(await orderPlan(portal, rosa, { key }))
    expect(new Set(answers.map(({ order }) => order.id)).size).toBe(1)
  })

  it('is not brought back by its key once it is over', async () => {
    const rosa = await createPerson(portal)
    const key = '0199a4a0-0000-4000-8000-00000000000d'
    const { order } = await orderPlan(portal, rosa, { key })
    await post(rosa, order.id, 'cancellation')
    const ask = async () => {
      const { status, order: answer } = await orderPlan(portal, rosa, { key })
      return { status, answer }
    }
    const over = { status: 409, answer: { code: 'payments.order-over' } }
    expect(await ask()).toMatchObject(over)

    const late = await createPerson(portal)
    const { order: expired } = await orderPlan(portal, late, { key })
    clock.advance(2 * DAY)
    await lookAtWhatIsDue(portal.deps)
    const again = await orderPlan(portal, late, { key })
    expect([again.status, (await read(late, expired.id)).status]).toEqual([409, 'expired'])
    // Another key is another purchase.
    expect((await orderPlan(portal, late)).status).toBe(201)
  })

  it('is led to by its key while it is paid, and not once it was undone', async () => {
    const rosa = await createPerson(portal)
    const key = '0199a4a0-0000-4000-8000-00000000000e'
    const bought = await buy(rosa, { key })
    const repeated = await orderPlan(portal, rosa, { key })
    expect(repeated).toMatchObject({ status: 201, order: { id: bought.id, status: 'paid' } })
    await post(rosa, bought.id, 'withdrawal')
    await workerTurns()
    expect((await orderPlan(portal, rosa, { key })).status).toBe(409)
  })

  it('is refused at another price than was seen, and says the new one', async () => {
    const rosa = await createPerson(portal)
    const { quote } = await orderPlan(portal, rosa)
    const answer = await call(
      portal,
      'POST',
      '/plan-orders',
      {
        key: '0199a4a0-0000-4000-8000-00000000000b',
        plan: 'atalaia',
        cycle: 'month',
        method: 'pix',
        amount_cents: 100,
        buyer: { name: 'Rosa Pinheiro', document: '12.ABC.345/01DE-35' },
        terms: { ...quote.terms, accepted: true },
      },
      { cookie: rosa.cookie },
    )
    expect(answer).toMatchObject({ status: 409, json: { details: { amount_cents: 4_990 } } })
  })

  // spec: 543
  it('keeps no whole document in any table', async () => {
    const rosa = await createPerson(portal)
    const { order } = await orderPlan(portal, rosa)
    const { rows } = await portal.asOwner<{ row: string }>(
      'select to_jsonb(o)::text as row from plan_orders o where id = $1',
      [order.id],
    )
    expect(rows[0]?.row).not.toContain('52998224725')
  })
})

describe('money that arrives', () => {
  // spec: 529
  it('opens the plan with every message of the bank lost', async () => {
    const rosa = await createPerson(portal)
    const order = await buy(rosa)
    expect(await planOf(rosa)).toBe('atalaia')
    expect(await read(rosa, order.id)).toMatchObject({ status: 'paid', pix: null })
  })

  // spec: 526
  it('is believed only as the bank tells it, never as a message says', async () => {
    const rosa = await createPerson(portal)
    const { order } = await orderPlan(portal, rosa)
    const txid = await txidOf(order.id)
    const forged = {
      endToEndId: `E${'1'.repeat(31)}`,
      txid,
      valor: '49.90',
      chave: 'pix@guia.local',
    }
    const path = `/pix-hints/${hintSecret(portal.deps.config.auth.secret)}/pix`
    expect((await call(portal, 'POST', path, { pix: [forged] })).status).toBe(200)
    const { rows } = await portal.asOwner<{ id: string }>('select id from payment_hints')
    await followHints(
      rows.map(({ id }) => id),
      portal.deps,
    )
    expect((await read(rosa, order.id)).status).toBe('awaiting_payment')
    expect((await call(portal, 'POST', '/pix-hints/wrong/pix', { pix: [] })).status).toBe(404)
  })

  it('that the bank cannot read keeps back nobody else of the same message', async () => {
    const people = await Promise.all([1, 2, 3].map(() => createPerson(portal)))
    const ids: string[] = []
    for (const person of people) {
      const { order } = await orderPlan(portal, person)
      const [paid] = control.pay({ txid: await txidOf(order.id) })
      ids.push(paid?.e2eid ?? '')
    }
    const pix = portal.deps.pix
    if (!pix) throw new Error('no bank')
    const [broken] = ids
    const halfBlind: typeof pix = {
      ...pix,
      readPayment: async (id) =>
        id === broken ? { kind: 'unknown', reason: 'status 500' } : pix.readPayment(id),
    }
    const bodies = ids.map((endToEndId) => JSON.stringify({ pix: [{ endToEndId }] }))
    const hints = await portal.deps.stores.paymentHints.keep(bodies, clock.now())
    await expect(followHints(hints, { ...portal.deps, pix: halfBlind })).rejects.toThrow(
      ItemsFailed,
    )
    expect(await Promise.all(people.map(planOf))).toEqual(['clube', 'atalaia', 'atalaia'])
    expect(await portal.deps.stores.failedWork.itemsOf('payments.follow-hints')).toEqual([broken])
    await followHints(hints, portal.deps)
    expect(await planOf(people[0] as TestPerson)).toBe('atalaia')
  })

  // spec: 526
  it('buys once, however often and by whichever way it is told', async () => {
    const rosa = await createPerson(portal)
    const { order } = await orderPlan(portal, rosa)
    control.pay({ txid: await txidOf(order.id) })
    const other = await startNode(portal.databaseUrl, { clock, environment: bank.environment })
    await Promise.all(
      [portal.deps, other.deps, portal.deps, other.deps].map((deps) =>
        readPaymentList('hour', deps),
      ),
    )
    await stopNode(other)
    const { rows } = await portal.asOwner<{ count: number }>(
      `select count(*) from plan_grants g join plan_payments p on p.id = g.payment_id
       where p.order_id = $1`,
      [order.id],
    )
    expect(rows[0]?.count).toBe(1)
  })

  // spec: 527
  it('is looked at by a person when it is too little', async () => {
    const rosa = await createPerson(portal)
    const { order } = await orderPlan(portal, rosa)
    control.pay({ txid: await txidOf(order.id), cents: 4_000 })
    await reconcile()
    expect((await read(rosa, order.id)).status).toBe('review')
    expect(await planOf(rosa)).toBe('clube')
  })

  // spec: 527
  it('buys the plan and sends back what was too much', async () => {
    const rosa = await createPerson(portal)
    const { order } = await orderPlan(portal, rosa)
    control.pay({ txid: await txidOf(order.id), cents: 5_000 })
    await reconcile()
    await workerTurns()
    expect(await read(rosa, order.id)).toMatchObject({
      status: 'paid',
      refunds: [{ amount_cents: 10, status: 'done' }],
    })
  })

  // spec: 527
  it('goes back when the order was paid before', async () => {
    const rosa = await createPerson(portal)
    const { order } = await orderPlan(portal, rosa)
    control.pay({ txid: await txidOf(order.id), count: 2 })
    await reconcile()
    await workerTurns()
    const paid = await read(rosa, order.id)
    expect(paid).toMatchObject({
      status: 'paid',
      refunds: [{ amount_cents: 4_990, status: 'done' }],
    })
    expect(await planOf(rosa)).toBe('atalaia')
  })

  // spec: 527
  it('is not ignored when it comes after the code ran out', async () => {
    const rosa = await createPerson(portal)
    const { order } = await orderPlan(portal, rosa)
    const txid = await txidOf(order.id)
    clock.advance(2 * DAY)
    await lookAtWhatIsDue(portal.deps)
    expect((await read(rosa, order.id)).status).toBe('expired')
    control.pay({ txid })
    await reconcile()
    expect((await read(rosa, order.id)).status).toBe('paid')
  })

  // spec: 527
  it('is in the books even when no order asked for it', async () => {
    const { paidCents } = await portal.deps.stores.planPayments.totals(
      new Date(0),
      new Date('2100-01-01'),
    )
    control.pay({ txid: null, cents: 1_234 })
    await reconcile()
    const after = await portal.deps.stores.planPayments.totals(new Date(0), new Date('2100-01-01'))
    expect(after.paidCents - paidCents).toBe(1_234)
  })
})

it('tells the bank where to post, and tells it again when it forgot', async () => {
  const known = () => control.state().webhooks.get('pix@guia.local')?.url
  await keepWebhooks(portal.deps)
  const url = known()
  expect(url).toMatch(/^http:\/\/portal\.test\/api\/v1\/pix-hints\/[0-9a-f]{40}$/)
  control.state().webhooks.clear()
  await keepWebhooks(portal.deps)
  expect(known()).toBeUndefined()
  clock.advance(HOUR)
  await keepWebhooks(portal.deps)
  expect(known()).toBe(url)
})

describe('plans that are off sale', () => {
  async function sell(isOnSale: boolean) {
    const { cookie } = await createPerson(portal, { role: 'superadmin' })
    const { version } = await portal.deps.stores.settings.read()
    const changes = { plans_on_sale: isOnSale }
    const path = '/admin/portal-settings'
    const answer = await call(portal, 'PATCH', path, { version, changes }, { cookie })
    expect(answer.status).toBe(200)
  }
  const methods = async () => (await call(portal, 'GET', '/payment-methods')).json.methods
  afterEach(() => sell(true))

  it('cannot be bought from the next request on, and what was bought before is still paid', async () => {
    const [rosa, bento] = [await createPerson(portal), await createPerson(portal)]
    const { order } = await orderPlan(portal, rosa)
    expect(await methods()).toEqual(['pix'])
    await sell(false)
    expect(await methods()).toEqual([])
    const refused = await orderPlan(portal, bento)
    expect([refused.status, refused.order]).toMatchObject([409, { code: 'payments.not-on-sale' }])
    control.pay({ txid: await txidOf(order.id) })
    await reconcile()
    expect((await read(rosa, order.id)).status).toBe('paid')
    await sell(true)
    expect((await orderPlan(portal, bento)).status).toBe(201)
  })
})

describe('a bank that falters', () => {
  // spec: 525
  it.each([
    ['hang', true],
    ['reset', true],
    ['500-html', true],
    ['hang', false],
    ['503', false],
  ] as const)('answers %s (done: %s): the code comes by itself', async (kind, after) => {
    const rosa = await createPerson(portal)
    control.fault({ kind, route: 'PUT /cob/:txid', after })
    const { order } = await orderPlan(portal, rosa)
    control.clearFaults()
    if (order.pix?.status !== 'active') {
      clock.advance(60_000)
      await lookAtWhatIsDue(portal.deps)
    }
    expect((await read(rosa, order.id)).pix?.status).toBe('active')
  })

  it('gives one new code for an expired one, however often it is asked for', async () => {
    const rosa = await createPerson(portal)
    const { order } = await orderPlan(portal, rosa)
    clock.advance(2 * HOUR)
    expect((await read(rosa, order.id)).pix?.status).toBe('expired')
    const answers = await Promise.all([1, 2].map(() => post(rosa, order.id, 'pix-code')))
    const codes = answers.map(({ json }) => (json as PlanOrder).pix?.copy_and_paste)
    const now = (await read(rosa, order.id)).pix
    expect(now?.status).toBe('active')
    expect(codes).toContain(now?.copy_and_paste)
    const { rows } = await portal.asOwner<{ count: number }>(
      'select count(*) from plan_charges where order_id = $1',
      [order.id],
    )
    expect(rows[0]?.count).toBe(2)
  })
})

describe('changing one’s mind', () => {
  // spec: 528
  it('gives the money back within 7 days, and only that plan ends', async () => {
    const rosa = await createPerson(portal)
    const order = await buy(rosa)
    clock.advance(6 * DAY)
    const asked = await post(rosa, order.id, 'withdrawal')
    expect(asked.status).toBe(202)
    expect((asked.json as PlanOrder).refunds).toMatchObject([{ status: 'requested' }])
    await post(rosa, order.id, 'withdrawal')
    await workerTurns()
    const done = await read(rosa, order.id)
    expect(done).toMatchObject({ status: 'refunded', period: null })
    expect(done.refunds).toHaveLength(1)
    expect(await planOf(rosa)).toBe('clube')
  })

  // spec: 571
  it('may ask again for what the bank could not do, after the seven days too', async () => {
    const rosa = await createPerson(portal)
    const order = await buy(rosa)
    control.holdRefunds(true)
    await post(rosa, order.id, 'withdrawal')
    await workerTurns()
    const settleAs = (status: 'DEVOLVIDO' | 'NAO_REALIZADO') => {
      for (const { e2eid, refunds } of control.state().payments.values()) {
        for (const one of refunds) control.settleRefund(e2eid, one.id, status)
      }
    }
    settleAs('NAO_REALIZADO')
    await workerTurns()
    expect(await read(rosa, order.id)).toMatchObject({
      status: 'paid',
      may_ask_again: true,
      refunds: [{ status: 'not_done' }],
    })
    clock.advance(10 * DAY)
    await Promise.all([
      post(rosa, order.id, 'withdrawal'),
      post(rosa, order.id, 'withdrawal'),
      post(rosa, order.id, 'withdrawal'),
    ])
    control.holdRefunds(false)
    await workerTurns()
    const done = await read(rosa, order.id)
    expect(done).toMatchObject({ status: 'refunded', may_ask_again: false })
    expect(done.refunds.map(({ status }) => status)).toEqual(['not_done', 'done'])
    expect(new Set(done.refunds.map(({ protocol }) => protocol)).size).toBe(2)
  })

  // spec: 528
  it('gives back what the team has not given back already, and says so before', async () => {
    const rosa = await createPerson(portal)
    const chief = await createPerson(portal, { role: 'superadmin' })
    const order = await buy(rosa)
    expect(await read(rosa, order.id)).toMatchObject({ refundable_cents: 4_990 })
    const payment = await portal.deps.stores.planPayments.findGranted(order.id)
    const refund = (cents: number, left: number) =>
      call(
        portal,
        'POST',
        `/admin/plan-payments/${payment?.id}/refund`,
        {
          key: randomUUID(),
          amount_cents: cents,
          left_cents: left,
          reason: 'Pedido por telefone.',
        },
        { cookie: chief.cookie },
      )
    expect((await refund(990, 4_990)).status).toBe(202)
    await workerTurns()
    const rest = await read(rosa, order.id)
    expect(rest).toMatchObject({ status: 'partially_refunded', refundable_cents: 4_000 })
    expect(rest.withdrawal_until).not.toBeNull()
    await post(rosa, order.id, 'withdrawal')
    await workerTurns()
    const done = await read(rosa, order.id)
    expect(done).toMatchObject({ status: 'refunded', refundable_cents: 0, withdrawal_until: null })
    expect(done.refunds.map(({ amount_cents }) => amount_cents).sort()).toEqual([4_000, 990])
  })

  it('is offered no more once the seven days are over', async () => {
    const rosa = await createPerson(portal)
    const order = await buy(rosa)
    expect((await read(rosa, order.id)).withdrawal_until).not.toBeNull()
    clock.advance(7 * DAY + 1_000)
    expect((await read(rosa, order.id)).withdrawal_until).toBeNull()
  })

  it('is no obstacle to buying the same period again', async () => {
    const rosa = await createPerson(portal)
    await buy(rosa)
    clock.advance(25 * DAY)
    const renewal = await buy(rosa)
    expect((await post(rosa, renewal.id, 'withdrawal')).status).toBe(202)
    await workerTurns()
    expect(await read(rosa, renewal.id)).toMatchObject({ status: 'refunded' })
    const again = await buy(rosa)
    expect(await read(rosa, again.id)).toMatchObject({ status: 'paid' })
  })

  it('says when it is too late', async () => {
    const rosa = await createPerson(portal)
    const order = await buy(rosa)
    clock.advance(8 * DAY)
    expect((await post(rosa, order.id, 'withdrawal')).status).toBe(409)
  })

  it('gives an order up before it is paid', async () => {
    const rosa = await createPerson(portal)
    const { order } = await orderPlan(portal, rosa)
    await post(rosa, order.id, 'cancellation')
    await lookAtWhatIsDue(portal.deps)
    expect(control.state().charges.get(await txidOf(order.id))?.status).toMatch(/^REMOVIDA/)
  })
})

describe('a plan that is paid', () => {
  // spec: 532
  it('grows at once and for the difference only', async () => {
    const rosa = await createPerson(portal)
    await buy(rosa)
    clock.advance(10 * DAY)
    const { quote } = await orderPlan(portal, rosa, { plan: 'espadarte' })
    expect(quote).toMatchObject({ reason: 'upgrade' })
    expect(quote.credit_cents).toBeGreaterThan(0)
    await buy(rosa, { plan: 'espadarte' })
    expect(await planOf(rosa)).toBe('espadarte')
  })

  /** A period that renewed by itself: the one held ends a month later. */
  const renewed = (orderId: string) =>
    portal.asOwner(
      `update plan_grants set period_end = period_end + interval '30 days'
        where payment_id in (select id from plan_payments where order_id = $1)`,
      [orderId],
    )

  // spec: 568
  it('sells the rest of a period, and never the next one for its price', async () => {
    const rosa = await createPerson(portal)
    const base = await buy(rosa)
    clock.advance(29 * DAY)
    const { order } = await orderPlan(portal, rosa, { plan: 'espadarte' })
    await renewed(base.id)
    control.pay({ txid: await txidOf(order.id) })
    await reconcile()
    expect((await read(rosa, order.id)).status).toBe('review')
    expect(await planOf(rosa)).toBe('atalaia')
  })

  it('has no new code for a rest that is another by now', async () => {
    const rosa = await createPerson(portal)
    const base = await buy(rosa)
    clock.advance(10 * DAY)
    const { order } = await orderPlan(portal, rosa, { plan: 'espadarte' })
    clock.advance(2 * HOUR)
    expect((await post(rosa, order.id, 'pix-code')).status).toBe(200)
    await renewed(base.id)
    clock.advance(2 * HOUR)
    const refused = await post(rosa, order.id, 'pix-code')
    expect([refused.status, refused.json]).toMatchObject([409, { code: 'payments.price-changed' }])
    expect((await read(rosa, order.id)).status).toBe('expired')

    const later = await orderPlan(portal, rosa, { plan: 'espadarte' })
    clock.advance(23 * HOUR)
    expect((await post(rosa, later.order.id, 'pix-code')).status).toBe(200)
    clock.advance(2 * HOUR)
    expect((await post(rosa, later.order.id, 'pix-code')).status).toBe(409)
  })

  // spec: 568
  it('is no credit for a dearer one while it goes back', async () => {
    const rosa = await createPerson(portal)
    const base = await buy(rosa)
    const { order, quote } = await orderPlan(portal, rosa, { plan: 'espadarte' })
    expect(quote.reason).toBe('upgrade')
    await post(rosa, base.id, 'withdrawal')
    expect((await read(rosa, order.id)).status).toBe('canceled')
    const after = await orderPlan(portal, rosa, { plan: 'espadarte' })
    expect(after.quote).toMatchObject({ reason: 'renewal', credit_cents: 0 })
    control.pay({ txid: await txidOf(order.id) })
    await reconcile()
    await workerTurns()
    expect(await planOf(rosa)).toBe('clube')
    expect((await read(rosa, order.id)).refunds).toMatchObject([{ status: 'done' }])
  })

  // spec: 532
  it('stays for five days after its end, then it is the club again', async () => {
    const rosa = await createPerson(portal)
    await buy(rosa)
    clock.advance(33 * DAY)
    expect(await planOf(rosa)).toBe('atalaia')
    clock.advance(4 * DAY)
    expect(await planOf(rosa)).toBe('clube')
  })

  it('follows the trial it was bought in, and the profile and the team see one plan', async () => {
    const rosa = await createPerson(portal)
    await call(portal, 'POST', '/subscriptions/trial', { plan: 'atalaia' }, rosa)
    const order = await buy(rosa)
    const { period } = await read(rosa, order.id)
    const profile = await call(portal, 'GET', '/profile', undefined, rosa)
    expect(profile).toMatchObject({
      status: 200,
      json: { plan_type: 'atalaia', plan_ends_at: period?.starts_at },
    })
    clock.advance(20 * DAY)
    const later = await call(portal, 'GET', '/profile', undefined, rosa)
    expect(later.json).toMatchObject({ plan_type: 'atalaia', plan_ends_at: period?.ends_at })
    const admin = await createPerson(portal, { role: 'superadmin' })
    const list = await call(
      portal,
      'GET',
      `/admin/people?plan_type=atalaia&search=${encodeURIComponent(rosa.email)}`,
      undefined,
      admin,
    )
    expect(list.json.people).toMatchObject([{ id: rosa.userId, plan_type: 'atalaia' }])
  })

  // spec: 528
  it('takes what the bank took back by itself', async () => {
    const rosa = await createPerson(portal)
    const order = await buy(rosa)
    const payment = await portal.deps.stores.planPayments.findGranted(order.id)
    control.refundByBank(payment?.providerId ?? '')
    await reconcile()
    expect(await planOf(rosa)).toBe('clube')
    expect((await read(rosa, order.id)).status).toBe('refunded')
  })

  it('has a receipt', async () => {
    const rosa = await createPerson(portal)
    const order = await buy(rosa)
    const answer = await portal.app.inject({
      url: `/api/v1/plan-orders/${order.id}/receipt`,
      headers: { cookie: rosa.cookie },
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  })
})

// spec: 529
it('agrees with the bank to the centavo', async () => {
  clock.advance(2 * HOUR)
  await workerTurns()
  await readPaymentList('night', portal.deps)
  expect(await compareWithBank(portal.deps)).toBe(true)
})

// Last, because its refunds go on being asked about.
it('asks for all that goes back in one turn of the worker, however much there is', async () => {
  const rosa = await createPerson(portal)
  const { order } = await orderPlan(portal, rosa)
  control.pay({ txid: await txidOf(order.id), count: 61 })
  await reconcile()
  const waiting = async () => {
    const { rows } = await portal.deps.pool.query<{ count: number }>(
      `select count(*)::int from plan_refunds r join plan_payments p on p.id = r.payment_id
      where p.order_id = $1 and r.check_at <= $2`,
      [order.id, clock.now()],
    )
    return rows[0]?.count
  }
  expect(await waiting()).toBe(60)
  await lookAtWhatIsDue(portal.deps)
  expect(await waiting()).toBe(0)
  expect(await planOf(rosa)).toBe('atalaia')
})
