import pg from 'pg'
import { PORTAL_PAGES } from './features/portal/search/portal-pages.texts.ts'
import { SEARCH_LABELS } from './features/portal/search/search-documents.texts.ts'
import { jobs } from './features.ts'
import { migrationsFolder, repeatableSqlFolder } from './paths.ts'
import { reach } from './platform/database/follow-primary.ts'
import { migrate } from './platform/database/migrations.ts'
import { readRepeatableSql, rowsAsSql } from './platform/database/repeatable-sql.ts'
import {
  type DatabaseUrls,
  grantRoles,
  limitRoles,
  type Patience,
} from './platform/database/roles.ts'
import type { Log } from './platform/log.ts'
import { migrateQueue } from './platform/queue/queue.ts'

/** Our tables and the queue's, under one lock: however many processes ask, it is done once. */
export async function bringUpToDate(
  urls: DatabaseUrls,
  log: Log,
  /** Behind a pool the roles carry what connections cannot bring along. */
  patienceMs: Patience | null = null,
) {
  const url = urls.owner
  await migrate({
    url,
    folder: migrationsFolder,
    log,
    repeatable: await readDefinitions(),
    afterwards: async (isRedefined) => {
      if (isRedefined) await refreshSearchDocuments(url)
      await withClient(url, (client) => client.query('select keep_visit_days()'))
      await migrateQueue({ url, log }, jobs)
      const isGranted = await withClient(url, (client) => grantRoles(client, urls))
      if (patienceMs) await withClient(url, (client) => limitRoles(client, urls, patienceMs))
      if (!isGranted) log.warn('one database role does everything: give the app one of its own')
    },
  })
}

/** Views, functions and triggers, then the texts that come with the release. */
async function readDefinitions() {
  return [
    ...(await readRepeatableSql(repeatableSqlFolder)),
    rowsAsSql('search_labels', { key: ['source', 'value'], rows: SEARCH_LABELS }),
    rowsAsSql('portal_pages', { key: ['path'], rows: PORTAL_PAGES }),
  ]
}

/** Documents were made by the definitions before. Where this is cut short, the night makes up for it. */
const refreshSearchDocuments = (url: string) =>
  withClient(url, async (client) => {
    // A commit for each document: one that a power cut loses is made by the night.
    await client.query('set synchronous_commit = off')
    await client.query('call refresh_search_documents()')
  })

async function withClient<Answer>(url: string, work: (client: pg.Client) => Promise<Answer>) {
  const client = new pg.Client({ ...reach(url), application_name: 'portal-migrate' })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
