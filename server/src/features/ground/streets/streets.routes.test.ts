import type { StreetSuggestion } from '@portal/contract/ground/streets/street'
import type {
  Establishment,
  EstablishmentCard,
} from '@portal/contract/guide/establishments/establishment'
import type { SearchAnswer, Suggestion } from '@portal/contract/portal/search/search'
import { beforeEach, describe, expect, it } from 'vitest'
import { createListing } from '../../../../test/establishments.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'
import { cityMapFolder } from '../../../paths.ts'
import { Tag } from '../../../platform/live/tags.ts'
import { findStreets, indexStreets, type Street } from './street-index.ts'
import { readStreetLines } from './street-lines.ts'

const portal = useTestApp({ clock: fixedClock() })
const MATRIZ = { latitude: -0.61476, longitude: -47.35767 }
/** Across the water from the town: near as the crow flies, far by street. */
const ATALAIA = { latitude: -0.59691, longitude: -47.3122 }
const AT_SEA = { latitude: -0.56, longitude: -47.33 }

let owner: TestPerson
let avenue: Street
beforeEach(async () => {
  await portal.asOwner('delete from establishments; delete from events; delete from sights')
  portal.deps.reads.cache.expireAll()
  owner = await createPerson(portal, { plan: 'espadarte' })
  const streets = indexStreets(await readStreetLines(cityMapFolder))
  avenue = findStreets(streets, 'Avenida Atlântica', false)[0] as Street
})

const get = async <Answer>(path: string, query: Record<string, string | number> = {}) => {
  const search = Object.fromEntries(Object.entries(query).map(([key, value]) => [key, `${value}`]))
  const answer = await portal.app.inject({ url: `/api/v1${path}`, query: search })
  return { status: answer.statusCode, json: answer.json() as Answer }
}
const learnWords = () =>
  portal.deps.work.transaction(async ({ vocabulary, changes }) => {
    await vocabulary.relearn([])
    changes.announce(Tag.searchWords)
  })
const onAvenue = (name: string, street: string, by: TestPerson | null = owner) =>
  createListing(portal, {
    owner: by,
    fields: { name, street, neighbourhood: 'Maçarico', place: avenue.middle },
  })

describe('the field of an address', () => {
  const ask = async (query: Record<string, string | number>) =>
    (await get<StreetSuggestion[]>('/streets', query)).json

  it('is told streets as they are typed, each with a point on it', async () => {
    await onAvenue('Bar do Mar', 'Av. Atlântica')
    const [found, ...others] = await ask({ q: 'av atl' })
    expect(others).toEqual([])
    expect(found).toMatchObject({ name: 'Avenida Atlântica', neighbourhood: 'Maçarico' })
    expect(found?.place.latitude).toBeCloseTo(avenue.middle.latitude, 4)
  })

  it('is told the point next to the pin where there is one', async () => {
    const pin = avenue.lines[0]?.points[0]
    if (!pin) throw new Error('a street has points')
    const [found] = await ask({ q: 'Avenida Atlântica', lat: pin.latitude, lng: pin.longitude })
    expect(found?.place.latitude).toBeCloseTo(pin.latitude, 4)
    expect(found?.place.longitude).toBeCloseTo(pin.longitude, 4)
  })

  it.each(['', 'zzzz', '%00', '💃', 'a'.repeat(160)])('has nothing to say of %j', async (q) => {
    expect(await ask({ q })).toEqual([])
  })

  it('is not asked for more than a line', async () => {
    expect((await get('/streets', { q: 'a'.repeat(161) })).status).toBe(422)
    expect((await get('/streets', { q: 'rua', lat: 91, lng: 0 })).status).toBe(422)
  })
})

