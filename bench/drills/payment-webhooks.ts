import { setTimeout as wait } from 'node:timers/promises'
import { itemAt } from '@portal/contract/shared/records'
import { hintSecret } from '../../server/src/platform/pix/hint-address.ts'
import { percentile } from '../load.ts'
import { type Drill, expect } from './drill.ts'
import {
  buy,
  expectRightBooks,
  type PaymentPortal,
  readBooks,
  startPaymentPortal,
} from './payment-portal.ts'

const PER_SECOND = 200
const SHARES = { duplicate: 0.3, forged: 0.1 }
const AT_ONCE = 8
/** A bank wants its answer within a second. */
const MOST_P95_MS = 1_000
const GRANT_PATIENCE_MS = 120_000
/** Read every five minutes, and a minute for the work itself. */
const SILENT_PATIENCE_MS = 6 * 60_000
const SILENT_PAYMENTS = 40

// spec: 540
/** A flood of messages, doubled, forged and in disorder: each payment is granted once, and answers are quick. */
export const paymentWebhooks: Drill = {
  name: 'payment-webhooks',
  async run({ say, defer, webhooks }) {
    const portal = await startPaymentPortal('payment-webhooks', defer)
    const [app, worker] = await Promise.all([portal.startApp(), portal.startWorker()])
    defer(() => Promise.all([app.stop('SIGKILL'), worker.stop('SIGKILL')]))
    const forged = Math.round(webhooks * SHARES.forged)
    const payments = webhooks - forged - Math.round(webhooks * SHARES.duplicate)
    await payAll(portal, payments)

    const { delays, statuses, seconds } = await flood(portal, webhooks, forged)
    const grantedMs = await untilGranted(portal, payments, GRANT_PATIENCE_MS)
    const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => percentile(delays, share).toFixed(0))
    say(
      `${webhooks} messages in ${seconds.toFixed(1)} s (${(webhooks / seconds).toFixed(0)} a second): ` +
        `${payments} payments, ${webhooks - forged - payments} repetitions, ${forged} forged, in disorder; ` +
        `answers ${JSON.stringify(statuses)}, p50/p95/p99 ${p50} / ${p95} / ${p99} ms`,
    )
    expect(grantedMs !== null, 'not every payment was granted in time')
    say(`all granted ${((grantedMs ?? 0) / 1000).toFixed(1)} s after the last message`)
    const books = await readBooks(portal)
    expect(books.recorded === payments, `${books.recorded} payments recorded of ${payments}`)
    expectRightBooks(books)
    expect(Number(p95) <= MOST_P95_MS, `95 % of the answers took up to ${p95} ms`)
  },
}

// spec: 540
/** With every message of the bank lost, its lists are enough. Counted by the clock on the wall. */
export const silentBank: Drill = {
  name: 'silent-bank',
  async run({ say, defer }) {
    const portal = await startPaymentPortal('silent-bank', defer)
    const [app, worker] = await Promise.all([portal.startApp(), portal.startWorker()])
    defer(() => Promise.all([app.stop('SIGKILL'), worker.stop('SIGKILL')]))
    await payAll(portal, SILENT_PAYMENTS)
    const dropped = portal.control.webhooks.drop()
    const lastPaid = performance.now()
    const waited = await untilGranted(portal, SILENT_PAYMENTS, SILENT_PATIENCE_MS)
    expect(
      waited !== null,
      `not every payment was granted in ${SILENT_PATIENCE_MS / 60_000} minutes`,
    )
    const { rows } = await portal.deps.pool.query<{ longest: string }>(
      'select max(extract(epoch from recorded_at - paid_at)) as longest from plan_payments',
    )
    const longest = Number(rows[0]?.longest)
    say(
      `${dropped} messages dropped, ${SILENT_PAYMENTS} payments; the longest waited ${longest.toFixed(0)} s ` +
        `for its plan, the last was paid ${((performance.now() - lastPaid) / 1000).toFixed(0)} s before the end`,
    )
    expectRightBooks(await readBooks(portal))
    expect(longest * 1000 <= SILENT_PATIENCE_MS, `a payment waited ${longest} s`)
  },
}

/** The bank says nothing of them yet. */
async function payAll(portal: PaymentPortal, count: number) {
  portal.control.webhooks.isHeld = true
  let left = count
  const payer = async () => {
    while (left > 0) {
      left -= 1
      const { order } = await buy(portal)
      const charge = await portal.deps.stores.planOrders.newestCharge(order.id)
      if (charge) portal.control.pay({ txid: charge.txid })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, payer))
}

async function flood(portal: PaymentPortal, webhooks: number, forged: number) {
  const secret = hintSecret(portal.deps.config.auth.secret)
  const address = (name: string) => `${portal.origin}/api/v1/pix-hints/${name}/pix`
  const ids = [...portal.control.state().payments.keys()]
  portal.control.webhooks.drop()
  const told = (endToEndId: string, url = address(secret)) => ({ url, pix: [{ endToEndId }] })
  const calls = shuffle([
    ...ids.map((id) => told(id)),
    ...Array.from({ length: webhooks - forged - ids.length }, (_, index) =>
      told(ids[index % ids.length] ?? ''),
    ),
    // Half of them to an address that somebody guessed, half about money that nobody paid.
    ...Array.from({ length: forged }, (_, index) =>
      index % 2 === 0
        ? told(ids[index % ids.length] ?? '', address('0'.repeat(secret.length)))
        : told(`E${String(index).padStart(31, '9')}`),
    ),
  ])
  const delays: number[] = []
  const statuses: Record<number, number> = {}
  const began = performance.now()
  const under = calls.map(async ({ url, pix }, index) => {
    await wait((index * 1000) / PER_SECOND)
    const sent = performance.now()
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ pix }),
    })
    await answer.arrayBuffer()
    delays.push(performance.now() - sent)
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
  })
  await Promise.all(under)
  return { delays, statuses, seconds: (performance.now() - began) / 1000 }
}

function shuffle<Item>(items: Item[]): Item[] {
  for (let index = items.length - 1; index > 0; index -= 1) {
    const other = Math.floor(Math.random() * (index + 1))
    ;[items[index], items[other]] = [itemAt(items, other), itemAt(items, index)]
  }
  return items
}

async function untilGranted({ deps }: PaymentPortal, count: number, patienceMs: number) {
  const began = performance.now()
  for (;;) {
    const { rows } = await deps.pool.query<{ count: string }>('select count(*) from plan_grants')
    if (Number(rows[0]?.count) >= count) return performance.now() - began
    if (performance.now() - began > patienceMs) return null
    await wait(250)
  }
}
