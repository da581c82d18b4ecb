import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { ensureDatabase, startLocalPostgres, withClient } from '../../scripts/local-postgres.ts'
import { bringUpToDate } from '../src/bring-up-to-date.ts'
import { createLog } from '../src/platform/log.ts'
import { TEMPLATE_DATABASE } from './test-database.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string
  }
}

/** One PostgreSQL for the whole run, with a migrated template every test file copies. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'portal-test-'))
  const postgres = await startLocalPostgres({ folder: join(folder, 'data'), disposable: true })
  const urls = await ensureDatabase(postgres, TEMPLATE_DATABASE)
  await bringUpToDate(urls, createLog('error', 'migrate'))
  // What is sold is what most tests of a purchase are about.
  await withClient(urls.owner, async (client) => {
    await client.query('update portal_settings set plans_on_sale = true')
  })
  project.provide('postgresUrl', postgres.url('postgres'))
  return async () => {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
