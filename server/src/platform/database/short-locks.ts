import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'

const LOCK_NOT_AVAILABLE = '55P03'
/** Below deadlock_timeout: of two who wait for each other it is never the visitor who is refused. */
export const SHORT_LOCK = '500ms'
const MOST_TRIES = 10
const PAUSE_MS = 300

/** Whoever waits for a lock makes all who come after it wait too: better to step back and come again. */
export async function withShortLocks<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (!isLockTimeout(error) || tries === MOST_TRIES) throw error
      await pause(PAUSE_MS)
    }
  }
}

export const inOneTransaction = (client: pg.Client, work: () => Promise<void>): Promise<void> =>
  withShortLocks(async () => {
    await client.query('begin')
    try {
      await client.query(`set local lock_timeout = '${SHORT_LOCK}'`)
      await work()
      await client.query('commit')
    } catch (error) {
      await client.query('rollback')
      throw error
    }
  })

/** Said by PostgreSQL, or the cause of what was made of it. */
function isLockTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === LOCK_NOT_AVAILABLE) || isLockTimeout(error.cause)
}
