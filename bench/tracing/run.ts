import { parseArgs } from 'node:util'
import { startTraces } from '../../sandbox/src/traces/start-traces.ts'
import { startApp, WRITE_ROUTE_APP } from '../app-nodes.ts'
import { withCleanup } from '../cleanup.ts'
import { startDatabase } from '../database.ts'
import { WRITE_PATH } from '../drills/settings-client.ts'
import { median, SERVER_CORE, shoot } from '../load.ts'

/**
 * `npm run bench:tracing`: what traces cost a node, one of ten kept and handed over, beside a node without: processor
 * time for a request, in turns within one run. `-- --assert` fails where they cost more than a twentieth.
 */
const MOST = 1.05
const ROUNDS = 7
const SECONDS = 2
const CONNECTIONS = 16
/** A page from memory, where a request costs least, and a read that asks the database each time. */
const PATHS = { 'a page from memory': '/', 'a read of the database': WRITE_PATH }

const { values } = parseArgs({ options: { assert: { type: 'boolean', default: false } } })

// spec: 1138
let failed = 0
await withCleanup(async (defer) => {
  const database = await startDatabase('tracing', true)
  defer(() => database.remove())
  const traces = await startTraces({ port: 0 })
  defer(() => traces.stop())
  const start = (environment: Record<string, string>) =>
    startApp({
      ...{ databaseUrl: database.url, harness: WRITE_ROUTE_APP, core: SERVER_CORE },
      environment: { MAX_EVENT_LOOP_DELAY_MS: '30000', ...environment },
      timeoutMs: 120_000,
    })
  const plain = await start({})
  defer(() => plain.stop('SIGKILL'))
  const traced = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: traces.url })
  defer(() => traced.stop('SIGKILL'))
  for (const [what, path] of Object.entries(PATHS)) {
    const costs = { plain: [] as number[], traced: [] as number[] }
    for (let round = 0; round <= ROUNDS; round += 1) {
      const turns =
        round % 2 === 0 ? (['plain', 'traced'] as const) : (['traced', 'plain'] as const)
      for (const which of turns) {
        const { origin, pid } = which === 'plain' ? plain : traced
        const target = { url: origin + path, pids: [pid], connections: CONNECTIONS }
        const { cpuMicroseconds } = await shoot(target, SECONDS)
        // The first round warms both up.
        if (round > 0) costs[which].push(cpuMicroseconds)
      }
    }
    const ratios = costs.traced.map((cost, index) => cost / (costs.plain[index] ?? Number.NaN))
    const ratio = median(ratios)
    console.log(
      `${what}: ${median(costs.plain).toFixed(0)} µs of processor a request, traced ${median(costs.traced).toFixed(0)} µs, ` +
        `ratio ${ratio.toFixed(3)} (rounds ${ratios.map((one) => one.toFixed(2)).join(' ')})`,
    )
    if (ratio > MOST) failed += 1
  }
  const kept = traces.spans.length
  console.log(`${kept} spans arrived`)
  if (kept === 0) failed += 1
})
console.log(`${Object.keys(PATHS).length - failed} passed, ${failed} failed`)
process.exit(values.assert && failed > 0 ? 1 : 0)
