import { fromKysely, PgBoss } from 'pg-boss'
import type { Connection } from '../database/database.ts'
import type { Log } from '../log.ts'
import type { Job, JobSender } from './job.ts'

const SCHEMA = 'jobs'

/** How many of one kind a worker runs at once. Together they share the connections of its pool. */
const URGENT_AT_ONCE = 6
const ORDINARY_AT_ONCE = 4
/** How often a loop looks without being woken. */
const LOOK_SECONDS = 5
const SELDOM_SECONDS = 30

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
      async add({ name }, data, { at, first } = {}) {
        await boss.send(name, data, {
          db: fromKysely(transaction),
          ...(at ? { startAfter: at } : {}),
          ...(first ? { priority: 1 } : {}),
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
        notify: true,
      }
      await boss.createQueue(job.name, settings)
      await boss.updateQueue(job.name, settings)
    }
  } finally {
    await boss.stop({ graceful: false, close: true })
  }
}

export type RunningWorker = { stop(): Promise<void> }

/** For the worker: takes jobs out until told to stop. */
export async function runWorker<Deps>(
  options: BossOptions & { deps: Deps; jobs: Job<Deps>[]; timeZone: string; stopTimeoutMs: number },
): Promise<RunningWorker> {
  const { jobs, timeZone } = options
  const boss = createBoss(options, { max: 5, migrate: false, useListenNotify: true })
  await boss.start()
  for (const job of jobs) {
    await runKind(boss, job, options)
    if (job.schedule) await boss.schedule(job.name, job.schedule, {}, { tz: timeZone })
  }
  return {
    // A job that does not finish in time is returned to the queue and runs again elsewhere.
    stop: () => boss.stop({ graceful: true, close: true, timeout: options.stopTimeoutMs }),
  }
}

/**
 * Each kind has loops of its own, so that none waits for another. A loop holds one job and settles it
 * by itself: what happens to one says nothing about the next. PostgreSQL wakes them when a job comes;
 * looking by themselves is for what nobody announces: a retry, a job for later, a lost connection.
 */
async function runKind<Deps>(
  boss: PgBoss,
  job: Job<Deps>,
  { log, deps }: { log: Log; deps: Deps },
): Promise<void> {
  const loops: string[] = []
  const wake = (loop: number) => boss.notifyWorker(loops[loop] ?? '')
  for (let loop = 0; loop < loopsOf(job); loop += 1) {
    const isFirst = loop === 0 && !job.schedule
    const settings = { notifyPollingIntervalSeconds: isFirst ? LOOK_SECONDS : SELDOM_SECONDS }
    const started = await boss.work<object>(job.name, settings, async (held) => {
      // Where there is one job there may be more: for the next loop now, for this one afterwards.
      wake(loop + 1)
      try {
        for (const { id, data } of held) await runJob(job, { id, data }, { log, deps })
      } finally {
        wake(loop)
      }
    })
    loops.push(started)
  }
}

function loopsOf({ urgent, heavy, schedule }: Job<never>): number {
  if (heavy || schedule) return 1
  return urgent ? URGENT_AT_ONCE : ORDINARY_AT_ONCE
}

async function runJob<Deps>(
  job: Job<Deps>,
  { id, data }: { id: string; data: unknown },
  { log, deps }: { log: Log; deps: Deps },
) {
  const line = { job: job.name, jobId: id }
  log.info(line, 'job started')
  await job.handle(parseData(job, id, data, log), deps)
  log.info(line, 'job done')
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
