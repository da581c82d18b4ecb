import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { orderPlan, startBank } from '../../../test/bank.ts'
import { call } from '../../../test/calls.ts'
import { createPerson, type TestPerson } from '../../../test/people.ts'
import { useTestApp } from '../../../test/test-app.ts'
import { followHint, lookAtWhatIsDue, readPaymentList } from './reconcile-payments.ts'

/**
 * Whatever people, the bank, the clock and the network do, in any order: the invariants of payments hold
 * after every step, and once the bank answers again nothing is lost. `PAYMENT_SEQUENCES` asks for more.
 */
const SEQUENCES = Number(process.env.PAYMENT_SEQUENCES ?? 12)
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

const bank = await startBank()
const { control, clock } = bank
control.webhooks.isHeld = true
const portal = useTestApp({ clock, environment: bank.environment })
afterAll(() => bank.stop())

const PLANS = ['atalaia', 'macarico', 'espadarte'] as const
const ROUTES = [
  'PUT /cob/:txid',
  'GET /cob/:txid',
  'PATCH /cob/:txid',
  'GET /pix',
  'GET /pix/:e2eid',
  'PUT /pix/:e2eid/devolucao/:id',
  'GET /pix/:e2eid/devolucao/:id',
] as const

const action = fc.oneof(
  fc.record({ do: fc.constant('order' as const), who: fc.nat(1), plan: fc.constantFrom(...PLANS) }),
  fc.record({
    do: fc.constant('pay' as const),
    pick: fc.nat(20),
    extra: fc.constantFrom(0, 0, 0, 0, 7, -7),
    count: fc.constantFrom(1, 1, 1, 2),
  }),
  fc.record({
    do: fc.constant('wait' as const),
    ms: fc.constantFrom(MINUTE, 70 * MINUTE, 3 * DAY, 31 * DAY),
  }),
  fc.constantFrom({ do: 'worker' as const }, { do: 'list' as const }, { do: 'hint' as const }),
  fc.record({
    do: fc.constantFrom(
      'withdraw' as const,
      'cancel' as const,
      'renew' as const,
      'bank-refund' as const,
    ),
    pick: fc.nat(20),
  }),
  fc.record({
    do: fc.constant('fault' as const),
    kind: fc.constantFrom('reset' as const, '500-html' as const, '503' as const, 'empty' as const),
    route: fc.constantFrom(...ROUTES),
    after: fc.boolean(),
  }),
)
type Action = typeof action extends fc.Arbitrary<infer One> ? One : never

const rowsOf = async (text: string, values: unknown[] = []) =>
  (await portal.asOwner<Record<string, unknown>>(text, values)).rows

type Row = { id: string; txid: string; user_id: string; amount: number }
const charges = async (people: readonly TestPerson[]) =>
  (await rowsOf(
    `select o.id, c.txid, o.user_id, c.amount_cents as amount from plan_charges c
     join plan_orders o on o.id = c.order_id where o.user_id = any($1::uuid[]) order by c.id`,
    [people.map(({ userId }) => userId)],
  )) as Row[]

async function play(step: Action, people: readonly TestPerson[]) {
  if (step.do === 'order') {
    const person = people[step.who]
    if (person) await orderPlan(portal, person, { plan: step.plan })
  } else if (step.do === 'wait') clock.advance(step.ms)
  else if (step.do === 'worker') await lookAtWhatIsDue(portal.deps)
  else if (step.do === 'list') await ignoringTheBank(readPaymentList('five-minutes', portal.deps))
  else if (step.do === 'hint') await deliverHints()
  else if (step.do === 'fault') control.fault(step)
  else await touch(step, people)
}

async function touch(step: Extract<Action, { pick: number }>, people: readonly TestPerson[]) {
  const all = await charges(people)
  const one = all[step.pick % Math.max(1, all.length)]
  const person = people.find(({ userId }) => userId === one?.user_id)
  if (!one || !person) return
  if (step.do === 'pay') {
    if (!control.state().charges.has(one.txid)) return
    control.pay({ txid: one.txid, cents: one.amount + step.extra, count: step.count })
    return
  }
  if (step.do === 'bank-refund') {
    const payment = await portal.deps.stores.planPayments.findGranted(one.id)
    const refunds = await portal.deps.stores.planPayments.refundsOf(one.id)
    if (payment && refunds.length === 0) control.refundByBank(payment.providerId)
    return
  }
  const path = { withdraw: 'withdrawal', cancel: 'cancellation', renew: 'pix-code' }[step.do]
  const { status } = await call(portal, 'POST', `/plan-orders/${one.id}/${path}`, undefined, {
    cookie: person.cookie,
  })
  expect([200, 202, 409]).toContain(status)
}

/** A list that the bank does not give is read again at the next turn. */
async function ignoringTheBank(work: Promise<unknown>) {
  await work.catch((error: Error) => expect(error.message).toMatch(/bank|Pix/))
}

