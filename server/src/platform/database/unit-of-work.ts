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
  publish: (transaction: TransactionConnection, tags: string[]) => Promise<void>
  afterCommit: (tags: string[]) => void
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
        if (tags.size > 0) await options.publish(transaction, [...tags])
        return outcome
      })
      // This node need not wait for its own notification to come back.
      if (tags.size > 0) options.afterCommit([...tags])
      return result
    },
  }
}
