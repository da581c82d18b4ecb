import { randomUUID } from 'node:crypto'
import type { PlanOrder, PlanQuote } from '@portal/contract/money/payments/plan-order'
import type { PlanStanding } from '@portal/contract/money/payments/plan-standing'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { orderPlan, startBank } from '../../../../test/bank.ts'
import { call } from '../../../../test/calls.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startNode, stopNode, useTestApp } from '../../../../test/test-app.ts'
import { cityDay } from '../../../platform/city-time.ts'
import { hintSecret } from '../../../platform/pix/hint-address.ts'
import { checkRecurrences } from './follow-recurrence.ts'
import { keepWebhooks } from './pix-hints.ts'
import {
  compareWithBank,
  followHints,
  lookAtWhatIsDue,
  readPaymentList,
} from './reconcile-payments.ts'
import { remindOfEnds } from './remind-of-ends.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const bank = await startBank()
const { control, clock } = bank
const environment = { ...bank.environment, PIX_AUTOMATIC: 'on' }
const portal = useTestApp({ clock, environment })
afterAll(() => bank.stop())
beforeEach(() => {
  control.clearFaults()
  control.webhooks.isHeld = true
  control.webhooks.drop()
})

type Input = Parameters<typeof orderPlan>[2]
const order = async (person: TestPerson, input: Input = {}) =>
  (await orderPlan(portal, person, { method: 'pix_automatic', ...input })).order
const read = async ({ cookie }: TestPerson, id: string) =>
  (await call(portal, 'GET', `/plan-orders/${id}`, undefined, { cookie })).json as PlanOrder
const mine = async ({ cookie }: TestPerson) =>
  (await call(portal, 'GET', '/my/plan-orders', undefined, { cookie })).json.orders as PlanOrder[]
const standing = async ({ cookie }: TestPerson) =>
  (await call(portal, 'GET', '/my/plan-standing', undefined, { cookie })).json as PlanStanding
const turnOff = ({ cookie }: TestPerson) =>
  call(portal, 'DELETE', '/my/automatic-pix', undefined, { cookie })
const txidOf = async (orderId: string) => {
  const charge = await portal.deps.stores.planOrders.newestCharge(orderId)
  if (!charge) throw new Error('no charge')
  return charge.txid
}
const rowOf = async (orderId: string) => {
  const renewal = await portal.deps.stores.pixRenewals.findByFirstOrder(orderId)
  if (!renewal) throw new Error('no renewal')
  return renewal
}
const atBank = async (orderId: string) => {
  const { recurrenceId } = await rowOf(orderId)
  const found = control.state().recurrences.get(recurrenceId ?? '')
  if (!found) throw new Error('no recurrence')
  return found
}
const debits = async (orderId: string) => {
  const { idRec } = await atBank(orderId)
  return [...control.state().recurringCharges.values()].filter((one) => one.idRec === idRec)
}
const letters = async (orderId: string) =>
  (
    await portal.asOwner<{ kind: string }>(
      `select data ->> 'kind' as kind from jobs.job
       where name = 'payments.send-recurrence-letter' and data ->> 'renewalId' = $1 order by created_on`,
      [(await rowOf(orderId)).id],
    )
  ).rows.map(({ kind }) => kind)
const reminders = async ({ userId }: TestPerson) =>
  (
    await portal.asOwner<{ kind: string }>(
      'select kind from plan_reminders where user_id = $1 order by sent_at',
      [userId],
    )
  ).rows.map(({ kind }) => kind)
const grantsOf = async ({ userId }: TestPerson) =>
  (
    await portal.asOwner<{ period_start: Date; period_end: Date }>(
      `select g.period_start, g.period_end from plan_grants g
       join subscriptions s on s.id = g.subscription_id
       where s.user_id = $1 and g.revoked_at is null order by g.period_start`,
      [userId],
    )
  ).rows

const ago = (days: number) => new Date(clock.now().getTime() - days * DAY)

