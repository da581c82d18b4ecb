import { bringUpToDate } from './bring-up-to-date.ts'
import { readConfig, WORKER_PATIENCE_MS } from './platform/config/config.ts'
import { createLog } from './platform/log.ts'

const config = readConfig(process.env)
const log = createLog(config.logLevel, 'migrate')

const { ownerUrl, url, workerUrl, isPooled, patienceMs } = config.database
await bringUpToDate(
  { owner: ownerUrl, app: url, worker: workerUrl },
  log,
  isPooled ? { app: patienceMs, worker: Math.max(patienceMs, WORKER_PATIENCE_MS) } : null,
)
log.info('database is current')
