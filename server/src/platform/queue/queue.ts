import { fromKysely, PgBoss } from 'pg-boss'
import type { Connection } from '../database/database.ts'
import type { Log } from '../log.ts'
import type { Job, JobSender } from './job.ts'

const SCHEMA = 'jobs'

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
      async add({ name }, data, { at } = {}) {
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
        await job.handle(parseData(job, id, data, log), deps)
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

/** Data of another release, or written by hand, must not be half understood: the job fails instead. */
function parseData<Deps>(job: Job<Deps>, jobId: string, data: unknown, log: Log): object {
  const parsed = job.data.safeParse(data ?? {})
  if (parsed.success) return parsed.data
  log.error(
    { job: job.name, jobId, issues: parsed.error.issues },
    'job refused: its data is unknown',
  )
  throw parsed.error
}
