import { randomUUID } from 'node:crypto'
import { switchCapabilities } from '@portal/contract/testing/switch-capabilities'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { call } from '../../../../test/calls.ts'
import { createCategories, createListing } from '../../../../test/establishments.ts'
import { createUnit } from '../../../../test/lodging.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'
import { renewSeasons } from './save-seasons.ts'

const NOW = '2026-11-19T12:00:00Z'
const YEAR = 366 * 86_400_000
const clock = fixedClock(NOW)
const portal = useTestApp({ clock })
let owner: TestPerson
let place: { id: string; slug: string }
let units: string[]
let restore: () => void
let category: { ficar: string; pousada: string }

beforeAll(async () => {
  restore = switchCapabilities(true, ['lodging'])
  category = await createCategories(portal)
})
afterAll(() => restore())
beforeEach(async () => {
  clock.advance(Date.parse(NOW) - clock.now().getTime())
  owner = await createPerson(portal, { plan: 'macarico' })
  place = await createListing(portal, {
    owner,
    fields: {
      category_id: category.ficar,
      subcategory_id: category.pousada,
      modules: ['lodging'],
    },
  })
  units = [await createUnit(portal, place.id), await createUnit(portal, place.id)]
})

type Method = Parameters<typeof call>[1]
const as = (person: TestPerson, method: Method, path: string, body?: object) =>
  call(portal, method, `/my/establishments/${place.id}${path}`, body, { cookie: person.cookie })
const mine = (method: Method, path: string, body?: object) => as(owner, method, path, body)
const rate = (unit_id: string, price_cents: number, min_nights: number | null = null) => ({
  ...{ unit_id, price_cents },
  ...{ weekend_price_cents: null, min_nights },
})
const yearly = (first: string, last: string) => ({ kind: 'yearly', first, last })
const season = (name: string, days: object, rates: object[]) => ({
  ...{ id: randomUUID(), name },
  ...{ days, rates },
})
const save = (seasons: object[], version = 0) =>
  mine('PUT', '/lodging-seasons', { seasons, version })
/** What a guest is asked for the night, by room. */
async function priceOf(arrival: string, unit = units[0], nights = 1) {
  const departure = new Date(Date.parse(arrival) + nights * 86_400_000).toISOString().slice(0, 10)
  const path = `/establishments/${place.slug}/stay-quote?unit=${unit}&arrival=${arrival}&departure=${departure}&adults=1`
  const { json } = await call(portal, 'GET', path)
  return { cents: json.nights[0].cents, why: json.nights[0].season, least: json.min_nights }
}
const JULY = yearly('07-01', '07-31')

// spec: 744, 746
it('has every room in every season, this year and the years to come', async () => {
  const [one = '', other = ''] = units
  const saved = await save([
    season('Julho', JULY, [rate(one, 42_000, 3), rate(other, 54_000)]),
    season('Réveillon', yearly('12-27', '01-02'), [rate(one, 90_000, 5)]),
    season('Carnaval', { kind: 'easter', first: -51, last: -47 }, [rate(one, 70_000)]),
  ])
  expect(saved.status, JSON.stringify(saved.json)).toBe(200)
  expect(saved.json).toMatchObject({ seasons_version: 1, seasons: [{ name: 'Julho' }, {}, {}] })
  for (const year of [2027, 2028]) {
    expect(await priceOf(`${year}-07-31`)).toEqual({ cents: 42_000, why: 'Julho', least: 3 })
  }
  expect(await priceOf('2027-07-31', other)).toMatchObject({ cents: 54_000, least: 1 })
  expect(await priceOf('2027-01-02')).toMatchObject({ cents: 90_000, why: 'Réveillon' })
  expect(await priceOf('2027-01-02', other)).toMatchObject({ cents: 20_000, why: null })
  expect(await priceOf('2027-02-05')).toMatchObject({ why: 'Carnaval' })
  expect(await priceOf('2028-02-29')).toMatchObject({ why: 'Carnaval' })
  expect(await priceOf('2028-03-01')).toMatchObject({ why: null })
})

