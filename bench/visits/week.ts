import { VISIT_KINDS, VISIT_SOURCES } from '@portal/contract/insight/analytics/visit-kinds'
import type pg from 'pg'
import { withClient } from '../../scripts/local-postgres.ts'
import { createDeps } from '../../server/src/deps.ts'
import { createVisitBatch } from '../../server/src/features/insight/analytics/visit-batch.ts'
import { readConfig } from '../../server/src/platform/config/config.ts'
import { createLog } from '../../server/src/platform/log.ts'
import type { BenchDatabase } from '../database.ts'

const DAY_MS = 86_400_000
const VISITORS = 40_000
const MOST_AT_ONCE = 5_000

/** Businesses of the guide, enough that some are visited often and most seldom. */
export async function addPlaces(database: BenchDatabase, count: number): Promise<string[]> {
  return withClient(database.urls.owner, async (client) => {
    await client.query(`
      insert into categories (name, slug, schema_type, icon, position)
      values ('Bench', 'bench', 'LocalBusiness', 'store', 0) on conflict do nothing`)
    const { rows } = await client.query<{ slug: string }>(
      `insert into establishments (slug, name, category_id, status)
       select 'bench-' || n, 'Bench ' || n, (select id from categories where slug = 'bench'), 'published'
       from generate_series(1, $1) as n returning slug`,
      [count],
    )
    return rows.map(({ slug }) => slug)
  })
}

/** A week of visits through the batch of a node, as they would have come; then everything once more from the raw rows. */
export async function countWeek(database: BenchDatabase, slugs: readonly string[], events: number) {
  const first = Date.now() - 6 * DAY_MS
  await makePartitions(database, first)
  let at = first
  const clock = { now: () => new Date(at) }
  const config = readConfig({ NODE_ENV: 'test', DATABASE_URL: database.url, LOG_LEVEL: 'error' })
  const deps = await createDeps(config, createLog('error', 'app'), { clock })
  const chance = chanceFrom(7)
  const atOnce = Math.min(MOST_AT_ONCE, Math.ceil(events / 100))
  const began = performance.now()
  try {
    const batch = createVisitBatch(deps)
    for (let n = 0; n < events; n += 1) {
      at = first + (n * 6 * DAY_MS) / events
      const kind = chance() < 0.5 ? 'view' : pick(VISIT_KINDS, chance)
      const slug = chance() < 0.2 && kind === 'view' ? null : pick(slugs, () => chance() ** 3)
      const source = pick(VISIT_SOURCES, chance)
      const word = source === 'search' && slug ? 'peixe frito' : null
      const page = slug ? 'business' : 'home'
      const who = `visitor ${Math.floor(chance() ** 2 * VISITORS)}`
      batch.add([{ kind, page, slug, source, word }], who)
      if (n % atOnce === atOnce - 1) await batch.flush()
    }
    await batch.close()
  } finally {
    await deps.close()
  }
  const seconds = (performance.now() - began) / 1000
  return withClient(database.urls.owner, async (client) => {
    const raw = await countOf(client, 'select count(*) as count from visit_events')
    const differences: Record<string, number> = {}
    for (const [name, { reckoned, kept }] of Object.entries(SUMS)) {
      differences[name] = await countOf(
        client,
        `select count(*) as count from ((${reckoned}) as r full join (${kept}) as k using (key))
         where (r.events, r.people) is distinct from (k.events, k.people)`,
      )
    }
    return { raw, differences, seconds }
  })
}

async function makePartitions(database: BenchDatabase, first: number) {
  await withClient(database.urls.owner, async (client) => {
    for (let n = 0; n < 6; n += 1) {
      for (const parent of ['visit_events', 'visit_people']) {
        await client.query(`do $$ declare d date := (to_timestamp(${first / 1000 + n * 86_400})
            at time zone 'America/Belem')::date;
          begin
            execute format('create table if not exists %I partition of ${parent} for values from (%L) to (%L)',
              '${parent}_' || to_char(d, 'YYYYMMDD'), d, d + 1);
          end $$`)
      }
    }
  })
}

const HOUR = "extract(hour from at at time zone 'America/Belem')::integer"
/** Who counts, in the hour in which they first did it. */
const firsts = (by: string, from: string) =>
  `select ${by}, visitor, min(at) as at from ${from} group by ${by}, visitor`

/** The plain way beside the fast one: a row of each by key, with its events and its people. */
const SUMS: Record<string, { reckoned: string; kept: string }> = {
  'by business, day, hour and kind': {
    reckoned: `
      select key, sum(events)::integer as events, sum(people)::integer as people from (
        select concat_ws(' ', establishment_id, day, ${HOUR}, kind) as key, 1 as events, 0 as people
          from visit_events where establishment_id is not null
        union all select concat_ws(' ', establishment_id, day, ${HOUR}, kind), 0, 1
          from (${firsts('establishment_id, day, kind', 'visit_events where establishment_id is not null')}) as f
      ) as both_of group by key`,
    kept: `select concat_ws(' ', establishment_id, day, hour, kind) as key, events, people from visit_hours`,
  },
  'by business, day and kind': {
    reckoned: `
      select concat_ws(' ', establishment_id, day, kind) as key, count(*)::integer as events,
        count(distinct visitor)::integer as people
      from visit_events where establishment_id is not null group by establishment_id, day, kind`,
    kept: `select concat_ws(' ', establishment_id, day, kind) as key, events, people from visit_days`,
  },
  'by source of a business’s people': {
    reckoned: `
      select concat_ws(' ', establishment_id, day, source) as key, 0 as events, count(*)::integer as people
      from (select distinct on (establishment_id, day, visitor) establishment_id, day, source
        from visit_events where establishment_id is not null and kind = 'view'
        order by establishment_id, day, visitor, at) as f group by 1`,
    kept: `select concat_ws(' ', establishment_id, day, source) as key, 0 as events, people from visit_sources`,
  },
  'by page of the portal, day and hour': {
    reckoned: `
      select key, sum(events)::integer as events, sum(people)::integer as people from (
        select concat_ws(' ', p, day, ${HOUR}) as key, 1 as events, 0 as people
          from visit_events, unnest(array[page, 'portal']) as p where kind = 'view'
        union all select concat_ws(' ', p, day, ${HOUR}), 0, 1 from (${firsts(
          'p, day',
          "visit_events, unnest(array[page, 'portal']) as p where kind = 'view'",
        )}) as f
      ) as both_of group by key`,
    kept: `select concat_ws(' ', page, day, hour) as key, events, people from portal_visit_hours`,
  },
}

const countOf = async (client: pg.ClientBase, sql: string) =>
  Number((await client.query<{ count: number }>(sql)).rows[0]?.count ?? 0)

const pick = <One>(list: readonly One[], chance: () => number): One => {
  const found = list[Math.floor(chance() * list.length)]
  if (found === undefined) throw new Error('an empty list')
  return found
}

function chanceFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
