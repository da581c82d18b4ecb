import { sql } from 'kysely'
import { describe, expect, inject, it } from 'vitest'
import { startNode, stopNode, useTestApp } from '../test/test-app.ts'
import { runSql } from './platform/database/database.ts'
import { PREPARED } from './platform/database/prepared.ts'

const portal = useTestApp()
const hasPool = inject('poolUrl') !== null

describe.runIf(hasPool)('with PgBouncer before the database, in transaction mode', () => {
  // spec: 1131
  it('hears what other nodes change, past the pool', async () => {
    expect(portal.deps.config.database.isPooled).toBe(true)
    expect((await portal.app.inject('/readyz')).json()).toEqual({ status: 'ready' })
  })

  it('says of a node that listens through the pool that it is deaf, and answers all the same', async () => {
    const { host, pathname } = new URL(portal.databaseUrl)
    const environment = { DATABASE_DIRECT_URL: `postgres://${host}${pathname}` }
    const deaf = await startNode(portal.databaseUrl, { environment })
    expect(deaf.deps.bus.isUp).toBe(false)
    const answer = await deaf.app.inject('/readyz')
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'deaf' }])
    expect((await deaf.app.inject('/api/v1/portal-settings')).statusCode).toBe(200)
    await stopNode(deaf)
  })

  it('ends a statement that runs too long, whichever connection it met', async () => {
    const { rows } = await portal.deps.pool.query<{ patience: string; idle: string }>(
      `select current_setting('statement_timeout') as patience,
         current_setting('idle_in_transaction_session_timeout') as idle`,
    )
    expect(rows).toEqual([{ patience: '10s', idle: '15s' }])
  })

  it('plans searches the same way always, and leaves nothing of that to who comes next', async () => {
    const modes = async () => {
      const { rows } = await sql<{ mode: string }>`
        select current_setting('plan_cache_mode') as mode
      `.execute(portal.deps.connection)
      return rows[0]?.mode
    }
    for (let turn = 0; turn < 6; turn += 1) {
      await portal.deps.searching((search) => search.bestTitles(1))
      expect(await modes()).toBe('auto')
    }
  })

  it('knows statements by their names in connections that never saw them', async () => {
    const busy = () => portal.deps.pool.query('select pg_sleep(0.1)')
    await Promise.all([busy(), busy(), busy()])
    const pids = new Set<number>()
    for (let turn = 0; turn < 12; turn += 1) {
      const { rows } = await sql<{ sum: number; pid: number }>`${PREPARED}
        select ${turn}::integer + 1 as sum, pg_backend_pid() as pid
      `.execute(portal.deps.connection)
      expect(rows[0]?.sum).toBe(turn + 1)
      pids.add(rows[0]?.pid ?? 0)
    }
    expect(pids.size).toBeGreaterThan(1)
  })

  it('keeps a transaction to one connection', async () => {
    await portal.deps.connection.transaction().execute(async (held) => {
      const pids = new Set<unknown>()
      for (let turn = 0; turn < 6; turn += 1) {
        const { rows } = await runSql(held, 'select pg_backend_pid() as pid')
        pids.add((rows[0] as { pid: number }).pid)
      }
      expect(pids.size).toBe(1)
    })
  })
})

describe('a node that hears', () => {
  it('says that it is ready', async () => {
    expect((await portal.app.inject('/readyz')).json()).toEqual({ status: 'ready' })
  })
})
