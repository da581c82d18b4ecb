import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startApp, WRITE_ROUTE_APP } from '../app-nodes.ts'
import { startDatabase } from '../database.ts'
import { percentile } from '../load.ts'
import { type Drill, expect } from './drill.ts'
import { insistOnWriting } from './settings-client.ts'

const BY_ROUTE = 45
const BY_COMMAND = 5
/** PostgreSQL tells the other nodes with the commit; the message takes a moment to arrive. */
const DELIVERY_MS = 50
const BUSY_PAGES = 4

const run = promisify(execFile)

// spec: 681
/** An edit made at one node is what every node shows, without a word about when caches expire. */
export const twoNodes: Drill = {
  name: 'two-nodes',
  async run({ say, defer }) {
    const database = await startDatabase('two', true)
    defer(() => database.remove())
    const start = () =>
      startApp({ databaseUrl: database.url, harness: WRITE_ROUTE_APP, timeoutMs: 60_000 })
    const [a, b] = await Promise.all([start(), start()])
    defer(() => Promise.all([a.stop('SIGKILL'), b.stop('SIGKILL')]))
    const origins = [a.origin, b.origin]

    let staleAtWriter = 0
    const elsewhere: Sighting[] = []
    for (let turn = 0; turn < BY_ROUTE; turn += 1) {
      await Promise.all(origins.map(home)) // So that there is an old page to be stale with.
      const [writer = '', other = ''] = turn % 2 ? [...origins].reverse() : origins
      const name = `Nome ${turn}`
      await insistOnWriting(writer, { site_name: name })
      const [here, there] = await Promise.all([waitFor(writer, name), waitFor(other, name)])
      if (here.staleAnswers > 0) staleAtWriter += 1
      elsewhere.push(there)
    }
    for (let turn = 0; turn < BY_COMMAND; turn += 1) {
      await Promise.all(origins.map(home))
      const name = `Nome do comando ${turn}`
      await updateByCommand(database.url, name)
      elsewhere.push(...(await Promise.all(origins.map((origin) => waitFor(origin, name)))))
    }

    const delays = elsewhere.map(({ freshAfterMs }) => freshAfterMs)
    const raced = elsewhere.filter(({ staleAnswers }) => staleAnswers > 0)
    // A machine busy elsewhere delivers late whatever we do: what it takes for a page anyway is allowed.
    const allowedMs = DELIVERY_MS + BUSY_PAGES * percentile(delays, 0.5)
    const late = elsewhere.filter(({ lastStaleAskedMs }) => lastStaleAskedMs > allowedMs)
    const figures = [0.5, 0.9, 0.99].map((share) => percentile(delays, share).toFixed(1))
    say(`${BY_ROUTE + BY_COMMAND} edits; stale at the node that wrote: ${staleAtWriter}`)
    say(
      `elsewhere, fresh answer after p50/p90/p99/max ${figures.join(' / ')} / ` +
        `${Math.max(...delays).toFixed(1)} ms from the acknowledgement; first request overtook ` +
        `the message ${raced.length} of ${elsewhere.length} times; stale after ${allowedMs.toFixed(0)} ms: ${late.length}`,
    )
    expect(staleAtWriter === 0, 'a node showed an old page after its own edit')
    expect(late.length === 0, `a node showed an old page ${allowedMs.toFixed(0)} ms after an edit`)
  },
}

type Sighting = { freshAfterMs: number; staleAnswers: number; lastStaleAskedMs: number }

async function home(origin: string): Promise<string> {
  return (await fetch(`${origin}/`)).text()
}

/** Asks at once and until the name is there. */
async function waitFor(origin: string, name: string): Promise<Sighting> {
  const startedAt = performance.now()
  let staleAnswers = 0
  let lastStaleAskedMs = 0
  while (performance.now() - startedAt < 10_000) {
    const askedMs = performance.now() - startedAt
    const page = await home(origin)
    if (page.includes(`<title>${name}</title>`)) {
      return { freshAfterMs: performance.now() - startedAt, staleAnswers, lastStaleAskedMs }
    }
    staleAnswers += 1
    lastStaleAskedMs = askedMs
  }
  return { freshAfterMs: Number.POSITIVE_INFINITY, staleAnswers, lastStaleAskedMs }
}

async function updateByCommand(url: string, name: string) {
  const server = join(import.meta.dirname, '../../server')
  const bundle = join(server, 'dist/update-settings.js')
  const command = existsSync(bundle) ? bundle : join(server, 'src/update-settings.ts')
  await run(process.execPath, [command, `site_name=${name}`], {
    env: { ...process.env, DATABASE_URL: url, LOG_LEVEL: 'warn' },
  })
}