/** As a worker and a bank go on, with every message of the bank lost. */
async function pass(ms: number, step = DAY) {
  for (let gone = 0; gone < ms; gone += step) {
    clock.advance(Math.min(step, ms - gone))
    control.clock.advance(0)
    await work()
  }
}
async function work() {
  await lookAtWhatIsDue(portal.deps)
  await readPaymentList('night', portal.deps)
}
/** Paid and authorised with one code. */
async function subscribe(person: TestPerson, input: Input = {}) {
  const placed = await order(person, input)
  control.pay({ txid: await txidOf(placed.id), authorises: true })
  await work()
  await work()
  return placed
}

describe('an order by Pix Automático', () => {
  // spec: 560
  it('has one code that pays and authorises, and is on offer only where the bank has it', async () => {
    const rosa = await createPerson(portal)
    const {
      status,
      order: placed,
      quote,
    } = await orderPlan(portal, rosa, {
      method: 'pix_automatic',
    })
    expect(status).toBe(201)
    expect(quote.methods).toEqual(['pix', 'pix_automatic'])
    expect(placed).toMatchObject({ status: 'awaiting_payment', pix: { status: 'active' } })
    expect(placed.pix?.copy_and_paste).toContain('/qr/v2/rec/')
    expect(await atBank(placed.id)).toMatchObject({
      status: 'CRIADA',
      cents: 4_990,
      period: 'MENSAL',
      mayRetry: true,
      contract: (await rowOf(placed.id)).id.replaceAll('-', ''),
    })
    const plain = await startNode(portal.urls.app, { clock, environment: bank.environment })
    const answer = await call(
      { ...portal, app: plain.app },
      'GET',
      '/plan-quote?plan=atalaia',
      undefined,
      {
        cookie: rosa.cookie,
      },
    )
    expect((answer.json as PlanQuote).methods).toEqual(['pix'])
    const offered = async (node: typeof portal) =>
      (await call(node, 'GET', '/payment-methods')).json
    expect(await offered(portal)).toEqual({ methods: ['pix', 'pix_automatic'] })
    expect(await offered({ ...portal, app: plain.app })).toEqual({ methods: ['pix'] })
    await stopNode(plain)
  })

  it('is for a CPF', async () => {
    const { cookie } = await createPerson(portal)
    const quote = (await call(portal, 'GET', '/plan-quote?plan=atalaia', undefined, { cookie }))
      .json as PlanQuote
    const answer = await call(
      portal,
      'POST',
      '/plan-orders',
      {
        key: randomUUID(),
        plan: 'atalaia',
        cycle: 'month',
        method: 'pix_automatic',
        amount_cents: quote.amount_cents,
        buyer: { name: 'Rosa Pinheiro', document: '12.ABC.345/01DE-35' },
        terms: { ...quote.terms, accepted: true },
      },
      { cookie },
    )
    expect(answer.status).toBe(422)
    expect(JSON.stringify(answer.json)).toContain('O Pix Automático é para CPF')
  })

  it('renews once it is paid and authorised, with every message lost', async () => {
    const rosa = await createPerson(portal)
    const placed = await subscribe(rosa)
    expect(await read(rosa, placed.id)).toMatchObject({ status: 'paid' })
    expect(await standing(rosa)).toMatchObject({
      state: 'active',
      renewal: { method: 'pix_automatic' },
      next: { plan: 'atalaia', price_cents: 4_990 },
    })
  })

  it('is paid without a renewal when the payer did not authorise, and the person is told once', async () => {
    const rosa = await createPerson(portal)
    const placed = await order(rosa)
    control.pay({ txid: await txidOf(placed.id) })
    await work()
    expect(await read(rosa, placed.id)).toMatchObject({ status: 'paid' })
    expect(await standing(rosa)).toMatchObject({ state: 'active', renewal: null })
    control.decideRecurrence((await atBank(placed.id)).idRec, 'REJEITADA')
    await pass(2 * HOUR, HOUR)
    await checkRecurrences(portal.deps)
    expect((await rowOf(placed.id)).status).toBe('ended')
    expect(await letters(placed.id)).toEqual(['not-authorised'])
  })

  it('renews nothing that was not paid', async () => {
    const rosa = await createPerson(portal)
    const placed = await order(rosa)
    control.decideRecurrence((await atBank(placed.id)).idRec, 'APROVADA')
    await pass(3 * MINUTE, MINUTE)
    expect((await rowOf(placed.id)).status).toBe('pending')
    await call(portal, 'POST', `/plan-orders/${placed.id}/cancellation`, undefined, {
      cookie: rosa.cookie,
    })
    await work()
    expect((await atBank(placed.id)).status).toBe('CANCELADA')
    expect((await rowOf(placed.id)).status).toBe('ended')
  })

  it('ends the recurrence when too little came', async () => {
    const rosa = await createPerson(portal)
    const placed = await order(rosa)
    control.pay({ txid: await txidOf(placed.id), cents: 100, authorises: true })
    await work()
    await work()
    expect(await read(rosa, placed.id)).toMatchObject({ status: 'review' })
    expect((await atBank(placed.id)).status).toBe('CANCELADA')
  })

  it('and its scheduled debit end when money of another purchase opens a period by hand', async () => {
    const rosa = await createPerson(portal)
    const placed = await subscribe(rosa)
    await pass(23 * DAY)
    expect((await mine(rosa)).map(({ status }) => status)).toContain('scheduled')
    const { order: extra } = await orderPlan(portal, rosa, { method: 'pix' })
    control.pay({ txid: await txidOf(extra.id), cents: 4_000 })
    await work()
    expect(await read(rosa, extra.id)).toMatchObject({ status: 'review' })
    const { cookie } = await createPerson(portal, { role: 'superadmin' })
    const details = await call(portal, 'GET', `/admin/plan-orders/${extra.id}`, undefined, {
      cookie,
    })
    const path = `/admin/plan-payments/${details.json.payments[0].id}/decision`
    const body = { decision: 'granted', reason: 'A diferença foi paga no balcão.' }
    expect((await call(portal, 'POST', path, body, { cookie })).status).toBe(200)
    await work()
    expect((await rowOf(placed.id)).status).toBe('ended')
    expect((await atBank(placed.id)).status).toBe('CANCELADA')
    expect((await mine(rosa)).map(({ status }) => status)).not.toContain('scheduled')
    await pass(10 * DAY)
    expect((await debits(placed.id)).map(({ status }) => status)).toEqual(['CANCELADA'])
    expect(await grantsOf(rosa)).toHaveLength(2)
  })

  it('leads the recurrence to a new code when the first one ran out', async () => {
    const rosa = await createPerson(portal)
    const placed = await order(rosa)
    const before = await txidOf(placed.id)
    await pass(61 * MINUTE, 61 * MINUTE)
    const renewed = await call(portal, 'POST', `/plan-orders/${placed.id}/pix-code`, undefined, {
      cookie: rosa.cookie,
    })
    expect(renewed.json).toMatchObject({ pix: { status: 'active' } })
    expect(await txidOf(placed.id)).not.toBe(before)
    expect(await atBank(placed.id)).toMatchObject({ txid: await txidOf(placed.id) })
    control.pay({ txid: await txidOf(placed.id), authorises: true })
    await work()
    await work()
    expect((await standing(rosa)).renewal).toMatchObject({ method: 'pix_automatic' })
  })

  it('ends a recurrence of a purchase that was given up for a plain Pix', async () => {
    const rosa = await createPerson(portal)
    const placed = await order(rosa)
    await orderPlan(portal, rosa, { method: 'pix' })
    expect(await read(rosa, placed.id)).toMatchObject({ status: 'canceled' })
    expect((await atBank(placed.id)).status).toBe('CANCELADA')
  })
})

