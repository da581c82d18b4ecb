import { parseArgs } from 'node:util'
import { dayOfKnownDate, isoDateOfDay } from '../../contract/src/shared/calendar-days.ts'
import { databaseEnvironment } from '../../scripts/local-postgres.ts'
import { createDeps } from '../../server/src/deps.ts'
import { aroundOf } from '../../server/src/features/lodging/lodging/availability.rules.ts'
import { LOOKED_AT } from '../../server/src/features/lodging/lodging/list-free-lodgings.ts'
import { readConfig } from '../../server/src/platform/config/config.ts'
import { createLog } from '../../server/src/platform/log.ts'
import { withCleanup } from '../cleanup.ts'
import { startDatabase } from '../database.ts'
import { percentile } from '../load.ts'
import { FIRST_DAY, FULL_NIGHTS, fillLodgings, fillProperties } from './fill.ts'

// spec: 647
/**
 * `npm run bench:lodging`: who has a room for certain nights, as the store reads it, over a year of stays in
 * a hundred, a thousand and ten thousand units. The page of free houses must not grow with the city, neither
 * when many rooms are free nor when none is; the same is asked of when full houses have room again. Then the
 * properties of the map, which every node reads whole when it starts and of one advertiser when that changes.
 */
const MOST_MS = 20
const MOST_GROWTH = 2
/** Nothing is below this clock's noise: growth is counted from here. */
const NOISE_MS = 3
/** Of all that a page asks for besides; a node that starts reads the whole layer, beside its first visitors. */
const MOST_BESIDE_MS = 100

/**
 * Few units are left for a stay that long, and all of them are looked up: that grows until they are no longer few
 * (decision 0115), so that its time alone is judged.
 */
const LONG_STAY = 'a week, 4 guests'

const { values } = parseArgs({
  options: {
    assert: { type: 'boolean', default: false },
    units: { type: 'string', default: '100,1000,10000' },
    samples: { type: 'string', default: '200' },
    properties: { type: 'string', default: '100000' },
  },
})
const samples = Number(values.samples)
type Measured = { units: number; search: string; rows: number; p50: number; p95: number }

await withCleanup(async (defer) => {
  const database = await startDatabase('lodging', true)
  defer(() => database.remove())
  const environment = {
    ...databaseEnvironment(database.urls),
    ...{ PUBLIC_URL: 'http://portal.test', NODE_ENV: 'test', LOG_LEVEL: 'error' },
    DATABASE_PATIENCE_MS: '60000',
  }
  const measured: Measured[] = []
  for (const units of values.units.split(',').map(Number)) {
    const { category } = await fillLodgings(database.superuserUrl, units)
    // Anew for each size: a plan that was made for few rows would stay for many.
    const deps = await createDeps(readConfig(environment), createLog('error', 'command'))
    const { rows: counted } = await deps.pool.query('select count(*) from unit_occupancies')
    const now = new Date('2026-12-31T12:00:00Z')
    const search = (dates: { arrival: string; departure: string }, guests: number) =>
      deps.stores.freeUnits.listFreeHouses(
        { ...dates, guests, category: { id: category, isTop: true }, after: null },
        now,
      )
    const full = (dates: { arrival: string; departure: string }, guests: number) =>
      deps.stores.freeUnits.listFittingHouses(
        { ...dates, guests, category: { id: category, isTop: true }, after: null },
        aroundOf(dates),
        now,
        LOOKED_AT,
      )
    const cases: [string, () => Promise<unknown[]>][] = [
      ['a weekend, 2 guests', () => search(nights(2), 2)],
      [LONG_STAY, () => search(nights(7), 4)],
      ['Réveillon, nothing free', () => search(FULL_NIGHTS, 2)],
      ['nearest dates of full houses', () => full(FULL_NIGHTS, 2)],
      ['nearest dates, more guests than any house has', () => full(FULL_NIGHTS, 40)],
    ]
    for (const [name, read] of cases) {
      const times = await timesOf(read, samples)
      measured.push({ units, search: name, rows: counted[0]?.count ?? 0, ...shares(times) })
    }
    await deps.close()
  }
  const properties = Number(values.properties)
  const { advertisers } = await fillProperties(database.superuserUrl, properties)
  const deps = await createDeps(readConfig(environment), createLog('error', 'command'))
  const beside: [string, number, () => Promise<unknown[]>][] = [
    ['all properties of the map', 10, () => deps.stores.map.listProperties()],
    [
      'those of one advertiser',
      samples,
      () => deps.stores.map.listProperties([advertisers[Math.floor(Math.random() * 400)] ?? '']),
    ],
  ]
  for (const [name, times, read] of beside) {
    measured.push({
      units: 0,
      search: name,
      rows: properties,
      ...shares(await timesOf(read, times)),
    })
  }
  await deps.close()
  const rows = measured.map((one) => ({
    ...one,
    p50: `${one.p50.toFixed(1)} ms`,
    p95: `${one.p95.toFixed(1)} ms`,
    verdict: verdictOf(one, measured),
  }))
  console.table(rows)
  const late = rows.filter(({ verdict }) => verdict !== 'OK' && verdict !== 'told').length
  console.log(`${rows.length - late} passed, ${late} failed`)
  if (values.assert && late > 0) process.exitCode = 1
})

async function timesOf(read: () => Promise<unknown[]>, count: number): Promise<number[]> {
  const times: number[] = []
  for (let turn = -Math.min(10, count); turn < count; turn += 1) {
    const began = performance.now()
    await read()
    // The first ones only warm up.
    if (turn >= 0) times.push(performance.now() - began)
  }
  return times
}

function shares(times: number[]) {
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95) }
}

/** Some nights of the year, another each time. */
function nights(count: number) {
  const first = dayOfKnownDate(FIRST_DAY) + Math.floor(Math.random() * 330)
  return { arrival: isoDateOfDay(first), departure: isoDateOfDay(first + count) }
}

function verdictOf({ units, search, p95 }: Measured, all: readonly Measured[]): string {
  if (search === 'all properties of the map') return 'told'
  if (search.startsWith('nearest') || units === 0) {
    return p95 <= MOST_BESIDE_MS ? 'OK' : `ABOVE ${MOST_BESIDE_MS} ms`
  }
  const smallest = all.find((one) => one.search === search)?.p95 ?? p95
  if (p95 > MOST_MS) return `ABOVE ${MOST_MS} ms`
  if (search === LONG_STAY) return 'OK'
  return p95 <= Math.max(smallest, NOISE_MS) * MOST_GROWTH ? 'OK' : 'GROWS'
}
