import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../test/test-database.ts'
import { anonymiseDatabase, findColumns, NotAnonymised } from './anonymise-database.ts'
import { features } from './features.ts'
import { EMPTIED_TABLES, KEPT_COLUMNS } from './kept-columns.ts'

/** What was planted, however a column writes it: as words, as bytes in hex, or as a telephone. */
const PLANTED = ['plantad', Buffer.from('Plantada').toString('hex').slice(0, 14), '91988887777']
const WORDS = ['Zuleica Plantada', 'zuleica@plantada.com.br', '91988887777']

type Column = { table: string; name: string; type: string; is_needed: boolean; holds: boolean }

let database: Awaited<ReturnType<typeof createTestDatabase>>
const as = async <Answer>(url: string, work: (client: pg.Client) => Promise<Answer>) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
const nameOf = (url: string) => new URL(url).pathname.slice(1)

const listColumns = async (client: pg.Client) => {
  const { rows } = await client.query<Column>(`
    select c.relname as table, attname as name, format_type(atttypid, null) as type,
      attnotnull and not atthasdef and attidentity = '' as is_needed,
      format_type(atttypid, null) in ('text', 'character varying', 'jsonb', 'bytea', 'text[]')
        and not exists (select from pg_constraint
          where contype = 'f' and conrelid = c.oid and attnum = any(conkey))
        and not exists (select from pg_constraint
          where contype = 'c' and conrelid = c.oid and conkey = array[attnum]
            and pg_get_constraintdef(oid) like '%= ANY (%ARRAY[''%') as holds
    from pg_attribute join pg_class c on c.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and attnum > 0 and not attisdropped and attgenerated = ''
    order by 1, attnum`)
  return rows
}

/** Something of every type; words where there may be some. */
function plantedIn({ type, holds }: Column, words: string, at: number): string {
  const text = pg.escapeLiteral(words)
  if (holds) {
    if (type === 'jsonb') return `jsonb_build_object('a', jsonb_build_array(${text}::text))`
    if (type === 'bytea') return `convert_to(${text}, 'UTF8')`
    if (type === 'text[]') return `array[${text}]`
    return text
  }
  const values: Record<string, string> = {
    ...{ text: `'palavra${at}'`, 'character varying': `'palavra${at}'`, jsonb: "'{}'" },
    ...{ uuid: 'gen_random_uuid()', boolean: 'false', bytea: `'\\x0${at}'`, 'text[]': "'{}'" },
    ...{ date: `date '2026-07-1${at}'`, inet: "'127.0.0.1'", daterange: "'empty'" },
    ...{ 'timestamp with time zone': 'now()', 'time without time zone': "'10:00'" },
    ...{ tstzrange: "'empty'", tsvector: "''", int4range: "'empty'", bit: "B'0'" },
    ...{ 'uuid[]': "'{}'", 'integer[]': "'{}'", 'smallint[]': "'{}'", 'date[]': "'{}'" },
    ...{ 'double precision[]': "'{}'", 'real[]': "'{}'", 'bigint[]': "'{}'", interval: "'1 day'" },
    ...{
      numeric: String(at),
      'bit varying': "B'0'",
      point: "'(0,0)'",
      datemultirange: "'{}'",
      oid: '1',
      name: "'n'",
    },
  }
  return values[type] ?? String(700 + at)
}

