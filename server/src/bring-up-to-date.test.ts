import pg from 'pg'
import { beforeAll, expect, it } from 'vitest'
import { createTestDatabase } from '../test/test-database.ts'
import { bringUpToDate } from './bring-up-to-date.ts'
import { migrationsFolder, repeatableSqlFolder } from './paths.ts'
import { migrate } from './platform/database/migrations.ts'
import { readRepeatableSql } from './platform/database/repeatable-sql.ts'
import { createLog } from './platform/log.ts'

const log = createLog('silent', 'migrate')
const STORED_WORDS =
  /^function (folded|words_of|search_text|short_words_whole|search_vector|sounds_like|word_neighbours)\(/

type Definitions = Map<string, string>
let migrated: Definitions
let upgraded: Definitions
let fresh: Definitions

beforeAll(async () => {
  const database = await createTestDatabase(null)
  await migrate({ url: database.url, folder: migrationsFolder, log })
  migrated = await definitionsOf(database.url)
  await bringUpToDate(database.url, log)
  upgraded = await definitionsOf(database.url)
  await database.drop()
  const template = await createTestDatabase()
  fresh = await definitionsOf(template.url)
  await template.drop()
})

/** What the database says about each view, function and trigger of ours, by kind and name. */
async function definitionsOf(url: string): Promise<Definitions> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ name: string; definition: string }>(`
    select 'function ' || oid::regprocedure as name, pg_get_functiondef(oid) as definition
      from pg_proc where pronamespace = 'public'::regnamespace
        and not exists (select 1 from pg_depend where objid = pg_proc.oid and deptype = 'e')
    union all select 'view ' || relname, pg_get_viewdef(oid)
      from pg_class where relnamespace = 'public'::regnamespace and relkind = 'v'
    union all select 'trigger ' || tgname, pg_get_triggerdef(oid)
      from pg_trigger where not tgisinternal and tgrelid in (
        select oid from pg_class where relnamespace = 'public'::regnamespace)`)
  await client.end()
  return new Map(rows.map(({ name, definition }) => [name, definition]))
}

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
