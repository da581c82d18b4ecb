import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { PushFault } from '../../sandbox/src/push/start-push.ts'
import { databaseEnvironment } from '../../scripts/local-postgres.ts'
import { createDeps, type Deps } from '../../server/src/deps.ts'
import { readConfig } from '../../server/src/platform/config/config.ts'
import { EXAMPLE_VAPID } from '../../server/src/platform/config/push-config.ts'
import { createLog } from '../../server/src/platform/log.ts'
import { addMember } from '../../server/test/establishments.ts'
import { type Outside, startOutside } from '../../server/test/outside.ts'
import { createPerson, type TestPerson } from '../../server/test/people.ts'
import { API_ONLY_APP, compiled } from '../app-nodes.ts'
import { startDatabase } from '../database.ts'
import { percentile } from '../load.ts'
import { startNode } from '../processes.ts'
import { type Drill, expect } from './drill.ts'
import { type Kitchen, openKitchen, PRICE } from './open-kitchen.ts'
import { startWorker } from './payment-portal.ts'

const ORIGIN = 'http://localhost:3000'
const KITCHENS = 10
const CALM_ORDERS = 30
const CALM_PER_SECOND = 2
const ORDERS_PER_SECOND = 6
const KILLS = 10
/** From the tap to a browser that has opened the message, while nothing is killed. */
const PUSH_SECONDS = 3
const TOLD_SECONDS = 60
/** What services of browsers answer on a bad evening, some of it after the message was taken. */
const FAULTS: PushFault[] = [500, 429, 'hang', 413, 'taken-and-hang', 403, 500, 429]

/** Orders at kitchens whose phones are dead, whose mailboxes refuse, and whose portal loses its worker. */
export const toldOrders: Drill = {
  name: 'told-orders',
  async run({ say, defer, toldOrders: total }) {
    const database = await startDatabase('told-orders', true)
    defer(() => database.remove())
    const outside = await startOutside()
    defer(() => outside.stop())
    outside.post.refuse('permanent', (address) => address.startsWith('cheia-'))
    const environment = {
      ...databaseEnvironment(database.urls),
      ...outside.environment,
      ...{ NODE_ENV: 'test', PUBLIC_URL: ORIGIN, LOG_LEVEL: 'error' },
      ...{ SENSITIVE_LIMITS_FACTOR: '100000', REQUESTS_PER_MINUTE: '1000000000' },
      ...{ MAX_EVENT_LOOP_DELAY_MS: '30000' },
    }
    const deps = await createDeps(readConfig(environment), createLog('error', 'command'))
    defer(() => deps.close())
    const node = await startNode({
      file: await compiled(API_ONLY_APP),
      ...{ readyPath: '/readyz', environment, timeoutMs: 120_000 },
    })
    defer(() => node.stop('SIGKILL'))
    const kitchens: Kitchen[] = []
    for (let n = 0; n < KITCHENS; n += 1) {
      const kitchen = await openKitchen(deps)
      kitchens.push(kitchen)
      await engage(kitchen, n, { deps, origin: node.origin, outside })
    }
    const workerEnvironment = { ...environment, LOG_LEVEL: 'info' }
    let worker = await startWorker(workerEnvironment)
    defer(() => worker.stop('SIGKILL'))
    const ears = listen(outside)
    defer(() => ears.stop())

    const placed = new Map<string, number>()
    const order = async (n: number) => {
      const began = Date.now()
      const kitchen = kitchens[n % KITCHENS]
      if (kitchen) placed.set(await place(kitchen, n, node.origin), began)
    }
    await atPace(CALM_ORDERS, CALM_PER_SECOND, order)
    await until(() => ears.isHeard([...placed.keys()]), TOLD_SECONDS)
    const pushed = [...placed].flatMap(([key, at]) => ears.pushedAfter(key, at))
    say(`calm: ${placed.size} orders, tap to opened push p50/p95/max ${figures(pushed)} s`)

    outside.push.fail(...Array.from({ length: 5 }, () => FAULTS).flat())
    const storm = atPace(total, ORDERS_PER_SECOND, (n) => order(CALM_ORDERS + n))
    for (let kills = 0; kills < KILLS; kills += 1) {
      await wait((total / ORDERS_PER_SECOND / (KILLS + 1)) * 1000)
      await worker.stop('SIGKILL')
      worker = await startWorker(workerEnvironment)
    }
    await storm
    await until(() => ears.isHeard([...placed.keys()]), 2 * TOLD_SECONDS)

    const heard = [...placed].map(([key, at]) => ears.heardAfter(key, at))
    const lost = heard.filter((seconds) => seconds === null).length
    const seconds = heard.filter((one) => one !== null)
    const late = seconds.filter((one) => one > TOLD_SECONDS).length
    const { twice, again } = ears.repeated()
    const { rows } = await deps.pool.query<{ left: number }>(
      'select count(*)::integer as left from push_subscriptions',
    )
    say(
      `${placed.size} orders, the worker killed ${KILLS} times: told after p50/p95/max ` +
        `${figures(seconds)} s, by ${ears.summary()}; not told ${lost}, late ${late}; twice on one ` +
        `channel ${twice.length}, letters sent again under their number ${again}`,
    )
    say(`browsers still written to: ${rows[0]?.left} of ${KITCHENS * 2}, alive ${KITCHENS / 2}`)
    expect(percentile(pushed, 0.95) <= PUSH_SECONDS, 'a push takes longer than promised')
    expect(lost === 0 && late === 0, `${lost} orders were told to nobody, ${late} too late`)
    expect(twice.length === 0, `told twice: ${twice.slice(0, 5).join(', ')}`)
    expect(rows[0]?.left === KITCHENS / 2, 'a dead browser is still written to')
  },
}

