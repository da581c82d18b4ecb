import type { SearchTerm } from '@portal/contract/portal/search/search-admin'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call } from '../../../../test/calls.ts'
import { createListing } from '../../../../test/establishments.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'
import { upkeepSearch } from './search.jobs.ts'
import { createTermCounter } from './term-counter.ts'

const clock = fixedClock()
const portal = useTestApp({ clock })
let admin: TestPerson

const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, who = admin) =>
  call(portal, method, `/admin/search${path}`, body, who)
const total = async (q: string) =>
  (await call(portal, 'GET', `/search?q=${encodeURIComponent(q)}`)).json.total

beforeAll(async () => {
  admin = await createPerson(portal, { role: 'admin' })
  await createListing(portal, { fields: { name: 'Peixaria da Maré' } })
  await upkeepSearch.handle({}, portal.deps)
})

beforeEach(async () => {
  await portal.deps.connection.deleteFrom('search_synonyms').execute()
  await portal.deps.connection.deleteFrom('search_terms').execute()
})

const RANGO = { typed: ['mojica'], found: ['peixaria'], is_mutual: false }

describe('synonyms', () => {
  // spec: 401
  it('are heard by the next search, changed and taken away', async () => {
    expect(await total('mojica')).toBe(0)
    const added = await ask('POST', '/synonyms', RANGO)
    expect(added).toMatchObject({ status: 201, json: { ...RANGO, version: 1 } })
    expect(await total('mojica')).toBe(1)
    // Known from now on, and so forgiven when mistyped.
    expect(await total('mojjica')).toBe(1)

    const { id } = added.json
    const changed = await ask('PUT', `/synonyms/${id}`, { ...RANGO, typed: ['boia'], version: 1 })
    expect(changed.json).toMatchObject({ typed: ['boia'], version: 2 })
    expect([await total('mojica'), await total('boia')]).toEqual([0, 1])

    expect((await ask('DELETE', `/synonyms/${id}`)).status).toBe(200)
    expect(await total('boia')).toBe(0)
    expect((await ask('GET', '/synonyms')).json).toEqual([])
    const log = await portal.deps.connection.selectFrom('audit_log').select('action').execute()
    expect(log.map(({ action }) => action)).toEqual(
      expect.arrayContaining([
        'search.synonym-added',
        'search.synonym-updated',
        'search.synonym-removed',
      ]),
    )
  })

  it('work the other way round where that was asked for', async () => {
    await ask('POST', '/synonyms', { typed: ['peixaria'], found: ['mojica'], is_mutual: true })
    expect(await total('mojica')).toBe(1)
  })

  it('tell whoever comes second', async () => {
    const { json } = await ask('POST', '/synonyms', RANGO)
    await ask('PUT', `/synonyms/${json.id}`, { ...RANGO, version: 1 })
    const late = await ask('PUT', `/synonyms/${json.id}`, { ...RANGO, version: 1 })
    expect([late.status, late.json.code]).toEqual([409, 'stale'])
  })

  it('are looked for in vain after they went', async () => {
    const gone = `/synonyms/${crypto.randomUUID()}`
    expect((await ask('PUT', gone, { ...RANGO, version: 1 })).status).toBe(404)
    expect((await ask('DELETE', gone)).status).toBe(200)
  })

  it.each([
    { ...RANGO, typed: [] },
    { ...RANGO, found: ['1'] },
    { ...RANGO, typed: ['123'] },
    { ...RANGO, typed: ['a'.repeat(41)] },
    { ...RANGO, extra: 1 },
  ])('refuse what makes no sense: %j', async (body) => {
    expect((await ask('POST', '/synonyms', body)).status).toBe(422)
  })
})

describe('what people look for', () => {
  const add = (day: string, term: string, searches: number, empty = 0) =>
    portal.deps.stores.searchTerms.add(day, [{ term, searches, empty }])

  // spec: 401
  it('is counted without anything about a person', async () => {
    const counter = createTermCounter(portal.deps)
    counter.count('Peixaria', false)
    counter.count('peixaria ', true)
    counter.count('maria@exemplo.com', true)
    counter.count('91988887777', true)
    await counter.close()
    const terms = await portal.deps.connection.selectFrom('search_terms').selectAll().execute()
    expect(terms).toEqual([{ day: '2026-07-18', term: 'peixaria', searches: 2, empty: 1 }])
  })

  it('is shown from the third time on', async () => {
    await add('2026-07-18', 'acai', 2)
    await add('2026-07-17', 'acai', 1)
    await add('2026-07-18', 'nome de alguem', 2, 2)
    await add('2026-07-18', 'drone', 4, 4)
    await add('2026-05-01', 'antigo', 90)
    const { popular, empty } = (await ask('GET', '/terms')).json as {
      popular: SearchTerm[]
      empty: SearchTerm[]
    }
    expect(popular.map(({ term }) => term)).toEqual(['drone', 'acai'])
    expect(empty).toEqual([{ term: 'drone', searches: 4, empty: 4 }])
    expect(await portal.deps.stores.searchTerms.worthShowing('2026-07-01', 8)).toEqual(['acai'])
  })

  it('is forgotten after ninety days', async () => {
    await add('2026-04-01', 'velho', 9)
    await add('2026-07-01', 'novo', 9)
    await upkeepSearch.handle({}, portal.deps)
    const left = await portal.deps.connection.selectFrom('search_terms').select('term').execute()
    expect(left).toEqual([{ term: 'novo' }])
  })
})
