import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startLocalPgBouncer } from '../../scripts/local-pgbouncer.ts'
import { ensureDatabase, startLocalPostgres, withClient } from '../../scripts/local-postgres.ts'
import { bringUpToDate } from '../src/bring-up-to-date.ts'
import { createLog } from '../src/platform/log.ts'
import { TEMPLATE_DATABASE } from './test-database.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string
    /** Of a pool before it, where the run goes through one (`npm run pooled`). */
    poolUrl: string | null
  }
}

/** One PostgreSQL for the whole run, with a migrated template every test file copies. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'portal-test-'))
  const postgres = await startLocalPostgres({ folder: join(folder, 'data'), disposable: true })
  const urls = await ensureDatabase(postgres, TEMPLATE_DATABASE)
  const isPooled = process.env.TEST_POOL === 'on'
  const patience = isPooled ? { app: 10_000, worker: 600_000 } : null
  await bringUpToDate(urls, createLog('error', 'migrate'), patience)
  // What is sold is what most tests of a purchase are about.
  await withClient(urls.owner, async (client) => {
    await client.query('update portal_settings set plans_on_sale = true')
  })
  project.provide('postgresUrl', postgres.url('postgres'))
  const port = Number(new URL(urls.app).port)
  const pool = isPooled ? await startLocalPgBouncer({ port, connections: 3 }) : null
  project.provide('poolUrl', pool?.through(postgres.url('postgres')) ?? null)
  return async () => {
    await pool?.stop()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
