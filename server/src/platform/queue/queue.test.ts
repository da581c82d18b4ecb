import { PgBoss } from 'pg-boss'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { useTestApp } from '../../../test/test-app.ts'
import { createLog } from '../log.ts'
import { defineJob, EMAIL_JOB, EMAIL_TRIED_MS, type Job, type JobDefinition } from './job.ts'
import { migrateQueue, runWorker } from './queue.ts'

const portal = useTestApp()
const log = createLog('silent', 'worker')

type Settings = Partial<Omit<Job<unknown>, 'handle'>>

function jobOf<Data extends object>(
  definition: JobDefinition<Data>,
  handle: Job<unknown, Data>['handle'],
  settings: Settings = {},
) {
  return { retryLimit: 2, expireInSeconds: 30, ...settings, ...definition, handle } as Job<unknown>
}

async function startWorker(jobs: Job<unknown>[]) {
  await migrateQueue({ url: portal.urls.owner, log }, jobs)
  return runJobs(jobs)
}

const runJobs = (jobs: Job<unknown>[]) =>
  runWorker({
    url: portal.directUrls.worker,
    log,
    deps: null,
    jobs,
    timeZone: 'America/Belem',
    stopTimeoutMs: 5_000,
  })

/** A queue of its own per test, and a promise for the moment its job ran. */
const startQueue = <Data extends object>(
  definition: JobDefinition<Data>,
  handle: Job<unknown, Data>['handle'],
) => startWorker([jobOf(definition, handle)])

const add = (definition: JobDefinition<object>, count = 1, options: { first?: boolean } = {}) =>
  portal.deps.work.transaction(async ({ jobs }) => {
    for (let sent = 0; sent < count; sent += 1) await jobs.add(definition, {}, options)
  })
const countOf = async (name: string) =>
  (await portal.asOwner('select from jobs.job where name = $1', [name])).rowCount

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

// spec: 517
it('tries an e-mail again at once, then ever more seldom, for a day at least', async () => {
  const email = jobOf(defineJob('test.email'), async () => {}, EMAIL_JOB)
  await migrateQueue({ url: portal.urls.owner, log }, [email])
  await add(email as never)
  const boss = new PgBoss({
    ...{ connectionString: portal.urls.worker, schema: 'jobs', migrate: false, max: 2 },
    ...{ supervise: false, schedule: false },
  })
  await boss.start()
  const pauses: number[] = []
  for (;;) {
    const [held] = await boss.fetch(email.name)
    if (!held) break
    await boss.fail(email.name, held.id)
    const { rows } = await portal.asOwner<{ seconds: number }>(
      `with waiting as (
        select id, extract(epoch from start_after - now())::float as seconds
        from jobs.job where name = $1 and state = 'retry'
      ) update jobs.job set start_after = now() - interval '1 second' from waiting
        where jobs.job.id = waiting.id and jobs.job.name = $1 returning waiting.seconds`,
      [email.name],
    )
    pauses.push(...rows.map(({ seconds }) => seconds))
  }
  await boss.stop({ graceful: false, close: true })
  const all = pauses.reduce((sum, pause) => sum + pause, 0)
  expect(pauses[0]).toBeLessThan(3)
  expect(Math.max(...pauses)).toBeLessThanOrEqual(1800)
  expect(all).toBeGreaterThan(24 * 3600)
  expect(all * 1000).toBeLessThan(EMAIL_TRIED_MS)
})

it('refuses data that is not what the job was defined with', async () => {
  const asked = defineJob('test.refused', z.object({ id: z.int() }))
  const ran: object[] = []
  const worker = await startQueue(asked, async (data) => void ran.push(data))
  await portal.asOwner('update jobs.queue set retry_limit = 0 where name = $1', [asked.name])
  await portal.deps.work.transaction(({ jobs }) =>
    // As another release, or somebody by hand, may have put it in.
    jobs.add(defineJob(asked.name, z.object({ id: z.string() })), { id: 'seven' }),
  )
  await portal.deps.work.transaction(({ jobs }) => jobs.add(asked, { id: 7 }))
  await expect.poll(() => ran, { timeout: 15_000 }).toEqual([{ id: 7 }])
  const failed = async () =>
    (
      await portal.asOwner("select data from jobs.job where name = $1 and state = 'failed'", [
        asked.name,
      ])
    ).rows
  await expect.poll(failed, { timeout: 15_000 }).toEqual([{ data: null }])
  await worker.stop()
})

