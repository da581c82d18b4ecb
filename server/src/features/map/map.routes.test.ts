import type { MapCluster, MapPin, MapPlace, MapView } from '@portal/contract/map/map'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { createCategories, createListing } from '../../../test/establishments.ts'
import { createEvent, WEEKLY_FAIR } from '../../../test/events.ts'
import { createPerson } from '../../../test/people.ts'
import { fixedClock, useTestApp } from '../../../test/test-app.ts'

const clock = fixedClock()
const portal = useTestApp({ clock })
const CITY = '-47.5,-0.85,-47.19,-0.54'

beforeEach(async () => {
  const { connection, bus } = portal.deps
  await sql`truncate establishments, events, sights cascade`.execute(connection)
  bus.emit('changed', ['establishments', 'sights', 'events', 'categories'])
})

const get = async (path: string, query: Record<string, string> = {}) => {
  const answer = await portal.app.inject({ url: `/api/v1/map${path}`, query })
  return { status: answer.statusCode, headers: answer.headers, json: answer.json() }
}
const view = async (query: Record<string, string> = {}) =>
  (await get('', { bbox: CITY, zoom: '13', ...query })).json as MapView
const list = async (query: Record<string, string> = {}) =>
  (await get('/places', { bbox: CITY, ...query })).json as {
    places: MapPlace[]
    total: number
    next_cursor: string | null
  }
const isPin = (feature: MapPin | MapCluster): feature is MapPin =>
  feature.properties.kind === 'place'
const names = async (query: Record<string, string> = {}) =>
  (await view(query)).features.filter(isPin).map(({ properties }) => properties.name)

/** Straight into the tables, past what announces. */
async function add(wish: Parameters<typeof createListing>[1]) {
  const listing = await createListing(portal, wish)
  portal.deps.bus.emit('changed', ['establishments'])
  return listing
}

describe('the map', () => {
  it('shows a business where it is, with what its pin needs', async () => {
    const { id } = await add({
      fields: { name: 'Peixaria da Maré' },
      rating: { count: 3, sum: 14 },
    })
    expect(await view()).toEqual({
      type: 'FeatureCollection',
      total: 1,
      features: [
        {
          type: 'Feature',
          id,
          geometry: { type: 'Point', coordinates: [-47.3561, -0.6135] },
          properties: {
            kind: 'place',
            id,
            layer: 'comer',
            place_kind: 'establishment',
            name: 'Peixaria da Maré',
            href: '/guia/peixaria-da-mare',
            has_coupon: false,
            rating: 4.7,
            starts_at: null,
          },
        },
      ],
    })
  })

  it('is GeoJSON that a browser asks for again with its tag', async () => {
    const { headers } = await get('', { bbox: CITY })
    expect(headers['content-type']).toBe('application/geo+json; charset=utf-8')
    const again = await portal.app.inject({
      url: '/api/v1/map',
      query: { bbox: CITY },
      headers: { 'if-none-match': String(headers.etag) },
    })
    expect(again.statusCode).toBe(304)
  })

  it('shows only the layers that were asked for', async () => {
    const { ficar } = await createCategories(portal)
    await add({ fields: { name: 'Peixaria' } })
    await add({
      fields: { name: 'Pousada', category_id: ficar, place: { latitude: -0.62, longitude: -47.3 } },
    })
    expect(await names({ layers: 'ficar' })).toEqual(['Pousada'])
    expect((await names()).toSorted()).toEqual(['Peixaria', 'Pousada'])
    expect(await names({ layers: 'praias,eventos' })).toEqual([])
  })

  it('shows each event once, at its next date, as long as it is not over', async () => {
    const admin = await createPerson(portal, { role: 'admin' })
    await createEvent(portal, admin, WEEKLY_FAIR)
    const [fair] = (await list({ layers: 'eventos' })).places
    expect(fair).toMatchObject({
      kind: 'event',
      name: 'Feira da Orla',
      label: 'Feiras e mercados',
      area: 'Praia do Maçarico',
      date: { day: '2026-07-18', more_dates: 1 },
    })
    expect(await names({ layers: 'eventos' })).toEqual(['Feira da Orla'])
  })
})
