import { fromKysely, PgBoss } from 'pg-boss'
import type { Connection } from '../database/database.ts'
import type { Log } from '../log.ts'

const SCHEMA = 'jobs'

/** One kind of background work. `handle` may run twice for the same job: it must not mind. */
export type Job<Deps, Data extends object = object> = {
  name: string
  retryLimit: number
  expireInSeconds: number
  /** Cron in the city's time zone, for work that nobody asks for. */
  schedule?: string
  handle(data: Data, deps: Deps): Promise<void>
}

export type JobSender = {
  /** `at`: not before this moment. */
  add(name: string, data: object, options?: { at?: Date }): Promise<void>
}

type BossOptions = { url: string; log: Log }

function createBoss({ url, log }: BossOptions, options: object) {
  const boss = new PgBoss({
    connectionString: url,
    schema: SCHEMA,
    application_name: 'portal-jobs',
    ...options,
  })
  boss.on('error', (error) => log.error({ err: error }, 'job queue'))
  boss.on('warning', (warning) => log.warn({ warning }, 'job queue'))
  return boss
}

/** For the app: puts jobs in, never takes one out. */
export async function openSender(options: BossOptions) {
  const boss = createBoss(options, { max: 2, supervise: false, schedule: false, migrate: false })
  await boss.start()
  return {
    /** Jobs added through it exist only if the transaction commits. */
    within: (transaction: Connection): JobSender => ({
      async add(name, data, { at } = {}) {
        await boss.send(name, data, {
          db: fromKysely(transaction),
          ...(at ? { startAfter: at } : {}),
        })
      },
    }),
    close: () => boss.stop({ graceful: false, close: true }),
  }
}

/** Creates or upgrades the queue's own tables; part of migrating. */
export async function migrateQueue<Deps>(options: BossOptions, jobs: Job<Deps>[]) {
  const boss = createBoss(options, { max: 2, supervise: false, schedule: false })
  await boss.start()
  try {
    for (const job of jobs) {
      const settings = {
        retryLimit: job.retryLimit,
        retryBackoff: true,
        expireInSeconds: job.expireInSeconds,
      }
      await boss.createQueue(job.name, settings)
      await boss.updateQueue(job.name, settings)
    }
  } finally {
    await boss.stop({ graceful: false, close: true })
  }
}

export type RunningWorker = { stop(): Promise<void> }

/** For the worker: takes jobs out one at a time per kind until told to stop. */
export async function runWorker<Deps>(
  options: BossOptions & { deps: Deps; jobs: Job<Deps>[]; timeZone: string; stopTimeoutMs: number },
): Promise<RunningWorker> {
  const { log, deps } = options
  const boss = createBoss(options, { max: 5, migrate: false })
  await boss.start()
  for (const job of options.jobs) {
    await boss.work<object>(job.name, { pollingIntervalSeconds: 2 }, async (batch) => {
      for (const { id, data } of batch) {
        log.info({ job: job.name, jobId: id }, 'job started')
        await job.handle(data ?? {}, deps)
        log.info({ job: job.name, jobId: id }, 'job done')
      }
    })
    if (job.schedule) await boss.schedule(job.name, job.schedule, {}, { tz: options.timeZone })
  }
  return {
    // A job that does not finish in time is returned to the queue and runs again elsewhere.
    stop: () => boss.stop({ graceful: true, close: true, timeout: options.stopTimeoutMs }),
  }
}