const FLOOD = defineJob('test.flood')
const CODE = defineJob('test.code')

it('a flood of one kind is worked off fast, and an urgent job of another does not wait for it', {
  timeout: 120_000,
}, async () => {
  let flooded = 0
  const all = Promise.withResolvers<void>()
  const urgent = Promise.withResolvers<number>()
  const flood = jobOf(FLOOD, async () => {
    flooded += 1
    if (flooded === 2_000) all.resolve()
  })
  const code = jobOf(CODE, async () => urgent.resolve(flooded), { urgent: true })
  await migrateQueue({ url: portal.urls.owner, log }, [flood, code])
  const asked = performance.now()
  await add(FLOOD, 2_000)
  const began = performance.now()
  const worker = await startWorker([flood, code])
  await expect.poll(() => flooded).toBeGreaterThan(0)
  const before = flooded
  await add(CODE)
  expect((await urgent.promise) - before).toBeLessThan(400)
  await all.promise
  // Asking takes a machine as long as doing, hundreds a second: five times that is still beyond fifty.
  expect(performance.now() - began).toBeLessThan(5 * (began - asked))
  await worker.stop()
})

it('a kind that hangs and one that always fails stop no other', async () => {
  const hung = Promise.withResolvers<void>()
  const ran = Promise.withResolvers<void>()
  const hanging = jobOf(defineJob('test.hangs'), () => hung.promise)
  const failing = jobOf(defineJob('test.fails'), async () => Promise.reject(new Error('always')))
  const other = jobOf(defineJob('test.other'), async () => ran.resolve())
  const worker = await startWorker([hanging, failing, other])
  await add(hanging as never, 20)
  await add(failing as never, 20)
  await add(other as never)
  await ran.promise
  hung.resolve()
  await worker.stop()
})

it('one that fails makes no other of its kind run again', async () => {
  const NUMBERED = defineJob('test.numbered', z.object({ number: z.int() }))
  const runs: number[] = []
  const numbered = jobOf(
    NUMBERED,
    async ({ number }) => {
      runs.push(number)
      if (number === 3) throw new Error('the third fails')
    },
    { retryLimit: 0 },
  )
  const worker = await startWorker([numbered])
  await portal.deps.work.transaction(async ({ jobs }) => {
    for (let number = 0; number < 40; number += 1) await jobs.add(NUMBERED, { number })
  })
  const states = async () =>
    (
      await portal.asOwner(
        'select state, count(*) from jobs.job where name = $1 group by 1 order by 1',
        [NUMBERED.name],
      )
    ).rows
  await expect.poll(states, { timeout: 15_000 }).toEqual([
    { state: 'completed', count: 39 },
    { state: 'failed', count: 1 },
  ])
  expect(runs.sort((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, number) => number))
  await worker.stop()
})

it('runs so many of a kind at once, and of a heavy one a single one', async () => {
  const most = { light: 0, heavy: 0 }
  const now = { light: 0, heavy: 0 }
  const finished = Promise.withResolvers<void>()
  let done = 0
  const counting = (kind: 'light' | 'heavy') => async () => {
    now[kind] += 1
    most[kind] = Math.max(most[kind], now[kind])
    await portal.deps.pool.query('select 1')
    await new Promise((resolve) => setImmediate(resolve))
    now[kind] -= 1
    done += 1
    if (done === 120) finished.resolve()
  }
  const light = jobOf(defineJob('test.light'), counting('light'))
  const heavy = jobOf(defineJob('test.heavy'), counting('heavy'), { heavy: true })
  await migrateQueue({ url: portal.urls.owner, log }, [light, heavy])
  await add(light as never, 100)
  await add(heavy as never, 20)
  const worker = await startWorker([light, heavy])
  await finished.promise
  expect(most.heavy).toBe(1)
  expect(most.light).toBeGreaterThan(1)
  expect(most.light).toBeLessThanOrEqual(4)
  await worker.stop()
})

