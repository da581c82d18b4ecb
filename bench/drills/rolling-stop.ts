import { setTimeout as wait } from 'node:timers/promises'
import { hasNginx, startNginx } from '../../deploy/running-nginx.ts'
import { startApp, WRITE_ROUTE_APP } from '../app-nodes.ts'
import { startDatabase } from '../database.ts'
import { percentile } from '../load.ts'
import { type Drill, expect } from './drill.ts'
import { readVersion, WRITE_PATH } from './settings-client.ts'
import { ask, countBy, startVisitors } from './visitors.ts'

const CALM_MS = 2_000

// spec: 681
/** A release under load: each node in turn is stopped and started, and nobody notices. */
export const rollingStop: Drill = {
  name: 'rolling-stop',
  async run({ say, defer }) {
    expect(hasNginx(), 'nginx is not installed')
    const database = await startDatabase('rolling', true)
    defer(() => database.remove())
    const start = (port?: number) =>
      startApp({
        databaseUrl: database.url,
        harness: WRITE_ROUTE_APP,
        timeoutMs: 60_000,
        // A machine that is busy elsewhere is not a portal that is overloaded.
        environment: { MAX_EVENT_LOOP_DELAY_MS: '30000' },
        ...(port ? { port } : {}),
      })
    const nodes = await Promise.all([start(), start()])
    defer(() => Promise.all(nodes.map((node) => node.stop('SIGKILL'))))
    const addresses = nodes.map((node) => new URL(node.origin).host)
    const nginx = await startNginx({ nodes: addresses, liftLimits: true })
    defer(() => nginx.stop())

    const readers = startVisitors({
      count: 12,
      pauseMs: 20,
      // Every other visit has an address of its own, which no cache can answer.
      visit: (turn) => ask(`${nginx.origin}/${turn % 2 ? `?visita=${turn}` : ''}`),
    })
    const editors = startVisitors({
      count: 2,
      pauseMs: 100,
      visit: async (turn) =>
        ask(nginx.origin + WRITE_PATH, edit(turn, await readVersion(nginx.origin))),
      accepts: (status) => status === 200 || status === 409,
    })
    await wait(CALM_MS)
    for (const [index, node] of nodes.entries()) {
      await node.stop()
      await wait(CALM_MS)
      nodes[index] = await start(Number(new URL(node.origin).port))
      await wait(CALM_MS)
    }
    const [read, written] = [await readers.stop(), await editors.stop()]
    const p99 = percentile(read.milliseconds, 0.99).toFixed(0)
    say(`${read.milliseconds.length} reads (p99 ${p99} ms), failed: ${countBy(read.failures)}`)
    say(`${written.milliseconds.length} writes, failed: ${countBy(written.failures)}`)
    const failures = read.failures.length + written.failures.length
    expect(failures === 0, `${failures} requests failed`)
  },
}

function edit(turn: number, version: number | null): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ version, changes: { site_description: `edição ${turn}` } }),
  }
}