describe('a bank that does not answer', () => {
  it.each(['hang', '500-html'] as const)(
    'is asked for the recurrence again, and it is one: %s after it was made',
    async (kind) => {
      const rosa = await createPerson(portal)
      control.fault({ kind, route: 'POST /rec', after: true })
      const placed = await order(rosa)
      expect(placed.pix).toMatchObject({ status: 'preparing', copy_and_paste: null })
      await pass(2 * MINUTE, MINUTE)
      expect(await read(rosa, placed.id)).toMatchObject({ pix: { status: 'active' } })
      const contract = (await rowOf(placed.id)).id.replaceAll('-', '')
      const made = [...control.state().recurrences.values()].filter(
        (one) => one.contract === contract,
      )
      expect(made).toHaveLength(1)
    },
  )

  it('is asked again when it never got the question', async () => {
    const rosa = await createPerson(portal)
    control.fault({ kind: 'reset', route: 'POST /rec' })
    const placed = await order(rosa)
    await pass(2 * MINUTE, MINUTE)
    expect(await read(rosa, placed.id)).toMatchObject({ pix: { status: 'active' } })
  })

  it('gets a charge once, whatever becomes of its answers', async () => {
    const rosa = await createPerson(portal)
    const placed = await subscribe(rosa)
    await pass(20 * DAY, 20 * DAY)
    control.fault({ kind: 'hang', route: 'PUT /cobr/:txid', after: true, times: 2 })
    control.fault({ kind: '500-json', route: 'GET /cobr/:txid', times: 2 })
    await pass(3 * DAY)
    expect(await debits(placed.id)).toHaveLength(1)
    await pass(10 * DAY)
    expect(await grantsOf(rosa)).toHaveLength(2)
  })

  it('hears of the end of a recurrence until it has understood', async () => {
    const rosa = await createPerson(portal)
    const placed = await subscribe(rosa)
    control.fault({ kind: '503', route: 'PATCH /rec/:idRec', times: 3 })
    expect((await turnOff(rosa)).status).toBe(200)
    expect((await standing(rosa)).renewal).toBeNull()
    expect((await atBank(placed.id)).status).toBe('APROVADA')
    await pass(8 * MINUTE, 2 * MINUTE)
    expect((await atBank(placed.id)).status).toBe('CANCELADA')
    expect((await rowOf(placed.id)).checkAt).toBeNull()
  })
})

