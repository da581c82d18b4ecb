import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { hasNginx, startNginx } from '../../deploy/running-nginx.ts'
import { withClient } from '../../scripts/local-postgres.ts'
import { FLUSH_MS } from '../../server/src/features/insight/analytics/visits.constants.ts'
import { startApp } from '../app-nodes.ts'
import { type Defer, withCleanup } from '../cleanup.ts'
import { type BenchDatabase, startDatabase } from '../database.ts'
import { median, percentile, SERVER_CORE, shoot } from '../load.ts'
import { cpuSeconds } from '../processes.ts'
import { readPages, sendBeacons } from './beacons.ts'
import { fillRaw, readAsOwner } from './owner.ts'
import { addPlaces, countWeek } from './week.ts'

// spec: 684
/**
 * `npm run bench:visits`: what counting visits costs, and that it counts right. `--events 20000 --seconds 3
 * --rounds 1` is a short one; the night plays all of it, with 50 million raw rows behind the owner's page.
 */
const { values } = parseArgs({
  options: {
    assert: { type: 'boolean', default: false },
    events: { type: 'string', default: '2000000' },
    raw: { type: 'string', default: '0' },
    seconds: { type: 'string', default: '30' },
    rate: { type: 'string', default: '2000' },
    rounds: { type: 'string', default: '5' },
  },
})
const [events, raw, seconds, rate, rounds] = [
  values.events,
  values.raw,
  values.seconds,
  values.rate,
  values.rounds,
].map(Number) as [number, number, number, number, number]

const METRICS_TOKEN = 'only-for-this-run-of-the-bench'
const KILL_RATE = 500
/** A batch that is being written, and the one that fills meanwhile. */
const MOST_LOST_SECONDS = (2 * FLUSH_MS) / 1000
const OWNER_P95_MS = 100
const MOST_CPU_MICROSECONDS = 1_000

type Figure = { figure: string; measured: string; target: string; isMissed: boolean }
const figures: Figure[] = []
const started = performance.now()
/** A run takes minutes: whoever waits sees where it is, and what is known already if it is stopped. */
const say = (text: string) =>
  console.log(`${((performance.now() - started) / 1000).toFixed(0).padStart(4)} s  ${text}`)
function report(figure: string, measured: string, target: string, isMissed: boolean) {
  figures.push({ figure, measured, target, isMissed })
  say(`${figure}: ${measured} (${target})${isMissed ? ' MISSED' : ''}`)
}

await withCleanup(async (defer) => {
  const database = await startDatabase('visits', true)
  defer(() => database.remove())
  const slugs = await addPlaces(database, 300)
  await reportWeek(database, slugs)
  await reportCosts(database, slugs, defer)
  await reportRush(database, slugs, defer)
  await reportKill(database, slugs, defer)
  // Last: the others write, and would wait for what the database tidies up after so many rows.
  await reportOwner(database)
})
console.table(
  figures.map(({ isMissed, ...shown }) => ({ ...shown, missed: isMissed ? 'yes' : '' })),
)
if (values.assert && figures.some(({ isMissed }) => isMissed)) process.exitCode = 1

async function reportWeek(database: BenchDatabase, slugs: readonly string[]) {
  const week = await countWeek(database, slugs, events)
  for (const [name, count] of Object.entries(week.differences)) {
    report(`rollups ${name} that differ from the raw rows`, String(count), '0', count !== 0)
  }
  report(
    `raw rows of a week of ${events} visits`,
    `${week.raw}, written in ${week.seconds.toFixed(0)} s`,
    String(events),
    week.raw !== events,
  )
}

/** With as many raw rows behind it as a July leaves. */
async function reportOwner(database: BenchDatabase) {
  const began = performance.now()
  const filled = await fillRaw(database, raw, (written) =>
    say(`${(written / 1e6).toFixed(1)} million raw rows`),
  )
  report(
    'raw rows behind the owner’s page',
    `${filled.raw} in ${((performance.now() - began) / 1000).toFixed(0)} s, ${filled.gigabytes.toFixed(1)} GB in all`,
    `≥ ${raw}`,
    filled.raw < raw,
  )
  for (const [period, p95] of Object.entries(await readAsOwner(database))) {
    report(
      `an owner’s page by its own route, ${period}, p95`,
      `${p95.toFixed(1)} ms`,
      `≤ ${OWNER_P95_MS} ms`,
      p95 > OWNER_P95_MS,
    )
  }
}

function nodeOn(database: BenchDatabase, environment: Record<string, string> = {}) {
  return startApp({
    databaseUrl: database.url,
    core: SERVER_CORE,
    // Compiled from its sources while the database tidies up after a week of visits.
    timeoutMs: 120_000,
    environment: { METRICS_TOKEN, ...environment },
  })
}

