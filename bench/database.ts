import { execFileSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import {
  copyLocalPostgres,
  databaseEnvironment,
  databaseUrls,
  ensureDatabase,
  freePort,
  type LocalPostgres,
  startLocalPostgres,
} from '../scripts/local-postgres.ts'
import type { DatabaseUrls } from '../server/src/platform/database/roles.ts'
import { childrenOf } from './processes.ts'

const ROOT = join(import.meta.dirname, '..')
/** The build starts in a fraction of what the sources take. */
const BUNDLE = join(ROOT, 'server/dist/migrate.js')
const MIGRATE = existsSync(BUNDLE) ? BUNDLE : join(ROOT, 'server/src/migrate.ts')
const DATABASE = 'portal'
const RESTART_TIMEOUT_MS = 30_000

export type BenchDatabase = {
  /** As the app connects. */
  url: string
  /** As everybody of ours connects. */
  urls: DatabaseUrls
  /** For what none of ours may do. */
  superuserUrl: string
  /** A clean stop, as an administrator does it. */
  stop(): Promise<void>
  /** All its processes at once, as a power cut does it. */
  kill(): Promise<void>
  start(): Promise<void>
  remove(): Promise<void>
}

let preparing: Promise<string> | undefined

/** Made and migrated once, then stopped: every database of this run is a copy of the folder. */
async function prepare(): Promise<string> {
  const folder = join(ROOT, '.data', `bench-prepared-${process.pid}`)
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const postgres = await startLocalPostgres({ folder, disposable: true })
  const urls = await ensureDatabase(postgres, DATABASE)
  execFileSync(process.execPath, [MIGRATE], {
    env: { ...process.env, ...databaseEnvironment(urls), LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  await postgres.stop()
  return folder
}

/** A PostgreSQL of its own, migrated, on a port that survives its restarts. */
export async function startDatabase(name: string, disposable: boolean): Promise<BenchDatabase> {
  const folder = join(ROOT, '.data', `bench-${name}-${process.pid}`)
  preparing ??= prepare()
  copyLocalPostgres(await preparing, folder)
  const port = await freePort()
  const launch = () => startLocalPostgres({ folder, port, disposable })
  let postgres = await launch()
  const superuserUrl = postgres.url(DATABASE)
  const urls = databaseUrls(superuserUrl)
  return {
    url: urls.app,
    urls,
    superuserUrl,
    stop: () => postgres.stop(),
    kill: () => killWhole(postgres),
    async start() {
      postgres = await insist(launch)
    },
    async remove() {
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function killWhole(postgres: LocalPostgres) {
  const orphans = childrenOf(postgres.process?.pid ?? -1)
  await postgres.kill()
  for (const pid of orphans) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // Gone with its parent.
    }
  }
}

/** A backend may outlive its server for an instant and hold the memory the next one needs. */
async function insist(launch: () => Promise<LocalPostgres>): Promise<LocalPostgres> {
  const deadline = Date.now() + RESTART_TIMEOUT_MS
  while (true) {
    try {
      return await launch()
    } catch (error) {
      if (Date.now() > deadline) throw error
      await wait(200)
    }
  }
}