describe('the next period', () => {
  // spec: 560
  it('is an order that the bank takes on the day this one ends, and is bought once', async () => {
    const rosa = await createPerson(portal)
    const placed = await subscribe(rosa)
    const [first] = await grantsOf(rosa)
    await pass(20 * DAY, 20 * DAY)
    expect(await debits(placed.id)).toEqual([])
    await pass(3 * DAY)
    const [scheduled] = await mine(rosa)
    expect(scheduled).toMatchObject({
      status: 'scheduled',
      method: 'pix_automatic',
      amount_cents: 4_990,
      pix: null,
    })
    const [debit] = await debits(placed.id)
    expect(debit).toMatchObject({
      cents: 4_990,
      dueDate: cityDay(first?.period_end ?? clock.now()),
    })
    await pass(9 * DAY)
    const grants = await grantsOf(rosa)
    expect(grants).toHaveLength(2)
    expect(grants[1]?.period_start).toEqual(first?.period_end)
    expect(await read(rosa, scheduled?.id ?? '')).toMatchObject({ status: 'paid' })
    expect(await standing(rosa)).toMatchObject({
      state: 'active',
      renewal: { method: 'pix_automatic' },
    })
    expect(await letters(placed.id)).toEqual([])
    expect(await compareWithBank(portal.deps)).toBe(true)
    // And the one after it.
    await pass(20 * DAY, 20 * DAY)
    await pass(11 * DAY)
    expect(await grantsOf(rosa)).toHaveLength(3)
    expect(await debits(placed.id)).toHaveLength(2)
  })

  it('is one order when workers meet', async () => {
    const rosa = await createPerson(portal)
    const placed = await subscribe(rosa)
    clock.advance(23 * DAY)
    control.clock.advance(0)
    const other = await startNode(portal.urls.app, { clock, environment })
    await Promise.all([
      checkRecurrences(portal.deps),
      checkRecurrences(other.deps),
      lookAtWhatIsDue(portal.deps),
    ])
    await stopNode(other)
    expect((await mine(rosa)).filter(({ status }) => status === 'scheduled')).toHaveLength(1)
    expect(await debits(placed.id)).toHaveLength(1)
  })

  it('is not reminded of, and does not stand in the way of a purchase', async () => {
    const rosa = await createPerson(portal)
    await subscribe(rosa)
    await pass(24 * DAY, 24 * DAY)
    await remindOfEnds(portal.deps)
    const { rows } = await portal.asOwner(
      "select 1 from jobs.job where name = 'payments.send-reminder' and data ->> 'userId' = $1",
      [rosa.userId],
    )
    expect(rows).toEqual([])
    const { status, quote } = await orderPlan(portal, rosa, { method: 'pix' })
    expect(status).toBe(201)
    expect(quote).toMatchObject({ ends_renewal: true, methods: ['pix'] })
    expect((await mine(rosa)).map((one) => one.status).sort()).toEqual([
      'awaiting_payment',
      'paid',
      'scheduled',
    ])
  })

  it('is reminded of two days after the end where no charge came, and no sooner', async () => {
    const rosa = await createPerson(portal)
    const placed = await subscribe(rosa)
    const { period } = await read(rosa, placed.id)
    // The worker of the bank is away: the charge is on its way.
    clock.advance(Date.parse(period?.ends_at ?? '') - clock.now().getTime() + HOUR)
    const kinds: string[][] = []
    for (let day = 0; day < 3; day += 1) {
      await remindOfEnds(portal.deps)
      kinds.push(await reminders(rosa))
      clock.advance(DAY)
    }
    expect(kinds).toEqual([[], [], ['day-after']])
    await work()
  })

  it('is reminded of the day after the end where the bank refused it', async () => {
    const rosa = await createPerson(portal)
    const placed = await subscribe(rosa)
    const { period } = await read(rosa, placed.id)
    control.setFunds((await atBank(placed.id)).idRec, false)
    await pass(24 * DAY, 24 * DAY)
    await pass(Date.parse(period?.ends_at ?? '') - clock.now().getTime() + DAY + HOUR)
    expect(await letters(placed.id)).toEqual(['debit-refused'])
    await remindOfEnds(portal.deps)
    expect(await reminders(rosa)).toEqual(['day-after'])
    control.setFunds((await atBank(placed.id)).idRec, true)
    await pass(3 * DAY)
  })

  // spec: 560
  it('is tried three times where the account was empty, and the person is told once', async () => {
    const rosa = await createPerson(portal)
    const placed = await subscribe(rosa)
    const { idRec } = await atBank(placed.id)
    control.setFunds(idRec, false)
    await pass(24 * DAY, 24 * DAY)
    const asIs = { method: 'pix_automatic', has_failed: false }
    expect(await standing(rosa)).toMatchObject({ state: 'active', renewal: asIs })
    await pass(9 * DAY)
    expect(await letters(placed.id)).toEqual(['debit-refused'])
    expect(await standing(rosa)).toMatchObject({
      state: 'in_grace',
      renewal: { ...asIs, has_failed: true },
    })
    control.setFunds(idRec, true)
    await pass(3 * DAY)
    expect(await grantsOf(rosa)).toHaveLength(2)
    expect(await standing(rosa)).toMatchObject({ state: 'active', renewal: asIs })
    const [debit] = await debits(placed.id)
    expect(debit?.attempts.length).toBeGreaterThan(1)
  })

  it('goes back to reminders when nothing could be taken', async () => {
    const rosa = await createPerson(portal)
    const placed = await subscribe(rosa)
    control.setFunds((await atBank(placed.id)).idRec, false)
    await pass(24 * DAY, 24 * DAY)
    await pass(18 * DAY)
    expect(await letters(placed.id)).toEqual(['debit-refused', 'debit-failed'])
    expect((await debits(placed.id))[0]?.attempts).toHaveLength(4)
    expect((await mine(rosa)).map(({ status }) => status)).toEqual(['expired', 'paid'])
    expect((await atBank(placed.id)).status).toBe('CANCELADA')
    expect((await standing(rosa)).state).toBe('suspended')
  })

  it('is over when the payer ends the recurrence at the bank, and the person is told once', async () => {
    const rosa = await createPerson(portal)
    const placed = await subscribe(rosa)
    await pass(23 * DAY, 23 * DAY)
    control.decideRecurrence((await atBank(placed.id)).idRec, 'CANCELADA')
    await pass(DAY, 6 * HOUR)
    await checkRecurrences(portal.deps)
    expect(await letters(placed.id)).toHaveLength(1)
    expect((await mine(rosa)).map(({ status }) => status)).toEqual(['expired', 'paid'])
    expect(await standing(rosa)).toMatchObject({ state: 'active', renewal: null })
    clock.advance(DAY)
    await remindOfEnds(portal.deps)
    const { rows } = await portal.asOwner(
      "select 1 from jobs.job where name = 'payments.send-reminder' and data ->> 'userId' = $1",
      [rosa.userId],
    )
    expect(rows).toHaveLength(1)
  })

  it('is never taken at another price than was authorised', async () => {
    const rosa = await createPerson(portal)
    const placed = await subscribe(rosa)
    await portal.asOwner(
      "update plans set month_cents = month_cents + 100, version = version + 1, updated_at = $1 where id = 'atalaia'",
      [clock.now()],
    )
    await portal.asOwner(
      `insert into plan_updates (subscription_id, user_id, plan_id, version, created_at, told_at, in_force_at)
       select id, user_id, 'atalaia', (select version from plans where id = 'atalaia'), $2, $2, $3
       from subscriptions where user_id = $1 and source = 'paid'`,
      [rosa.userId, ago(25), ago(-10)],
    )
    await pass(24 * DAY, 24 * DAY)
    expect(await debits(placed.id)).toEqual([])
    expect(await letters(placed.id)).toEqual(['price-changed'])
    await work()
    expect((await atBank(placed.id)).status).toBe('CANCELADA')
    await portal.asOwner(
      "update plans set month_cents = month_cents - 100, version = version + 1, updated_at = $1 where id = 'atalaia'",
      [clock.now()],
    )
  })

  it('is taken on a later day after the bank was away', async () => {
    const rosa = await createPerson(portal)
    const placed = await subscribe(rosa)
    control.fault({ kind: '503', route: 'PUT /cobr/:txid', times: 1_000 })
    await pass(27 * DAY, 27 * DAY)
    await pass(3 * DAY)
    expect(await debits(placed.id)).toEqual([])
    control.clearFaults()
    await pass(6 * DAY)
    expect(await grantsOf(rosa)).toHaveLength(2)
  })
})

