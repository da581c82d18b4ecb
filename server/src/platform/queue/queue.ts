import { sql } from 'kysely'
import { fromKysely, PgBoss } from 'pg-boss'
import type { Connection } from '../database/database.ts'
import { reach } from '../database/follow-primary.ts'
import { failureKind } from '../failure-kind.ts'
import type { Log } from '../log.ts'
import { MailRefused } from '../mail/mail-failures.ts'
import { beginWhole, traceparent } from '../tracing/trace.ts'
import { ItemsFailed } from './each-item.ts'
import type { Job, JobSender } from './job.ts'

const SCHEMA = 'jobs'

/** How many of one kind a worker runs at once. Together they share the connections of its pool. */
const URGENT_AT_ONCE = 6
const ORDINARY_AT_ONCE = 4
/**
 * Somebody waits for what is urgent: where a worker died over it, another one takes it up as soon as the
 * dead one has been silent for so long, and not when its time would have run out.
 */
const SILENT_SECONDS = 15
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
    ...reach(url),
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
      async add({ name, key }, data, { at, first } = {}) {
        // Work of a schedule that is asked for at a moment of its own is not the one that waits for the clock.
        const about = key?.(data) ?? at?.toISOString()
        const send = () =>
          boss.send(name, withTrace(data), {
            db: fromKysely(transaction),
            ...(at ? { startAfter: at } : {}),
            ...(first ? { priority: 1 } : {}),
            ...(about ? { singletonKey: about } : {}),
            ...(key && about ? { group: { id: about } } : {}),
          })
        // One waits already, unless a worker takes it at this moment.
        while ((await send()) === null) {
          if (await holdWaiting(transaction, { name, about: about ?? '', at, first })) return
        }
      },
      async again({ id, job, data }) {
        await boss.send(job, data, { db: fromKysely(transaction), singletonKey: `again-${id}` })
      },
    }),
    close: () => boss.stop({ graceful: false, close: true }),
  }
}

/** Beside what a job is told: the trace of whoever asked, where it is kept. */
function withTrace<Data extends object>(data: Data): Data {
  const parent = traceparent()
  return parent ? { ...data, traceparent: parent } : data
}

type Asked = { name: string; about: string; at: Date | undefined; first: boolean | undefined }

/**
 * Holds the job that waits until this transaction ends, so that it sees what is written here, and brings
 * it forward where it is now wanted sooner. False where none waits any more.
 */
async function holdWaiting(transaction: Connection, { name, about, at, first }: Asked) {
  const { rows } = await sql`
    update ${sql.table(`${SCHEMA}.job`)} set
      start_after = least(start_after, coalesce(${at ?? null}::timestamptz, now())),
      priority = greatest(priority, ${first ? 1 : 0})
    where name = ${name} and coalesce(singleton_key, '') = ${about} and state = 'created'
    returning id
  `.execute(transaction)
  return rows.length > 0
}

/**
 * What a job was told may name people, and nobody needs it once the job has ended: the statement that
 * ends a job, whoever sends it, empties its data. What was given up is written down for the team, also
 * where a worker was killed over it or it ran out of time. The last part is for jobs of earlier releases.
 */
const forgetEnded = (namesPeople: readonly string[]) => `
  create or replace function ${SCHEMA}.forget_data() returns trigger language plpgsql as $$
  declare
    about text := case when new.policy = 'short' then coalesce(new.singleton_key, '') else new.id::text end;
  begin
    if new.state = 'failed' and new.name not like '\\_\\_%'
      and coalesce(new.output->>'message', '') <> '${ItemsFailed.name}' then
      insert into public.failed_work (job, item, data, failure, first_at, last_at)
        values (new.name, about,
          case when new.name <> all (array[${literals(namesPeople)}]::text[])
            then coalesce(new.data, '{}') end,
          left(coalesce(new.output->>'message', 'unknown'), 200), now(), now())
        on conflict (job, item) do update set data = excluded.data, failure = excluded.failure,
          times = failed_work.times + 1, last_at = excluded.last_at;
    elsif new.state = 'completed' and new.policy = 'short' then
      delete from public.failed_work where job = new.name and item = about;
    end if;
    new.data = null;
    return new;
  end $$;
  create or replace trigger forget_data before insert or update on ${SCHEMA}.job for each row
    when (new.state in ('completed', 'cancelled', 'failed')) execute function ${SCHEMA}.forget_data();
  update ${SCHEMA}.job set output = null
    where state in ('completed', 'cancelled', 'failed') and data is not null;`

