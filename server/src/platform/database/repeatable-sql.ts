import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { Log } from '../log.ts'
import { inOneTransaction } from './short-locks.ts'

/** SQL that may run any number of times: it defines what it names, whatever was there before. */
export type RepeatableSql = { name: string; sql: string }

/** In the order of their names: a file comes after those it uses. */
export async function readRepeatableSql(folder: string): Promise<RepeatableSql[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{2}_[a-z0-9_]+\.sql$/.test(name))
  return Promise.all(
    names.sort().map(async (name) => ({ name, sql: await readFile(join(folder, name), 'utf8') })),
  )
}

/** Makes a table of texts hold these rows and no others; all its columns named here are text. */
export function rowsAsSql<Row extends Record<string, string>>(
  table: string,
  { key, rows }: { key: readonly (keyof Row & string)[]; rows: readonly Row[] },
): RepeatableSql {
  const columns = Object.keys(rows[0] ?? {})
  const of = (alias: string) => columns.map((column) => `${alias}.${column}`).join(', ')
  const sql = `
    merge into ${table} as kept
    using jsonb_to_recordset(${pg.escapeLiteral(JSON.stringify(rows))})
      as wanted (${columns.map((column) => `${column} text`).join(', ')})
    on ${key.map((column) => `kept.${column} = wanted.${column}`).join(' and ')}
    when matched and (${of('kept')}) is distinct from (${of('wanted')})
      then update set ${columns.map((column) => `${column} = wanted.${column}`).join(', ')}
    when not matched then insert (${columns.join(', ')}) values (${of('wanted')})
    when not matched by source then delete`
  return { name: table, sql }
}

/**
 * Applies all of it in one transaction where any of it changed since the last time, or a migration was
 * applied, which may have dropped a view to change its table. Answers whether it did.
 */
export async function applyRepeatableSql(
  client: pg.Client,
  parts: readonly RepeatableSql[],
  { migrations, log }: { migrations: readonly { checksum: string }[]; log: Log },
): Promise<boolean> {
  const wanted = new Map(parts.map(({ name, sql }) => [name, checksumOf(sql)]))
  wanted.set('migrations', checksumOf(migrations.map(({ checksum }) => checksum).join()))
  const recorded = await recordedChecksums(client)
  const changed = [...wanted].filter(([name, checksum]) => recorded.get(name) !== checksum)
  if (changed.length === 0 && recorded.size === wanted.size) return false

  await inOneTransaction(client, async () => {
    for (const part of parts) await applyPart(client, part)
    await client.query('delete from repeatable_sql')
    await client.query(
      'insert into repeatable_sql (name, checksum) select * from unnest($1::text[], $2::text[])',
      [[...wanted.keys()], [...wanted.values()]],
    )
  })
  log.info({ changed: changed.map(([name]) => name) }, 'repeatable SQL applied')
  return true
}

const checksumOf = (text: string) => createHash('sha256').update(text).digest('hex')

async function recordedChecksums(client: pg.Client) {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from repeatable_sql',
  )
  return new Map(rows.map(({ name, checksum }) => [name, checksum]))
}

async function applyPart(client: pg.Client, { name, sql }: RepeatableSql) {
  try {
    await client.query(sql)
  } catch (error) {
    throw new Error(`repeatable SQL ${name} failed`, { cause: error })
  }
}
