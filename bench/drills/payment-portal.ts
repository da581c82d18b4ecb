import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type {
  PaymentMethod,
  PlanOrder,
  PlanQuote,
} from '@portal/contract/money/payments/plan-order'
import { startPixSandbox } from '../../sandbox/src/pix/start-pix.ts'
import { databaseEnvironment, freePort } from '../../scripts/local-postgres.ts'
import { createDeps } from '../../server/src/deps.ts'
import { keepWebhooks } from '../../server/src/features/money/payments/pix-hints.ts'
import {
  lookAtWhatIsDue,
  readPaymentList,
} from '../../server/src/features/money/payments/reconcile-payments.ts'
import { readConfig } from '../../server/src/platform/config/config.ts'
import { createLog } from '../../server/src/platform/log.ts'
import { createPerson, type TestPerson } from '../../server/test/people.ts'
import { API_ONLY_APP, compiled, WORKER } from '../app-nodes.ts'
import type { Defer } from '../cleanup.ts'
import { startDatabase } from '../database.ts'
import { startNode } from '../processes.ts'
import { expect } from './drill.ts'

const START_MS = 120_000
/** Of one settling: whatever is still due then will not become right by looking. */
const MOST_TURNS = 20
const CPF = '52998224725'

export type PaymentPortal = Awaited<ReturnType<typeof startPaymentPortal>>

/** A database, a bank, a node and a worker: the last two are processes that can be killed. */
export async function startPaymentPortal(name: string, defer: Defer) {
  const database = await startDatabase(name, true)
  defer(() => database.remove())
  const bank = await startPixSandbox({ port: 0 })
  defer(() => bank.stop())
  const port = await freePort()
  const environment = {
    ...databaseEnvironment(database.urls),
    NODE_ENV: 'test',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    LOG_LEVEL: 'error',
    REQUESTS_PER_MINUTE: '1000000000',
    SENSITIVE_LIMITS_FACTOR: '10000',
    MAX_EVENT_LOOP_DELAY_MS: '30000',
    // No drill is about e-mail: nobody listens there.
    SMTP_URL: 'smtp://127.0.0.1:9',
    PIX_API_URL: bank.url,
    PIX_TOKEN_URL: `${bank.url}/oauth/token`,
    PIX_CLIENT_ID: 'portal-local',
    PIX_CLIENT_SECRET: 'portal-local-secret',
    PIX_KEY: 'pix@guia.local',
    PIX_AUTOMATIC: 'on',
  }
  const deps = await createDeps(readConfig(environment), createLog('silent', 'command'))
  defer(() => deps.close())
  await keepWebhooks(deps)
  const file = await compiled(API_ONLY_APP)
  const startApp = () =>
    startNode({
      file,
      readyPath: '/readyz',
      environment,
      port,
      timeoutMs: START_MS,
    })
  await deps.pool.query('update portal_settings set plans_on_sale = true')
  return {
    database,
    control: bank.control,
    deps,
    origin: `http://127.0.0.1:${port}`,
    startApp,
    startWorker: () => startWorker({ ...environment, LOG_LEVEL: 'info' }),
    /** What the clock of the worker would do within a night, done now. */
    async settle() {
      for (let turn = 0; turn < 3; turn += 1) {
        await readPaymentList('night', deps)
        // Whatever the worker had put off is looked at now.
        await deps.pool.query('update plan_charges set check_at = now() where check_at is not null')
        await deps.pool.query('update plan_refunds set check_at = now() where check_at is not null')
        await deps.pool.query(
          'update plan_renewals set check_at = now() where check_at is not null',
        )
        // A turn of the worker has an end; two hundred kills leave more behind than one turn takes.
        for (let looked = 0; looked < MOST_TURNS && (await isAnythingDue(deps)); looked += 1)
          await lookAtWhatIsDue(deps)
      }
    },
  }
}

async function isAnythingDue({ pool }: PaymentPortal['deps']): Promise<boolean> {
  const { rows } = await pool.query<{ due: boolean }>(`
    select exists (select from plan_charges where check_at <= now())
      or exists (select from plan_refunds where check_at <= now())
      or exists (select from plan_renewals where check_at <= now()) as due`)
  return rows[0]?.due === true
}

