import { join } from 'node:path'
import { startNginx } from '../deploy/running-nginx.ts'
import { freePort } from '../scripts/local-postgres.ts'
import { startApp } from './app-nodes.ts'
import type { Defer } from './cleanup.ts'
import { startDatabase } from './database.ts'
import { keepHome, textOf } from './home-copy.ts'
import { SERVER_CORE } from './load.ts'
import { childrenOf, onCore, type RunningNode, startNode } from './processes.ts'
import { bundleTree } from './tree/bundle.ts'
import { requireSamePage } from './tree/same-page.ts'

export type Contestants = Awaited<ReturnType<typeof startContestants>>

const peerFile = (name: string) => join(import.meta.dirname, 'peers', `${name}.ts`)

/** Starts all that is measured: the portal in its forms, and for each the least that does its job. */
export async function startContestants(defer: Defer) {
  const database = await startDatabase('figures', true)
  defer(() => database.remove())
  const until = async (starting: Promise<RunningNode>) => {
    const node = await starting
    defer(() => node.stop())
    return { origin: node.origin, pids: [node.pid] }
  }
  const portal = (environment: Record<string, string>, harness = {}) =>
    until(startApp({ databaseUrl: database.url, core: SERVER_CORE, environment, ...harness }))
  const peer = (name: string, environment: Record<string, string>) =>
    until(startNode({ file: peerFile(name), environment, core: SERVER_CORE }))

  const quick = { DRAIN_MILLISECONDS: '0' }
  const cached = await portal(quick)
  const uncached = await portal({ ...quick, PAGE_CACHE: 'off' })
  const plain = await portal(quick, { harness: peerFile('app-with-plain-read') })

  const copy = await keepHome(cached.origin, defer)
  requireSamePage(copy.page, await textOf(uncached.origin))
  const memory = await peer('page-from-memory', { BODY_FILE: copy.bodyFile })
  await bundleTree()
  const tree = await peer('rendered-tree', { DATA_FILE: copy.dataFile })
  // Both now: the page tells the time.
  requireSamePage(await textOf(uncached.origin), await textOf(tree.origin))
  const read = await peer('read-from-database', { DATABASE_URL: database.url })
  const { front, file } = await startFront(cached.origin, copy.folder, defer)
  return { cached, uncached, plain, memory, tree, read, front, file }
}

/** One nginx with two servers: the portal's, and one that only sends a file. */
async function startFront(appOrigin: string, folder: string, defer: Defer) {
  const port = await freePort()
  const nginx = await startNginx({
    nodes: [new URL(appOrigin).host],
    liftLimits: true,
    workers: 1,
    launcher: onCore(SERVER_CORE, []),
    extraServers: fileServer(port, folder),
  })
  defer(() => nginx.stop())
  const pids = childrenOf(nginx.pid, 'worker process')
  return {
    front: { origin: nginx.origin, pids },
    file: { origin: `http://127.0.0.1:${port}`, pids },
  }
}

/** With the same duties as the server of the portal: the log, and counting connections. */
const fileServer = (port: number, folder: string) => `
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    limit_conn connections 65535;
  }`