const chooseSmaller = ({ cookie }: TestPerson) =>
  call(
    portal,
    'PUT',
    '/my/plan-standing/next-plan',
    { plan: 'atalaia', cycle: 'month' },
    { cookie },
  )
const planLetters = async ({ userId }: TestPerson) =>
  (
    await portal.asOwner<{ kind: string }>(
      `select data ->> 'kind' as kind from jobs.job
       where name = 'payments.send-plan-letter' and data ->> 'userId' = $1 order by created_on`,
      [userId],
    )
  ).rows.map(({ kind }) => kind)

describe('what ends a recurrence', () => {
  // spec: 560
  it('is switching it off: nothing is taken, and the plan holds to its end', async () => {
    const rosa = await createPerson(portal)
    const placed = await subscribe(rosa)
    await pass(24 * DAY, 24 * DAY)
    const answer = await turnOff(rosa)
    expect(answer.json).toMatchObject({ state: 'active', renewal: null })
    expect((await turnOff(rosa)).status).toBe(200)
    expect((await atBank(placed.id)).status).toBe('CANCELADA')
    expect((await debits(placed.id))[0]?.status).toBe('CANCELADA')
    await pass(10 * DAY)
    expect(await grantsOf(rosa)).toHaveLength(1)
    expect((await mine(rosa)).map(({ status }) => status)).toEqual(['canceled', 'paid'])
  })

  it('is nobody else', async () => {
    const rosa = await createPerson(portal)
    const davi = await createPerson(portal)
    const placed = await subscribe(rosa)
    await turnOff(davi)
    expect((await rowOf(placed.id)).status).toBe('active')
    expect((await call(portal, 'DELETE', '/my/automatic-pix')).status).toBe(401)
  })

  it('is leaving the plan', async () => {
    const rosa = await createPerson(portal)
    const placed = await subscribe(rosa)
    await call(portal, 'POST', '/my/plan-standing/cancellation', undefined, {
      cookie: rosa.cookie,
    })
    await work()
    expect((await atBank(placed.id)).status).toBe('CANCELADA')
    await pass(40 * DAY, 20 * DAY)
    expect(await grantsOf(rosa)).toHaveLength(1)
  })

  it('is a purchase in another way, and what was still taken goes back', async () => {
    const rosa = await createPerson(portal)
    const placed = await subscribe(rosa)
    await pass(24 * DAY, 24 * DAY)
    const [debit] = await debits(placed.id)
    const { order: plain } = await orderPlan(portal, rosa, { plan: 'macarico', method: 'pix' })
    control.pay({ txid: await txidOf(plain.id) })
    // On its way while the other was being paid.
    const [taken] = control.pay({ txid: debit?.txid ?? '', cents: 4_990 })
    await readPaymentList('five-minutes', portal.deps)
    await work()
    await work()
    expect((await atBank(placed.id)).status).toBe('CANCELADA')
    expect(await standing(rosa)).toMatchObject({ plan: 'macarico', renewal: null })
    const payment = control.state().payments.get(taken?.e2eid ?? '')
    const bought = (await grantsOf(rosa)).length
    const back = payment?.refunds.reduce((total, { cents }) => total + cents, 0) ?? 0
    // Either it came first and bought the period, or it went back whole: never both, never neither.
    expect([bought, back]).toEqual(bought === 3 ? [3, 0] : [2, 4_990])
    expect(await compareWithBank(portal.deps)).toBe(true)
  })

  it('is getting all of the money back', async () => {
    const rosa = await createPerson(portal)
    const placed = await subscribe(rosa)
    await call(portal, 'POST', `/plan-orders/${placed.id}/withdrawal`, undefined, {
      cookie: rosa.cookie,
    })
    await pass(5 * MINUTE, MINUTE)
    expect(await read(rosa, placed.id)).toMatchObject({ status: 'refunded' })
    expect((await atBank(placed.id)).status).toBe('CANCELADA')
  })

  it('is deleting the account', async () => {
    const rosa = await createPerson(portal)
    const placed = await subscribe(rosa)
    const { idRec } = await atBank(placed.id)
    await portal.asOwner('delete from users where id = $1', [rosa.userId])
    await pass(7 * HOUR, HOUR)
    expect(control.state().recurrences.get(idRec)?.status).toBe('CANCELADA')
  })

  // spec: 565
  it('is choosing a smaller plan, in one step: its own price is authorised anew', async () => {
    const rosa = await createPerson(portal)
    const placed = await subscribe(rosa, { plan: 'macarico' })
    expect((await standing(rosa)).smaller.map(({ plan }) => plan)).toEqual(['atalaia'])
    // The next period of the plan from before is about to be taken.
    await pass(24 * DAY, 24 * DAY)
    const [debit] = await debits(placed.id)
    expect(debit?.status).toMatch(/CRIADA|ATIVA/)
    const answer = await chooseSmaller(rosa)
    expect(answer).toMatchObject({
      status: 200,
      json: { state: 'active', plan: 'macarico', renewal: null, next: { plan: 'atalaia' } },
    })
    expect((await chooseSmaller(rosa)).status).toBe(200)
    expect((await atBank(placed.id)).status).toBe('CANCELADA')
    expect((await debits(placed.id)).map(({ status }) => status)).toEqual(['CANCELADA'])
    expect(await planLetters(rosa)).toEqual(['next-chosen-by-pix'])

    const anew = await subscribe(rosa)
    expect(await standing(rosa)).toMatchObject({
      ...{ plan: 'macarico', renewal: { method: 'pix_automatic' } },
      next: { plan: 'atalaia', price_cents: 4_990, is_change: false },
    })
    await pass(40 * DAY)
    expect((await debits(anew.id))[0]).toMatchObject({ status: 'CONCLUIDA', cents: 4_990 })
    expect(await grantsOf(rosa)).toHaveLength(3)
  })

  // spec: 565
  it('is choosing a smaller plan also while the bank does not answer', async () => {
    const rosa = await createPerson(portal)
    const placed = await subscribe(rosa, { plan: 'macarico' })
    control.fault({ kind: '503', route: 'PATCH /rec/:idRec', times: 5 })
    expect((await chooseSmaller(rosa)).json).toMatchObject({ renewal: null })
    expect((await atBank(placed.id)).status).toBe('APROVADA')
    control.clearFaults()
    await pass(5 * MINUTE, MINUTE)
    expect((await atBank(placed.id)).status).toBe('CANCELADA')
    expect((await standing(rosa)).next).toMatchObject({ plan: 'atalaia', is_change: true })
  })
})

