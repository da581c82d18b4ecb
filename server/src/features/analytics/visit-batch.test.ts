import { randomBytes } from 'node:crypto'
import type { PageKind } from '@portal/contract/analytics/page-kinds'
import { VISIT_KINDS, VISIT_SOURCES } from '@portal/contract/analytics/visit-kinds'
import fc from 'fast-check'
import { Registry } from 'prom-client'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from '../../../test/calls.ts'
import { createListing } from '../../../test/establishments.ts'
import { createPerson } from '../../../test/people.ts'
import { fixedClock, startNode, stopNode, useTestApp } from '../../../test/test-app.ts'
import { keepVisitDays } from './analytics.jobs.ts'
import { createDaySalts } from './day-salts.ts'
import { createVisitBatch } from './visit-batch.ts'
import { MOST_WAITING } from './visits.constants.ts'
import { cityHour, type Happening } from './visits.rules.ts'
import { type WaitingVisit, writeVisits } from './write-visits.ts'

const clock = fixedClock()
const portal = useTestApp({ clock })
const TABLES = [
  'visit_events',
  'visit_people',
  'visit_hours',
  'visit_sources',
  'visit_words',
  'portal_visit_hours',
  'page_answers',
] as const
const rowsOf = <Table extends (typeof TABLES)[number]>(table: Table) =>
  portal.deps.connection
    .selectFrom(table as (typeof TABLES)[number])
    .selectAll()
    .execute()
const empty = async () => {
  for (const table of TABLES) await portal.asOwner(`delete from ${table}`)
}
const batchOf = (deps = portal.deps) => createVisitBatch({ ...deps, meters: new Registry() })

let places: { id: string; slug: string }[]
beforeAll(async () => {
  places = [await createListing(portal), await createListing(portal), await createListing(portal)]
})
beforeEach(empty)

const view = (slug: string | null, more: Partial<Happening> = {}): Happening => ({
  kind: 'view',
  page: slug ? 'business' : 'home',
  slug,
  source: 'direct',
  word: null,
  ...more,
})
const slugOf = (place: number) => places[place]?.slug ?? ''

describe('what is written', () => {
  it('a page reloaded a hundred times is a hundred visits of one person', async () => {
    const batch = batchOf()
    for (let n = 0; n < 100; n += 1) {
      batch.add([view(slugOf(0))], 'one phone')
      if (n % 30 === 0) await batch.flush()
    }
    await batch.close()
    expect(await rowsOf('visit_hours')).toEqual([
      expect.objectContaining({ kind: 'view', events: 100, people: 1, hour: 11 }),
    ])
    expect(await rowsOf('visit_sources')).toMatchObject([{ source: 'direct', people: 1 }])
    expect(await rowsOf('portal_visit_hours')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ page: 'portal', events: 100, people: 1 }),
        expect.objectContaining({ page: 'business', events: 100, people: 1 }),
      ]),
    )
    expect(await rowsOf('visit_events')).toHaveLength(100)
  })

  it('a person counts once a day and kind, and again the day after', async () => {
    const batch = batchOf()
    batch.add([view(slugOf(0)), view(slugOf(0), { kind: 'whatsapp' })], 'one phone')
    batch.add([view(slugOf(0), { kind: 'whatsapp' })], 'one phone')
    await batch.flush()
    clock.advance(86_400_000)
    batch.add([view(slugOf(0))], 'one phone')
    await batch.close()
    const counted = (await rowsOf('visit_hours')) as { kind: string; day: string; people: number }[]
    expect(counted.map(({ kind, people }) => [kind, people]).sort()).toEqual([
      ['view', 1],
      ['view', 1],
      ['whatsapp', 1],
    ])
    expect(new Set(counted.map(({ day }) => day)).size).toBe(2)
    const visitors = await portal.asOwner<{ visitors: number }>(
      'select count(distinct visitor)::integer as visitors from visit_events',
    )
    expect(visitors.rows).toEqual([{ visitors: 2 }])
  })

  it('a business that is not in the guide, or unknown, is not counted', async () => {
    const hidden = await createListing(portal, { status: 'suspended' })
    const batch = batchOf()
    batch.add([view(hidden.slug), view('ninguem-conhece')], 'one phone')
    await batch.close()
    for (const table of TABLES) expect(await rowsOf(table), table).toEqual([])
  })

  it('a word that led somebody counts once, and never one that may tell who they are', async () => {
    const batch = batchOf()
    const search = { source: 'search' } as const
    batch.add([view(slugOf(0), { ...search, word: 'Pizza  à noite' })], 'one phone')
    batch.add([view(slugOf(0), { ...search, word: 'pizza a noite' })], 'one phone')
    batch.add([view(slugOf(0), { ...search, word: 'pizza a noite' })], 'another')
    batch.add([view(slugOf(0), { ...search, word: 'maria@exemplo.com' })], 'a third')
    batch.add([view(slugOf(0), { ...search, word: '91 98888-7777' })], 'a fourth')
    await batch.close()
    expect(await rowsOf('visit_words')).toMatchObject([{ word: 'pizza a noite', people: 2 }])
  })

  it('pages that were answered are written beside, robots apart', async () => {
    const { pageAnswers } = portal.deps
    const batch = batchOf()
    pageAnswers.count('/mapa', 'Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/143.0')
    pageAnswers.count('/mapa', 'curl/8.5.0')
    await batch.flush()
    pageAnswers.count('/mapa', 'curl/8.5.0')
    await batch.close()
    expect(await rowsOf('page_answers')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ page: 'map', is_robot: false, answers: 1 }),
        expect.objectContaining({ page: 'map', is_robot: true, answers: 2 }),
      ]),
    )
  })
})

