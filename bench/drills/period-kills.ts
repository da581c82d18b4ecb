import { setTimeout as wait } from 'node:timers/promises'
import type { Fault } from '../../sandbox/src/faults/faults.ts'
import { dayOf } from '../../sandbox/src/faults/sandbox-clock.ts'
import {
  lookAtWhatIsDue,
  readPaymentList,
} from '../../server/src/features/money/payments/reconcile-payments.ts'
import { defineJob } from '../../server/src/platform/queue/job.ts'
import { type Drill, expect } from './drill.ts'
import {
  buy,
  expectRightBooks,
  type PaymentPortal,
  readBooks,
  startPaymentPortal,
} from './payment-portal.ts'

const LOOK_AT_DUE = defineJob('payments.look-at-due')
/** A worker takes seconds to start: fewer of these kills than of the others, and each moment at least once. */
const SHARE = 0.1
const DUE_AT_ONCE = 2
const PATIENCE_MS = 30_000
const POLL_MS = 20
const LOOK_MS = 1_000
const LINGER_MS = 300

type Reached = (portal: PaymentPortal, people: readonly Person[]) => Promise<boolean>
type Moment = { name: string; fault: Fault; reached: Reached }

/** Where the worker is held while it orders periods: the bank does not answer until it is killed. */
const MOMENTS: readonly [Moment, ...Moment[]] = [
  {
    name: 'before the order',
    fault: { kind: 'hang', route: 'GET /rec/:idRec' },
    reached: async (portal) => !(await isWaiting(portal)),
  },
  {
    name: 'order kept, bank not asked',
    fault: { kind: 'hang', route: 'GET /cobr/:txid' },
    reached: isKept,
  },
  {
    name: 'bank asked in vain',
    fault: { kind: 'hang', route: 'PUT /cobr/:txid' },
    reached: isKept,
  },
  {
    name: 'bank has it, answer lost',
    fault: { kind: 'hang', route: 'PUT /cobr/:txid', after: true },
    reached: async ({ control }, people) => {
      const atBank = [...control.state().recurringCharges.values()].map(({ idRec }) => idRec)
      return people.every(({ recurrenceId }) => atBank.includes(recurrenceId))
    },
  },
]

// spec: 540, 567
/** A worker that is killed while it orders periods of Pix Automático: each is ordered and taken once. */
export const periodKills: Drill = {
  name: 'period-kills',
  async run({ say, defer, paymentKills }) {
    const kills = Math.max(MOMENTS.length, Math.ceil(paymentKills * SHARE))
    const portal = await startPaymentPortal('period-kills', defer)
    const app = await portal.startApp()
    defer(() => app.stop('SIGKILL'))
    const people = await subscribeAll(portal, kills * DUE_AT_ONCE)

    let worker = await portal.startWorker()
    defer(() => worker.stop('SIGKILL'))
    const began = performance.now()
    let inside = 0
    for (let kill = 0; kill < kills; kill += 1) {
      const moment = MOMENTS[kill % MOMENTS.length] ?? MOMENTS[0]
      const some = people.slice(kill * DUE_AT_ONCE, (kill + 1) * DUE_AT_ONCE)
      portal.control.fault({ ...moment.fault, times: 1_000 })
      await makeDue(portal, some)
      if (await until(() => moment.reached(portal, some))) inside += 1
      await worker.stop('SIGKILL')
      portal.control.clearFaults()
      worker = await portal.startWorker()
    }
    const ordered = await untilOrdered(portal, people.length)
    say(
      `${kills} kills of a worker in ${((performance.now() - began) / 1000).toFixed(0)} s, ${inside} of them while ` +
        `it ordered (${MOMENTS.map(({ name }) => name).join('; ')}); ${people.length} periods`,
    )
    expect(inside === kills, `only ${inside} of ${kills} kills met the worker at work`)
    expect(ordered, 'not every period was ordered after the kills')
    await expectOneEach(portal, people, 'scheduled')

    takeToday(portal)
    await worker.stop('SIGKILL')
    await portal.settle()
    await expectOneEach(portal, people, 'paid')
    const books = await readBooks(portal)
    say(
      `lost ${books.lost}, granted twice ${books.double}, paid without access ${books.unheld}; our books ` +
        `${JSON.stringify(books.ours)}, the bank's ${JSON.stringify(books.bank)}`,
    )
    expect(books.payments === people.length * 2, `${books.payments} payments, two each expected`)
    expectRightBooks(books)
  },
}

type Person = { userId: string; renewalId: string; recurrenceId: string }

