import { setTimeout as wait } from 'node:timers/promises'
import { PERIODS } from '../../contract/src/insight/insight/periods.ts'
import { withClient } from '../../scripts/local-postgres.ts'
import { buildApp } from '../../server/src/app.ts'
import { createDeps } from '../../server/src/deps.ts'
import { readConfig } from '../../server/src/platform/config/config.ts'
import { createLog } from '../../server/src/platform/log.ts'
import { createPerson } from '../../server/test/people.ts'
import type { BenchDatabase } from '../database.ts'
import { percentile } from '../load.ts'

const READS = 100
const ROWS_AT_ONCE = 2_500_000
const ORIGIN = 'http://portal.test'

/**
 * Raw rows of the days before today, as many in each, until there are so many. Those partitions are left
 * out of the log of the database, which halves time and disk: what is measured afterwards reads them as
 * any other, and today's, into which the rush writes, stays as it is. `onRows` is told how far it is.
 */
export async function fillRaw(
  database: BenchDatabase,
  rows: number,
  onRows: (written: number) => void,
): Promise<{ raw: number; gigabytes: number }> {
  return withClient(database.urls.owner, async (client) => {
    const { rows: partitions } = await client.query<{ name: string; day: string }>(
      `select relname as name, to_date(right(relname, 8), 'YYYYMMDD')::text as day from pg_class
       join pg_inherits on inhrelid = pg_class.oid
       where inhparent = 'visit_events'::regclass and relname ~ '_[0-9]{8}$'
         and to_date(right(relname, 8), 'YYYYMMDD') < (now() at time zone 'America/Belem')::date
       order by 1`,
    )
    const { rows: known } = await client.query<{ count: string }>(
      'select count(*) from visit_events',
    )
    let raw = Number(known[0]?.count)
    for (const { name } of partitions) await client.query(`alter table ${name} set unlogged`)
    for (let turn = 0; raw < rows; turn += 1) {
      const { name, day } = partitions[turn % partitions.length] ?? { name: '', day: '' }
      const added = Math.min(ROWS_AT_ONCE, rows - raw)
      await client.query(
        `with places as (select array_agg(id) as ids from establishments)
         insert into ${name} (day, at, kind, page, establishment_id, source, visitor)
         select $1::date, $1::date + time '03:00' + n * interval '30 milliseconds', 'view', 'business',
           ids[1 + n % cardinality(ids)], 'direct', substring(decode(md5(n::text), 'hex') for 12)
         from places, generate_series(1, $2::integer) as n`,
        [day, added],
      )
      raw += added
      onRows(raw)
    }
    // Rows of a week come in minutes here: what the database does after them by itself is done before.
    for (const { name } of partitions) await client.query(`vacuum (analyze) ${name}`)
    await withClient(database.superuserUrl, (superuser) => superuser.query('checkpoint'))
    const size = await client.query<{ bytes: string }>(
      'select pg_database_size(current_database()) as bytes',
    )
    return { raw, gigabytes: Number(size.rows[0]?.bytes) / 1024 ** 3 }
  })
}

/** The page of the owner with most visits, by the real route and its session: p95 of each period. */
export async function readAsOwner(database: BenchDatabase) {
  const config = readConfig({
    ...{ NODE_ENV: 'test', DATABASE_URL: database.url, PUBLIC_URL: ORIGIN, LOG_LEVEL: 'error' },
    ...{ REQUESTS_PER_MINUTE: '1000000', MAX_EVENT_LOOP_DELAY_MS: '30000' },
  })
  const deps = await createDeps(config, createLog('error', 'app'))
  await deps.bus.start()
  const app = await buildApp({
    deps,
    readiness: { draining: false },
    isDatabaseReady: async () => true,
  })
  try {
    await app.ready()
    const owner = await createPerson({ deps }, { plan: 'espadarte' })
    const id = await withClient(database.urls.owner, async (client) => {
      await client.query('analyze visit_hours, visit_days, visit_sources, visit_words')
      const { rows } = await client.query<{ id: string }>(
        `update establishments set user_id = $1, plan = 'espadarte' where id = (
           select establishment_id from visit_days group by 1 order by sum(events) desc limit 1)
         returning id`,
        [owner.userId],
      )
      return rows[0]?.id
    })
    const p95: Record<string, number> = {}
    for (const period of PERIODS) {
      const times: number[] = []
      for (let n = -5; n < READS; n += 1) {
        const began = performance.now()
        const { statusCode, body } = await app.inject({
          url: `/api/v1/my/establishments/${id}/insight?period=${period}`,
          headers: { cookie: owner.cookie },
        })
        if (statusCode !== 200) throw new Error(`the owner was answered ${statusCode}: ${body}`)
        // The first ones only warm up.
        if (n >= 0) times.push(performance.now() - began)
        await wait(1)
      }
      p95[period] = percentile(times, 0.95)
    }
    return p95
  } finally {
    await app.close()
    await deps.close()
  }
}
