import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestDatabase } from '../../../test/test-database.ts'
import { createLog } from '../log.ts'
import { migrate } from './migrations.ts'
import { type RepeatableSql, rowsAsSql } from './repeatable-sql.ts'

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
  const connected = new pg.Client({ connectionString: database.urls.owner })
  await connected.connect()
  return connected
}

const bringUp = (repeatable: readonly RepeatableSql[]) =>
  migrate({ url: database.urls.owner, folder: noMigrations, log, repeatable })
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

it('makes a table hold the texts of the release and no others', async () => {
  await client.query(`create table labels (kind text primary key, label text not null);
    insert into labels values ('beach', 'Praia'), ('gone', 'Foi')`)
  const rows = [
    { kind: 'beach', label: `Praia d'areia \\ "fina"` },
    { kind: 'new', label: 'Nova' },
  ]
  await bringUp([rowsAsSql('labels', { key: ['kind'], rows })])
  expect((await client.query('select kind, label from labels order by kind')).rows).toEqual(rows)
})
