import { randomUUID } from 'node:crypto'
import { topics } from '@portal/contract/live/topics'
import type {
  MoneyOrderDetails,
  MoneyPayment,
  UndecidedPayment,
} from '@portal/contract/money/payments/money'
import type { PlanOrder, PlanQuote } from '@portal/contract/money/payments/plan-order'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { documentOf, orderPlan, startBank } from '../../../../../test/bank.ts'
import { call } from '../../../../../test/calls.ts'
import { readLive } from '../../../../../test/live-reader.ts'
import { createPerson, type TestPerson } from '../../../../../test/people.ts'
import { useTestApp } from '../../../../../test/test-app.ts'
import { lookAtWhatIsDue, readPaymentList } from '../reconcile-payments.ts'
import { sendWithdrawalEmail } from '../tell-of-withdrawal.ts'

const bank = await startBank()
const { control, clock } = bank
const portal = useTestApp({ clock, environment: bank.environment })
afterAll(() => bank.stop())
beforeEach(() => {
  control.clearFaults()
  control.webhooks.isHeld = true
})

let chief: TestPerson
let second: TestPerson
beforeAll(async () => {
  chief = await createPerson(portal, { role: 'superadmin', name: 'Chefe Um' })
  second = await createPerson(portal, { role: 'superadmin', name: 'Chefe Dois' })
})

