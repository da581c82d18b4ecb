import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { topics } from '@portal/contract/live/topics'
import { itemAt } from '@portal/contract/shared/records'
import { createDeps } from '../../server/src/deps.ts'
import { readConfig } from '../../server/src/platform/config/config.ts'
import { createLog } from '../../server/src/platform/log.ts'
import { startApp } from '../app-nodes.ts'
import { startDatabase } from '../database.ts'
import { percentile } from '../load.ts'
import { type Drill, expect } from './drill.ts'
import { Watcher } from './live-watchers.ts'
import { type Kitchen, openKitchen, PRICE } from './open-kitchen.ts'

const ORIGIN = 'http://localhost:3000'
const KITCHENS = 12
const ORDERS_PER_SECOND = 20
/** One in so many taps twice, as people in a hurry do. */
const TAPS_TWICE = 8
const PATIENCE_MS = 30_000

/** An evening in July: orders at many kitchens, their boards live, visitors beside it, on one node. */
export const orderEvening: Drill = {
  name: 'order-evening',
  async run({ say, defer, eveningSeconds }) {
    const database = await startDatabase('order-evening', true)
    defer(() => database.remove())
    const environment = {
      ...{ PUBLIC_URL: ORIGIN, SENSITIVE_LIMITS_FACTOR: '100000' },
      ...{ MAX_EVENT_LOOP_DELAY_MS: '30000', LOG_LEVEL: 'error' },
      AUTH_SECRET: 'only-for-this-run-and-never-on-the-net',
    }
    const config = readConfig({ ...environment, NODE_ENV: 'test', DATABASE_URL: database.url })
    const deps = await createDeps(config, createLog('error', 'command'))
    defer(() => deps.close())
    const kitchens: Kitchen[] = []
    for (let count = 0; count < KITCHENS; count += 1) kitchens.push(await openKitchen(deps))
    const node = await startApp({ databaseUrl: database.url, environment, timeoutMs: 120_000 })
    defer(() => node.stop('SIGKILL'))

    const evening = createEvening(node.origin)
    const boards = kitchens.map((kitchen) => watchBoard(kitchen, node.origin, evening))
    defer(() => Promise.all(boards.map((board) => board.leave())))
    await until(() => boards.every(({ isOpen }) => isOpen()), 'the boards did not join')

    const visitors = visit(node.origin, kitchens)
    const began = performance.now()
    const sent: Promise<void>[] = []
    for (let n = 0; n < eveningSeconds * ORDERS_PER_SECOND; n += 1) {
      const due = began + (n * 1000) / ORDERS_PER_SECOND
      await wait(Math.max(0, due - performance.now()))
      sent.push(evening.order(itemAt(kitchens, n % KITCHENS), n))
    }
    await Promise.all(sent)
    await until(() => evening.unseen() === 0, 'a board never showed an order')
    const visits = await visitors.end()

    const { rows } = await deps.pool.query<{ orders: number; keys: number }>(
      'select count(*)::integer as orders, count(distinct key)::integer as keys from orders',
    )
    const stored = rows[0] ?? { orders: 0, keys: 0 }
    const delays = evening.delays()
    say(
      `${evening.answered()} orders answered in ${eveningSeconds} s at ${KITCHENS} kitchens, ${stored.orders} stored; ` +
        `answers p50/p95/p99 ${figures(evening.answers)} ms; on the board after p50/p95/p99 ${figures(delays)} ms`,
    )
    say(
      `${evening.moves()} moves of the kitchens beside it; ${visits.length} pages of visitors, p50/p95/p99 ${figures(visits)} ms`,
    )
    expect(stored.orders === eveningSeconds * ORDERS_PER_SECOND, 'orders were lost')
    expect(stored.orders === stored.keys, 'orders were doubled')
    expect(stored.orders === evening.answered(), 'an order that was answered is not stored')
    expect(percentile(delays, 0.95) <= 1_000, 'the boards lag by more than a second (p95)')
    expect(percentile(visits, 0.99) <= 250, 'visitors wait for more than 250 ms (p99)')
  },
}

const figures = (values: readonly number[]) =>
  [0.5, 0.95, 0.99].map((share) => percentile(values, share).toFixed(0)).join(' / ')

