import { parseArgs } from 'node:util'
import { frameAt, PERIODS } from '../../contract/src/insight/insight/periods.ts'
import { databaseEnvironment, withClient } from '../../scripts/local-postgres.ts'
import { createDeps } from '../../server/src/deps.ts'
import { readFigures } from '../../server/src/features/insight/insight/read-figures.ts'
import { readConfig } from '../../server/src/platform/config/config.ts'
import { createLog } from '../../server/src/platform/log.ts'
import { withCleanup } from '../cleanup.ts'
import { startDatabase } from '../database.ts'
import { percentile } from '../load.ts'

// spec: 685
/**
 * `npm run bench:insight`: everything an owner's page of figures reads, over two years of rollups of a
 * few busy businesses among thousands of quiet ones. Rollups only: it must not grow with the city.
 */
const MOST_MS = 100

const { values } = parseArgs({
  options: {
    assert: { type: 'boolean', default: false },
    businesses: { type: 'string', default: '5000' },
    busy: { type: 'string', default: '20' },
    samples: { type: 'string', default: '100' },
  },
})
const NOW = new Date('2026-11-18T15:00:00Z')

/** Busy ones have twelve hours a day of six kinds for two years; the others a year of two rows a day. */
async function fill(url: string) {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `insert into categories (slug, name, schema_type) values ('onde-comer', 'Onde comer', 'Restaurant')
       on conflict (slug) do update set name = excluded.name returning id`,
    )
    await client.query(
      `insert into establishments (name, slug, category_id, status, plan, rank)
       select 'Lugar ' || n, 'lugar-' || n, $1, 'published', 'espadarte', n
       from generate_series(1, $2::integer) as n`,
      [rows[0]?.id, values.businesses],
    )
    // Nobody asks for each of millions of rows whether its business exists.
    await client.query('set session_replication_role = replica')
    // Day after day for all of them, as they are written: the rows of one lie far apart.
    await client.query(
      `insert into visit_hours (establishment_id, day, hour, kind, events, people)
       select place.id, one.day::date, hour, kind, 9, 1 + (random() * 8)::integer
       from generate_series(date '2024-11-19', date '2026-11-18', interval '1 day') as one (day)
       cross join (select id, row_number() over (order by id) as place from establishments) as place
       cross join generate_series(8, 19) as hour
       cross join unnest(array['listed', 'view', 'menu', 'whatsapp', 'route', 'call']) as kind
       where place.place <= $1
         or (one.day >= date '2025-11-19' and hour in (12, 19) and kind = 'view')`,
      [values.busy],
    )
    await client.query(
      `insert into visit_days (establishment_id, day, kind, events, people)
       select establishment_id, day, kind, sum(events), sum(people) from visit_hours
       group by day, establishment_id, kind order by day, establishment_id, kind`,
    )
    await client.query(
      `insert into visit_sources (establishment_id, day, source, people)
       select id, day::date, source, 5
       from (select id from establishments order by id limit $1) as place,
         generate_series(date '2024-11-19', date '2026-11-18', interval '1 day') as day,
         unnest(array['search', 'map', 'google', 'direct', 'poster']) as source`,
      [values.busy],
    )
    await client.query('vacuum analyze visit_hours, visit_days, visit_sources')
    const busy = await client.query<{ id: string }>(
      'select id from establishments order by id limit $1',
      [values.busy],
    )
    const counted = await client.query<{ count: string }>('select count(*) from visit_hours')
    return { ids: busy.rows.map(({ id }) => id), rows: Number(counted.rows[0]?.count) }
  })
}

await withCleanup(async (defer) => {
  const database = await startDatabase('insight', true)
  defer(() => database.remove())
  const environment = {
    ...databaseEnvironment(database.urls),
    ...{ PUBLIC_URL: 'http://portal.test', NODE_ENV: 'test', LOG_LEVEL: 'error' },
    DATABASE_PATIENCE_MS: '120000',
  }
  const { ids, rows } = await fill(database.superuserUrl)
  const deps = await createDeps(readConfig(environment), createLog('error', 'command'))
  defer(() => deps.close())
  const measured = []
  for (const period of PERIODS) {
    const times: number[] = []
    for (let sample = 0; sample < Number(values.samples); sample += 1) {
      const id = ids[sample % ids.length] ?? ''
      const from = performance.now()
      await readFigures(id, frameAt(period, NOW), period === '12m' ? 'month' : 'day', deps)
      await deps.stores.insight.countingSince(id)
      times.push(performance.now() - from)
    }
    const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)]
    measured.push({ period, rows, p50: Math.round(p50 * 10) / 10, p95: Math.round(p95 * 10) / 10 })
  }
  console.table(measured)
  const slow = measured.filter(({ p95 }) => p95 > MOST_MS)
  if (values.assert && slow.length > 0) {
    throw new Error(`slower than ${MOST_MS} ms: ${slow.map(({ period }) => period).join(', ')}`)
  }
})
