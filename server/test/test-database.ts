import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

export const TEMPLATE_DATABASE = 'portal_template'

/** A database of one's own, with every migration applied and nothing in it. */
export async function createTestDatabase(template: string | null = TEMPLATE_DATABASE) {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await administer(
    `create database ${name}${template ? ` template ${template} strategy file_copy` : ''}`,
  )
  const url = new URL(inject('postgresUrl'))
  url.pathname = `/${name}`
  return {
    url: url.href,
    drop: () => administer(`drop database if exists ${name} with (force)`),
  }
}

async function administer(sql: string) {
  const client = new pg.Client({ connectionString: inject('postgresUrl') })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
