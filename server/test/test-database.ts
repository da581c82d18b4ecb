import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { databaseUrls, withClient } from '../../scripts/local-postgres.ts'
import type { DatabaseUrls } from '../src/platform/database/roles.ts'
import { keepObserved, watchColumnsOf } from './observed-statements.ts'

export const TEMPLATE_DATABASE = 'portal_template'

/** A database of one's own, with every migration applied and nothing in it. */
export async function createTestDatabase(template: string | null = TEMPLATE_DATABASE) {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await administer(
    `create database ${name} owner portal_owner${template ? ` template ${template} strategy file_copy` : ''}`,
  )
  const superuserUrl = Object.assign(new URL(inject('postgresUrl')), { pathname: name }).href
  if (template) await withClient(superuserUrl, (client) => watchColumnsOf(name, client))
  return {
    urls: throughPool(databaseUrls(superuserUrl)),
    /** The same past the pool, for who listens. */
    directUrls: databaseUrls(superuserUrl),
    /** Who may do what nobody of ours may. */
    superuserUrl,
    drop() {
      keepObserved()
      return administer(`drop database if exists ${name} with (force)`)
    },
  }
}

/** The app and the worker go through the pool, where there is one; who owns the tables does not. */
function throughPool(urls: DatabaseUrls): DatabaseUrls {
  const pool = inject('poolUrl')
  if (pool === null) return urls
  const { port } = new URL(pool)
  const through = (url: string) => Object.assign(new URL(url), { port }).href
  return { owner: urls.owner, app: through(urls.app), worker: through(urls.worker) }
}

/** Where PostgreSQL itself is, of an address through the pool; nothing where there is none. */
export function directSettings(databaseUrl: string): Record<string, string> {
  const pool = inject('poolUrl')
  const url = new URL(databaseUrl)
  if (pool === null || url.port !== new URL(pool).port) return {}
  const { host } = new URL(inject('postgresUrl'))
  return { DATABASE_DIRECT_URL: `postgres://${host}${url.pathname}` }
}

const administer = (sql: string) =>
  withClient(inject('postgresUrl'), async (client) => void (await client.query(sql)))