describe('what the bank posts by itself', () => {
  const hints = async () =>
    (
      await portal.asOwner<{ id: string; body: string }>(
        'select id, body from payment_hints order by received_at, id',
      )
    ).rows
  const post = (what: string, body: object) =>
    portal.app.inject({
      method: 'POST',
      url: `/api/v1/pix-hints/${hintSecret(portal.deps.config.auth.secret)}${what}`,
      payload: body,
    })

  it('is registered for recurrences and their charges as well', async () => {
    await keepWebhooks(portal.deps)
    const { webhooks } = control.state()
    expect([...webhooks.keys()].sort()).toEqual(['/cobr', '/rec', 'pix@guia.local'])
  })

  it('is looked up, doubled or not, and only its numbers are kept', async () => {
    const rosa = await createPerson(portal)
    const placed = await order(rosa)
    control.pay({ txid: await txidOf(placed.id), authorises: true })
    await readPaymentList('five-minutes', portal.deps)
    const { idRec } = await atBank(placed.id)
    const recs = [{ idRec, vinculo: { devedor: { cpf: '52998224725', nome: 'Rosa Pinheiro' } } }]
    for (const what of ['/rec', '/rec', ''])
      expect((await post(what, { recs })).statusCode).toBe(200)
    const kept = (await hints()).filter(({ body }) => body.includes(idRec))
    expect(kept).toHaveLength(3)
    expect(JSON.stringify(kept)).not.toContain('52998224725')
    await Promise.all(kept.map(({ id }) => followHints([id], portal.deps)))
    expect((await standing(rosa)).renewal).toMatchObject({ method: 'pix_automatic' })
  })

  it('tells of a charge that was rejected', async () => {
    const rosa = await createPerson(portal)
    const placed = await subscribe(rosa)
    await pass(23 * DAY, 23 * DAY)
    const [debit] = await debits(placed.id)
    const txid = debit?.txid ?? ''
    control.rejectRecurringCharge(txid)
    expect((await post('/cobr', { cobsr: [{ txid }, { txid }] })).statusCode).toBe(200)
    const [hint] = (await hints()).filter(({ body }) => body.includes(txid))
    await followHints([hint?.id ?? ''], portal.deps)
    await followHints([hint?.id ?? ''], portal.deps)
    expect(await letters(placed.id)).toEqual(['debit-failed'])
  })

  it('is believed in nothing: a forged end changes nothing', async () => {
    const rosa = await createPerson(portal)
    const placed = await subscribe(rosa)
    const { idRec } = await atBank(placed.id)
    await post('/rec', { recs: [{ idRec, status: 'CANCELADA' }] })
    const [hint] = (await hints()).filter(({ body }) => body.includes(idRec)).slice(-1)
    await followHints([hint?.id ?? ''], portal.deps)
    expect((await rowOf(placed.id)).status).toBe('active')
    expect((await post('/rec', { recs: [{ idRec: { $ne: '' } }] })).statusCode).toBe(200)
  })
})

// The last one: the adapter remembers for a while which scopes it was refused.
it('ends a purchase whose recurrence the bank refuses, and shows no code', async () => {
  const rosa = await createPerson(portal)
  control.tokens.allowed = ['cob.read', 'cob.write', 'pix.read', 'pix.write']
  control.tokens.expireAll()
  const placed = await order(rosa)
  expect(placed.pix?.copy_and_paste ?? null).toBeNull()
  expect(await read(rosa, placed.id)).toMatchObject({ status: 'canceled' })
  expect((await rowOf(placed.id)).status).toBe('ended')
})
