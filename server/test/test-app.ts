import type pg from 'pg'
import { afterAll, beforeAll } from 'vitest'
import { type AppOptions, buildApp } from '../src/app.ts'
import { createDeps, type Deps } from '../src/deps.ts'
import type { Clock } from '../src/platform/clock.ts'
import { readConfig } from '../src/platform/config/config.ts'
import { connect } from '../src/platform/database/database.ts'
import type { DatabaseUrls } from '../src/platform/database/roles.ts'
import { withinTransaction } from '../src/platform/database/unit-of-work.ts'
import { createLog, type Log } from '../src/platform/log.ts'
import { createTestDatabase, directSettings } from './test-database.ts'

type App = Awaited<ReturnType<typeof buildApp>>

/** A clock that stands still until told otherwise. */
export function fixedClock(start = '2026-07-18T14:48:00Z') {
  let now = new Date(start)
  return {
    now: () => now,
    advance: (ms: number) => {
      now = new Date(now.getTime() + ms)
    },
  }
}

type Node = { app: App; deps: Deps; readiness: { draining: boolean } }
type Options = {
  isDatabaseReady?: () => Promise<boolean>
  environment?: Record<string, string>
  clock?: Clock
  log?: Log
  web?: NonNullable<AppOptions['web']>
}

/** One more node of the same portal, as a second machine would be. */
export async function startNode(databaseUrl: string, options: Options = {}): Promise<Node> {
  const config = readConfig({
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl,
    ...directSettings(databaseUrl),
    DATABASE_POOL_SIZE: '4',
    PUBLIC_URL: 'http://portal.test',
    LOG_LEVEL: 'silent',
    MAX_EVENT_LOOP_DELAY_MS: '30000',
    PASSWORD_HASH_KIB: '64',
    AVIF_EFFORT: '0',
    ...options.environment,
  })
  const log = options.log ?? createLog(config.logLevel, 'app')
  const deps = await createDeps(config, log, options.clock ? { clock: options.clock } : {})
  refuseSecondConnections(deps.pool)
  await deps.bus.start()
  const readiness = { draining: false }
  const app = await buildApp({
    deps,
    readiness,
    isDatabaseReady:
      options.isDatabaseReady ?? (async () => (await deps.pool.query('select 1')).rowCount === 1),
    ...(options.web ? { web: options.web } : {}),
  })
  await app.ready()
  return { app, deps, readiness }
}

/** What a transaction reads goes through its own stores: `within.coupons`, never `stores.coupons`. */
function refuseSecondConnections(pool: pg.Pool) {
  const connect = pool.connect.bind(pool)
  pool.connect = ((...told: Parameters<typeof connect>) => {
    if (withinTransaction.getStore()) {
      throw new Error('a transaction asks for a second connection: read by the stores it was given')
    }
    return connect(...told)
  }) as typeof connect
}

export async function stopNode({ app, deps }: Pick<Node, 'app' | 'deps'>) {
  await app.close()
  await deps.close()
}

type Portal = Node & {
  databaseUrl: string
  urls: DatabaseUrls
  directUrls: DatabaseUrls
  superuserUrl: string
  /** For what the app's own role may not do: look into the queue, change what is append-only. */
  asOwner: <Row extends pg.QueryResultRow = Record<string, never>>(
    text: string,
    values?: unknown[],
  ) => Promise<pg.QueryResult<Row>>
}

/** A node on a database of its own; closing it drops both. */
export async function openTestApp(
  options: Options = {},
): Promise<Portal & { close(): Promise<void> }> {
  const { urls, directUrls, superuserUrl, drop } = await createTestDatabase()
  const log = createLog('silent', 'app')
  const { pool } = connect({
    url: urls.owner,
    poolSize: 1,
    patienceMs: 30_000,
    log,
    name: 'owner',
  })
  const node = await startNode(urls.app, options)
  return {
    ...node,
    databaseUrl: urls.app,
    urls,
    directUrls,
    superuserUrl,
    asOwner: pool.query.bind(pool) as Portal['asOwner'],
    async close() {
      await stopNode(node)
      await pool.end()
      await drop()
    },
  }
}

/** The same, for all tests of a file. */
export function useTestApp(options: Options = {}) {
  const context = {} as Portal
  let close = async () => {}
  beforeAll(async () => {
    const opened = await openTestApp(options)
    close = opened.close
    Object.assign(context, opened)
  })
  afterAll(() => close())
  return context
}