describe('while the database is away', () => {
  it('nothing is lost as long as it fits; what does not is counted as lost', async () => {
    const deps = { ...portal.deps, meters: new Registry() }
    const broken = { transaction: vi.fn().mockRejectedValue(new Error('away')) }
    const work = { transaction: portal.deps.work.transaction }
    const batch = createVisitBatch({ ...deps, work: work as typeof deps.work })
    await batch.warmUp()
    Object.assign(work, broken)
    for (let n = 0; n < MOST_WAITING + 7; n += 1) {
      batch.add([view(null)], `phone ${n % 10}`)
      if (n === 500) await batch.flush()
    }
    await batch.flush()
    const lost = await deps.meters.getSingleMetricAsString('visits_lost_total')
    expect(lost).toContain('visits_lost_total{reason="full"} 7')
    expect(await deps.meters.getSingleMetricAsString('visits_waiting')).toContain(
      `visits_waiting ${MOST_WAITING}`,
    )
    work.transaction = portal.deps.work.transaction
    await batch.close()
    const rows = (await rowsOf('portal_visit_hours')) as { page: string; events: number }[]
    expect(rows.find(({ page }) => page === 'portal')).toMatchObject({
      events: MOST_WAITING,
      people: 10,
    })
  })
})

describe('the salt of a day', () => {
  it('is one for all nodes, and gone when the day is over', async () => {
    const other = await startNode(portal.databaseUrl, { clock })
    const { day } = cityHour(clock.now())
    const [one, two] = await Promise.all([
      createDaySalts(portal.deps).read(day),
      createDaySalts(other.deps).read(day),
    ])
    await stopNode(other)
    expect(one).toEqual(two)
    await keepVisitDays.handle({}, workerDeps())
    expect((await portal.asOwner('select from visit_salts where day = $1', [day])).rowCount).toBe(1)
    clock.advance(86_400_000)
    await keepVisitDays.handle({}, workerDeps())
    expect((await portal.asOwner('select from visit_salts')).rowCount).toBe(0)
    expect(await createDaySalts(portal.deps).read(day)).toBeNull()
  })

  it('whoever comes before it was read is recognised by it all the same', async () => {
    const early = batchOf()
    early.add([view(null)], 'one phone')
    await early.flush()
    early.add([view(null)], 'one phone')
    await early.close()
    expect(await rowsOf('portal_visit_hours')).toEqual(
      expect.arrayContaining([expect.objectContaining({ page: 'portal', events: 2, people: 1 })]),
    )
  })

  /** The partitions are kept by the worker's role alone: visit-days.test.ts. */
  const workerDeps = () => ({
    ...portal.deps,
    stores: {
      ...portal.deps.stores,
      visitDays: { ...portal.deps.stores.visitDays, keepPartitions: async () => 0 },
    },
  })
})

it('two listings that are merged have their visits added up', async () => {
  const [kept, duplicate] = [await createListing(portal), await createListing(portal)]
  const batch = batchOf()
  const found = { source: 'search', word: 'peixe' } as const
  batch.add([view(kept.slug, found), view(duplicate.slug, found)], 'one phone')
  batch.add([view(duplicate.slug), view(duplicate.slug, { kind: 'call' })], 'another')
  await batch.close()
  const admin = await createPerson(portal, { role: 'superadmin' })
  const versionOf = async (id: string) =>
    (
      await portal.asOwner<{ version: number }>(
        'select version from establishments where id = $1',
        [id],
      )
    ).rows[0]?.version
  const { status } = await call(
    portal,
    'POST',
    `/admin/establishments/${kept.id}/merge`,
    {
      version: await versionOf(kept.id),
      duplicate_id: duplicate.id,
      duplicate_version: await versionOf(duplicate.id),
      owner: 'kept',
    },
    admin,
  )
  expect(status).toBe(200)
  const hours = (await rowsOf('visit_hours')) as Record<string, unknown>[]
  expect(hours.map(({ establishment_id: id }) => id)).toEqual([kept.id, kept.id])
  expect(hours).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'view', events: 3, people: 3 }),
      expect.objectContaining({ kind: 'call', events: 1, people: 1 }),
    ]),
  )
  expect(await rowsOf('visit_words')).toMatchObject([{ establishment_id: kept.id, people: 2 }])
  expect(await rowsOf('visit_sources')).toHaveLength(2)
})

