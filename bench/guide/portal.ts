import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { databaseEnvironment, withClient } from '../../scripts/local-postgres.ts'
import { buildApp } from '../../server/src/app.ts'
import { createDeps } from '../../server/src/deps.ts'
import { keepOpenStates } from '../../server/src/features/guide/establishments/establishments.jobs.ts'
import { readConfig } from '../../server/src/platform/config/config.ts'
import { createLog } from '../../server/src/platform/log.ts'
import type { Defer } from '../cleanup.ts'
import { startDatabase } from '../database.ts'

export type GuidePortal = Awaited<ReturnType<typeof startGuide>>

const ROOT = join(import.meta.dirname, '../..')

type Prepare = (ownerUrl: string) => Promise<void>

/** The real app on a database with that many listings, each known to be open or not. */
export async function startGuide(listings: number, defer: Defer, prepare?: Prepare) {
  const database = await startDatabase(`guide-${listings}`, true)
  defer(() => database.remove())
  await prepare?.(database.urls.owner)
  const environment = {
    ...databaseEnvironment(database.urls),
    PUBLIC_URL: 'http://portal.test',
    NODE_ENV: 'test',
    LOG_LEVEL: 'error',
    REQUESTS_PER_MINUTE: '100000000',
    MAX_EVENT_LOOP_DELAY_MS: '30000',
    // Tidying up after so many rows may take a while on a busy machine.
    DATABASE_PATIENCE_MS: '120000',
  }
  const seed = join(ROOT, 'server/seed/seed-large.ts')
  execFileSync(process.execPath, [seed, '--listings', String(listings)], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const node = await openNode(environment, defer)
  await keepOpenStates.handle({}, node.deps)
  /** Only whoever owns a table may tidy it up. */
  const tidyUp = (tables: string) =>
    withClient(database.urls.owner, (client) => client.query(`vacuum analyze ${tables}`))
  await tidyUp('directory, establishments')
  /** One more node of it, set up in another way. */
  const another = (settings: Record<string, string>) =>
    openNode({ ...environment, ...settings }, defer)
  return { ...node, listings, another, tidyUp }
}

async function openNode(environment: Record<string, string>, defer: Defer) {
  const deps = await createDeps(readConfig(environment), createLog('error', 'app'))
  defer(() => deps.close())
  await deps.bus.start()
  const readiness = { draining: false }
  const app = await buildApp({ deps, readiness, isDatabaseReady: async () => true })
  defer(() => app.close())
  await app.ready()
  return { deps, app }
}