/** While a release goes out the one before asks for jobs without their keys: each of them is by itself. */
const ownKeys = (keyed: readonly string[]) => `
  create or replace function ${SCHEMA}.own_key() returns trigger language plpgsql as $$
  begin
    if new.name = any (array[${literals(keyed)}]::text[]) then new.singleton_key = new.id::text; end if;
    return new;
  end $$;
  create or replace trigger own_key before insert on ${SCHEMA}.job for each row
    when (new.policy = 'short' and new.singleton_key is null) execute function ${SCHEMA}.own_key();`

const literals = (names: readonly string[]) => names.map((name) => `'${name}'`).join()

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
        ...(job.urgent ? { heartbeatSeconds: SILENT_SECONDS } : {}),
        notify: true,
        retentionSeconds: WAITING_KEPT_SECONDS,
        deleteAfterSeconds: ENDED_KEPT_SECONDS,
      }
      await boss.createQueue(job.name, settings)
      await boss.updateQueue(job.name, settings)
      // pg-boss changes no policy of a queue that is there. Jobs that wait keep the one they came with.
      await boss
        .getDb()
        .executeSql(`update ${SCHEMA}.queue set policy = $2 where name = $1`, [
          ...[job.name, waitsAlone(job) ? 'short' : 'standard'],
        ])
    }
    const namesPeople = jobs.filter((job) => job.namesPeople).map(({ name }) => name)
    await boss.getDb().executeSql(forgetEnded(namesPeople))
    await boss.getDb().executeSql(ownKeys(jobs.filter(({ key }) => key).map(({ name }) => name)))
  } finally {
    await boss.stop({ graceful: false, close: true })
  }
}

/** Of `short` a single job waits, by key; any number may run, which the group of each sees to. */
const waitsAlone = ({ key, schedule }: Job<never>) => Boolean(key ?? schedule)

export type RunningWorker = { stop(): Promise<void> }

/** For the worker: takes jobs out until told to stop. */
export async function runWorker<Deps>(
  options: BossOptions & { deps: Deps; jobs: Job<Deps>[]; timeZone: string; stopTimeoutMs: number },
): Promise<RunningWorker> {
  const { jobs, timeZone } = options
  const boss = createBoss(options, {
    ...{ max: 5, migrate: false, useListenNotify: true },
    // How often it looks for what a dead worker held.
    ...{ superviseIntervalSeconds: SILENT_SECONDS, monitorIntervalSeconds: SILENT_SECONDS },
  })
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
    const settings = {
      notifyPollingIntervalSeconds: loop === 0 ? look : WOKEN_SECONDS,
      // Not by a policy: that would hold all others of the queue behind one whose key is busy.
      ...(job.key ? { groupConcurrency: 1 } : {}),
    }
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
  const { traceparent: parent, ...told } = (data ?? {}) as { traceparent?: string }
  const whole = beginWhole({
    name: `job ${job.name}`,
    kind: 'consumer',
    parent: parent ?? null,
    attributes: {
      'messaging.system': 'pg-boss',
      'messaging.operation.type': 'process',
      'messaging.destination.name': job.name,
    },
  })
  try {
    await whole.run(() => job.handle(parseData(job, id, told, log), deps))
    whole.end({ failed: false })
  } catch (error) {
    whole.end({ failed: true, attributes: { 'error.type': failureKind(error) } })
    // Nothing is left to try: whose mailbox it is, is told on the next visit.
    if (error instanceof MailRefused) {
      log.info(line, 'job ended by a refusal')
      return
    }
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