it('what somebody waits for goes before others of the same kind', async () => {
  const MIXED = defineJob('test.mixed', z.object({ wanted: z.boolean() }))
  const order: boolean[] = []
  const mixed = jobOf(MIXED, async ({ wanted }) => void order.push(wanted), { heavy: true })
  await migrateQueue({ url: portal.urls.owner, log }, [mixed])
  await portal.deps.work.transaction(async ({ jobs }) => {
    for (let sent = 0; sent < 10; sent += 1) await jobs.add(MIXED, { wanted: false })
    await jobs.add(MIXED, { wanted: true }, { first: true })
  })
  const worker = await startWorker([mixed])
  await expect.poll(() => order.length, { timeout: 15_000 }).toBe(11)
  expect(order[0]).toBe(true)
  await worker.stop()
})

describe('a job with a key', () => {
  const KEYED = defineJob('test.keyed', z.object({ feed: z.string(), round: z.int() }), {
    key: ({ feed }) => feed,
  })
  const ask = (feed: string, round: number, options: { at?: Date; first?: boolean } = {}) =>
    portal.deps.work.transaction(({ jobs }) => jobs.add(KEYED, { feed, round }, options))
  const rows = async () =>
    (
      await portal.asOwner<{ key: string; is_due: boolean; priority: number }>(
        `select singleton_key as key, start_after <= now() as is_due, priority from jobs.job
         where name = $1 and state = 'created' order by 1`,
        [KEYED.name],
      )
    ).rows

  it('waits once, however often it is asked for, and as early as anybody wants it', async () => {
    await migrateQueue({ url: portal.urls.owner, log }, [jobOf(KEYED, async () => {})])
    const later = new Date(Date.now() + 3_600_000)
    for (let round = 0; round < 12; round += 1) await ask('a', round, { at: later })
    await ask('b', 0, { at: later })
    expect(await rows()).toEqual([
      { key: 'a', is_due: false, priority: 0 },
      { key: 'b', is_due: false, priority: 0 },
    ])
    await ask('b', 1, { first: true })
    expect(await rows()).toEqual([
      { key: 'a', is_due: false, priority: 0 },
      { key: 'b', is_due: true, priority: 1 },
    ])
    await portal.asOwner('delete from jobs.job where name = $1', [KEYED.name])
  })

  it('runs once at a time, once more when it was asked for meanwhile, and holds up no other', async () => {
    const running = { a: 0, most: 0 }
    const ran: string[] = []
    const release = Promise.withResolvers<void>()
    const handle = async ({ feed }: { feed: string }) => {
      if (feed === 'a') {
        running.a += 1
        running.most = Math.max(running.most, running.a)
        if (!ran.includes('a')) await release.promise
        running.a -= 1
      }
      ran.push(feed)
    }
    const worker = await startQueue(KEYED, handle)
    await ask('a', 0)
    await expect.poll(() => running.a, { timeout: 15_000 }).toBe(1)
    for (let round = 1; round < 5; round += 1) await ask('a', round)
    await ask('b', 0)
    await expect.poll(() => ran, { timeout: 15_000 }).toEqual(['b'])
    release.resolve()
    await expect.poll(() => ran, { timeout: 20_000 }).toEqual(['b', 'a', 'a'])
    expect(running.most).toBe(1)
    await worker.stop()
  })

  it('asked for by a release that knew of no keys is one of its own', async () => {
    await migrateQueue({ url: portal.urls.owner, log }, [jobOf(KEYED, async () => {})])
    const boss = new PgBoss({
      ...{ connectionString: portal.urls.app, schema: 'jobs', migrate: false, max: 1 },
      ...{ supervise: false, schedule: false },
    })
    await boss.start()
    for (const feed of ['a', 'b']) await boss.send(KEYED.name, { feed, round: 0 })
    await boss.stop({ graceful: false, close: true })
    expect(await rows()).toHaveLength(2)
    await portal.asOwner('delete from jobs.job where name = $1', [KEYED.name])
  })

  it('that waits sees what was written by whoever asked for it last', async () => {
    await migrateQueue({ url: portal.urls.owner, log }, [jobOf(KEYED, async () => {})])
    await ask('c', 0)
    const asked = Promise.withResolvers<void>()
    const commit = Promise.withResolvers<void>()
    const asking = portal.deps.work.transaction(async ({ jobs }) => {
      await jobs.add(KEYED, { feed: 'c', round: 1 })
      asked.resolve()
      await commit.promise
    })
    await asked.promise
    const taken: string[] = []
    const worker = await runJobs([jobOf(KEYED, async ({ feed }) => void taken.push(feed))])
    await ask('d', 0)
    await expect.poll(() => taken, { timeout: 15_000 }).toEqual(['d'])
    commit.resolve()
    await asking
    await expect.poll(() => taken, { timeout: 15_000 }).toEqual(['d', 'c'])
    await worker.stop()
  })
})

