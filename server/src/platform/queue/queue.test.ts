import { expect, it } from 'vitest'
import { z } from 'zod'
import { useTestApp } from '../../../test/test-app.ts'
import { createLog } from '../log.ts'
import { defineJob, type Job, type JobDefinition } from './job.ts'
import { migrateQueue, runWorker } from './queue.ts'

const portal = useTestApp()
const log = createLog('silent', 'worker')

/** A queue of its own per test, and a promise for the moment its job ran. */
async function startQueue<Data extends object>(
  definition: JobDefinition<Data>,
  handle: Job<unknown, Data>['handle'],
) {
  const job: Job<unknown, Data> = { ...definition, retryLimit: 2, expireInSeconds: 30, handle }
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

const COMMITTED = defineJob('test.committed', z.object({ id: z.int() }))

it('runs a job of a committed transaction, with its data', async () => {
  const ran = Promise.withResolvers<object>()
  const worker = await startQueue(COMMITTED, async (data) => ran.resolve(data))
  await portal.deps.work.transaction(({ jobs }) => jobs.add(COMMITTED, { id: 7 }))
  expect(await ran.promise).toEqual({ id: 7 })
  await worker.stop()
})

it('knows nothing of a job whose transaction was rolled back', async () => {
  const worker = await startQueue(defineJob('test.rolled-back'), async () => {})
  const failing = portal.deps.work.transaction(async ({ jobs }) => {
    await jobs.add(defineJob('test.rolled-back'), {})
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
  const worker = await startQueue(defineJob('test.graceful'), async () => {
    started.resolve()
    await release.promise
    finished = true
  })
  await portal.deps.work.transaction(({ jobs }) => jobs.add(defineJob('test.graceful'), {}))
  await started.promise
  const stopping = worker.stop()
  release.resolve()
  await stopping
  expect(finished).toBe(true)
})

it('tries again after a failure', async () => {
  let attempts = 0
  const succeeded = Promise.withResolvers<void>()
  const worker = await startQueue(defineJob('test.retry'), async () => {
    attempts += 1
    if (attempts === 1) throw new Error('the first time fails')
    succeeded.resolve()
  })
  await portal.deps.work.transaction(({ jobs }) => jobs.add(defineJob('test.retry'), {}))
  await succeeded.promise
  expect(attempts).toBe(2)
  await worker.stop()
})

it('refuses data that is not what the job was defined with', async () => {
  const asked = defineJob('test.refused', z.object({ id: z.int() }))
  const ran: object[] = []
  const worker = await startQueue(asked, async (data) => void ran.push(data))
  await portal.deps.pool.query('update jobs.queue set retry_limit = 0 where name = $1', [
    asked.name,
  ])
  await portal.deps.work.transaction(({ jobs }) =>
    // As another release, or somebody by hand, may have put it in.
    jobs.add(defineJob(asked.name, z.object({ id: z.string() })), { id: 'seven' }),
  )
  await portal.deps.work.transaction(({ jobs }) => jobs.add(asked, { id: 7 }))
  await expect.poll(() => ran, { timeout: 15_000 }).toEqual([{ id: 7 }])
  const { rows } = await portal.deps.pool.query(
    "select data from jobs.job where name = $1 and state = 'failed'",
    [asked.name],
  )
  expect(rows).toEqual([{ data: { id: 'seven' } }])
  await worker.stop()
})