// spec: 744
it('goes on by itself as the years pass', async () => {
  await save([season('Julho', JULY, [rate(units[0] ?? '', 42_000)])])
  clock.advance(5 * YEAR)
  await renewSeasons.handle({}, portal.deps)
  expect(await priceOf('2032-07-10')).toMatchObject({ cents: 42_000 })
})

// spec: 745, 746
it('gives way to what is written on nights, which goes back to the table when asked', async () => {
  const [one = '', other = ''] = units
  await save([season('Julho', JULY, [rate(one, 40_000, 3), rate(other, 50_000)])])
  const nights = { unit_ids: units, first_night: '2027-07-10', last_night: '2027-07-12' }
  const dearer = { ...nights, change: { kind: 'percent', percent: 25 }, min_nights: null }
  expect((await mine('POST', '/night-prices', dearer)).json).toEqual({ nights: 6 })
  expect(await priceOf('2027-07-10')).toEqual({ cents: 50_000, why: 'Data especial', least: 3 })
  expect(await priceOf('2027-07-12', other)).toMatchObject({ cents: 62_500, least: 1 })
  expect(await priceOf('2027-07-13')).toMatchObject({ cents: 40_000, why: 'Julho' })

  const longer = {
    ...{ unit_ids: [other], first_night: '2027-08-20', last_night: '2027-08-22' },
    ...{ change: { kind: 'same' }, min_nights: 2 },
  }
  await mine('POST', '/night-prices', longer)
  expect(await priceOf('2027-08-20', other)).toEqual({ cents: 20_000, why: null, least: 2 })

  const back = { ...nights, last_night: '2027-07-11', change: { kind: 'table' }, min_nights: null }
  await mine('POST', '/night-prices', back)
  expect(await priceOf('2027-07-11')).toMatchObject({ cents: 40_000, why: 'Julho' })
  expect(await priceOf('2027-07-12')).toMatchObject({ cents: 50_000, why: 'Data especial' })
  // The table is saved anew: what stands on the nights stays.
  const { json } = await mine('GET', '/lodging')
  await save(json.seasons, json.seasons_version)
  expect(await priceOf('2027-07-12')).toMatchObject({ cents: 50_000, why: 'Data especial' })
})

// spec: 745
it('leaves each night to the shortest season, by the word of the database too', async () => {
  const [one = ''] = units
  await save([
    season('Verão', yearly('12-15', '03-15'), [rate(one, 30_000)]),
    season('Réveillon', yearly('12-27', '01-02'), [rate(one, 90_000)]),
    season('Outro Réveillon', yearly('12-27', '01-02'), [rate(one, 10_000)]),
  ])
  expect(await priceOf('2026-12-26')).toMatchObject({ why: 'Verão' })
  expect(await priceOf('2026-12-27')).toMatchObject({ why: 'Réveillon' })
  expect(await priceOf('2027-01-03')).toMatchObject({ why: 'Verão' })
})

it('is kept by a room that is edited or copied, and refused to whom it is not', async () => {
  const [one = '', other = ''] = units
  await save([season('Julho', JULY, [rate(one, 42_000), rate(other, 54_000)])])
  const copied = await mine('POST', `/lodging-units/${one}/copies`, { id: randomUUID() })
  expect(await priceOf('2027-07-10', copied.json.id)).toMatchObject({ cents: 42_000 })
  expect((await save([], 0)).status).toBe(409)
  const late = [season('Julho', yearly('07-32', '07-31'), [])]
  expect((await save(late, 1)).status).toBe(422)
  expect((await save([season('Julho', JULY, [rate(randomUUID(), 100)])], 1)).status).toBe(404)
  const stranger = await createPerson(portal)
  expect((await as(stranger, 'PUT', '/lodging-seasons', { seasons: [], version: 1 })).status).toBe(
    404,
  )
  const nothing = {
    ...{ unit_ids: [one], first_night: '2027-07-10', last_night: '2027-07-12' },
    ...{ change: { kind: 'same' }, min_nights: null },
  }
  expect((await mine('POST', '/night-prices', nothing)).status).toBe(422)
  const past = { ...nothing, first_night: '2020-01-01', last_night: '2020-01-02', min_nights: 2 }
  expect((await mine('POST', '/night-prices', past)).status).toBe(422)
})