describe('what was given up on', () => {
  const PLAIN = defineJob('test.gives-up', z.object({ id: z.int() }))
  const NAMING = defineJob('test.names-people', z.object({ email: z.string() }), {
    namesPeople: true,
  })
  const { promise: mended, resolve: mend } = Promise.withResolvers<void>()
  let isMended = false
  const fails = async () => {
    if (!isMended) throw Object.assign(new Error('fulana@exemplo.test'), { code: 'ENO' })
    mend()
  }

  it('is on the list of the team without naming anybody, and is done when asked for again', async () => {
    const { failedWork } = portal.deps.stores
    const worker = await startWorker([
      jobOf(PLAIN, fails, { retryLimit: 1 }),
      jobOf(NAMING, fails, { retryLimit: 0 }),
    ])
    await portal.deps.work.transaction(async ({ jobs }) => {
      await jobs.add(PLAIN, { id: 7 })
      await jobs.add(NAMING, { email: 'fulana@exemplo.test' })
    })
    const list = async () =>
      (await failedWork.list(50))
        .filter(({ job }) => job === PLAIN.name || job === NAMING.name)
        .toSorted((a, b) => (a.job < b.job ? -1 : 1))
    await expect.poll(async () => (await list()).length, { timeout: 20_000 }).toBe(2)
    const [plain, naming] = await list()
    expect([plain, naming]).toMatchObject([
      { job: PLAIN.name, failure: 'Error ENO', may_retry: true, times: 1 },
      { job: NAMING.name, failure: 'Error ENO', may_retry: false },
    ])
    const { rows } = await portal.asOwner('select * from failed_work')
    expect(JSON.stringify(rows)).not.toContain('fulana@')
    isMended = true
    await portal.deps.work.transaction(async ({ failedWork: kept, jobs }) => {
      const taken = await kept.take(plain?.id ?? '')
      await jobs.again({ id: plain?.id ?? '', job: taken?.job ?? '', data: taken?.data ?? {} })
    })
    await mended
    expect((await list()).map(({ job }) => job)).toEqual([NAMING.name])
    await worker.stop()
  })

  it('by the clock is off the list once it is done', async () => {
    const CLOCK = defineJob('test.by-the-clock')
    let tries = 0
    const handle = async () => {
      tries += 1
      if (tries === 1) throw new Error('not yet')
    }
    const worker = await startWorker([
      jobOf(CLOCK, handle, { retryLimit: 0, schedule: '0 0 1 1 *' }),
    ])
    const listed = async () =>
      (await portal.deps.stores.failedWork.list(50)).filter(({ job }) => job === CLOCK.name)
    await add(CLOCK)
    await expect.poll(async () => (await listed()).length, { timeout: 20_000 }).toBe(1)
    await add(CLOCK)
    await expect.poll(async () => (await listed()).length, { timeout: 45_000 }).toBe(0)
    await worker.stop()
  }, 90_000)
})

