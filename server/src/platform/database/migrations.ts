import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '../log.ts'
import { reach } from './follow-primary.ts'
import { isStepsFile, runSteps, stepsOf } from './migration-steps.ts'
import { applyRepeatableSql, type RepeatableSql } from './repeatable-sql.ts'
import { inOneTransaction } from './short-locks.ts'

/** Any constant will do, as long as every process asks for the same one. */
const MIGRATION_LOCK = 7_275_001
const ASK_AGAIN_MS = 200

export type Migration = { name: string; sql: string; checksum: string }

export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder))
    .filter((name) => /^\d{4}_[a-z0-9_]+(\.steps)?\.sql$/.test(name))
    .sort()
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

/**
 * Applies what is missing, each file in its own transaction or in steps. The advisory lock makes two
 * processes that start together do it once: the second waits, then finds nothing to do.
 */
export async function migrate(options: {
  url: string
  folder: string
  log: Log
  /** Views, functions and triggers, applied after the migrations where they changed. */
  repeatable?: readonly RepeatableSql[]
  /** More to bring up to date while nobody else does. Is told whether repeatable SQL was applied. */
  afterwards?: (isRedefined: boolean) => Promise<void>
}) {
  const migrations = await readMigrations(options.folder)
  const client = new pg.Client({
    ...reach(options.url),
    application_name: 'portal-migrate',
  })
  await client.connect()
  try {
    await beAlone(client)
    await client.query(`create table if not exists schema_migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null default now());
      create table if not exists repeatable_sql (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`)
    const applied = await appliedMigrations(client)
    assertUnchanged(migrations, applied)
    for (const migration of migrations.filter(({ name }) => !applied.has(name))) {
      await apply(client, migration)
      options.log.info({ migration: migration.name }, 'migration applied')
    }
    const isRedefined = await redefine(client, migrations, applied, options)
    await options.afterwards?.(isRedefined)
  } finally {
    await client.end() // also releases the lock
  }
}

/** A database ahead of this release keeps its definitions: older ones may not fit its tables. */
async function redefine(
  client: pg.Client,
  migrations: readonly Migration[],
  applied: ReadonlyMap<string, string>,
  { repeatable, log }: { repeatable?: readonly RepeatableSql[]; log: Log },
): Promise<boolean> {
  if (!repeatable) return false
  const known = new Set(migrations.map(({ name }) => name))
  if ([...applied.keys()].some((name) => !known.has(name))) return false
  return applyRepeatableSql(client, repeatable, { migrations, log })
}

async function appliedMigrations(client: pg.Client) {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations',
  )
  return new Map(rows.map((row) => [row.name, row.checksum]))
}

function assertUnchanged(migrations: Migration[], applied: Map<string, string>) {
  for (const { name, checksum } of migrations) {
    const known = applied.get(name)
    if (known && known !== checksum) {
      throw new Error(`${name} was edited after it was applied: write a new migration instead`)
    }
  }
}

/**
 * Asked for again and again, never waited for in PostgreSQL: whoever waits there holds a snapshot, and an
 * index that is made beside those who write would wait for its end.
 */
async function beAlone(client: pg.Client) {
  const ask = () =>
    client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [MIGRATION_LOCK])
  while (!(await ask()).rows[0]?.held) await pause(ASK_AGAIN_MS)
}

async function apply(client: pg.Client, migration: Migration) {
  const { name, sql, checksum } = migration
  const record = () =>
    client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum])
  try {
    if (isStepsFile(name)) {
      await runSteps(client, stepsOf(sql))
      await record()
    } else {
      await inOneTransaction(client, async () => {
        await client.query(sql)
        await record()
      })
    }
  } catch (error) {
    throw new Error(`migration ${name} failed`, { cause: error })
  }
}

/** True when the database holds every migration this release knows. A newer database is fine. */
export async function isCurrent(
  query: (sql: string) => Promise<{ rows: unknown[] }>,
  names: string[],
) {
  const { rows } = await query('select name from schema_migrations')
  const applied = new Set((rows as { name: string }[]).map((row) => row.name))
  return names.every((name) => applied.has(name))
}
