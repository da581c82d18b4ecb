import { expect, it } from 'vitest'
import { useTestApp } from '../../../test/test-app.ts'
import { toProblem } from '../errors/problems.ts'
import { withinTransaction } from './unit-of-work.ts'

const portal = useTestApp()

it('outlives a connection that is cut in the middle of a transaction', async () => {
  const cut = portal.deps.work.transaction(async ({ settings }) => {
    await settings.lock()
    await withinTransaction.exit(() =>
      portal.deps.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and state = 'idle in transaction'`,
      ),
    )
    // The next statement finds the line dead; until then nobody is listening to it.
    await new Promise((resolve) => setImmediate(resolve))
    return settings.read()
  })
  const failure = await cut.catch((error: unknown) => error)
  expect(toProblem(failure, 'id')).toMatchObject({ status: 503, code: 'database.away' })
  expect((await portal.app.inject('/readyz')).statusCode).toBe(200)
})

it.each([
  ['refused', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
  ['shutting down', Object.assign(new Error('terminating'), { code: '57P01' })],
  ['starting up', Object.assign(new Error('starting'), { code: '57P03' })],
  ['cut', new Error('Connection terminated unexpectedly')],
  ['out of connections', Object.assign(new Error('too many'), { code: '53300' })],
])('asks people to come back when the database is %s', (_, error) => {
  expect(toProblem(error, 'id')).toMatchObject({
    status: 503,
    detail: 'Não conseguimos atender agora. Tente novamente em alguns segundos.',
  })
})

it('calls a broken statement what it is', () => {
  const error = Object.assign(new Error('syntax error'), { code: '42601' })
  expect(toProblem(error, 'id')).toMatchObject({ status: 500, code: 'unexpected' })
})
