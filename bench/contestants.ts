import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { startNginx } from '../deploy/running-nginx.ts'
import { freePort } from '../scripts/local-postgres.ts'
import { startApp } from './app-nodes.ts'
import type { Defer } from './cleanup.ts'
import { startDatabase } from './database.ts'
import { SERVER_CORE } from './load.ts'
import { childrenOf, onCore, type RunningNode, startNode } from './processes.ts'
import type { HomeData } from './tree/home-data.ts'

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

/** The home's bytes and the data it is made of, in files for the peers. */
async function keepHome(origin: string, defer: Defer) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'))
  defer(() => rmSync(folder, { recursive: true, force: true }))
  chmodSync(folder, 0o755) // nginx reads it as another account.
  const page = await textOf(origin)
  const data: HomeData = {
    settings: JSON.parse(await textOf(`${origin}/api/v1/portal-settings`)),
    tabBar: JSON.parse(await textOf(`${origin}/api/v1/mobile-tabbar`)),
    portal: origin,
    origin: 'http://localhost:3000',
    release: 'dev',
  }
  const [bodyFile, dataFile] = [join(folder, 'index.html'), join(folder, 'data.json')]
  writeFileSync(bodyFile, page)
  writeFileSync(dataFile, JSON.stringify(data))
  return { folder, page, bodyFile, dataFile }
}

async function textOf(url: string): Promise<string> {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return answer.text()
}

/**
 * Fails unless both documents say the same. What only the router writes is left out: its scripts,
 * its links to files, and the ids React counts by the depth of a tree.
 */
function requireSamePage(ours: string, peer: string) {
  const [a, b] = [essence(ours), essence(peer)]
  if (a === b) return
  const at = [...a].findIndex((character, index) => character !== b[index])
  const around = (text: string) => text.slice(Math.max(0, at - 80), at + 80)
  throw new Error(`the peer renders another page:\n  app:  ${around(a)}\n  peer: ${around(b)}`)
}

function essence(html: string): string {
  return html
    .replace(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g, '')
    .replace(/<link[^>]*rel="(?:modulepreload|preload|stylesheet)"[^>]*>/g, '')
    .replace(/_R_\w*_/g, 'id')
    .replace(/<!--.*?-->/g, '')
    .replace(/ nonce="[^"]*"/g, '')
}

/** One file with everything inside, as the portal's own page renderer is built. */
async function bundleTree() {
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'tree'),
    logLevel: 'error',
    resolve: { alias: { '~': join(import.meta.dirname, '../web/app') } },
    ssr: { noExternal: true },
    // Styles are no part of what is rendered, and only the portal's own build can read them.
    plugins: [{ name: 'without-styles', load: (id) => (id.endsWith('.css') ? '' : undefined) }],
    build: {
      ssr: 'home-tree.tsx',
      outDir: 'dist',
      target: 'es2022',
      emptyOutDir: true,
      copyPublicDir: false,
    },
  })
}