/** The first period is paid and the others are authorised, with one code. */
async function subscribeAll(portal: PaymentPortal, count: number): Promise<Person[]> {
  const { deps, control } = portal
  const orders: string[] = []
  for (let made = 0; made < count; made += 1) {
    const { order } = await buy(portal, { method: 'pix_automatic' })
    const charge = await deps.stores.planOrders.newestCharge(order.id)
    control.pay({ txid: charge?.txid ?? '', authorises: true })
    orders.push(order.id)
  }
  await readPaymentList('five-minutes', deps)
  await deps.pool.query('update plan_renewals set check_at = now()')
  for (let looked = 0; looked < count; looked += 1_000) await lookAtWhatIsDue(deps)
  return Promise.all(
    orders.map(async (id) => {
      const renewal = await deps.stores.pixRenewals.findByFirstOrder(id)
      expect(renewal?.status === 'active', `a recurrence is ${renewal?.status}`)
      const { id: renewalId, userId, recurrenceId } = renewal ?? {}
      return { userId: userId ?? '', renewalId: renewalId ?? '', recurrenceId: recurrenceId ?? '' }
    }),
  )
}

/** As if three weeks had passed: the bank takes charges for the end of these periods now. */
async function makeDue({ deps }: PaymentPortal, people: readonly Person[]) {
  const users = people.map(({ userId }) => userId)
  const ofThem = 'where user_id = any($1::uuid[])'
  await deps.pool.query(
    `update plan_grants set period_start = period_start - interval '24 days',
       period_end = period_end - interval '24 days'
     where subscription_id in (select id from subscriptions ${ofThem})`,
    [users],
  )
  await deps.pool.query(
    `update subscriptions set ends_at = ends_at - interval '24 days' ${ofThem}`,
    [users],
  )
  await lookNow({ deps })
}

/** All that was put off, too: what a killed worker held is nobody's for two minutes otherwise. */
async function lookNow({ deps }: Pick<PaymentPortal, 'deps'>) {
  await deps.pool.query('update plan_renewals set check_at = now() where check_at is not null')
  await deps.pool.query('update plan_charges set check_at = now() where check_at is not null')
  await deps.work.transaction(({ jobs }) => jobs.add(LOOK_AT_DUE, {}))
}

/** The worker puts the next look off before it asks the bank. */
async function isWaiting({ deps }: PaymentPortal): Promise<boolean> {
  const { rowCount } = await deps.pool.query('select from plan_renewals where check_at <= now()')
  return rowCount !== 0
}

/** Every order is there, and the bank's answer about none of them. */
async function isKept({ deps }: PaymentPortal, people: readonly Person[]): Promise<boolean> {
  const { rows } = await deps.pool.query<{ kept: string }>(
    `select count(*) as kept from plan_orders o join plan_charges c on c.order_id = o.id
     where o.renewal_id = any($1::uuid[]) and o.status = 'scheduled' and c.status = 'intent_saved'`,
    [people.map(({ renewalId }) => renewalId)],
  )
  return Number(rows[0]?.kept) === people.length
}

const untilOrdered = (portal: PaymentPortal, count: number) =>
  until(async () => {
    const { rows } = await portal.deps.pool.query<{ active: string }>(
      "select count(*) as active from plan_charges where kind = 'cobr' and status = 'active'",
    )
    if (Number(rows[0]?.active) === count) return true
    await lookNow(portal)
    await wait(LOOK_MS)
    return false
  })

/** A moment longer than it takes to be so: the kill falls anywhere into what follows. */
async function until(holds: () => Promise<boolean>): Promise<boolean> {
  const deadline = Date.now() + PATIENCE_MS
  while (Date.now() < deadline) {
    if (await holds()) {
      await wait(Math.random() * LINGER_MS)
      return true
    }
    await wait(POLL_MS)
  }
  return false
}

/** One order of the next period, and one charge of it at the bank. */
async function expectOneEach(portal: PaymentPortal, people: readonly Person[], status: string) {
  const { rows } = await portal.deps.pool.query<{ renewal_id: string; orders: string }>(
    `select renewal_id, count(*) as orders from plan_orders
     where renewal_id is not null and status = $1 group by renewal_id`,
    [status],
  )
  const found = new Map(rows.map(({ renewal_id, orders }) => [renewal_id, Number(orders)]))
  const charges = [...portal.control.state().recurringCharges.values()]
  for (const { renewalId, recurrenceId } of people) {
    const orders = found.get(renewalId) ?? 0
    expect(orders === 1, `${orders} orders of one period are ${status}`)
    const atBank = charges.filter(({ idRec }) => idRec === recurrenceId).length
    expect(atBank === 1, `${atBank} charges of one period at the bank`)
  }
}

/** The day has come, and the bank says nothing of it. */
function takeToday({ control }: PaymentPortal) {
  control.webhooks.isHeld = true
  const today = dayOf(control.clock.now())
  for (const { attempts } of control.state().recurringCharges.values()) {
    for (const attempt of attempts) attempt.date = today
  }
  control.settleRecurringCharges()
  control.webhooks.drop()
}
