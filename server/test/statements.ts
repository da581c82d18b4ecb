import { sql } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import type { Connection } from '../src/platform/database/database.ts'

type Statement = { text: string; values: unknown[] }

/** What the database is asked while something is done. */
export async function statementsDuring(
  pool: Pool,
  deed: () => Promise<unknown>,
): Promise<Statement[]> {
  const statements: Statement[] = []
  const watched = new Map<PoolClient, PoolClient['query']>()
  const watch = (client: PoolClient) => {
    if (watched.has(client)) return
    const query = client.query
    watched.set(client, query)
    client.query = ((...statement: Parameters<typeof query>) => {
      const [text, values]: unknown[] = statement
      statements.push({ text: String(text), values: Array.isArray(values) ? values : [] })
      return query.apply(client, statement)
    }) as typeof query
  }
  pool.on('acquire', watch)
  try {
    await deed()
  } finally {
    pool.off('acquire', watch)
    for (const [client, query] of watched) client.query = query
  }
  return statements
}

export const countStatements = async (pool: Pool, deed: () => Promise<unknown>) =>
  (await statementsDuring(pool, deed)).length

/** How many rows of the tables are looked at in a transaction, found by an index or not. */
export async function rowsRead(
  transaction: Connection,
  tables: readonly string[],
  deed: () => Promise<unknown>,
): Promise<number> {
  const count = async () => {
    const { rows } = await sql<{ read: number }>`
      select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::integer as read
      from pg_stat_xact_user_tables where relname = any(${tables}::text[])
    `.execute(transaction)
    return rows[0]?.read ?? 0
  }
  // What the connection read before is counted along until it is told to the whole server.
  const before = await count()
  await deed()
  return (await count()) - before
}
