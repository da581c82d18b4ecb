import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startNginx } from '../deploy/running-nginx.ts'
import { freePort } from '../scripts/local-postgres.ts'
import { startApp } from './app-nodes.ts'
import type { Comparison } from './comparisons.ts'
import { startDatabase } from './database.ts'
import { SERVER_CORE } from './load.ts'
import { childrenOf, onCore, startNode } from './processes.ts'
import { bundleTree } from './tree/bundle.ts'
import type { HomeData } from './tree/home-tree.tsx'
import { requireSamePage } from './tree/same-page.ts'

const SETTINGS = '/api/v1/portal-settings'
const peerFile = (name: string) => join(import.meta.dirname, 'peers', `${name}.ts`)

/** Starts all that is measured. Each `defer` undoes one start, last first. */
export async function startContestants(defer: (undo: () => unknown) => void) {
  const database = await startDatabase('figures', true)
  defer(() => database.remove())
  const start = async (options: Parameters<typeof startNode>[0]) => {
    const node = await startNode({ core: SERVER_CORE, ...options })
    defer(() => node.stop())
    return node
  }
  const app = async (environment: Record<string, string>, harness?: string) => {
    const common = { databaseUrl: database.url, core: SERVER_CORE }
    const node = await startApp({ ...common, environment, ...(harness ? { harness } : {}) })
    defer(() => node.stop())
    return node
  }
  const cached = await app({ DRAIN_MILLISECONDS: '0' })
  const uncached = await app({ DRAIN_MILLISECONDS: '0', PAGE_CACHE: 'off' })
  const plain = await app({ DRAIN_MILLISECONDS: '0' }, peerFile('app-with-plain-read'))

  const { folder, page, bodyFile, dataFile } = await keepHome(cached.origin, uncached.origin)
  defer(() => rmSync(folder, { recursive: true, force: true }))
  const memory = await start({
    file: peerFile('page-from-memory'),
    environment: { BODY_FILE: bodyFile },
  })
  await bundleTree()
  const tree = await start({
    file: peerFile('rendered-tree'),
    environment: { DATA_FILE: dataFile },
  })
  requireSamePage(page, await text(tree.origin))
  const read = await start({
    file: peerFile('read-from-database'),
    environment: { DATABASE_URL: database.url },
  })

  const [fullPort, barePort] = [await freePort(), await freePort()]
  const headers = await headersOf(cached.origin)
  const nginx = await startNginx({
    nodes: [new URL(cached.origin).host],
    liftLimits: true,
    workers: 1,
    launcher: onCore(SERVER_CORE, []),
    extraServers: staticServer(fullPort, folder, headers) + staticServer(barePort, folder, []),
  })
  defer(() => nginx.stop())
  const workers = childrenOf(nginx.pid, 'worker process')

  const busy = (url: string, pids: readonly number[]) => ({ url, pids, connections: 32 })
  // Each of these takes milliseconds: more at once would only wait, and then be turned away.
  const few = (url: string, pids: readonly number[]) => ({ url, pids, connections: 8 })
  return [
    {
      name: 'cached home / bare Fastify, same bytes',
      target: 0.6,
      ours: busy(`${cached.origin}/`, [cached.pid]),
      peer: busy(`${memory.origin}/`, [memory.pid]),
    },
    {
      name: 'uncached home / bare React, same tree',
      target: 0.5,
      ours: few(`${uncached.origin}/`, [uncached.pid]),
      peer: few(`${tree.origin}/`, [tree.pid]),
    },
    {
      name: 'home behind nginx / nginx static file, same headers',
      target: 0.85,
      ours: busy(`${nginx.origin}/`, workers),
      peer: busy(`http://127.0.0.1:${fullPort}/`, workers),
    },
    {
      name: 'home behind nginx / nginx static file, no headers',
      target: null,
      ours: busy(`${nginx.origin}/`, workers),
      peer: busy(`http://127.0.0.1:${barePort}/`, workers),
    },
    {
      name: 'API read / bare Fastify + pg',
      target: 0.6,
      ours: busy(cached.origin + SETTINGS, [cached.pid]),
      peer: busy(`${read.origin}/`, [read.pid]),
    },
    {
      name: 'API read, never remembered / bare Fastify + pg',
      target: 0.6,
      ours: busy(`${plain.origin}/api/v1/bench/portal-settings`, [plain.pid]),
      peer: busy(`${read.origin}/`, [read.pid]),
    },
  ] satisfies Comparison[]
}

async function text(url: string): Promise<string> {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return answer.text()
}

/** The page's bytes and the data it is made of, for the peers. */
async function keepHome(cachedOrigin: string, uncachedOrigin: string) {
  const page = await text(cachedOrigin)
  requireSamePage(page, await text(uncachedOrigin))
  const data: HomeData = {
    settings: JSON.parse(await text(cachedOrigin + SETTINGS)),
    tabBar: JSON.parse(await text(`${cachedOrigin}/api/v1/mobile-tabbar`)),
    origin: 'http://localhost:3000',
    release: 'dev',
  }
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'))
  chmodSync(folder, 0o755)
  const [bodyFile, dataFile] = [join(folder, 'index.html'), join(folder, 'data.json')]
  writeFileSync(bodyFile, page)
  writeFileSync(dataFile, JSON.stringify(data))
  return { folder, page, bodyFile, dataFile }
}

const NGINX_WRITES_ITSELF = /^(content-type|content-length|etag|date|connection|keep-alive)$/

/** What the app says about its page besides the page, as nginx would have to say it. */
async function headersOf(origin: string): Promise<string[]> {
  const answer = await fetch(origin, { headers: { 'accept-encoding': 'identity' } })
  await answer.arrayBuffer()
  return [...answer.headers]
    .filter(([name]) => !NGINX_WRITES_ITSELF.test(name))
    .map(([name, value]) => `add_header ${name} "${value}";`)
}

/** With the same duties as the front door: the log, and counting each visitor. */
const staticServer = (port: number, folder: string, headers: readonly string[]) => `
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    limit_conn connections 65535;
    limit_req zone=requests burst=500 nodelay;
    ${headers.join('\n    ')}
  }
`