/** One row of each kind in each table, past what a row has to be: people stand where nobody thought of them. */
async function plant(url: string): Promise<string[]> {
  await as(url, (client) =>
    client.query("update pg_constraint set conenforced = false where contype = 'c'"),
  )
  return as(url, async (client) => {
    // Keys and triggers, too.
    await client.query('set session_replication_role = replica')
    const planted: string[] = []
    const columns = (await listColumns(client)).filter(({ holds, is_needed }) => holds || is_needed)
    for (const [table, own] of Map.groupBy(columns, (column) => column.table)) {
      if (table === 'schema_migrations' || table === 'repeatable_sql') continue
      const names = own.map(({ name }) => pg.escapeIdentifier(name)).join(', ')
      let isFull = false
      for (const [at, words] of WORDS.entries()) {
        const values = own.map((column) => plantedIn(column, words, at + 1)).join(', ')
        const row = client.query(
          `insert into ${pg.escapeIdentifier(table)} (${names}) values (${values})`,
        )
        await row.catch((error: unknown) => {
          if (!(error instanceof pg.DatabaseError) || !error.code?.startsWith('23')) throw error
          isFull = true
        })
      }
      // Of some tables there is one row, and it is there.
      const held = own.filter(({ holds }) => holds)
      if (isFull && held.length > 0) {
        const changes = held.map(
          (column) =>
            `${pg.escapeIdentifier(column.name)} = ${plantedIn(column, WORDS[0] ?? '', 1)}`,
        )
        const one = `(select min(ctid) from ${pg.escapeIdentifier(table)})`
        await client.query(
          `update ${pg.escapeIdentifier(table)} set ${changes.join(', ')} where ctid = ${one}`,
        )
      }
      planted.push(table)
    }
    return planted
  })
}

const found = (url: string) =>
  as(url, async (client) => {
    const left: string[] = []
    for (const { table, name } of await listColumns(client)) {
      const { rows } = await client.query<{ hit: boolean }>(
        `select exists (select from ${pg.escapeIdentifier(table)}
          where ${pg.escapeIdentifier(name)}::text ~* $1) as hit`,
        [PLANTED.join('|')],
      )
      if (rows[0]?.hit) left.push(`${table}.${name}`)
    }
    return left
  })

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

describe('a database that is made anonymous', () => {
  // spec: 1083
  it('holds nobody in any column of any table, but in what is published anyway', async () => {
    const planted = await plant(database.superuserUrl)
    expect(planted.length).toBeGreaterThan(150)
    expect((await found(database.superuserUrl)).length).toBeGreaterThan(400)
    await anonymiseDatabase(database.urls.owner, nameOf(database.urls.owner))
    const left = await found(database.superuserUrl)
    const isKept = (column: string) => {
      const [table = '', name = ''] = column.split('.')
      const kept = KEPT_COLUMNS[table]
      return kept === 'all' || kept?.includes(name)
    }
    expect(left.filter((column) => !isKept(column))).toEqual([])
  }, 120_000)

  it('is refused while a portal works on it, or where another one was meant', async () => {
    const { owner } = database.urls
    await expect(anonymiseDatabase(owner, 'guia')).rejects.toThrow(NotAnonymised)
    const portal = new pg.Client({ connectionString: owner, application_name: 'portal' })
    await portal.connect()
    await expect(anonymiseDatabase(owner, nameOf(owner))).rejects.toThrow(/um portal está ligado/)
    await portal.end()
  })
})

describe('what is kept', () => {
  // spec: 1084
  it('of tables that hold something of a person is named column by column', () => {
    const ofPeople = features.flatMap(({ person }) => Object.keys(person?.tables ?? {}))
    const whole = ofPeople.filter((table) => KEPT_COLUMNS[table] === 'all')
    expect(whole).toEqual([])
  })

  it('is there', async () => {
    const columns = await as(database.superuserUrl, listColumns)
    const known = new Set(columns.map(({ table, name }) => `${table}.${name}`))
    const tables = new Set(columns.map(({ table }) => table))
    const unknown = Object.entries(KEPT_COLUMNS).flatMap(([table, kept]) =>
      kept === 'all'
        ? [table].filter((name) => !tables.has(name))
        : kept.map((name) => `${table}.${name}`).filter((name) => !known.has(name)),
    )
    expect([...unknown, ...EMPTIED_TABLES.filter((table) => !tables.has(table))]).toEqual([])
  })

  // spec: 1084
  it('says nothing of a table that comes tomorrow: it is taken away', async () => {
    const owner = database.urls.owner
    const columns = await as(owner, async (client) => {
      await client.query('create table tomorrow (id integer primary key, neighbour text)')
      const all = await findColumns(client)
      await client.query('drop table tomorrow')
      return all
    })
    expect(columns.filter(({ table }) => table === 'tomorrow')).toHaveLength(1)
  })
})
