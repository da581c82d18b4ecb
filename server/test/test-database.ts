import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { databaseUrls, withClient } from '../../scripts/local-postgres.ts'
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
    urls: databaseUrls(superuserUrl),
    /** Who may do what nobody of ours may. */
    superuserUrl,
    drop() {
      keepObserved()
      return administer(`drop database if exists ${name} with (force)`)
    },
  }
}

const administer = (sql: string) =>
  withClient(inject('postgresUrl'), async (client) => void (await client.query(sql)))
