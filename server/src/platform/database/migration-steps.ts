import type pg from 'pg'
import { SHORT_LOCK, withShortLocks } from './short-locks.ts'

/**
 * A migration whose statements cannot share a transaction: `0167_name.steps.sql`. Each begins with a line
 * `-- step` and is committed by itself; a file that was cut short runs again from its first step, so each may
 * be repeated (`npm run check` lets nothing else in).
 */
export type MigrationStep = {
  sql: string
  /** `-- step: until nothing is left`: a batch, run again and again until it touches no row. */
  isBatch: boolean
}

const STEP = /^-- step(: until nothing is left)?$/m
/** An index is made beside those who write, and waits for whoever began before it; nobody waits for it. */
const CONCURRENT = /\bconcurrently\b/i
const INDEX = /^\s*create\s+(?:unique\s+)?index\s+concurrently\s+([a-z0-9_]+)\s+on\b/im
const LONG_LOCK = '10min'

export const isStepsFile = (name: string) => name.endsWith('.steps.sql')

export function stepsOf(sql: string): MigrationStep[] {
  const [, ...parts] = sql.split(STEP)
  return parts.flatMap((part, place) =>
    place % 2 === 0 ? [{ sql: parts[place + 1] ?? '', isBatch: part !== undefined }] : [],
  )
}

export async function runSteps(client: pg.Client, steps: readonly MigrationStep[]) {
  for (const step of steps) await run(client, step)
}

async function run(client: pg.Client, { sql, isBatch }: MigrationStep) {
  const index = INDEX.exec(sql)?.[1]
  if (index !== undefined && (await isMade(client, index))) return
  const isConcurrent = CONCURRENT.test(sql)
  await client.query(`set lock_timeout = '${isConcurrent ? LONG_LOCK : SHORT_LOCK}'`)
  const once = async () => (await client.query(sql)).rowCount ?? 0
  if (isConcurrent) await once()
  else while ((await withShortLocks(once)) > 0 && isBatch);
}

/** One that was cut short is there all the same, is kept up by every write and serves no read: it goes. */
async function isMade(client: pg.Client, index: string): Promise<boolean> {
  const { rows } = await client.query<{ valid: boolean }>(
    'select indisvalid as valid from pg_index where indexrelid = to_regclass($1)',
    [index],
  )
  if (rows[0]?.valid === false) {
    await client.query(`set lock_timeout = '${LONG_LOCK}'`)
    await client.query(`drop index concurrently ${index}`)
  }
  return rows[0]?.valid === true
}
