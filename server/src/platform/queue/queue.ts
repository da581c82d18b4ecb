import { fromKysely, PgBoss } from 'pg-boss'
import type { Connection } from '../database/database.ts'
import { failureKind } from '../failure-kind.ts'
import type { Log } from '../log.ts'
import type { Job, JobSender } from './job.ts'

const SCHEMA = 'jobs'

/** How many of one kind a worker runs at once. Together they share the connections of its pool. */
const URGENT_AT_ONCE = 6
const ORDINARY_AT_ONCE = 4
/** How long a row is kept: one nobody took, and one that has ended and says no more than that. */
const WAITING_KEPT_SECONDS = 7 * 24 * 3600
const ENDED_KEPT_SECONDS = 24 * 3600
/** Between two tries, where a job says nothing of it. */
const LONGEST_PAUSE_SECONDS = 24 * 3600
/** How often the first loop of a kind looks without being woken, and that of one with a schedule. */
const LOOK_SECONDS = 5
const SELDOM_SECONDS = 30
/** The further loops are woken by the first: some three hundred of them looking are work for nothing. */
const WOKEN_SECONDS = 300

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

/**
 * What a job was told may name people, and nobody needs it once the job has ended: the statement that
 * ends a job, whoever sends it, empties its data. The second part is for jobs of earlier releases.
 */
const FORGET_ENDED = `
  create or replace function ${SCHEMA}.forget_data() returns trigger language plpgsql as $$
  begin
    new.data = null;
    return new;
  end $$;
  create or replace trigger forget_data before insert or update on ${SCHEMA}.job for each row
    when (new.state in ('completed', 'cancelled', 'failed')) execute function ${SCHEMA}.forget_data();
  update ${SCHEMA}.job set output = null
    where state in ('completed', 'cancelled', 'failed') and data is not null;`

/** Creates or upgrades the queue's own tables; part of migrating. */
export async function migrateQueue<Deps>(options: BossOptions, jobs: Job<Deps>[]) {
  const boss = createBoss(options, { max: 2, supervise: false, schedule: false })
  await boss.start()
  try {
    for (const job of jobs) {
      const settings = {
        retryLimit: job.retryLimit,
        retryBackoff: true,
        retryDelayMax: job.retryCeilingSeconds ?? LONGEST_PAUSE_SECONDS,
        expireInSeconds: job.expireInSeconds,
        notify: true,
        retentionSeconds: WAITING_KEPT_SECONDS,
        deleteAfterSeconds: ENDED_KEPT_SECONDS,
      }
      await boss.createQueue(job.name, settings)
      await boss.updateQueue(job.name, settings)
    }
    await boss.getDb().executeSql(FORGET_ENDED)
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
  for (const job of jobs.toSorted(urgentFirst)) {
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
    const look = job.schedule ? SELDOM_SECONDS : LOOK_SECONDS
    const settings = { notifyPollingIntervalSeconds: loop === 0 ? look : WOKEN_SECONDS }
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

const urgentFirst = (a: Job<never>, b: Job<never>) =>
  Number(b.urgent ?? false) - Number(a.urgent ?? false)

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
  try {
    await job.handle(parseData(job, id, data, log), deps)
  } catch (error) {
    log.warn({ ...line, failure: failureKind(error), at: placesOf(error) }, 'job failed')
    // The queue keeps the error with the job: a mail server's own words name whom it refused.
    throw new Error(failureKind(error))
  }
  log.info(line, 'job done')
}

const placesOf = (error: unknown) =>
  error instanceof Error ? error.stack?.match(/^ +at .+$/gm)?.map((line) => line.trim()) : undefined

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
