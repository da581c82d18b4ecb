import { loadavg } from 'node:os'
import { setImmediate as nextTurn } from 'node:timers/promises'
import pg from 'pg'
import type { buildApp } from '../../server/src/app.ts'
import type { Deps } from '../../server/src/deps.ts'
import { median, percentile } from '../load.ts'
import { cpuSeconds } from '../processes.ts'

const AT_ONCE = 20
const ROUNDS = 3
/** So many different questions, and the statements each leads to. */
const RECORDED = 300

export type Portal = { app: Awaited<ReturnType<typeof buildApp>>; deps: Deps }
export type Endpoint = { name: string; slowestMs: number; address: (turn: number) => string }
export type Measured = Endpoint & {
  p50: number
  p95: number
  bareP95: number
  /** Of the mean times, and of the processor's time: on a busy machine the smaller tells more. */
  ratio: number
  cpuRatio: number
  /** Of the database and this process together, for one answer. */
  cpuMs: number
  statements: number
  perSecond: number
  load: number
}

type Statement = { name?: string; text: string; values: unknown[] }
type Ask = (turn: number) => Promise<unknown>

/**
 * An endpoint called by twenty at once, no answer ever remembered, against the statements of a node that keeps
 * nothing in memory, sent through the same pool in turns with it: a busy machine slows both.
 */
export async function measure(
  { app, deps }: Portal,
  plain: Portal,
  endpoint: Endpoint,
  seconds: number,
): Promise<Measured> {
  // A node that cannot hear of changes trusts nothing it remembers: every question is answered anew.
  deps.reads.cache.setTrusted(false)
  plain.deps.reads.cache.setTrusted(false)
  const asked =
    (of: Portal): Ask =>
    async (turn) => {
      const { statusCode } = await of.app.inject(endpoint.address(turn))
      if (statusCode !== 200) throw new Error(`${endpoint.address(turn)} answered ${statusCode}`)
    }
  const route = asked({ app, deps })
  // Words are known by then, as they are to a node that has run for a while; answers never are.
  for (let turn = 0; turn < RECORDED; turn += 1)
    await Promise.all([route(turn), asked(plain)(turn)])
  const statements = await recorded(asked(plain))
  const bare: Ask = async (turn) => {
    for (const statement of statements[turn % statements.length] ?? []) {
      await deps.searchPool.query(statement)
    }
  }
  const times: Record<'route' | 'bare', number[][]> = { route: [], bare: [] }
  const cpu: Record<'route' | 'bare', number[]> = { route: [], bare: [] }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, ask] of [
      ['bare', bare],
      ['route', route],
    ] as const) {
      const before = await cpuMs(deps)
      const taken = await timesOf(ask, seconds)
      times[name].push(taken)
      cpu[name].push(((await cpuMs(deps)) - before) / taken.length)
    }
  }
  const share = (rounds: number[][], of: number) =>
    median(rounds.map((round) => percentile(round, of)))
  const mean = (rounds: number[][]) =>
    median(rounds.map((round) => round.reduce((a, b) => a + b, 0) / round.length))
  return {
    ...endpoint,
    p50: share(times.route, 0.5),
    p95: share(times.route, 0.95),
    bareP95: share(times.bare, 0.95),
    ratio: mean(times.route) / mean(times.bare),
    cpuRatio: median(cpu.route) / median(cpu.bare),
    cpuMs: median(cpu.route),
    statements: statements.reduce((sum, { length }) => sum + length, 0) / statements.length,
    perSecond: median(times.route.map(({ length }) => length)) / seconds,
    load: loadavg()[0] ?? Number.NaN,
  }
}

/**
 * As people ask: most of them what others asked before, which the node remembers, some what nobody did.
 * Only reported: what it remembers is no work at all.
 */
export async function measureRemembered(
  { app, deps }: Portal,
  endpoint: Endpoint,
  seconds: number,
) {
  deps.reads.cache.setTrusted(true)
  const ask: Ask = (turn) => app.inject(endpoint.address(turn))
  for (let turn = 0; turn < RECORDED; turn += 1) await ask(turn)
  const times = await timesOf(ask, seconds)
  deps.reads.cache.expireAll()
  return {
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    perSecond: times.length / seconds,
  }
}

/** Processor time so far: of this process and of its connections to the database. */
async function cpuMs({ pool }: Deps): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend'`,
  )
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000 + cpuSeconds(rows.map(({ pid }) => pid)) * 1000
}

/** The statements each question leads to, as the driver sends them. */
async function recorded(ask: Ask): Promise<Statement[][]> {
  const client = pg.Client.prototype as unknown as { query: (...given: unknown[]) => unknown }
  const real = client.query
  const all: Statement[][] = []
  let sent: Statement[] = []
  client.query = function (this: unknown, ...given: unknown[]) {
    const statement = asStatement(given)
    if (statement && /search_/.test(statement.text)) sent.push(statement)
    return real.apply(this, given)
  }
  for (let turn = 0; turn < RECORDED; turn += 1) {
    sent = []
    await ask(turn)
    all.push(sent)
  }
  client.query = real
  return all
}

function asStatement([text, values]: unknown[]): Statement | null {
  if (typeof text === 'string') return Array.isArray(values) ? { text, values } : null
  const { name, text: named, values: given } = text as Partial<Statement>
  return named && given ? { ...(name ? { name } : {}), text: named, values: given } : null
}

async function timesOf(ask: Ask, seconds: number): Promise<number[]> {
  const ends = performance.now() + seconds * 1000
  const times: number[] = []
  let turn = 0
  const askOnAndOn = async () => {
    while (performance.now() < ends) {
      const began = performance.now()
      await ask(turn++)
      times.push(performance.now() - began)
      // A client at the other end of a wire leaves the node time to hear of the others.
      await nextTurn()
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, askOnAndOn))
  return times
}