/** Told late, in another order, and twice. */
async function deliverHints() {
  const ids = [...control.state().payments.keys()].slice(-3).reverse()
  const body = JSON.stringify({ pix: [...ids, ...ids].map((endToEndId) => ({ endToEndId })) })
  const id = await portal.deps.stores.paymentHints.keep(body, clock.now())
  await ignoringTheBank(followHint(id, portal.deps))
}

/** What must never be true, as statements that find nothing. */
const NEVER = {
  'a payment that bought more than one period': `select payment_id from plan_grants
    group by payment_id having count(*) > 1`,
  'a period bought by money that was not enough, or not accepted': `select g.id from plan_grants g
    join plan_payments p on p.id = g.payment_id join plan_orders o on o.id = p.order_id
    where p.decision <> 'granted' or p.amount_cents < o.amount_cents`,
  'a period and reason bought twice': `select subscription_id from plan_grants
    group by subscription_id, period_start, reason having count(*) > 1`,
  'accepted money that bought nothing': `select p.id from plan_payments p
    where p.decision = 'granted' and not exists (select 1 from plan_grants where payment_id = p.id)`,
  'more given back than was paid': `select p.id from plan_payments p join plan_refunds r on r.payment_id = p.id
    where r.status <> 'not_done' group by p.id having sum(r.amount_cents) > p.amount_cents`,
  'an order that went back whole and still has its period, or the other way round': `
    select o.id from plan_orders o
    join plan_payments p on p.order_id = o.id and p.decision = 'granted'
    join plan_grants g on g.payment_id = p.id
    where (o.status = 'refunded') <> (g.revoked_at is not null)`,
  'a payment without its line in the books': `select p.id from plan_payments p
    where not exists (select 1 from plan_ledger where payment_id = p.id and refund_id is null
      and amount_cents = p.amount_cents)`,
  'a refund that is done without its line in the books': `select r.id from plan_refunds r
    where (r.status = 'done') <> exists (select 1 from plan_ledger where refund_id = r.id
      and amount_cents = -r.amount_cents)`,
  'two open codes of one order': `select order_id from plan_charges
    where status in ('intent_saved', 'unknown', 'active') group by order_id having count(*) > 1`,
  'two orders of one person that wait for money': `select user_id from plan_orders
    where status = 'awaiting_payment' and user_id is not null group by user_id having count(*) > 1`,
}

/** Ends never go back. */
const NEXT: Record<string, readonly string[]> = {
  paid: ['paid', 'partially_refunded', 'refunded'],
  partially_refunded: ['partially_refunded', 'refunded'],
  refunded: ['refunded'],
}

async function check(seen: Map<string, string>) {
  for (const [sentence, text] of Object.entries(NEVER)) {
    expect(await rowsOf(text), sentence).toEqual([])
  }
  for (const row of await rowsOf('select id, status from plan_orders')) {
    const [id, status] = [String(row.id), String(row.status)]
    expect(NEXT[seen.get(id) ?? ''] ?? [status], 'an end went back').toContain(status)
    seen.set(id, status)
  }
}

/** The bank answers again and the worker does its rounds. */
async function settleDown() {
  control.clearFaults()
  for (let turn = 0; turn < 4; turn += 1) {
    await readPaymentList('night', portal.deps)
    await lookAtWhatIsDue(portal.deps)
    clock.advance(3 * MINUTE)
  }
}

async function checkBooks() {
  const known = new Set(
    (await rowsOf('select provider_id from plan_payments')).map(({ provider_id }) => provider_id),
  )
  for (const id of control.state().payments.keys()) expect(known, 'a lost payment').toContain(id)
  const ours = await portal.deps.stores.planPayments.totals(new Date(0), new Date('2200-01-01'))
  const { receivedCents, refundedCents } = control.totals()
  expect(ours).toEqual({ paidCents: receivedCents, refundedCents })
  const unreturned = `select p.id from plan_payments p where p.decision = 'returned'
    and p.amount_cents <> (select coalesce(sum(amount_cents), 0) from plan_refunds
      where payment_id = p.id and status = 'done')`
  expect(await rowsOf(unreturned), 'money that should have gone back').toEqual([])
}

async function checkAccess(people: readonly TestPerson[]) {
  for (const { userId } of people) {
    const rows = await rowsOf(
      `select 1 from plan_grants g join subscriptions s on s.id = g.subscription_id
       where s.user_id = $1 and g.revoked_at is null and g.period_start <= $2 and g.period_end > $2`,
      [userId, clock.now()],
    )
    const plan = await portal.deps.stores.accounts.planType(userId, clock.now())
    if (rows.length > 0) expect(plan, 'paid without access').not.toBe('clube')
  }
}

it(
  'keeps every promise about money, whatever happens',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 6, maxLength: 24 }), async (steps) => {
        const people = [await createPerson(portal), await createPerson(portal)]
        const seen = new Map<string, string>()
        for (const step of steps) {
          await play(step, people)
          await check(seen)
        }
        await settleDown()
        await check(seen)
        await checkBooks()
        await checkAccess(people)
      }),
      { numRuns: SEQUENCES, endOnFailure: false },
    )
  },
  24 * 60 * MINUTE,
)
