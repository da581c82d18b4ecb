import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { beforeAll, expect, it } from 'vitest'
import { withClient } from '../../scripts/local-postgres.ts'
import { createTestDatabase } from '../test/test-database.ts'
import { bringUpToDate } from './bring-up-to-date.ts'
import { migrationsFolder, repeatableSqlFolder } from './paths.ts'
import { migrate } from './platform/database/migrations.ts'
import { readRepeatableSql } from './platform/database/repeatable-sql.ts'
import { createLog } from './platform/log.ts'
import { migrateQueue } from './platform/queue/queue.ts'

const ROLES_FILE = join(import.meta.dirname, '../../deploy/roles.sql')
const log = createLog('silent', 'migrate')
const STORED_WORDS =
  /^function (folded|words_of|search_text|short_words_whole|search_vector|sounds_like|word_neighbours)\(/

type Definitions = Map<string, string>
let migrated: Definitions
let upgraded: Definitions
let fresh: Definitions
let foreign: string[]
let temporary: unknown

beforeAll(async () => {
  const database = await createTestDatabase(null)
  // As a release before roles had it: one role does everything, and owns everything.
  const url = database.superuserUrl
  await migrate({ url, folder: migrationsFolder, log })
  await migrateQueue({ url, log }, [])
  migrated = await definitionsOf(url)
  await withClient(url, async (client) => client.query(await readFile(ROLES_FILE, 'utf8')))
  await bringUpToDate(database.urls, log)
  upgraded = await definitionsOf(database.urls.owner)
  foreign = await ownedByOthers(database.urls.owner)
  temporary = await query(database.urls.app, 'create temporary table stolen ()').catch(String)
  await database.drop()
  const template = await createTestDatabase()
  fresh = await definitionsOf(template.urls.owner)
  await template.drop()
})

/** What the database says about each view, function and trigger of ours, by kind and name. */
async function definitionsOf(url: string): Promise<Definitions> {
  const rows = await query<{ name: string; definition: string }>(
    url,
    `
    select 'function ' || oid::regprocedure as name, pg_get_functiondef(oid) as definition
      from pg_proc where pronamespace = 'public'::regnamespace
        and not exists (select 1 from pg_depend where objid = pg_proc.oid and deptype = 'e')
    union all select 'view ' || relname, pg_get_viewdef(oid)
      from pg_class where relnamespace = 'public'::regnamespace and relkind = 'v'
    union all select 'trigger ' || tgname, pg_get_triggerdef(oid)
      from pg_trigger where not tgisinternal and tgrelid in (
        select oid from pg_class where relnamespace = 'public'::regnamespace)`,
  )
  return new Map(rows.map(({ name, definition }) => [name, definition]))
}

const query = <Row extends pg.QueryResultRow>(url: string, sql: string) =>
  withClient(url, async (client) => (await client.query<Row>(sql)).rows)

/** What came from a release before roles and did not change hands; extensions keep theirs. */
async function ownedByOthers(url: string): Promise<string[]> {
  const rows = await query<{ name: string }>(
    url,
    `with ours as (select oid from pg_namespace where nspname in ('public', 'jobs'))
    select oid::regclass::text as name from pg_class
      where relnamespace in (table ours) and relowner <> 'portal_owner'::regrole
        and relkind <> 'i'
    union all select oid::regprocedure::text from pg_proc
      where pronamespace in (table ours) and proowner <> 'portal_owner'::regrole
        and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
    union all select oid::regtype::text from pg_type
      where typnamespace in (table ours) and typowner <> 'portal_owner'::regrole
        and not exists (select from pg_depend where objid in (pg_type.oid, typelem) and deptype = 'e')
    union all select nspname from pg_namespace
      where nspname = 'jobs' and nspowner <> 'portal_owner'::regrole`,
  )
  return rows.map(({ name }) => name)
}

it('everything of a database that had one role changes hands', () => {
  expect(foreign).toEqual([])
})

it('the app defines nothing, not even for itself', () => {
  expect(temporary).toContain('permission denied')
})

it('views, functions and triggers are each defined once, in server/sql', async () => {
  const defined = (await readRepeatableSql(repeatableSqlFolder)).flatMap(({ sql }) =>
    [...sql.matchAll(/^create or replace (function|procedure|view|trigger) (\w+)/gm)].map(
      ([, kind, name]) => `${kind?.replace('procedure', 'function')} ${name}`,
    ),
  )
  const existing = [...fresh.keys()].map((name) => name.replace(/\(.*/, ''))
  expect(defined.sort()).toEqual(existing.sort())
})

it('they are the same in a database of an earlier release as in a new one', () => {
  expect(upgraded).toEqual(fresh)
})

it('a function that stored columns are made with changes by a migration, which rewrites them', () => {
  const stored = [...upgraded.keys()].filter((name) => STORED_WORDS.test(name))
  expect(stored).toHaveLength(7)
  // One differs? Replace it in a new migration too, which also updates the rows it was stored in.
  for (const name of stored) expect(upgraded.get(name), name).toBe(migrated.get(name))
})
