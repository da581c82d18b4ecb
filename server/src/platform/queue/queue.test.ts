import { expect, it } from 'vitest'
import { useTestApp } from '../../../test/test-app.ts'
import { createLog } from '../log.ts'
import { type Job, migrateQueue, runWorker } from './queue.ts'

const portal = useTestApp()
const log = createLog('silent', 'worker')

/** A queue of its own per test, and a promise for the moment its job ran. */
async function startQueue(name: string, handle: Job<unknown>['handle']) {
  const job: Job<unknown> = { name, retryLimit: 2, expireInSeconds: 30, handle }
  await migrateQueue({ url: portal.databaseUrl, log }, [job])
  return runWorker({
    url: portal.databaseUrl,
    log,
    deps: null,
    jobs: [job],
    timeZone: 'America/Belem',
    stopTimeoutMs: 5_000,
  })
}
const countOf = async (name: string) =>
  Number(
    (await portal.deps.pool.query('select count(*) from jobs.job where name = $1', [name])).rows[0]
      .count,
  )

it('runs a job of a committed transaction, with its data', async () => {
  const ran = Promise.withResolvers<object>()
  const worker = await startQueue('test.committed', async (data) => ran.resolve(data))
  await portal.deps.work.transaction(({ jobs }) => jobs.add('test.committed', { id: 7 }))
  expect(await ran.promise).toEqual({ id: 7 })
  await worker.stop()
})

it('knows nothing of a job whose transaction was rolled back', async () => {
  const worker = await startQueue('test.rolled-back', async () => {})
  const failing = portal.deps.work.transaction(async ({ jobs }) => {
    await jobs.add('test.rolled-back', {})
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await countOf('test.rolled-back')).toBe(0)
  await worker.stop()
})

it('finishes the job it holds before it stops', async () => {
  const started = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  let finished = false
  const worker = await startQueue('test.graceful', async () => {
    started.resolve()
    await release.promise
    finished = true
  })
  await portal.deps.work.transaction(({ jobs }) => jobs.add('test.graceful', {}))
  await started.promise
  const stopping = worker.stop()
  release.resolve()
  await stopping
  expect(finished).toBe(true)
})

it('tries again after a failure', async () => {
  let attempts = 0
  const succeeded = Promise.withResolvers<void>()
  const worker = await startQueue('test.retry', async () => {
    attempts += 1
    if (attempts === 1) throw new Error('the first time fails')
    succeeded.resolve()
  })
  await portal.deps.work.transaction(({ jobs }) => jobs.add('test.retry', {}))
  await succeeded.promise
  expect(attempts).toBe(2)
  await worker.stop()
})
