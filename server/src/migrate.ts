import { jobs } from './jobs.ts'
import { migrationsFolder } from './paths.ts'
import { readConfig } from './platform/config/config.ts'
import { migrate } from './platform/database/migrations.ts'
import { createLog } from './platform/log.ts'
import { migrateQueue } from './platform/queue/queue.ts'

const config = readConfig(process.env)
const log = createLog(config.logLevel, 'migrate')
const { url } = config.database

await migrate({
  url,
  folder: migrationsFolder,
  log,
  afterwards: () => migrateQueue({ url, log }, jobs),
})
log.info('database is current')