const figures = (values: readonly number[]) =>
  [0.5, 0.95, 1].map((share) => percentile(values, share).toFixed(1)).join(' / ')

/**
 * Three people at every kitchen. Of every second one the owner's phone is alive; everybody else has a dead
 * one, a mailbox that refuses, or neither, and hears by what is left.
 */
async function engage(
  { id, cookie, userId }: Kitchen,
  n: number,
  { deps, origin, outside }: { deps: Deps; origin: string; outside: Outside },
) {
  const allow = async (person: Pick<TestPerson, 'cookie'>, isAlive: boolean) => {
    const subscription = outside.push.subscribe(EXAMPLE_VAPID.publicKey)
    const answer = await fetch(`${origin}/api/v1/my/push-devices/current`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', origin: ORIGIN, cookie: person.cookie },
      body: JSON.stringify(subscription),
    })
    if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`)
    if (!isAlive) outside.push.unsubscribe(subscription.endpoint)
  }
  const write = (person: string, whatsapp: string) =>
    deps.pool.query(
      'update profiles set whatsapp = $2, whatsapp_confirmed_at = now() where user_id = $1',
      [person, whatsapp],
    )
  await allow({ cookie }, n % 2 === 0)
  await write(userId, `9198${1_000_000 + n * 10}`)
  const full = await createPerson({ deps }, { email: `cheia-${randomUUID()}@exemplo.test` })
  await addMember({ deps }, id, full, 'kitchen')
  await allow(full, false)
  await write(full.userId, `9198${1_000_000 + n * 10 + 1}`)
  const letters = await createPerson({ deps })
  await addMember({ deps }, id, letters, 'counter')
}

async function place(kitchen: Kitchen, n: number, origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/v1/establishments/${kitchen.slug}/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: ORIGIN },
    body: JSON.stringify({
      ...{ mode: 'pickup', key: randomUUID(), catalogue: 'menu', name: 'Luciana Tavares' },
      lines: [{ item_id: kitchen.itemId, variant_id: null, choices: [], quantity: 1, note: '' }],
      ...{ total_cents: PRICE, payment_method: 'pix', phone: `919${String(20_000_000 + n)}` },
    }),
  })
  if (answer.status !== 201) throw new Error(`${answer.status}: ${await answer.text()}`)
  return keyOf(kitchen.id, ((await answer.json()) as { number: number }).number)
}

const keyOf = (kitchenId: string, number: number | string) => `${kitchenId} ${number}`

/** Which order some words are about: they name it, and lead to its board. */
function orderOf(text: string): string | null {
  const [, number] = /Pedido (\d+)/.exec(text) ?? []
  const [, kitchen] = /negocio=([\w-]{36})/.exec(text) ?? []
  return number && kitchen ? keyOf(kitchen, number) : null
}

type Heard = {
  id: string
  channel: 'push' | 'email' | 'whatsapp'
  to: string
  at: number
  number?: string
}

/** All that anybody was told of any order, read again and again: the services keep only the newest. */
function listen({ push, post, whatsApp }: Outside) {
  const known = new Set<string>()
  const heard = new Map<string, Heard[]>()
  const note = (text: string, one: Heard) => {
    if (known.has(one.id)) return
    known.add(one.id)
    const key = orderOf(text)
    if (key) heard.set(key, [...(heard.get(key) ?? []), one])
  }
  function look() {
    for (const [place, { notification, subscription, at }] of push.messages.entries()) {
      const text = `${notification.title} ${notification.navigate}`
      note(text, { id: `push ${place}`, channel: 'push', to: subscription, at: at.getTime() })
    }
    for (const mail of post.mailbox.list()) {
      const number = mail.headers.find(({ name }) => name.toLowerCase() === 'message-id')?.value
      const at = Date.parse(mail.receivedAt)
      const one = { id: mail.id, channel: 'email' as const, to: String(mail.to[0]), at }
      note(`${mail.subject} ${mail.text}`, { ...one, ...(number ? { number } : {}) })
    }
    for (const { id, to, text, sentAt } of whatsApp.messages.list()) {
      note(text, { id, channel: 'whatsapp', to, at: Date.parse(sentAt) })
    }
  }
  const timer = setInterval(look, 200)
  const first = (key: string, ones = heard.get(key) ?? []) =>
    ones.length > 0 ? Math.min(...ones.map(({ at }) => at)) : null
  return {
    isHeard(keys: readonly string[]) {
      look()
      return keys.every((key) => heard.has(key))
    },
    heardAfter(key: string, began: number) {
      const at = first(key)
      return at === null ? null : (at - began) / 1000
    },
    pushedAfter: (key: string, began: number) =>
      (heard.get(key) ?? [])
        .filter(({ channel }) => channel === 'push')
        .map(({ at }) => (at - began) / 1000),
    summary() {
      const all = [...heard.values()].flat()
      const count = (which: Heard['channel']) =>
        all.filter(({ channel }) => channel === which).length
      return `${count('push')} pushes, ${count('email')} letters and ${count('whatsapp')} messages`
    },
    /** The same letter under the same number is one to whoever reads it. */
    repeated() {
      const twice: string[] = []
      let again = 0
      for (const [key, ones] of heard) {
        for (const [to, same] of Map.groupBy(ones, (one) => `${one.channel} ${one.to}`)) {
          const numbers = new Set(same.map(({ id, number }) => number ?? id))
          again += same.length - numbers.size
          if (numbers.size > 1) twice.push(`${key} ${to}`)
        }
      }
      return { twice, again }
    },
    stop: async () => clearInterval(timer),
  }
}

/** As many a second, however long each takes. */
async function atPace(count: number, perSecond: number, act: (n: number) => Promise<void>) {
  const began = performance.now()
  const acts: Promise<void>[] = []
  for (let n = 0; n < count; n += 1) {
    await wait(Math.max(0, began + (n * 1000) / perSecond - performance.now()))
    acts.push(act(n))
  }
  await Promise.all(acts)
}

/** Whether it holds is asked by whoever waits for it. */
async function until(holds: () => boolean, seconds: number) {
  const deadline = performance.now() + seconds * 1000
  while (!holds() && performance.now() < deadline) await wait(100)
}
