import type { Pool, PoolClient } from 'pg'

/** Counts what the database is asked while something is done. */
export async function countStatements(pool: Pool, deed: () => Promise<unknown>): Promise<number> {
  let count = 0
  const watched = new Map<PoolClient, PoolClient['query']>()
  const watch = (client: PoolClient) => {
    if (watched.has(client)) return
    const query = client.query
    watched.set(client, query)
    client.query = ((...statement: Parameters<typeof query>) => {
      count += 1
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
  return count
}
