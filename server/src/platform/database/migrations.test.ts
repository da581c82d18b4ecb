import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
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
async function connect() {
  const client = new pg.Client({ connectionString: database.urls.owner })
  await client.connect()
  return client
}
async function query(sql: string) {
  const client = await connect()
  try {
    return await client.query(sql)
  } finally {
    await client.end()
  }
}

const waitingFor = async (kind: string) =>
  (
    await query(`select count(*)::int as waiting from pg_locks
      where not granted and locktype = '${kind}'
        and (database is null or database = (select oid from pg_database where datname = current_database()))`)
  ).rows[0].waiting

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

  // spec: 541
  it('steps back from a lock it cannot get: others pass, and it is applied when it can be', async () => {
    await add('0001_create.sql', 'create table steps (number int)')
    await run()
    const reader = await connect()
    await reader.query('begin; select * from steps')
    await add('0002_alter.sql', 'alter table steps add column name text')
    const running = run()
    await vi.waitFor(async () => expect(await waitingFor('relation')).toBe(1))
    await query('select * from steps')
    await reader.query('commit')
    await running
    await reader.end()
    expect((await query('select name from steps')).rows).toEqual([])
  })
})

describe('migrating in steps', () => {
  const INDEX = '-- step\ncreate unique index concurrently steps_number on steps (number);\n'
  const BATCH = `
-- step: until nothing is left
update steps set done = true where number in (
  select number from steps where not done order by number limit 10);
`
  const isValid = async () => {
    const { rows } = await query(
      `select indisvalid as valid from pg_index where indexrelid = to_regclass('steps_number')`,
    )
    return rows.map(({ valid }) => valid)
  }
  const done = async () =>
    (await query('select count(*) filter (where done)::int as done from steps')).rows[0].done
  /** As a kill or a power cut does, while it waits. */
  const cut = () =>
    query(`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'portal-migrate' and datname = current_database()`)
  beforeEach(async () => {
    await add(
      '0001_create.sql',
      `create table steps as
      select number, false as done from generate_series(1, 25) as number`,
    )
    await run()
  })

  it('commits each of them by itself, a batch as often as it finds something, and all of it once', async () => {
    await add('0002_more.steps.sql', `-- Beside those who write.\n${INDEX}${BATCH}`)
    await run()
    await query('update steps set done = false')
    await run()
    expect(await isValid()).toEqual([true])
    expect(await done()).toBe(0)
    await query('drop index steps_number; delete from schema_migrations where name like $$0002%$$')
    await run()
    expect(await done()).toBe(25)
    const { rows } = await query('select count(distinct xmin::text)::int as commits from steps')
    expect(rows).toEqual([{ commits: 3 }])
  })

  // spec: 541
  it('makes an index anew that was cut short half-way', async () => {
    await add('0002_index.steps.sql', INDEX)
    const writer = await connect()
    await writer.query('begin; update steps set done = done where number = 1')
    const cutShort = expect(run()).rejects.toThrow('0002_index.steps.sql failed')
    await vi.waitFor(async () => expect(await isValid()).toEqual([false]))
    await cut()
    await cutShort
    await writer.query('commit')
    await writer.end()
    expect(await isValid()).toEqual([false])
    await run()
    expect(await isValid()).toEqual([true])
  })

  // spec: 541
  it('goes on with a batch where it was cut short', async () => {
    await add('0002_fill.steps.sql', BATCH)
    const writer = await connect()
    await writer.query('begin; update steps set done = done where number = 15')
    const cutShort = expect(run()).rejects.toThrow('0002_fill.steps.sql failed')
    await vi.waitFor(async () => expect(await waitingFor('transactionid')).toBe(1))
    await cut()
    await cutShort
    expect(await done()).toBe(10)
    await writer.query('rollback')
    await writer.end()
    await run()
    expect(await done()).toBe(25)
  })

  it('is done once when four processes start together, and none waits for another for ever', async () => {
    await add('0002_index.steps.sql', INDEX)
    await Promise.all([run(), run(), run(), run()])
    expect(await isValid()).toEqual([true])
    const { rows } = await query('select count(*)::int as applied from schema_migrations')
    expect(rows).toEqual([{ applied: 2 }])
  })

  it('fails where the rows do not allow the index, and is made once they do', async () => {
    await query('insert into steps values (1, false)')
    await add('0002_index.steps.sql', INDEX)
    await expect(run()).rejects.toMatchObject({ cause: { code: '23505' } })
    await query('delete from steps where ctid = (select max(ctid) from steps)')
    await run()
    expect(await isValid()).toEqual([true])
  })
})

it('knows whether the database is behind this release, and does not mind one that is ahead', async () => {
  await add('0001_create.sql', 'create table steps (number int)')
  await run()
  expect(await isCurrent(query, ['0001_create.sql'])).toBe(true)
  expect(await isCurrent(query, ['0001_create.sql', '0002_next.sql'])).toBe(false)
  expect(await isCurrent(query, [])).toBe(true)
})
