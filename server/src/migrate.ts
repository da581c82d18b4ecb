import { bringUpToDate } from './bring-up-to-date.ts'
import { readConfig } from './platform/config/config.ts'
import { createLog } from './platform/log.ts'

const config = readConfig(process.env)
const log = createLog(config.logLevel, 'migrate')

const { ownerUrl, url, workerUrl } = config.database
await bringUpToDate({ owner: ownerUrl, app: url, worker: workerUrl }, log)
log.info('database is current')
