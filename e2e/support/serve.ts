import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startLocalPgBouncer } from '../../scripts/local-pgbouncer.ts'
import {
  databaseEnvironment,
  ensureDatabase,
  startLocalPostgres,
} from '../../scripts/local-postgres.ts'
import { localServices, untilServicesAnswer } from '../../scripts/local-services.ts'
import { finish, repository, runNode, stop } from '../../scripts/processes.ts'
import { portalUrl } from './browser.ts'
import { ADDRESS_FILE, SERVICES_FILE } from './operator.ts'

/**
 * The production build on a database of its own, with the development pages switched on. With
 * PRODUCTION_PORT a second node answers there as in production: seeding once serves journeys and
 * measures.
 */
const folder = await mkdtemp(join(tmpdir(), 'portal-e2e-'))
const postgres = await startLocalPostgres({ folder: join(folder, 'data'), disposable: true })
const urls = await ensureDatabase(postgres, 'portal')
const services = await localServices()
const postgresPort = Number(new URL(urls.app).port)
/** `npm run pooled`: nodes and worker go through PgBouncer, few connections for all of them. */
const pool =
  process.env.TEST_POOL === 'on'
    ? await startLocalPgBouncer({ port: postgresPort, connections: 5 })
    : null
const pooled = pool && {
  DATABASE_URL: pool.through(urls.app),
  DATABASE_WORKER_URL: pool.through(urls.worker),
  DATABASE_DIRECT_URL: `postgres://127.0.0.1:${postgresPort}/portal`,
}
const NODE_ENV = process.env.PORTAL_ENVIRONMENT ?? 'test'
/** As in production a hash takes a processor for a tenth of a second, and every journey signs up. */
const PASSWORD_HASH_KIB = { test: '64', production: '65536' }
/** Dozens of pictures are prepared while tests run: a quarter of the time, for 13 % more bytes. */
const AVIF_EFFORT = '1'
const environment = {
  ...services,
  ...databaseEnvironment(urls),
  ...pooled,
  NODE_ENV,
  PASSWORD_HASH_KIB:
    NODE_ENV === 'production' ? PASSWORD_HASH_KIB.production : PASSWORD_HASH_KIB.test,
  AVIF_EFFORT,
  LOG_LEVEL: 'warn',
  PUBLIC_URL: portalUrl,
  REQUESTS_PER_MINUTE: '100000',
  // Every journey comes from one address.
  SENSITIVE_LIMITS_FACTOR: '1000',
  // A build machine that is busy elsewhere is not a portal that is overloaded.
  MAX_EVENT_LOOP_DELAY_MS: '30000',
  DRAIN_MILLISECONDS: '0',
}
await finish(runNode(['server/dist/migrate.js'], { env: environment }))
await finish(runNode(['server/seed/seed.ts'], { env: environment }))
await mkdir(join(repository, '.data'), { recursive: true })
await writeFile(ADDRESS_FILE, urls.app)
await writeFile(SERVICES_FILE, JSON.stringify(services))
const start = (entryPoint: string, other: Record<string, string> = {}) =>
  runNode([entryPoint], { env: { ...environment, ...other }, quiet: true })
const sandbox = start('sandbox/src/start.ts')
await untilServicesAnswer(services)
const processes = [sandbox, start('server/dist/worker.js'), start('server/dist/serve.js')]
const { PRODUCTION_PORT } = process.env
if (PRODUCTION_PORT) {
  const PUBLIC_URL = `http://localhost:${PRODUCTION_PORT}`
  processes.push(
    start('server/dist/serve.js', {
      ...{ NODE_ENV: 'production', PORT: PRODUCTION_PORT, PUBLIC_URL },
      PASSWORD_HASH_KIB: PASSWORD_HASH_KIB.production,
    }),
  )
}

process.on('SIGTERM', async () => {
  await Promise.all(processes.map((child) => stop(child)))
  await pool?.stop()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
  process.exit(0)
})
