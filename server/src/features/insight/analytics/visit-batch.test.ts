import { Registry } from 'prom-client'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createListing } from '../../../../test/establishments.ts'
import { fixedClock, startNode, stopNode, useTestApp } from '../../../../test/test-app.ts'
import { keepVisitDays } from './analytics.jobs.ts'
import { createDaySalts } from './day-salts.ts'
import { createVisitBatch } from './visit-batch.ts'
import { MOST_WAITING } from './visits.constants.ts'
import { cityHour, type Happening } from './visits.rules.ts'

const clock = fixedClock()
const portal = useTestApp({ clock })
const TABLES = [
  'visit_events',
  'visit_people',
  'visit_hours',
  'visit_days',
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
