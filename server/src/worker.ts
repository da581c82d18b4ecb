import { refuseInOurWords } from '@portal/contract/shared/refusal-sentences'
import { CITY_TIME_ZONE } from '@portal/contract/shared/time-zones'
import closeWithGrace from 'close-with-grace'
import { createDeps } from './deps.ts'
import { startHealthBeat } from './features/portal/health/health-beat.ts'
import { jobs } from './features.ts'
import { readConfig, WORKER_PATIENCE_MS } from './platform/config/config.ts'
import { requireLimits, requireNarrowRole } from './platform/database/roles.ts'
import { createLog } from './platform/log.ts'
import { runWorker } from './platform/queue/queue.ts'
import { requireWayToBePaid } from './require-way-to-be-paid.ts'

const STOP_TIMEOUT_MS = 20_000

refuseInOurWords()
// A line without a value says the same as no line, here too.
const patience = process.env.DATABASE_PATIENCE_MS || String(WORKER_PATIENCE_MS)
const config = readConfig({ ...process.env, DATABASE_PATIENCE_MS: patience }, 'worker')
const log = createLog(config.logLevel, 'worker')
const deps = await createDeps(config, log)
if (config.environment === 'production') await requireNarrowRole(deps.pool)
if (config.database.isPooled) await requireLimits(deps.pool)
await requireWayToBePaid(deps)
const worker = await runWorker({
  // Woken by PostgreSQL: for that it has to listen.
  url: config.database.directUrl,
  log,
  deps,
  jobs,
  timeZone: CITY_TIME_ZONE,
  stopTimeoutMs: STOP_TIMEOUT_MS,
})

const beat = startHealthBeat('worker', deps)
closeWithGrace({ delay: STOP_TIMEOUT_MS + 5_000, logger: log }, async ({ err }) => {
  if (err) log.fatal({ err }, 'stopping after an unexpected error')
  await worker.stop()
  await beat.stop()
  await deps.close()
})
log.info({ jobs: jobs.map(({ name }) => name) }, 'worker is ready')
