import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { finish, repository, runNode } from '../../scripts/processes.ts'
import { connect } from '../../server/src/platform/database/database.ts'
import { createLog } from '../../server/src/platform/log.ts'
import { defineJob } from '../../server/src/platform/queue/job.ts'
import { openSender } from '../../server/src/platform/queue/queue.ts'

const run = promisify(execFile)

export const ADDRESS_FILE = join(repository, '.data', 'e2e-database-url')
export const SERVICES_FILE = join(repository, '.data', 'e2e-services.json')

/** What an operator does beside the browser: the settings command, and a look at the database. */
export async function changeSettings(changes: Record<string, string>) {
  const DATABASE_URL = await readFile(ADDRESS_FILE, 'utf8')
  const args = Object.entries(changes).map(([name, value]) => `${name}=${value}`)
  const env = { DATABASE_URL, LOG_LEVEL: 'error' }
  await finish(runNode(['server/dist/update-settings.js', ...args], { env, quiet: true }))
}

/** The command that installs a map of streets, by itself the portal's own; answers with what it said. */
export async function installMap(...given: string[]): Promise<string> {
  const DATABASE_URL = await readFile(ADDRESS_FILE, 'utf8')
  const { stdout } = await run(process.execPath, ['server/dist/install-map.js', ...given], {
    cwd: repository,
    env: { ...process.env, DATABASE_URL, LOG_LEVEL: 'error' },
  })
  return stdout
}

export async function query<Row extends object>(sql: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: await readFile(ADDRESS_FILE, 'utf8') })
  await client.connect()
  try {
    return (await client.query<Row>(sql, values)).rows
  } finally {
    await client.end()
  }
}

/** What a worker does by the clock, now: nobody learns anything from waiting for the minute. */
export async function runJob(name: string) {
  const url = await readFile(ADDRESS_FILE, 'utf8')
  const log = createLog('error', 'command')
  const { db, pool } = connect({ url, poolSize: 1, patienceMs: 10_000, log, name: 'operator' })
  const sender = await openSender({ url, log })
  try {
    await sender.within(db).add(defineJob(name), {})
  } finally {
    await sender.close()
    await pool.end()
  }
}
