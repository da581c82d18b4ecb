import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestDatabase } from '../../../test/test-database.ts'
import { migrationsFolder, repeatableSqlFolder } from '../../paths.ts'
import { createLog } from '../log.ts'
import { migrate } from './migrations.ts'
import { type RepeatableSql, readRepeatableSql } from './repeatable-sql.ts'

const log = createLog('silent', 'migrate')
let database: Awaited<ReturnType<typeof createTestDatabase>>
let client: pg.Client
let noMigrations: string

beforeEach(async () => {
  noMigrations = await mkdtemp(join(tmpdir(), 'portal-repeatable-'))
  database = await createTestDatabase(null)
  client = await connect()
})
afterEach(async () => {
  await client.end()
  await database.drop()
  await rm(noMigrations, { recursive: true })
})

async function connect() {
  const connected = new pg.Client({ connectionString: database.url })
  await connected.connect()
  return connected
}

const bringUp = (repeatable: readonly RepeatableSql[], folder = noMigrations) =>
  migrate({ url: database.url, folder, log, repeatable })
const greeting = (word: string): RepeatableSql => ({
  name: '10_greeting.sql',
  sql: `create or replace function greeting() returns text language sql as $$ select '${word}' $$`,
})
async function greet() {
  const { rows } = await client.query('select greeting() as word')
  return rows[0].word
}
/** The transaction that last wrote the function: a statement that changes nothing changes this. */
async function writtenBy() {
  const { rows } = await client.query(
    `select xmin::text as by from pg_proc where proname = 'greeting'`,
  )
  return rows[0]?.by
}

async function isWaiting() {
  const { rows } = await client.query('select 1 from pg_locks where not granted')
  return rows.length > 0
}

describe('repeatable SQL', () => {
  it('is applied again when it changed, and left alone when it did not', async () => {
    await bringUp([greeting('oi')])
    const first = await writtenBy()
    await bringUp([greeting('oi')])
    expect(await writtenBy()).toBe(first)
    await bringUp([greeting('olá')])
    expect(await greet()).toBe('olá')
  })

  it('is applied again after a migration, which may have dropped what it defines', async () => {
    await bringUp([greeting('oi')])
    const first = await writtenBy()
    await client.query(`update repeatable_sql set checksum = 'of fewer' where name = 'migrations'`)
    await bringUp([greeting('oi')])
    expect(await writtenBy()).not.toBe(first)
  })

  it('leaves nothing behind of a change that fails, and names the file', async () => {
    await bringUp([greeting('oi')])
    const broken = { name: '20_broken.sql', sql: 'create view broken as select * from nowhere' }
    await expect(bringUp([greeting('olá'), broken])).rejects.toThrow('20_broken.sql failed')
    expect(await greet()).toBe('oi')
    await bringUp([greeting('olá')])
    expect(await greet()).toBe('olá')
  })

  it('is applied once when four processes start together', async () => {
    await client.query('create table runs (at timestamptz default clock_timestamp())')
    const counted = { name: '10_counted.sql', sql: 'insert into runs default values' }
    await Promise.all([1, 2, 3, 4].map(() => bringUp([counted])))
    const { rows } = await client.query('select count(*)::integer as runs from runs')
    expect(rows).toEqual([{ runs: 1 }])
  })

  it('waits for a table somebody writes to, and applies all of it then', async () => {
    await client.query('create table steps (number integer)')
    const trigger = {
      name: '20_steps.sql',
      sql: `create or replace function kept() returns trigger language plpgsql as $$ begin return new; end $$;
        create or replace trigger steps_kept before insert on steps for each row execute function kept()`,
    }
    const writer = await connect()
    await writer.query('begin; insert into steps values (1)')
    const applied = bringUp([greeting('oi'), trigger])
    await vi.waitFor(async () => expect(await isWaiting()).toBe(true))
    await vi.waitFor(async () => expect(await isWaiting()).toBe(false), 5_000)
    await writer.query('commit')
    await writer.end()
    await applied
    expect(await greet()).toBe('oi')
  })

  it('of an older release leaves a newer database as it is', async () => {
    await bringUp([greeting('oi')])
    await client.query(
      `insert into schema_migrations (name, checksum) values ('9999_of_tomorrow.sql', '')`,
    )
    await bringUp([greeting('olá')])
    expect(await greet()).toBe('oi')
  })
})

describe('views, functions and triggers', () => {
  /** A database of the release before, made by migrations alone. */
  const migrateOnly = () => migrate({ url: database.url, folder: migrationsFolder, log })
  const define = async () => bringUp(await readRepeatableSql(repeatableSqlFolder), migrationsFolder)

  /** What the database says about each of them, by kind and name. */
  async function definitions(): Promise<Map<string, string>> {
    const { rows } = await client.query<{ name: string; definition: string }>(`
      select 'function ' || oid::regprocedure as name, pg_get_functiondef(oid) as definition
        from pg_proc where pronamespace = 'public'::regnamespace
          and not exists (select 1 from pg_depend where objid = pg_proc.oid and deptype = 'e')
      union all select 'view ' || relname, pg_get_viewdef(oid)
        from pg_class where relnamespace = 'public'::regnamespace and relkind = 'v'
      union all select 'trigger ' || tgname, pg_get_triggerdef(oid)
        from pg_trigger where not tgisinternal and tgrelid in (
          select oid from pg_class where relnamespace = 'public'::regnamespace)
      order by name`)
    return new Map(rows.map(({ name, definition }) => [name, definition]))
  }

  it('are each defined once, in server/sql', async () => {
    await migrateOnly()
    await define()
    const parts = await readRepeatableSql(repeatableSqlFolder)
    const defined = parts.flatMap(({ sql }) =>
      [...sql.matchAll(/^create or replace (function|procedure|view|trigger) (\w+)/gm)].map(
        ([, kind, name]) => `${kind?.replace('procedure', 'function')} ${name}`,
      ),
    )
    const existing = [...(await definitions()).keys()].map((name) => name.replace(/\(.*/, ''))
    expect(defined.sort()).toEqual(existing.sort())
  })

  it('are the same in a database of an earlier release as in a new one', async () => {
    await migrateOnly()
    await define()
    const upgraded = await definitions()
    await client.end()
    await database.drop()
    database = await createTestDatabase()
    client = await connect()
    expect(upgraded).toEqual(await definitions())
  })

  it('leave a function that stored columns are made with to a migration, which rewrites them', async () => {
    await migrateOnly()
    const before = await definitions()
    await define()
    const after = await definitions()
    const stored = [...after.keys()].filter((name) => STORED_WORDS.test(name))
    expect(stored).toHaveLength(7)
    // One differs? Replace it in a new migration too, which also updates the rows it was stored in.
    for (const name of stored) expect(after.get(name), name).toBe(before.get(name))
  })
})

const STORED_WORDS =
  /^function (folded|words_of|search_text|short_words_whole|search_vector|sounds_like|word_neighbours)\(/
