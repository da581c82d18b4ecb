import { jobs } from './jobs.ts'
import { migrationsFolder, repeatableSqlFolder } from './paths.ts'
import { migrate } from './platform/database/migrations.ts'
import { readRepeatableSql } from './platform/database/repeatable-sql.ts'
import type { Log } from './platform/log.ts'
import { migrateQueue } from './platform/queue/queue.ts'

/** Our tables and the queue's, under one lock: however many processes ask, it is done once. */
export async function bringUpToDate(url: string, log: Log) {
  await migrate({
    url,
    folder: migrationsFolder,
    log,
    repeatable: await readRepeatableSql(repeatableSqlFolder),
    afterwards: () => migrateQueue({ url, log }, jobs),
  })
}
