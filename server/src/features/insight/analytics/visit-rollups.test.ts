import { randomBytes } from 'node:crypto'
import type { PageKind } from '@portal/contract/insight/analytics/page-kinds'
import { VISIT_KINDS, VISIT_SOURCES } from '@portal/contract/insight/analytics/visit-kinds'
import fc from 'fast-check'
import { Registry } from 'prom-client'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call } from '../../../../test/calls.ts'
import { createListing } from '../../../../test/establishments.ts'
import { createPerson } from '../../../../test/people.ts'
import { fixedClock, startNode, stopNode, useTestApp } from '../../../../test/test-app.ts'
import { keepVisitDays } from './analytics.jobs.ts'
import { createVisitBatch } from './visit-batch.ts'
import { cityHour, type Happening } from './visits.rules.ts'
import { type WaitingVisit, writeVisits } from './write-visits.ts'

const clock = fixedClock()
const portal = useTestApp({ clock })
const ROLLUPS = ['visit_hours', 'visit_days', 'visit_sources', 'visit_words'] as const
const rowsOf = async (table: (typeof ROLLUPS)[number]) =>
  (await portal.asOwner<Record<string, unknown>>(`select *, day::text from ${table}`)).rows
const empty = async () => {
  for (const table of [...ROLLUPS, 'visit_events', 'visit_people', 'portal_visit_hours']) {
    await portal.asOwner(`delete from ${table}`)
  }
}

let places: { id: string; slug: string }[]
beforeAll(async () => {
  places = [await createListing(portal), await createListing(portal), await createListing(portal)]
})
beforeEach(empty)

const view = (slug: string, more: Partial<Happening> = {}): Happening => ({
  ...{ kind: 'view', page: 'business', slug, source: 'direct', word: null },
  ...more,
})
const slugOf = (place: number) => places[place]?.slug ?? ''

it('two listings that are merged have their visits added up', async () => {
  const [kept, duplicate] = [await createListing(portal), await createListing(portal)]
  const batch = createVisitBatch({ ...portal.deps, meters: new Registry() })
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
  const hours = await rowsOf('visit_hours')
  expect(hours.map(({ establishment_id: id }) => id)).toEqual([kept.id, kept.id])
  expect(hours).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'view', events: 3, people: 3 }),
      expect.objectContaining({ kind: 'call', events: 1, people: 1 }),
    ]),
  )
  const days = await rowsOf('visit_days')
  expect(days.map(({ establishment_id: id }) => id)).toEqual([kept.id, kept.id])
  expect(days).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'view', events: 3, people: 3 }),
      expect.objectContaining({ kind: 'call', events: 1, people: 1 }),
    ]),
  )
  expect(await rowsOf('visit_words')).toMatchObject([{ establishment_id: kept.id, people: 2 }])
  expect(await rowsOf('visit_sources')).toHaveLength(2)
})

describe('days beside their hours', () => {
  /** In one transaction, as a batch writes them. */
  const addHours = ({ id }: { id: string }, hour: number, people: number) =>
    portal.deps.work.transaction(({ visits }) =>
      visits.addRollups({
        hours: [{ id, day: '2026-07-18', hour, kind: 'view', events: people * 2, people }],
        ...{ pages: [], sources: [], words: [] },
      }),
    )
  const daysOf = async () =>
    (await rowsOf('visit_days'))
      .map(({ day, events, people }) => ({ day, events, people }))
      .sort((one, other) => (String(one.day) < String(other.day) ? -1 : 1))

  it('are kept beside nodes that write, while the job of the hour runs, which waits for none', async () => {
    const [place = { id: '', slug: '' }] = places
    const { promise, resolve } = Promise.withResolvers<void>()
    const slow = portal.deps.work.transaction(async ({ visits }) => {
      await visits.addRollups({
        hours: [{ id: place.id, day: '2026-07-18', hour: 9, kind: 'view', events: 2, people: 1 }],
        ...{ pages: [], sources: [], words: [] },
      })
      await promise
    })
    const rounds = Array.from({ length: 10 }, (_, hour) => hour + 10)
    const [, ...others] = places
    await Promise.all(rounds.flatMap((hour) => others.map((other) => addHours(other, hour, 1))))
    const worker = await startNode(portal.urls.worker, { clock })
    await keepVisitDays.handle({}, worker.deps)
    await stopNode(worker)
    resolve()
    await slow
    const { rows } = await portal.asOwner(
      `select count(*)::integer as days, sum(events)::integer as events from visit_days`,
    )
    expect(rows).toEqual([{ days: 3, events: 2 * 10 * 2 + 2 }])
  })

  it('go with their business', async () => {
    const place = await createListing(portal)
    await addHours(place, 9, 3)
    expect(await daysOf()).toHaveLength(1)
    await portal.asOwner('delete from establishments where id = $1', [place.id])
    expect(await daysOf()).toEqual([])
    expect(await rowsOf('visit_hours')).toEqual([])
  })
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
    union all select 'days', establishment_id::text, day::text, kind, null, count(*)::integer,
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
    union all select 'days', establishment_id::text, day::text, kind, null, events, people
      from visit_days
    union all select 'page-hours', page, day::text, null, hour::text, events, null
      from portal_visit_hours
    union all select 'page-people', page, day::text, null, null, null, sum(people)::integer
      from portal_visit_hours group by 2, 3
    union all select 'sources', establishment_id::text, day::text, null, null, null,
      sum(people)::integer from visit_sources group by 2, 3
    order by 1, 2, 3, 4, 5`

  // spec: 666
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