const DAY = 24 * 60 * 60_000
const REASON = 'Pedido por telefone.'
const as = (person: TestPerson, method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  call(portal, method, `/admin${path}`, body, { cookie: person.cookie })
const details = async (id: string) =>
  (await as(chief, 'GET', `/plan-orders/${id}`)).json as MoneyOrderDetails
const planOf = ({ userId }: TestPerson) => portal.deps.stores.accounts.planType(userId, clock.now())
const txidOf = async (orderId: string) =>
  (await portal.deps.stores.planOrders.newestCharge(orderId))?.txid ?? ''
const reconcile = () => readPaymentList('five-minutes', portal.deps)

async function workerTurns() {
  for (let turn = 0; turn < 3; turn += 1) {
    await lookAtWhatIsDue(portal.deps)
    clock.advance(3 * 60_000)
  }
}

async function bought(cents?: number) {
  const rosa = await createPerson(portal)
  const { order } = await orderPlan(portal, rosa)
  control.pay({ txid: await txidOf(order.id), ...(cents ? { cents } : {}) })
  await reconcile()
  return { rosa, order }
}

async function paymentOf(orderId: string): Promise<MoneyPayment> {
  const [payment] = (await details(orderId)).payments
  if (!payment) throw new Error('no payment')
  return payment
}

/** The portal and its bank have had it for so long. */
async function age(payment: MoneyPayment, days: number) {
  await portal.asOwner('alter table plan_payments disable trigger user')
  await portal.asOwner(
    "update plan_payments set paid_at = paid_at - $2 * interval '1 day' where id = $1",
    [payment.id, days],
  )
  await portal.asOwner('alter table plan_payments enable trigger user')
  const there = control.state().payments.get(payment.provider_id)
  if (there) there.paidAt = new Date(there.paidAt.getTime() - days * DAY)
}

async function paidWithoutOrder() {
  control.pay({ txid: null, cents: 777 })
  await reconcile()
  const { json } = await as(chief, 'GET', '/plan-orders')
  return json.undecided.find((one: { order: unknown }) => one.order === null)
}

const refund = (person: TestPerson, payment: MoneyPayment, changes: object = {}) =>
  as(person, 'POST', `/plan-payments/${payment.id}/refund`, {
    key: randomUUID(),
    amount_cents: payment.left_cents,
    left_cents: payment.left_cents,
    reason: REASON,
    ...changes,
  })
const decide = (person: TestPerson, id: string, decision: string) =>
  as(person, 'POST', `/plan-payments/${id}/decision`, { decision, reason: REASON })
const returnOutside = (person: TestPerson, id: string) =>
  as(person, 'POST', `/plan-payments/${id}/outside-return`, { reason: REASON })
const actionsAbout = async (subject: string) => {
  const { rows } = await portal.asOwner<{ action: string }>(
    'select action from audit_log where subject_id = $1 order by at, id',
    [subject],
  )
  return rows.map(({ action }) => action)
}

describe('the list of orders', () => {
  // spec: 538
  it('finds an order by name, number, payment and protocol', async () => {
    const { order } = await bought()
    const payment = await paymentOf(order.id)
    await refund(chief, payment, { amount_cents: 100 })
    const { protocol } = (await paymentOf(order.id)).refunds[0] ?? { protocol: '' }
    for (const search of [order.id, order.id.slice(-8), payment.provider_id, protocol]) {
      const { json } = await as(chief, 'GET', `/plan-orders?search=${search}`)
      expect(
        json.orders.map(({ id }: { id: string }) => id),
        search,
      ).toEqual([order.id])
      expect(json.total).toBe(1)
    }
    const named = await as(chief, 'GET', '/plan-orders?search=rosa%20PINH&status=paid&method=pix')
    expect(named.json.orders.map(({ id }: { id: string }) => id)).toContain(order.id)
    expect((await as(chief, 'GET', '/plan-orders?search=100%25')).json.orders).toEqual([])
    expect((await as(chief, 'GET', '/plan-orders?method=card')).json.orders).toEqual([])
  })

  it('goes from page to page in every order, each row once', async () => {
    await bought()
    await bought()
    for (const sort of ['recentes', 'antigos', 'nome', 'nome-desc']) {
      const seen: string[] = []
      let cursor = ''
      do {
        const { json } = await as(
          chief,
          'GET',
          `/plan-orders?limit=2&sort=${sort}${cursor && `&cursor=${cursor}`}`,
        )
        seen.push(...json.orders.map(({ id }: { id: string }) => id))
        cursor = json.next_cursor ?? ''
        if (!cursor) expect(seen).toHaveLength(json.total)
      } while (cursor)
      expect(new Set(seen).size).toBe(seen.length)
    }
  })

  it('counts days as the city does, and refuses a span that ends before it begins', async () => {
    const { order } = await bought()
    const day = order.created_at.slice(0, 10)
    const within = await as(chief, 'GET', `/plan-orders?from=${day}&until=${day}&limit=100`)
    expect(within.json.orders.map(({ id }: { id: string }) => id)).toContain(order.id)
    const before = await as(chief, 'GET', '/plan-orders?until=2020-01-01')
    expect(before.json.orders).toEqual([])
    const reversed = await as(chief, 'GET', '/plan-orders?from=2026-02-01&until=2026-01-01')
    expect(reversed.status).toBe(422)
  })
})

describe('whoever watches a purchase', () => {
  const WAIT = { timeout: 15_000 }

  // spec: 566
  it('is told when its money has gone back: its buyer, and whoever leads the money', async () => {
    const origin = await portal.app.listen({ host: '127.0.0.1', port: 0 })
    const { rosa, order } = await bought()
    const topic = topics.planOrders(rosa.userId)
    const readers = [await readLive(origin, [topic], rosa), await readLive(origin, [topic], chief)]
    const versions = () => readers.map((reader) => reader.version(topic) ?? 0)
    await vi.waitFor(() => expect(Math.min(...versions())).toBeGreaterThan(0), WAIT)

    await refund(chief, await paymentOf(order.id))
    const { rows } = await portal.asOwner<{ version: number }>(
      'select sum(changes)::int as version from live_changes where topic = $1',
      [topic],
    )
    const asked = rows[0]?.version ?? 0
    control.holdRefunds(true)
    await workerTurns()
    control.holdRefunds(false)
    for (const { e2eid, refunds } of control.state().payments.values()) {
      for (const { id } of refunds) control.settleRefund(e2eid, id, 'DEVOLVIDO')
    }
    await workerTurns()
    // Asked for, on its way, done.
    await vi.waitFor(() => expect(versions()).toEqual([asked + 2, asked + 2]), WAIT)
    for (const reader of readers) reader.leave()

    const admin = await createPerson(portal, { role: 'admin' })
    const stranger = await createPerson(portal)
    for (const person of [admin, stranger]) {
      expect((await readLive(origin, [topic], person)).status).toBe(403)
    }
  })
})

describe('a refund by the team', () => {
  it('of the whole takes the plan away, once the bank has done it', async () => {
    const { rosa, order } = await bought()
    expect((await refund(chief, await paymentOf(order.id))).status).toBe(202)
    expect(await planOf(rosa)).toBe('atalaia')
    await workerTurns()
    expect(await planOf(rosa)).toBe('clube')
    const { order: after, payments, ledger } = await details(order.id)
    expect(after.status).toBe('refunded')
    expect(payments[0]).toMatchObject({
      left_cents: 0,
      may: { refund: false },
      refunds: [{ reason: 'by-staff', note: REASON, requested_by: 'Chefe Um', status: 'done' }],
    })
    expect(payments[0]?.grant?.revoked_at).not.toBeNull()
    expect(ledger.map(({ amount_cents }) => amount_cents)).toEqual([4_990, -4_990])
    expect(await actionsAbout(order.id)).toEqual(
      expect.arrayContaining(['plan-refund.asked', 'plan-refund.done']),
    )
  })

  // spec: 528
  it('of a part leaves the plan, and never gives more than what is left', async () => {
    const { rosa, order } = await bought()
    const payment = await paymentOf(order.id)
    await refund(chief, payment, { amount_cents: 1_000 })
    await workerTurns()
    expect(await planOf(rosa)).toBe('atalaia')
    expect((await details(order.id)).order.status).toBe('partially_refunded')
    const left = await paymentOf(order.id)
    expect(left.left_cents).toBe(3_990)
    const tooMuch = await refund(chief, left, { amount_cents: 3_991 })
    expect(tooMuch).toMatchObject({ status: 422, json: { code: 'payments.too-much' } })
  })

  it('pressed twice is one refund, and two people at once are one refund and one refusal', async () => {
    const { order } = await bought()
    const payment = await paymentOf(order.id)
    const key = randomUUID()
    const taps = await Promise.all(
      [1, 2, 3].map(() => refund(chief, payment, { key, amount_cents: 500 })),
    )
    expect(taps.map(({ status }) => status)).toEqual([202, 202, 202])
    const seen = await paymentOf(order.id)
    expect(seen.refunds).toHaveLength(1)
    const both = await Promise.all(
      [chief, second].map((one) => refund(one, seen, { amount_cents: 500 })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([202, 409])
    expect((await paymentOf(order.id)).left_cents).toBe(3_990)
  })

  // spec: 538
  it('says why it is refused after 90 days, and asks for a reason', async () => {
    const { order } = await bought()
    const payment = await paymentOf(order.id)
    expect((await refund(chief, payment, { reason: ' x ' })).status).toBe(422)
    expect((await refund(chief, payment, { amount_cents: 0 })).status).toBe(422)
    await age(payment, 91)
    expect(await refund(chief, payment)).toMatchObject({
      status: 409,
      json: { code: 'payments.too-old' },
    })
  })

  it('is refused where its key asked for another amount or for another reason before', async () => {
    const { order } = await bought()
    const payment = await paymentOf(order.id)
    const key = randomUUID()
    expect((await refund(chief, payment, { key, amount_cents: 500 })).status).toBe(202)
    for (const other of [{ amount_cents: 600 }, { amount_cents: 500, reason: 'Outro motivo.' }]) {
      const answer = await refund(chief, payment, { key, ...other })
      expect(answer).toMatchObject({ status: 409, json: { code: 'payments.key-used' } })
      expect(answer.json.detail).toMatch(/^Esta devolução já foi pedida com outro valor/)
    }
    expect((await refund(chief, payment, { key, amount_cents: 500 })).status).toBe(202)
    expect((await paymentOf(order.id)).refunds).toMatchObject([{ amount_cents: 500 }])
  })

  it('of a purchase that became the credit of a dearer plan comes after that one', async () => {
    const { rosa, order } = await bought()
    clock.advance(5 * DAY)
    const { order: dearer } = await orderPlan(portal, rosa, { plan: 'espadarte' })
    control.pay({ txid: await txidOf(dearer.id) })
    await reconcile()
    const payment = await paymentOf(order.id)
    const refused = await refund(chief, payment)
    expect(refused).toMatchObject({ status: 409, json: { code: 'payments.dearer-first' } })
    expect(refused.json.detail).toMatch(/Devolva primeiro a compra do plano maior/)
    // A part takes no period away.
    expect((await refund(chief, payment, { amount_cents: 100 })).status).toBe(202)
    expect((await refund(chief, await paymentOf(order.id))).json.code).toBe('payments.dearer-first')
    expect((await refund(chief, await paymentOf(dearer.id))).status).toBe(202)
    expect((await refund(chief, await paymentOf(order.id))).status).toBe(202)
    await workerTurns()
    expect(await planOf(rosa)).toBe('clube')
  })

  it('is no credit any more: of a part by the team, of a part by the bank, of all but one centavo', async () => {
    const { rosa, order } = await bought()
    const quote = async () =>
      (await call(portal, 'GET', '/plan-quote?plan=espadarte', undefined, rosa)).json as PlanQuote
    expect((await quote()).credit_cents).toBe(4_990)
    const waiting = await orderPlan(portal, rosa, { plan: 'espadarte' })
    const payment = await paymentOf(order.id)
    await refund(chief, payment, { amount_cents: 1_000 })
    expect((await quote()).credit_cents).toBe(3_990)
    // What was ordered at the old credit is over, and its money would go back.
    expect((await details(waiting.order.id)).order.status).toBe('canceled')
    await workerTurns()
    control.refundByBank(payment.provider_id, { cents: 3_989 })
    await reconcile()
    expect((await quote()).credit_cents).toBe(1)
    expect(await planOf(rosa)).toBe('atalaia')
  })

  it('of what a dearer plan took over is no credit of that one either', async () => {
    const { rosa, order } = await bought()
    const { order: dearer } = await orderPlan(portal, rosa, { plan: 'macarico' })
    control.pay({ txid: await txidOf(dearer.id) })
    await reconcile()
    const quote = async () =>
      (await call(portal, 'GET', '/plan-quote?plan=espadarte', undefined, rosa)).json as PlanQuote
    expect((await quote()).credit_cents).toBe(9_990)
    await refund(chief, await paymentOf(order.id), { amount_cents: 4_000 })
    expect((await quote()).credit_cents).toBe(5_990)
    await workerTurns()
  })

  it('that the bank refuses for good after 90 days has failed; a bank without an answer is asked again', async () => {
    const { order } = await bought(4_000)
    const route = 'PUT /pix/:e2eid/devolucao/:id'
    await decide(chief, (await paymentOf(order.id)).id, 'returned')
    const seen = await paymentOf(order.id)
    await age(seen, 92)
    for (const kind of ['500-json', '429'] as const) {
      control.fault({ kind, route, times: 3 })
      await workerTurns()
      control.clearFaults()
      expect((await paymentOf(order.id)).refunds).toMatchObject([{ status: 'requested' }])
    }
    await workerTurns()
    const failed = await paymentOf(order.id)
    expect(failed).toMatchObject({
      left_cents: 4_000,
      refunds: [{ status: 'not_done' }],
      may: { return: false, return_outside: true },
    })
    expect((await returnOutside(chief, seen.id)).json.payment).toMatchObject({
      left_cents: 0,
      refunds: [{ status: 'not_done' }, { reason: 'outside', status: 'done' }],
    })
  })
})

describe('a second withdrawal of the same plan within a year', () => {
  const withdraw = ({ cookie }: TestPerson, id: string) =>
    call(portal, 'POST', `/plan-orders/${id}/withdrawal`, undefined, { cookie })
  const own = async ({ cookie }: TestPerson, id: string) =>
    (await call(portal, 'GET', `/plan-orders/${id}`, undefined, { cookie })).json as PlanOrder
  const again = async (person: TestPerson, input: Parameters<typeof orderPlan>[2] = {}) => {
    const { order } = await orderPlan(portal, person, input)
    control.pay({ txid: await txidOf(order.id) })
    await reconcile()
    return order
  }
  async function withdrawn() {
    const { rosa, order } = await bought()
    await withdraw(rosa, order.id)
    await workerTurns()
    expect((await own(rosa, order.id)).status).toBe('refunded')
    return rosa
  }
  const told = async (id: string) =>
    (
      await portal.asOwner<{ kind: string }>(
        "select data ->> 'kind' as kind from jobs.job where name = 'payments.send-withdrawal-email' and data ->> 'orderId' = $1 order by 1",
        [id],
      )
    ).rows.map(({ kind }) => kind)

  it('is acknowledged at once, and a person says what becomes of the money', async () => {
    const rosa = await withdrawn()
    const order = await again(rosa)
    const answers = await Promise.all([1, 2, 3].map(() => withdraw(rosa, order.id)))
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202])
    const asked = await own(rosa, order.id)
    expect(asked).toMatchObject({
      ...{ status: 'paid', refunds: [], withdrawal_until: null, may_ask_again: false },
      withdrawal: { status: 'in_review', amount_cents: 4_990, reason: null },
    })
    expect(await told(order.id)).toEqual(['asked', 'to-decide', 'to-decide'])
    await workerTurns()
    expect(await planOf(rosa)).toBe('atalaia')
    // While nobody has decided it is no credit, and cannot be given back beside the decision.
    const quote = await call(portal, 'GET', '/plan-quote?plan=espadarte', undefined, rosa)
    expect(quote.json).toMatchObject({ reason: 'renewal', credit_cents: 0 })
    const { json } = await as(chief, 'GET', '/plan-orders')
    const waiting = json.undecided.find((one: UndecidedPayment) => one.order?.id === order.id)
    expect(waiting.answer_by).toBe(asked.withdrawal?.answer_by)
    const payment = await paymentOf(order.id)
    expect(payment.may).toMatchObject({ refund: false, keep: true, return: true })
    const found = await as(chief, 'GET', `/plan-orders?search=${asked.withdrawal?.protocol}`)
    expect(found.json.orders).toMatchObject([{ id: order.id }])

    expect((await decide(chief, payment.id, 'returned')).status).toBe(200)
    expect((await decide(second, payment.id, 'granted')).status).toBe(409)
    await workerTurns()
    const done = await own(rosa, order.id)
    expect(done).toMatchObject({ status: 'refunded', withdrawal: { status: 'returned' } })
    expect(done.refunds).toMatchObject([{ status: 'done', protocol: asked.withdrawal?.protocol }])
    expect(await planOf(rosa)).toBe('clube')
  })

  it('is told why where the purchase stays, and is not asked about again', async () => {
    const rosa = await withdrawn()
    const order = await again(rosa)
    await withdraw(rosa, order.id)
    await decide(chief, (await paymentOf(order.id)).id, 'granted')
    expect(await own(rosa, order.id)).toMatchObject({
      ...{ status: 'paid', refunds: [], withdrawal_until: null },
      withdrawal: { status: 'kept', reason: REASON },
    })
    expect(await told(order.id)).toEqual(['asked', 'kept', 'to-decide', 'to-decide'])
    expect(await actionsAbout(order.id)).toContain('plan-order.withdrawal-kept')
    await withdraw(rosa, order.id)
    expect((await own(rosa, order.id)).withdrawal?.status).toBe('kept')
    const sent: { to: string; text: string }[] = []
    const mail = { send: async (email: (typeof sent)[number]) => void sent.push(email) }
    const deciderId = chief.userId
    for (const one of [{ kind: 'asked' }, { kind: 'kept' }, { kind: 'to-decide', deciderId }]) {
      await sendWithdrawalEmail(
        { ...one, orderId: order.id } as never,
        { ...portal.deps, mail } as never,
      )
    }
    expect(sent.map(({ to }) => to)).toEqual([rosa.email, rosa.email, chief.email])
    expect(sent[2]?.text).toContain(`/admin/financeiro/${order.id}`)
    expect(sent[0]?.text).toContain('uma pessoa da equipe confere o pedido')
    expect(sent[1]?.text).toContain(`Motivo: ${REASON}`)
  })

  it('is known by the document under another account, and not of another plan or after a year', async () => {
    const rosa = await withdrawn()
    const document = documentOf(rosa)
    const other = await createPerson(portal)
    const copy = await again(other, { document })
    await withdraw(other, copy.id)
    expect((await own(other, copy.id)).withdrawal?.status).toBe('in_review')
    const larger = await again(rosa, { plan: 'macarico' })
    await withdraw(rosa, larger.id)
    expect(await own(rosa, larger.id)).toMatchObject({ withdrawal: null, refunds: [{}] })
    clock.advance(366 * DAY)
    const later = await again(rosa)
    await withdraw(rosa, later.id)
    expect((await own(rosa, later.id)).withdrawal).toBeNull()
  })
})

describe('money that no rule could place', () => {
  // spec: 538
  it('of an order can open the period', async () => {
    const { rosa, order } = await bought(4_000)
    const { json } = await as(chief, 'GET', '/plan-orders')
    expect(json.undecided.map((one: { order: { id: string } | null }) => one.order?.id)).toContain(
      order.id,
    )
    const { payments, offer } = await details(order.id)
    expect(payments[0]?.may).toEqual({
      refund: false,
      grant: true,
      keep: false,
      return: true,
      return_outside: false,
    })
    expect(offer).not.toBeNull()
    const id = payments[0]?.id ?? ''
    const answers = await Promise.all([1, 2].map(() => decide(chief, id, 'granted')))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await planOf(rosa)).toBe('atalaia')
    expect((await details(order.id)).order.status).toBe('paid')
    expect(await paymentOf(order.id)).toMatchObject({
      decision: 'granted',
      decided: { by: 'Chefe Um', reason: REASON },
      may: { refund: true, grant: false, return: false },
    })
    expect(await decide(second, id, 'returned')).toMatchObject({
      status: 409,
      json: { code: 'payments.decided' },
    })
    const after = await as(chief, 'GET', '/plan-orders')
    expect(after.json.undecided.some((one: { id: string }) => one.id === id)).toBe(false)
    expect(await actionsAbout(order.id)).toContain('plan-payment.decided-granted')
  })

  it('and opened the period is undone by its buyer like any other', async () => {
    const { rosa, order } = await bought(4_000)
    await decide(chief, (await paymentOf(order.id)).id, 'granted')
    const answer = await call(portal, 'POST', `/plan-orders/${order.id}/withdrawal`, undefined, {
      cookie: rosa.cookie,
    })
    expect(answer.status).toBe(202)
    await workerTurns()
    expect(await planOf(rosa)).toBe('clube')
    expect((await details(order.id)).order.status).toBe('refunded')
  })

  it('of an order can go back', async () => {
    const { rosa, order } = await bought(4_000)
    const { id } = await paymentOf(order.id)
    expect((await refund(chief, await paymentOf(order.id))).json.code).toBe('payments.undecided')
    await decide(chief, id, 'returned')
    await workerTurns()
    expect(await planOf(rosa)).toBe('clube')
    const { order: after, payments, ledger } = await details(order.id)
    expect(after.status).toBe('canceled')
    expect(payments[0]).toMatchObject({ decision: 'returned', left_cents: 0 })
    expect(ledger.reduce((sum, { amount_cents }) => sum + amount_cents, 0)).toBe(0)
  })

  it('two people who decide otherwise at once are one decision', async () => {
    const { order } = await bought(4_000)
    const { id } = await paymentOf(order.id)
    const answers = await Promise.all([
      decide(chief, id, 'granted'),
      decide(second, id, 'returned'),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('without an order can only go back', async () => {
    const { id } = await paidWithoutOrder()
    expect(await decide(chief, id, 'granted')).toMatchObject({
      status: 409,
      json: { code: 'payments.cannot-grant' },
    })
    const { json } = await decide(chief, id, 'returned')
    expect(json.payment).toMatchObject({ left_cents: 0, refunds: [{ amount_cents: 777 }] })
    await workerTurns()
    const again = (await decide(chief, id, 'returned')).json.payment
    expect(again.refunds).toMatchObject([{ status: 'done' }])
  })

  it('and that its bank no longer gives back is returned in another way, and stays so', async () => {
    const { rosa, order } = await bought(4_000)
    const young = await paymentOf(order.id)
    expect(await returnOutside(chief, young.id)).toMatchObject({
      status: 409,
      json: { code: 'payments.not-outside' },
    })
    await age(young, 91)
    expect((await paymentOf(order.id)).may).toMatchObject({ return: false, return_outside: true })
    const refused = await decide(chief, young.id, 'returned')
    expect(refused).toMatchObject({ status: 409, json: { code: 'payments.too-old' } })
    expect(refused.json.detail).toMatch(/registre que foi por fora/)
    const { json } = await as(chief, 'GET', '/plan-orders')
    expect(json.undecided.find(({ id }: { id: string }) => id === young.id).may).toEqual({
      return: false,
      return_outside: true,
    })

    const answers = await Promise.all([1, 2].map(() => returnOutside(chief, young.id)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    await workerTurns()
    const { order: after, payments, ledger } = await details(order.id)
    expect(after.status).toBe('canceled')
    expect(payments[0]).toMatchObject({
      decision: 'returned',
      decided: { by: 'Chefe Um', reason: REASON },
      left_cents: 0,
      refunds: [{ reason: 'outside', status: 'done', amount_cents: 4_000, note: REASON }],
      may: { refund: false, grant: false, keep: false, return: false, return_outside: false },
    })
    // The bank was asked for nothing, and the books are those of the bank.
    expect(control.state().payments.get(young.provider_id)?.refunds).toEqual([])
    expect(ledger.map(({ amount_cents }) => amount_cents)).toEqual([4_000])
    expect(await actionsAbout(order.id)).toContain('plan-payment.returned-outside')
    const { rows: emails } = await portal.asOwner<{ kind: string }>(
      `select j.data ->> 'kind' as kind from jobs.job j
        join plan_refunds r on r.id::text = j.data ->> 'refundId'
        where j.name = 'payments.send-refund-email' and r.payment_id = $1`,
      [young.id],
    )
    expect(emails).toEqual([{ kind: 'done' }])
    expect(await planOf(rosa)).toBe('clube')
    const own = await call(portal, 'GET', `/plan-orders/${order.id}`, undefined, {
      cookie: rosa.cookie,
    })
    expect(own.json.refunds).toMatchObject([{ status: 'done', amount_cents: 4_000 }])
  })

  it('that was placed has nothing to decide', async () => {
    const { order } = await bought()
    const { id } = await paymentOf(order.id)
    expect((await decide(chief, id, 'returned')).json.code).toBe('payments.decided')
    expect((await decide(chief, randomUUID(), 'returned')).status).toBe(404)
  })
})

describe('the tax document', () => {
  const NOTE = { status: 'issued', number: '2026/123', access_key: null, reason: REASON }

  // spec: 538, 572
  it('is kept, shown to its buyer by its number, and not overwritten unseen', async () => {
    const { rosa, order } = await bought()
    expect((await details(order.id)).invoice).toMatchObject({ status: 'none', version: 0 })
    const path = `/plan-orders/${order.id}/invoice`
    const xml = '<nfse>á</nfse>'
    expect(await as(chief, 'PUT', path, { ...NOTE, version: 0, xml })).toMatchObject({
      status: 200,
      json: { status: 'issued', number: '2026/123', has_xml: true, version: 1 },
    })
    const file = await portal.app.inject({
      url: `/api/v1/admin${path}-xml`,
      headers: { cookie: chief.cookie },
    })
    expect(file.body).toBe(xml)
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename="nfse-.+\.xml"$/)
    expect((await as(rosa, 'GET', `${path}-xml`)).status).toBe(403)
    const { order: other } = await bought()
    expect((await as(chief, 'GET', `/plan-orders/${other.id}/invoice-xml`)).status).toBe(404)
    expect((await as(second, 'PUT', path, { ...NOTE, version: 0 })).status).toBe(409)
    const own = await call(portal, 'GET', `/plan-orders/${order.id}`, undefined, {
      cookie: rosa.cookie,
    })
    expect(own.json.invoice_number).toBe('2026/123')
    const canceled = await as(chief, 'PUT', path, { ...NOTE, status: 'canceled', version: 1 })
    expect(canceled.json).toMatchObject({ status: 'canceled', has_xml: true, version: 2 })
    expect(await actionsAbout(order.id)).toContain('plan-invoice.saved')
  })

  it('is refused above 200 kB, or when it is no XML', async () => {
    const { order } = await bought()
    const path = `/plan-orders/${order.id}/invoice`
    for (const xml of [`<a>${'á'.repeat(110_000)}</a>`, 'planilha']) {
      expect((await as(chief, 'PUT', path, { ...NOTE, version: 0, xml })).status).toBe(422)
    }
  })
})

// spec: 538
it('is for superadministrators alone', async () => {
  const { rosa, order } = await bought()
  const payment = await paymentOf(order.id)
  const others = [
    rosa,
    await createPerson(portal, { role: 'admin' }),
    await createPerson(portal, { role: 'editor' }),
    await createPerson(portal, { role: 'moderator' }),
  ]
  for (const person of others) {
    const answers = [
      await as(person, 'GET', '/plan-orders'),
      await as(person, 'GET', `/plan-orders/${order.id}`),
      await refund(person, payment),
      await decide(person, payment.id, 'returned'),
      await returnOutside(person, payment.id),
    ]
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
  }
  expect((await call(portal, 'GET', '/admin/plan-orders')).status).toBe(401)
  expect((await as(chief, 'GET', `/plan-orders/${randomUUID()}`)).status).toBe(404)
  expect((await returnOutside(chief, randomUUID())).status).toBe(404)
})