describe('a search for a street', () => {
  const search = async (q: string, more = {}) =>
    (await get<SearchAnswer>('/search', { q, ...more })).json
  const suggest = async (q: string) => (await get<Suggestion[]>('/suggest', { q })).json

  it('finds it on the map, with who has an address there', async () => {
    const bar = await onAvenue('Bar do Mar', 'av. atlantica')
    await onAvenue('Esquina', 'Rua João Pessoa')
    const { streets } = await search('av atlantica')
    expect(streets).toEqual({
      first: true,
      found: [
        {
          name: 'Avenida Atlântica',
          neighbourhood: 'Maçarico',
          path: expect.stringMatching(/^\/mapa\?em=-0\.\d+,-47\.\d+,1\d$/),
          businesses: [{ name: 'Bar do Mar', path: `/guia/${bar.slug}` }],
          business_count: 1,
        },
      ],
    })
  })

  it('says nothing of an address that the plan of a business does not show', async () => {
    await onAvenue('Sem plano', 'Avenida Atlântica', null)
    expect((await search('avenida atlântica')).streets.found[0]).toMatchObject({
      businesses: [],
      business_count: 0,
    })
  })

  it('comes after everything else where a bare word may mean something else', async () => {
    await onAvenue('Pousada Atlântica', 'Rua B')
    await learnWords()
    const { streets, groups } = await search('atlantica')
    expect(streets.first).toBe(false)
    expect(streets.found.map(({ name }) => name)).toEqual(['Avenida Atlântica'])
    expect(groups[0]?.results[0]?.title.text).toBe('Pousada Atlântica')
  })

  it('is no part of one kind, nor of ordinary words', async () => {
    expect((await search('av atlantica', { tipo: 'event' })).streets.found).toEqual([])
    expect((await search('pousada')).streets.found).toEqual([])
    expect((await search('')).streets.found).toEqual([])
  })

  it('is suggested first after "av" and last without it', async () => {
    await onAvenue('Pousada Atlântica', 'Rua B')
    expect((await suggest('av atlan'))[0]).toMatchObject({
      text: 'Avenida Atlântica',
      kind: 'street',
      hint: 'Ver no mapa',
    })
    expect((await suggest('atlantica')).at(-1)).toMatchObject({ kind: 'street' })
  })

  it('is led on to the results where several streets have the name', async () => {
    const [first] = await suggest('rua primeira')
    expect(first).toMatchObject({ text: 'Rua Primeira', path: '/buscar?q=Rua+Primeira' })
    expect(first?.hint).toMatch(/^\d ruas com este nome$/)
    expect((await search('rua primeira')).streets.found.length).toBeGreaterThan(1)
  })
})

describe('the way there', () => {
  const pageOf = async (slug: string) =>
    (await get<Establishment>(`/establishments/${slug}`)).json.way_in_words
  const at = (place: Establishment['place'], by: TestPerson | null = owner) =>
    createListing(portal, { owner: by, fields: { place } })

  it('is told in words on the page of a business', async () => {
    const near = { latitude: MATRIZ.latitude - 0.003, longitude: MATRIZ.longitude }
    expect(await pageOf((await at(near)).slug)).toMatch(/^A \d+ m da Praça da Matriz\b.*\.$/)
    expect(await pageOf((await at(ATALAIA)).slug)).toMatch(
      /^A 1[34] km da Praça da Matriz, \d\d min de carro\.$/,
    )
  })

  it('is not told where no street leads, nor where the plan shows no place', async () => {
    expect(await pageOf((await at(AT_SEA)).slug)).toBeUndefined()
    expect(await pageOf((await at(MATRIZ, null)).slug)).toBeUndefined()
  })
})

describe('how far a place is', () => {
  it('goes by street, and in order, within a page of the nearest', async () => {
    await createListing(portal, { owner, fields: { name: 'Do outro lado', place: ATALAIA } })
    const south = { latitude: -0.66, longitude: -47.36 }
    await createListing(portal, { owner, fields: { name: 'Ao sul', place: south } })
    const { json } = await get<{ establishments: EstablishmentCard[] }>('/establishments', {
      ordem: 'distancia',
      lat: MATRIZ.latitude,
      lng: MATRIZ.longitude,
    })
    const [first, second] = json.establishments
    expect([first?.name, second?.name]).toEqual(['Ao sul', 'Do outro lado'])
    expect(second?.distance_meters).toBeGreaterThan(12_000)
    expect(second?.is_straight_distance).toBe(false)
  })

  it('is as the crow flies, and says so, where no street leads', async () => {
    await createListing(portal, { owner, fields: { place: AT_SEA } })
    const { json } = await get<{ establishments: EstablishmentCard[] }>('/establishments', {
      lat: MATRIZ.latitude,
      lng: MATRIZ.longitude,
    })
    expect(json.establishments[0]).toMatchObject({ is_straight_distance: true })
  })
})