/** The same page from memory of two nodes in turn, of which one counts; and what a beacon costs. */
async function reportCosts(database: BenchDatabase, slugs: readonly string[], defer: Defer) {
  const counting = await nodeOn(database)
  defer(() => counting.stop('SIGKILL'))
  const silent = await nodeOn(database, { PAGE_LOG: '/nowhere/access.log' })
  defer(() => silent.stop('SIGKILL'))
  const shots: Record<'counting' | 'silent', number[]> = { counting: [], silent: [] }
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, node] of Object.entries({ counting, silent })) {
      const target = { url: `${node.origin}/mapa`, pids: [node.pid], connections: 16 }
      shots[name as keyof typeof shots].push((await shoot(target, 3)).cpuMicroseconds)
    }
  }
  const [on, off] = [median(shots.counting), median(shots.silent)]
  report(
    'CPU of a page from memory, counted / not counted',
    `${on.toFixed(0)} / ${off.toFixed(0)} µs`,
    `+ ≤ ${MOST_CPU_MICROSECONDS} µs`,
    on - off > MOST_CPU_MICROSECONDS,
  )
  if (hasNginx()) await reportNginx(counting, defer)
  await silent.stop('SIGKILL')
  const before = cpuSeconds([counting.pid])
  const tally = await sendBeacons({ origin: counting.origin, perSecond: 1000, seconds: 5, slugs })
  await wait(FLUSH_MS * 2)
  const spent = ((cpuSeconds([counting.pid]) - before) / tally.sent) * 1e6
  report(
    'CPU of a beacon with its part of the writing',
    `${spent.toFixed(0)} µs`,
    `≤ ${MOST_CPU_MICROSECONDS} µs`,
    spent > MOST_CPU_MICROSECONDS,
  )
  await counting.stop('SIGKILL')
}

async function reportNginx(node: { origin: string; pid: number }, defer: Defer) {
  const nginx = await startNginx({ nodes: [new URL(node.origin).host], liftLimits: true })
  defer(() => nginx.stop())
  await fetch(`${nginx.origin}/mapa`)
  const target = { url: `${nginx.origin}/mapa`, pids: [node.pid], connections: 16 }
  const { cpuMicroseconds, requestsPerSecond } = await shoot(target, 3)
  report(
    `CPU of the node for a page that nginx serves, at ${requestsPerSecond.toFixed(0)}/s`,
    `${cpuMicroseconds.toFixed(1)} µs`,
    '0, but for one fetch a second',
    cpuMicroseconds > 5,
  )
}

/** Beacons in a rush beside somebody who reads pages: nobody is turned away, nothing is dropped. */
async function reportRush(database: BenchDatabase, slugs: readonly string[], defer: Defer) {
  const node = await nodeOn(database)
  defer(() => node.stop('SIGKILL'))
  await fetch(`${node.origin}/mapa`)
  let isOver = false
  const reading = readPages(node.origin, '/mapa', () => isOver)
  const before = cpuSeconds([node.pid])
  const tally = await sendBeacons({ origin: node.origin, perSecond: rate, seconds, slugs })
  const busy = (cpuSeconds([node.pid]) - before) / seconds
  isOver = true
  const pages = await reading
  await wait(FLUSH_MS * 2)
  const metrics = await (
    await fetch(`${node.origin}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
  ).text()
  const sum = (name: string) =>
    [...metrics.matchAll(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\d+)$`, 'gm'))].reduce(
      (total, [, value]) => total + Number(value),
      0,
    )
  const failed = [...pages.statuses].filter(([status]) => status !== 200)
  report(
    `${rate} beacons/s for ${seconds} s, the node ${(busy * 100).toFixed(0)} % busy: taken, shed, dropped`,
    `${tally.taken} of ${tally.sent}, ${sum('http_requests_shed_total')}, ${sum('visits_lost_total')}`,
    'all, 0, 0',
    tally.taken !== tally.sent || sum('http_requests_shed_total') + sum('visits_lost_total') > 0,
  )
  report(
    'pages read meanwhile: answered 200, p95',
    `${pages.statuses.get(200) ?? 0} of ${pages.times.length}, ${percentile(pages.times, 0.95).toFixed(0)} ms`,
    'all',
    failed.length > 0,
  )
  report(
    'of them written',
    String(sum('visits_counted_total')),
    String(tally.taken),
    sum('visits_counted_total') !== tally.taken,
  )
  await node.stop()
}

/** What the last seconds before a kill held is gone, and no more. */
async function reportKill(database: BenchDatabase, slugs: readonly string[], defer: Defer) {
  const rows = () =>
    withClient(database.urls.owner, async (client) =>
      Number((await client.query('select count(*) as count from visit_events')).rows[0]?.count),
    )
  const before = await rows()
  const node = await nodeOn(database)
  defer(() => node.stop('SIGKILL'))
  const taken: number[] = []
  const sending = sendBeacons({
    ...{ origin: node.origin, perSecond: KILL_RATE, seconds: 10, slugs },
    onTaken: (at) => taken.push(at),
  })
  await wait(9_300)
  await node.stop('SIGKILL')
  await sending
  const lost = taken.length - ((await rows()) - before)
  const held = taken.filter((at) => at > (taken.at(-1) ?? 0) - MOST_LOST_SECONDS * 1000).length
  report(
    `kill -9 at ${KILL_RATE} beacons/s: lost of ${taken.length} taken`,
    `${lost} (${(lost / KILL_RATE).toFixed(1)} s)`,
    `≤ ${held} (${MOST_LOST_SECONDS} s)`,
    lost > held,
  )
}
