import { parseArgs } from 'node:util'
import pg from 'pg'
import { INTENT_WORDS } from '../../server/src/features/search/intents.rules.ts'
import { withCleanup } from '../cleanup.ts'
import { type GuidePortal, startGuide } from '../guide/portal.ts'
import { median, percentile } from '../load.ts'
import { beginning, question } from './questions.ts'

/**
 * `npm run bench:search`: search and suggestions over so many documents, asked by twenty at once and
 * never answered from memory, against the very same statements sent through the same pool.
 */
const AT_ONCE = 20
const ROUNDS = 3
const RATIO = 1.5

const { values } = parseArgs({
  options: {
    assert: { type: 'boolean', default: false },
    listings: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '3' },
  },
})

type Statement = { text: string; values: unknown[] }
type Ask = (turn: number) => Promise<unknown>

await withCleanup(async (defer) => {
  const portal = await startGuide(Number(values.listings), defer)
  await portal.deps.work.transaction(({ vocabulary }) => vocabulary.relearn(INTENT_WORDS))
  await portal.deps.pool.query('vacuum analyze search_documents, search_words')
  const missed = [
    await measure(
      portal,
      'search',
      40,
      (turn) => `/api/v1/search?q=${encodeURIComponent(question(turn))}`,
    ),
    await measure(
      portal,
      'suggest',
      15,
      (turn) => `/api/v1/suggest?q=${encodeURIComponent(beginning(turn))}`,
    ),
  ]
  if (values.assert && missed.some(Boolean)) process.exitCode = 1
})

async function measure(
  portal: GuidePortal,
  name: string,
  slowestMs: number,
  address: (turn: number) => string,
) {
  const { app, deps } = portal
  const route: Ask = async (turn) => {
    deps.reads.cache.expireAll()
    const { statusCode } = await app.inject(address(turn))
    if (statusCode !== 200) throw new Error(`${address(turn)} answered ${statusCode}`)
  }
  const statements = await recorded(route, 300)
  const bare: Ask = async (turn) => {
    for (const { text, values: given } of statements[turn % statements.length] ?? []) {
      await deps.pool.query(text, given)
    }
  }
  const times = { route: [] as number[][], bare: [] as number[][] }
  for (let round = 0; round < ROUNDS; round += 1) {
    times.bare.push(await timesOf(bare))
    times.route.push(await timesOf(route))
  }
  const p95 = (rounds: number[][]) => median(rounds.map((round) => percentile(round, 0.95)))
  const mean = (rounds: number[][]) =>
    median(rounds.map((round) => round.reduce((a, b) => a + b, 0) / round.length))
  const ratio = mean(times.route) / mean(times.bare)
  console.table([
    {
      what: name,
      'p50 ms': median(times.route.map((round) => percentile(round, 0.5))).toFixed(1),
      'p95 ms': p95(times.route).toFixed(1),
      limit: slowestMs,
      'bare p95 ms': p95(times.bare).toFixed(1),
      'ratio of means': ratio.toFixed(2),
      'answers/s': Math.round(
        median(times.route.map(({ length }) => length)) / Number(values.seconds),
      ),
    },
  ])
  return p95(times.route) > slowestMs || ratio > RATIO
}

/** The statements each question leads to, as the driver sends them. */
async function recorded(ask: Ask, count: number): Promise<Statement[][]> {
  const client = pg.Client.prototype as unknown as { query: (...given: unknown[]) => unknown }
  const real = client.query
  const all: Statement[][] = []
  let sent: Statement[] = []
  client.query = function (this: unknown, ...given: unknown[]) {
    const [text, params] = given
    if (typeof text === 'string' && Array.isArray(params)) sent.push({ text, values: params })
    return real.apply(this, given)
  }
  for (let turn = 0; turn < count; turn += 1) {
    sent = []
    await ask(turn)
    all.push(sent.filter(({ text }) => /search_/.test(text)))
  }
  client.query = real
  return all
}

async function timesOf(ask: Ask): Promise<number[]> {
  const ends = performance.now() + Number(values.seconds) * 1000
  const times: number[] = []
  let turn = 0
  const askOnAndOn = async () => {
    while (performance.now() < ends) {
      const began = performance.now()
      await ask(turn++)
      times.push(performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, askOnAndOn))
  return times
}
