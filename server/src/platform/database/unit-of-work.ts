import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import type { Tag } from '../live/tags.ts'
import type { Log } from '../log.ts'
import type { Connection, TransactionConnection } from './database.ts'

/**
 * Runs a write. Stores arrive bound to the transaction, so no query can escape it; what the work
 * says it changed is announced with the commit itself, to every node. Two who wait for each other are
 * no fault of either: PostgreSQL undoes one of them, and its work is done anew from its beginning.
 */
export type UnitOfWork<Stores> = {
  transaction<Result>(work: (stores: Stores & Announcing) => Promise<Result>): Promise<Result>
}

export type Announcing = {
  changes: {
    announce(...tags: Tag[]): void
    /** For what must not be told of a write that is undone. */
    whenCommitted(tell: () => void): void
  }
}

type Options<Stores> = {
  connection: Connection
  log: Log
  storesFor: (transaction: TransactionConnection, changes: Announcing['changes']) => Stores
  /** Answers with the id of the message. */
  publish: (transaction: TransactionConnection, tags: Tag[]) => Promise<string>
  afterCommit: (tags: Tag[], messageId: string) => Promise<void>
}

/**
 * Set while a unit of work runs. Tests refuse a second connection then: were every connection of the pool
 * held by somebody who waits for one more, all of them would wait until they are turned away.
 */
export const withinTransaction = new AsyncLocalStorage<true>()

const DEADLOCK = '40P01'
const MOST_TRIES = 3

export function createUnitOfWork<Stores>(options: Options<Stores>): UnitOfWork<Stores> {
  async function attempt<Result>(work: (stores: Stores & Announcing) => Promise<Result>) {
    const tags = new Set<Tag>()
    const told: (() => void)[] = []
    const changes = {
      whenCommitted: (tell: () => void) => void told.push(tell),
      announce: (...added: Tag[]) => {
        for (const tag of added) tags.add(tag)
      },
    }
    const { outcome, messageId } = await options.connection
      .transaction()
      .execute(async (transaction) => {
        const stores = { ...options.storesFor(transaction, changes), changes }
        const outcome = await withinTransaction.run(true, () => work(stores))
        const messageId = tags.size > 0 ? await options.publish(transaction, [...tags]) : null
        return { outcome, messageId }
      })
    for (const tell of told) tell()
    if (messageId) await options.afterCommit([...tags], messageId)
    return outcome
  }

  return {
    async transaction(work) {
      for (let tries = 1; ; tries += 1) {
        try {
          return await attempt(work)
        } catch (error) {
          if (!isDeadlock(error) || tries === MOST_TRIES) throw error
          options.log.warn(
            { err: error, tries },
            'two writes waited for each other; one begins anew',
          )
        }
      }
    },
  }
}

const isDeadlock = (error: unknown) => error instanceof pg.DatabaseError && error.code === DEADLOCK