describe('rollups are what the raw rows add up to', () => {
  const PAGES: PageKind[] = ['home', 'business', 'menu']
  const visitors = Array.from({ length: 5 }, () => randomBytes(12).toString('hex'))
  const start = Date.parse('2026-07-17T20:00:00Z')
  const visit = fc.record({
    minute: fc.integer({ min: 0, max: 48 * 60 }),
    place: fc.option(fc.integer({ min: 0, max: 2 }), { freq: 3 }),
    kind: fc.constantFrom(...VISIT_KINDS),
    page: fc.constantFrom(...PAGES),
    source: fc.constantFrom(...VISIT_SOURCES),
    visitor: fc.constantFrom(...visitors),
    word: fc.option(fc.constantFrom('pizza', 'peixe frito'), { freq: 2 }),
    node: fc.boolean(),
  })
  type Made = (typeof visit extends fc.Arbitrary<infer One> ? One : never)[]

  const waitingOf = ({ minute, place, visitor, node: _, ...one }: Made[number]): WaitingVisit => {
    const at = new Date(start + minute * 60_000)
    const slug = place === null ? null : slugOf(place)
    const kind = slug ? one.kind : 'view'
    return { ...one, kind, slug, visitor, who: '', at, ...cityHour(at) }
  }

  /** The plain way: everything once more from the raw rows. */
  const RECKONED = `
    select 'hours' as what, establishment_id::text as a, day::text, kind as b,
      extract(hour from at at time zone 'America/Belem')::text as c,
      count(*)::integer as events, null::integer as people
      from visit_events where establishment_id is not null group by 1, 2, 3, 4, 5
    union all select 'people', establishment_id::text, day::text, kind, null, null,
      count(distinct visitor)::integer
      from visit_events where establishment_id is not null group by 2, 3, 4
    union all select 'page-hours', p, day::text, null,
      extract(hour from at at time zone 'America/Belem')::text, count(*)::integer, null
      from visit_events, unnest(array[page, 'portal']) as p where kind = 'view' group by 2, 3, 5
    union all select 'page-people', p, day::text, null, null, null,
      count(distinct visitor)::integer
      from visit_events, unnest(array[page, 'portal']) as p where kind = 'view' group by 2, 3
    union all select 'sources', establishment_id::text, day::text, null, null, null,
      count(distinct visitor)::integer
      from visit_events where establishment_id is not null and kind = 'view' group by 2, 3
    order by 1, 2, 3, 4, 5`
  const ADDED_UP = `
    select 'hours' as what, establishment_id::text as a, day::text, kind as b, hour::text as c,
      events, null::integer as people from visit_hours
    union all select 'people', establishment_id::text, day::text, kind, null, null,
      sum(people)::integer from visit_hours group by 2, 3, 4
    union all select 'page-hours', page, day::text, null, hour::text, events, null
      from portal_visit_hours
    union all select 'page-people', page, day::text, null, null, null, sum(people)::integer
      from portal_visit_hours group by 2, 3
    union all select 'sources', establishment_id::text, day::text, null, null, null,
      sum(people)::integer from visit_sources group by 2, 3
    order by 1, 2, 3, 4, 5`

  it('whatever happens, however it is cut in batches, by two nodes at once', async () => {
    const other = await startNode(portal.databaseUrl, { clock })
    await fc.assert(
      fc.asyncProperty(
        fc.array(visit, { minLength: 1, maxLength: 60 }),
        fc.integer({ min: 1, max: 20 }),
        async (made, size) => {
          await empty()
          const flushes = [true, false].map(async (node) => {
            const own = made.filter((one) => one.node === node).map(waitingOf)
            const { deps } = node ? portal : other
            for (let first = 0; first < own.length; first += size) {
              await writeVisits({ visits: own.slice(first, first + size), answers: [] }, deps)
            }
          })
          await Promise.all(flushes)
          const [raw, rolled] = [await portal.asOwner(RECKONED), await portal.asOwner(ADDED_UP)]
          expect(rolled.rows).toEqual(raw.rows)
          const words = await portal.asOwner<{ people: number }>(
            'select coalesce(sum(people), 0)::integer as people from visit_words',
          )
          const led = new Set(
            made
              .map(waitingOf)
              .filter(({ slug, word }) => slug && word)
              .map(({ slug, day, visitor }) => `${slug} ${day} ${visitor}`),
          )
          expect(words.rows[0]?.people).toBe(led.size)
        },
      ),
      { numRuns: Number(process.env.VISIT_RUNS ?? 25) },
    )
    await stopNode(other)
  })
})
