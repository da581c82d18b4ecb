import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startApp } from '../bench/app-nodes.ts'
import { withCleanup } from '../bench/cleanup.ts'
import { startDatabase } from '../bench/database.ts'
import { freePort } from './local-postgres.ts'
import { repository } from './processes.ts'

/**
 * Every query of the dashboard is asked of a real Prometheus that reads a started node:
 * `node scripts/check-dashboard.ts`. One that fails, or finds no series although people have come by, is named.
 */
const SCRAPE_SECONDS = 1
const SCRAPES = 8
const TOKEN = 'only-for-this-run-and-for-nobody'
const READY_MS = 30_000

type Dashboard = { panels: { title: string; targets: { expr: string; refId: string }[] }[] }
type Answer = { status: string; error?: string; data?: { result: unknown[] } }

const dashboard = JSON.parse(
  readFileSync(join(repository, 'deploy/prometheus/grafana-dashboard.json'), 'utf8'),
) as Dashboard
const queries = dashboard.panels.flatMap(({ title, targets }) =>
  targets.map(({ expr, refId }) => ({ name: `${title}, ${refId}`, expr })),
)
// spec: 1135
let failed = 0
await withCleanup(async (defer) => {
  const database = await startDatabase('dashboard', true)
  defer(() => database.remove())
  const node = await startApp({
    databaseUrl: database.url,
    environment: { METRICS_TOKEN: TOKEN },
    timeoutMs: 120_000,
  })
  defer(() => node.stop('SIGKILL'))
  const prometheus = await startPrometheus(new URL(node.origin).host)
  defer(() => prometheus.stop())
  for (let turn = 0; turn < SCRAPES; turn += 1) {
    await beVisited(node.origin)
    await wait(SCRAPE_SECONDS * 1000)
  }
  for (const { name, expr } of queries) {
    const found = await ask(prometheus.origin, expr.replaceAll('$__rate_interval', '30s'))
    const series = found.data?.result.length ?? 0
    if (found.status === 'success' && series > 0) continue
    failed += 1
    console.log(`FAILED ${name}: ${found.error ?? 'finds nothing'}\n  ${expr}`)
  }
})
console.log(`${queries.length - failed} passed, ${failed} failed`)
process.exit(failed === 0 && queries.length > 0 ? 0 : 1)

/** Pages, an answer of the API, an address that nobody has, and somebody who may not. */
async function beVisited(origin: string) {
  const visits = ['/', '/', '/guia', '/api/v1/portal-settings', '/nada', '/api/v1/admin/people']
  for (const path of visits) await (await fetch(origin + path)).arrayBuffer()
}

async function ask(origin: string, query: string): Promise<Answer> {
  const answer = await fetch(`${origin}/api/v1/query?${new URLSearchParams({ query })}`)
  return (await answer.json()) as Answer
}

async function startPrometheus(target: string) {
  if (spawnSync('prometheus', ['--version']).status !== 0) {
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'prometheus'])
  }
  const folder = mkdtempSync(join(tmpdir(), 'portal-prometheus-'))
  const port = await freePort()
  writeFileSync(
    join(folder, 'prometheus.yaml'),
    `global: { scrape_interval: ${SCRAPE_SECONDS}s }
scrape_configs:
  - job_name: portal
    authorization: { credentials: ${TOKEN} }
    static_configs: [{ targets: ["${target}"] }]
`,
  )
  const child = spawn(
    'prometheus',
    [
      `--config.file=${join(folder, 'prometheus.yaml')}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
      '--log.level=error',
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const origin = `http://127.0.0.1:${port}`
  const deadline = Date.now() + READY_MS
  while (!(await fetch(`${origin}/-/ready`).catch(() => null))?.ok) {
    if (Date.now() > deadline) throw new Error('Prometheus did not start')
    await wait(100)
  }
  return {
    origin,
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