/** What was sent, what was answered, and when a board first showed it. */
function createEvening(origin: string) {
  const sentAt = new Map<string, number>()
  const seenAt = new Map<string, number>()
  const answers: number[] = []
  let moves = 0
  const send = async (kitchen: Kitchen, order: object) => {
    const answer = await fetch(`${origin}/api/v1/establishments/${kitchen.slug}/orders`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: ORIGIN },
      body: JSON.stringify(order),
    })
    if (answer.status !== 201) throw new Error(`${answer.status}: ${await answer.text()}`)
    return ((await answer.json()) as { id: string }).id
  }
  return {
    answers,
    moves: () => moves,
    moved: () => {
      moves += 1
    },
    answered: () => sentAt.size,
    unseen: () => [...sentAt.keys()].filter((id) => !seenAt.has(id)).length,
    delays: () => [...sentAt].map(([id, at]) => (seenAt.get(id) ?? Number.POSITIVE_INFINITY) - at),
    saw: (id: string) => {
      if (!seenAt.has(id)) seenAt.set(id, performance.now())
    },
    async order(kitchen: Kitchen, n: number) {
      const quantity = 1 + (n % 3)
      const order = {
        ...{ mode: 'pickup', key: randomUUID(), catalogue: 'menu', name: 'Luciana Tavares' },
        lines: [{ item_id: kitchen.itemId, variant_id: null, choices: [], quantity, note: '' }],
        ...{ total_cents: PRICE * quantity, payment_method: 'pix' },
        phone: `919${String(20_000_000 + n)}`,
      }
      const began = performance.now()
      const taps = n % TAPS_TWICE === 0 ? 2 : 1
      const ids = await Promise.all(Array.from({ length: taps }, () => send(kitchen, order)))
      answers.push(performance.now() - began)
      for (const id of ids) if (!sentAt.has(id)) sentAt.set(id, began)
    },
  }
}

type Shown = { id: string; version: number; status: string }
const NEXT: Record<string, string> = { received: 'accepted', accepted: 'ready', ready: 'delivered' }

/** A board as the screen keeps it: told of a change it reads anew, once at a time; beside it the team works on. */
function watchBoard(kitchen: Kitchen, origin: string, evening: ReturnType<typeof createEvening>) {
  const headers = { cookie: kitchen.cookie, origin: ORIGIN, 'content-type': 'application/json' }
  const base = `${origin}/api/v1/my/establishments/${kitchen.id}/orders`
  let shown: Shown[] = []
  let reading: Promise<void> | null = null
  let isStale = false
  let isOver = false
  function look() {
    isStale = true
    reading ??= read().finally(() => {
      reading = null
    })
  }
  async function read() {
    while (isStale && !isOver) {
      isStale = false
      const answer = await fetch(`${base}/board`, { headers })
      shown = ((await answer.json()) as { orders: Shown[] }).orders
      for (const { id } of shown) evening.saw(id)
    }
  }
  /** One press after the other, always on the order that has waited longest. */
  async function work() {
    const done = new Map<string, number>()
    while (!isOver) {
      const first = shown.find(({ id, version }) => (done.get(id) ?? 0) < version)
      if (!first) {
        await wait(50)
        continue
      }
      done.set(first.id, first.version)
      const body = JSON.stringify({ version: first.version, to: NEXT[first.status] })
      const answer = await fetch(`${base}/${first.id}/move`, { method: 'POST', headers, body })
      if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`)
      evening.moved()
    }
  }
  const working = work()
  const watcher = new Watcher({
    ...{ topic: topics.orders(kitchen.id), cookie: kitchen.cookie, origin: ORIGIN },
    node: () => origin,
    localAddress: '127.0.0.1',
    onVersion: look,
  })
  return {
    isOpen: () => watcher.isOpen,
    async leave() {
      isOver = true
      await Promise.all([reading, working])
      await watcher.leave()
    },
  }
}

/** Somebody who looks around: the home, a menu, the guide. */
function visit(origin: string, kitchens: readonly Kitchen[]) {
  const pages = [
    '/',
    '/guia-comercial',
    ...kitchens.slice(0, 4).map(({ slug }) => `/cardapio/${slug}`),
  ]
  const times: number[] = []
  let goes = true
  const done = (async () => {
    for (let n = 0; goes; n += 1) {
      const began = performance.now()
      const answer = await fetch(`${origin}${pages[n % pages.length]}`)
      await answer.arrayBuffer()
      if (answer.status !== 200) throw new Error(`a page answered ${answer.status}`)
      // The first look at each page renders it; an evening has those behind it.
      if (n >= 2 * pages.length) times.push(performance.now() - began)
      await wait(50)
    }
  })()
  return {
    async end() {
      goes = false
      await done
      return times
    },
  }
}

async function until(holds: () => boolean, otherwise: string) {
  const deadline = performance.now() + PATIENCE_MS
  while (!holds()) {
    expect(performance.now() < deadline, otherwise)
    await wait(50)
  }
}
