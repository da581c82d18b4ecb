import type { Pool, PoolClient } from 'pg'

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