it('takes few connections, however many kinds there are', async () => {
  const kinds = Array.from({ length: 10 }, (_, number) =>
    jobOf(defineJob(`test.idle-${number}`), async () => {}, { urgent: true }),
  )
  const worker = await startWorker(kinds)
  const connections = async () =>
    (
      await portal.deps.pool.query(
        "select count(*) from pg_stat_activity where application_name = 'portal-jobs' and datname = current_database()",
      )
    ).rows[0].count
  // Those of a worker that has just stopped take a moment to go.
  await expect.poll(connections, { timeout: 15_000 }).toBeLessThanOrEqual(8)
  await worker.stop()
})

it('looks after the queue with no more rights than the worker has', async () => {
  const complaints: unknown[] = []
  const boss = new PgBoss({
    ...{ connectionString: portal.urls.worker, schema: 'jobs', migrate: false, max: 2 },
  })
  boss.on('error', (error) => complaints.push(error))
  boss.on('warning', (warning) => complaints.push(warning))
  await boss.start()
  await boss.supervise()
  await boss.stop({ graceful: false, close: true })
  expect(complaints).toEqual([])
})

describe('a job that has ended', () => {
  const MARK = 'fulana@exemplo.test'
  const LETTER = defineJob('test.letter', z.object({ email: z.string(), fails: z.boolean() }))
  const letter = jobOf(
    LETTER,
    async ({ email, fails }) => {
      if (fails)
        throw Object.assign(new Error(`550 <${email}> is unknown here`), { code: 'EENVELOPE' })
    },
    { retryLimit: 1 },
  )
  const rowsOf = async (state: string) =>
    (
      await portal.asOwner('select * from jobs.job where name = $1 and state = $2', [
        ...[LETTER.name, state],
      ])
    ).rows

  it('knows nobody any more, done or given up', async () => {
    const worker = await startWorker([letter])
    await portal.deps.work.transaction(async ({ jobs }) => {
      await jobs.add(LETTER, { email: MARK, fails: false })
      await jobs.add(LETTER, { email: MARK, fails: true })
    })
    await expect.poll(() => rowsOf('completed'), { timeout: 20_000 }).toHaveLength(1)
    await expect.poll(() => rowsOf('failed'), { timeout: 20_000 }).toHaveLength(1)
    const [failed] = await rowsOf('failed')
    expect(failed).toMatchObject({ data: null, output: { message: 'Error EENVELOPE' } })
    expect(JSON.stringify([...(await rowsOf('completed')), failed])).not.toContain(MARK)
    await worker.stop()
  })

  it('of an earlier release is emptied too', async () => {
    await portal.asOwner('alter table jobs.job disable trigger forget_data')
    await portal.deps.work.transaction(({ jobs }) =>
      jobs.add(LETTER, { email: MARK, fails: false }),
    )
    await portal.asOwner(
      `update jobs.job set state = 'cancelled', output = data where name = $1 and data is not null`,
      [LETTER.name],
    )
    await portal.asOwner('alter table jobs.job enable trigger forget_data')
    expect(await rowsOf('cancelled')).toMatchObject([{ data: { email: MARK } }])
    await migrateQueue({ url: portal.urls.owner, log }, [letter])
    expect(await rowsOf('cancelled')).toMatchObject([{ data: null, output: null }])
  })

  it('is kept for a day', async () => {
    const { rows } = await portal.asOwner(
      'select distinct deletion_seconds, retention_seconds from jobs.queue where name not like $1',
      ['\\_\\_%'],
    )
    expect(rows).toEqual([{ deletion_seconds: 86_400, retention_seconds: 604_800 }])
  })
})
