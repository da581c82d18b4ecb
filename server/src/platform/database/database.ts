import type { Socket } from 'node:net'
import { CompiledQuery, Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import type { Log } from '../log.ts'
import { traceStatements } from '../tracing/trace-statements.ts'
import { reach } from './follow-primary.ts'
import { keepPlans } from './prepared.ts'
import type { DB } from './schema.generated.ts'

export type Connection = Kysely<DB>
export type TransactionConnection = Transaction<DB>

// A calendar day has no time zone: as a Date it would shift with the server's clock.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)
// Counts fit: 2^53 rows are out of reach for one city.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** Longer than the server's own limit: for a server that no longer answers at all. */
const ANSWER_GRACE_MS = 2_000
/** A transaction that says nothing for so long holds rows that others wait for. */
export const IDLE_IN_TRANSACTION_MS = 15_000

type Options = {
  url: string
  /** Between us and PostgreSQL stands one that shares connections out by transaction. */
  isPooled?: boolean
  poolSize: number
  patienceMs: number
  log: Log
  name: string
  /** Settings of every connection, as PostgreSQL's command line has them. */
  settings?: string
}

export function connect(options: Options) {
  const pool = new pg.Pool({
    ...reach(options.url),
    max: options.poolSize,
    application_name: options.name,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    query_timeout: options.patienceMs + ANSWER_GRACE_MS,
    keepAlive: true,
    // PgBouncer refuses whoever brings such settings along: there they belong to the role (limitRoles).
    ...(options.isPooled
      ? {}
      : {
          ...(options.settings ? { options: options.settings } : {}),
          statement_timeout: options.patienceMs,
          idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
        }),
  })
  // An idle connection dies when PostgreSQL restarts; the pool opens another on the next query.
  pool.on('error', (error) => options.log.warn({ err: error }, 'idle database connection lost'))
  // The pool listens only to connections that lie idle. One that dies between two statements of a
  // transaction would otherwise take the whole process with it.
  pool.on('connect', (client) => {
    keepPlans(client)
    leaveTheSilent(client)
    traceStatements(client)
    client.on('error', (error) => options.log.warn({ err: error }, 'database connection lost'))
  })
  const db: Connection = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  return { db, pool }
}

/**
 * Who answers not even after PostgreSQL itself has given up is behind a cut line: whoever takes this
 * connection next would wait as long for nothing.
 */
function leaveTheSilent(client: pg.PoolClient) {
  const ask = client.query as (...given: unknown[]) => unknown
  const query = (...given: unknown[]) => {
    const answer = ask.apply(client, given)
    if (answer instanceof Promise) answer.catch((error: unknown) => isSilence(error) && hangUp())
    return answer
  }
  const hangUp = () =>
    (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy()
  Object.assign(client, { query })
}

const isSilence = (error: unknown) =>
  error instanceof Error && error.message === 'Query read timeout'

const UNIQUE_VIOLATION = '23505'

/** Whether somebody else's row stood in the way of a write, by the constraint that says so. */
export const isTaken = (error: unknown, constraint: string) =>
  error instanceof pg.DatabaseError &&
  error.code === UNIQUE_VIOLATION &&
  error.constraint === constraint

/** Lets a library that speaks plain SQL take part in a transaction of ours. */
export async function runSql(connection: Connection, text: string, values: unknown[] = []) {
  const { rows } = await connection.executeQuery(CompiledQuery.raw(text, values))
  return { rows }
}
