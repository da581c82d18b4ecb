import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../../test/test-database.ts'
import { createLog } from '../log.ts'
import { isCurrent, migrate } from './migrations.ts'

const log = createLog('silent', 'migrate')
let folder: string
let database: Awaited<ReturnType<typeof createTestDatabase>>

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-migrations-'))
  database = await createTestDatabase(null)
})
afterEach(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})

const add = (name: string, sql: string) => writeFile(join(folder, name), sql)
const run = () => migrate({ url: database.urls.owner, folder, log })
async function query(sql: string) {
  const client = new pg.Client({ connectionString: database.urls.owner })
  await client.connect()
  try {
    return await client.query(sql)
  } finally {
    await client.end()
  }
}

describe('migrating', () => {
  it('applies files in order, once', async () => {
    await add('0002_fill.sql', 'insert into steps values (2)')
    await add('0001_create.sql', 'create table steps (number int)')
    await run()
    await run()
    expect((await query('select number from steps')).rows).toEqual([{ number: 2 }])
  })

  it('is done once when four processes start together', async () => {
    await add('0001_create.sql', 'create table steps (number int); select pg_sleep(0.1)')
    await add('0002_fill.sql', 'insert into steps values (1)')
    await Promise.all([run(), run(), run(), run()])
    expect((await query('select count(*)::int as count from steps')).rows).toEqual([{ count: 1 }])
  })

  it('leaves nothing behind of a file that fails half-way', async () => {
    await add('0001_broken.sql', 'create table half (id int); select 1/0')
    await expect(run()).rejects.toThrow('0001_broken.sql failed')
    expect((await query(`select to_regclass('half') as found`)).rows).toEqual([{ found: null }])
  })

  it('refuses a file that was edited after it was applied', async () => {
    await add('0001_create.sql', 'create table steps (number int)')
    await run()
    await add('0001_create.sql', 'create table steps (number bigint)')
    await expect(run()).rejects.toThrow('was edited after it was applied')
  })

  it('gives up rather than queue every reader behind a lock it cannot get', async () => {
    await add('0001_create.sql', 'create table steps (number int)')
    await run()
    const reader = new pg.Client({ connectionString: database.urls.owner })
    await reader.connect()
    await reader.query('begin; select * from steps')
    await add('0002_alter.sql', 'alter table steps add column name text')
    await expect(run()).rejects.toMatchObject({ cause: { code: '55P03' } })
    await reader.end()
  })
})

it('knows whether the database is behind this release, and does not mind one that is ahead', async () => {
  await add('0001_create.sql', 'create table steps (number int)')
  await run()
  expect(await isCurrent(query, ['0001_create.sql'])).toBe(true)
  expect(await isCurrent(query, ['0001_create.sql', '0002_next.sql'])).toBe(false)
  expect(await isCurrent(query, [])).toBe(true)
})
