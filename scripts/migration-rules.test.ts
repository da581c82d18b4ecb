import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { brokenMigrations } from './migration-rules.ts'
import { repository } from './processes.ts'
import { SMALL_TABLES } from './small-tables.ts'

const judge = (sql: string, name = '9000_one.sql') => brokenMigrations(new Map([[name, sql]]))
const judgeSteps = (sql: string) => judge(sql, '9000_one.steps.sql')

describe('a migration in one transaction', () => {
  it.each([
    'alter table orders alter column total_cents type bigint',
    'alter table orders add column token uuid default gen_random_uuid()',
    'alter table orders add column words text generated always as (lower(note)) stored',
    'alter table orders add column place bigserial',
    'alter table orders add column place bigint generated always as identity',
    'alter table orders add column note text not null',
    'alter table orders add column note text check (note <> $$$$)',
    'alter table orders add column note text unique',
    "alter table orders add column place uuid default '00000000-0000-0000-0000-000000000000' references establishments",
    'alter table orders alter column note set not null',
    'alter table orders add check (total_cents > 0)',
    'alter table orders add foreign key (place) references establishments',
    'alter table orders add unique (code)',
    'alter table orders validate constraint orders_total',
    'alter table orders set unlogged',
    'create index orders_code on orders (code)',
    'create index concurrently orders_code on orders (code)',
    'drop index concurrently orders_code',
    "update orders set note = ''",
    "update orders set note = '' where note is null",
    'delete from orders where note is null',
    'with gone as (delete from orders returning id) select count(*) from gone',
    'create table kept (id uuid); insert into kept select id from orders',
    'create table kept as select id from orders',
    'truncate orders',
    'lock table orders',
    'vacuum full orders',
    "set local lock_timeout = '1min'",
    'do $$ begin update orders set note = null; end $$',
    'commit',
    'alter tabel orders',
  ])('may not hold a large table: %s', (sql) => {
    expect(judge(sql)).toHaveLength(1)
  })

  it.each([
    "alter table orders add column note text not null default ''",
    'alter table orders add column at timestamptz not null default now()',
    'alter table orders add column place uuid references establishments',
    'alter table orders add column words text generated always as (lower(note)) virtual',
    'alter table orders add constraint orders_total check (total_cents > 0) not valid',
    'alter table orders add constraint orders_note not null note not valid',
    'alter table orders add constraint orders_code unique using index orders_code',
    'alter table orders drop column note',
    'drop index orders_code',
    'create table kept (id uuid primary key); create index kept_id on kept (id); update kept set id = null',
    "update plans set name = '' where name is null; alter table plans alter column name set not null",
    "-- few rows: one a kitchen that is open now\nupdate orders set note = ''",
    'insert into portal_settings (id) values (1)',
    'comment on table orders is $$x$$',
  ])('may do what is quick: %s', (sql) => {
    expect(judge(sql)).toEqual([])
  })

  it('is told what to do instead, and where', () => {
    expect(judge('-- Orders.\nselect 1;\n\n-- Açaí.\ncreate index a on orders (b);\n')).toEqual([
      'server/migrations/9000_one.sql:5: an index on orders lets nobody write while it is made: `create index concurrently` it in a .steps.sql file.',
    ])
  })

  it('of the time before these rules is left as it is', () => {
    expect(judge('update orders set note = null', '0136_lists.sql')).toEqual([])
  })

  it('has a number of its own', () => {
    const two = new Map([
      ['9000_one.sql', 'select 1'],
      ['9000_two.sql', 'select 1'],
    ])
    expect(brokenMigrations(two)).toEqual([
      '9000_one.sql, 9000_two.sql: one number 9000 each, please.',
    ])
  })
})

describe('a migration in steps', () => {
  const BATCH = `-- step: until nothing is left
update orders set note = '' where id in (select id from orders where note is null limit 1000);`

  it('makes indexes beside those who write, validates constraints, works in batches', () => {
    expect(
      judgeSteps(`-- Why.
-- step
create unique index concurrently orders_code on orders (code);
-- step
drop index concurrently if exists orders_letters;
-- step
alter table orders validate constraint orders_total;
-- step
analyze orders;
${BATCH}
`),
    ).toEqual([])
  })

  it.each([
    'create index concurrently orders_code on orders (code)',
    'select 1;\n-- step\nanalyze orders',
    '-- step\ncreate index orders_code on orders (code)',
    '-- step\ncreate index concurrently on orders (code)',
    '-- step\ncreate index concurrently if not exists orders_code on orders (code)',
    '-- step\ndrop index concurrently orders_code',
    '-- step\nalter table orders add column note text',
    '-- step\nalter table orders alter column note set not null',
    '-- step\nanalyze orders; analyze offers',
    '-- step\nvacuum full orders',
    "-- step\nupdate orders set note = ''",
    "-- step: until nothing is left\nupdate orders set note = ''",
    BATCH.replace('1000', '1000000'),
    '-- step\ncreate tabel',
  ])('lets in nothing that holds a table, or may not be repeated: %s', (sql) => {
    expect(judgeSteps(sql)).toHaveLength(1)
  })
})

it('an index of a step has a name that no index has', () => {
  const files = new Map([
    ['0001_old.sql', 'create index one on orders (a); create index two on orders (b);'],
    ['0002_gone.sql', 'drop index two;'],
    [
      '9000_new.steps.sql',
      `-- step
create index concurrently one on orders (c);
-- step
create index concurrently two on orders (c);`,
    ],
  ])
  expect(brokenMigrations(files)).toEqual([
    'server/migrations/9000_new.steps.sql: 0001_old.sql has made an index one: find another name.',
  ])
})

describe('npm run check', () => {
  const check = (folder: string) =>
    promisify(execFile)(process.execPath, [join(repository, 'scripts/check-migrations.ts'), folder])

  // spec: 541
  it('passes the migrations that there are, and fails on a planted rewrite of a large table', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'portal-planted-'))
    await cp(join(repository, 'server/migrations'), folder, { recursive: true })
    await check(folder)
    await writeFile(
      join(folder, '9000_planted.sql'),
      'alter table visit_events alter column kind type varchar(20);',
    )
    await expect(check(folder)).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringMatching(/^server\/migrations\/9000_planted\.sql:1: .*visit_events/),
    })
    await rm(folder, { recursive: true })
  })

  it('judges migrations each time', async () => {
    const steps = await readFile(join(repository, 'scripts/check.ts'), 'utf8')
    expect(steps).toContain("['migrations', () => node(['scripts/check-migrations.ts'])]")
  })

  it('calls no table small that is not there', async () => {
    const schema = await readFile(
      join(repository, 'server/src/platform/database/schema.generated.ts'),
      'utf8',
    )
    for (const table of SMALL_TABLES) expect(schema, table).toContain(`\n  ${table}: `)
  })
})
