import type { Connection, TransactionConnection } from './database.ts'

/**
 * Runs a write. Stores arrive bound to the transaction, so no query can escape it; what the work
 * says it changed is announced with the commit itself, to every node.
 */
export type UnitOfWork<Stores> = {
  transaction<Result>(work: (stores: Stores & Announcing) => Promise<Result>): Promise<Result>
}

type Announcing = {
  changes: { announce(...tags: string[]): void }
}

type Options<Stores> = {
  connection: Connection
  storesFor: (transaction: TransactionConnection) => Stores
  /** Answers with the id of the news. */
  publish: (transaction: TransactionConnection, tags: string[]) => Promise<string>
  afterCommit: (tags: string[], newsId: string) => Promise<void>
}

export function createUnitOfWork<Stores>(options: Options<Stores>): UnitOfWork<Stores> {
  return {
    async transaction(work) {
      const tags = new Set<string>()
      const changes = {
        announce: (...added: string[]) => {
          for (const tag of added) tags.add(tag)
        },
      }
      const result = await options.connection.transaction().execute(async (transaction) => {
        const outcome = await work({ ...options.storesFor(transaction), changes })
        const newsId = tags.size > 0 ? await options.publish(transaction, [...tags]) : null
        return { outcome, newsId }
      })
      if (result.newsId) await options.afterCommit([...tags], result.newsId)
      return result.outcome
    },
  }
}