export async function startWorker(environment: Record<string, string>) {
  const child: ChildProcess = spawn(process.execPath, [WORKER], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit')
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output = (output + chunk).slice(-8_000)
    })
  }
  const deadline = Date.now() + START_MS
  while (!output.includes('worker is ready')) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL')
      throw new Error(`the worker did not start:\n${output}`)
    }
    await wait(50)
  }
  return {
    pid: child.pid ?? 0,
    async stop(signal: NodeJS.Signals = 'SIGTERM') {
      child.kill(signal)
      await ended
    },
  }
}

/** Buys as the form does: asked for again with the same key until there is an answer. */
export async function buy(
  portal: Pick<PaymentPortal, 'origin' | 'deps'>,
  { method = 'pix', patienceMs = 60_000 }: { method?: PaymentMethod; patienceMs?: number } = {},
): Promise<{ person: TestPerson; order: PlanOrder }> {
  const person = await createPerson(portal)
  const key = randomUUID()
  const deadline = Date.now() + patienceMs
  for (;;) {
    const order = await tryToBuy(portal.origin, person, { key, method }).catch(() => null)
    if (order) return { person, order }
    if (Date.now() > deadline) throw new Error('nobody answered an order')
    await wait(100)
  }
}

async function tryToBuy(
  origin: string,
  { cookie }: TestPerson,
  { key, method }: { key: string; method: PaymentMethod },
) {
  const headers = { cookie, origin, 'content-type': 'application/json' }
  const quote = await fetch(`${origin}/api/v1/plan-quote?plan=atalaia&cycle=month`, { headers })
  if (quote.status !== 200) return null
  const { amount_cents, terms } = (await quote.json()) as PlanQuote
  const answer = await fetch(`${origin}/api/v1/plan-orders`, {
    method: 'POST',
    headers,
    body: JSON.stringify({
      ...{ key, plan: 'atalaia', cycle: 'month', method, amount_cents },
      buyer: { name: 'Rosa Pinheiro', document: CPF },
      terms: { ...terms, accepted: true },
    }),
  })
  return answer.status === 201 ? ((await answer.json()) as PlanOrder) : null
}

/** The claims of every payment drill, as counts that must be zero, and both totals. */
export async function readBooks({ control, deps }: PaymentPortal) {
  const paid = [...control.state().payments.values()]
  const { rows } = await deps.pool.query<Record<'double' | 'unheld' | 'unreturned', string>>(`
    select (select count(*) from (select order_id from plan_payments p join plan_grants g
        on g.payment_id = p.id group by order_id having count(*) > 1) x) as double,
      (select count(*) from plan_payments p join plan_orders o on o.id = p.order_id
        where p.decision = 'granted'
          and (o.status <> 'paid' or subscribed_plan(o.user_id, now()) = 'clube')) as unheld,
      (select count(*) from plan_payments p where p.decision = 'returned' and p.amount_cents <>
        (select coalesce(sum(amount_cents), 0) from plan_refunds
          where payment_id = p.id and status = 'done')) as unreturned`)
  const known = await deps.pool.query<{ provider_id: string }>(
    'select provider_id from plan_payments',
  )
  const ids = new Set(known.rows.map(({ provider_id }) => provider_id))
  const { receivedCents, refundedCents } = control.totals()
  return {
    payments: paid.length,
    recorded: ids.size,
    lost: paid.filter(({ e2eid }) => !ids.has(e2eid)).length,
    double: Number(rows[0]?.double),
    unheld: Number(rows[0]?.unheld),
    unreturned: Number(rows[0]?.unreturned),
    bank: { paidCents: receivedCents, refundedCents },
    ours: await deps.stores.planPayments.totals(new Date(0), new Date('2200-01-01')),
  }
}

/** Nothing lost, nothing bought twice, nobody without what they paid for, and the same sums. */
export function expectRightBooks(books: Awaited<ReturnType<typeof readBooks>>) {
  expect(books.payments > 0, 'nothing was ever paid')
  expect(books.lost === 0, `${books.lost} payments are lost`)
  expect(books.double === 0, `${books.double} orders were granted twice`)
  expect(books.unheld === 0, `${books.unheld} paid and hold no plan`)
  expect(books.unreturned === 0, `${books.unreturned} payments should have gone back`)
  const { ours, bank } = books
  const isSame = ours.paidCents === bank.paidCents && ours.refundedCents === bank.refundedCents
  expect(isSame, `our books ${JSON.stringify(ours)}, the bank's ${JSON.stringify(bank)}`)
}
