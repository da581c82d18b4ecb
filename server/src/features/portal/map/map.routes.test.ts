import type { EditedSight } from '@portal/contract/city/sights/sight-editor'
import type { MapCluster, MapPin, MapPlace, MapView } from '@portal/contract/portal/map/map'
import { richTextFrom } from '@portal/contract/rich-text/plain-text-of'
import { switchCapabilities } from '@portal/contract/testing/switch-capabilities'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { call } from '../../../../test/calls.ts'
import { createCategories, createListing, createPhoto } from '../../../../test/establishments.ts'
import { createEvent, WEEKLY_FAIR } from '../../../../test/events.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { createAgency } from '../../../../test/properties.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'
import { Tag } from '../../../platform/live/tags.ts'

const clock = fixedClock()
const portal = useTestApp({ clock })
const CITY = '-47.5,-0.85,-47.19,-0.54'

beforeEach(async () => {
  await portal.asOwner('delete from establishments; delete from events; delete from sights')
  portal.deps.bus.emit('changed', [Tag.establishments, Tag.sights, Tag.events, Tag.categories])
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
async function add(options: Parameters<typeof createListing>[1]) {
  const listing = await createListing(portal, options)
  portal.deps.bus.emit('changed', [Tag.establishments])
  return listing
}

async function createBeach(admin: TestPerson, isPublished = true): Promise<EditedSight> {
  const as = (path: string, method: 'POST' | 'PUT', body: object) =>
    call(portal, method, `/admin/sights${path}`, body, admin)
  const draft = (await as('', 'POST', { kind: 'beach', name: 'Praia do Atalaia' })).json
  const place = { latitude: -0.596, longitude: -47.307, is_approximate: true }
  const content = {
    ...draft.content,
    summary: 'Areia larga.',
    description: richTextFrom('Um mar que sobe.'),
  }
  const { id, name, tags, version } = draft as EditedSight
  const told = (await as(`/${id}`, 'PUT', { version, name, tags, place, content })).json
  if (!isPublished) return told
  const status = { version: told.version, status: 'published' }
  return (await as(`/${id}/status`, 'POST', status)).json
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
            is_approximate: false,
            has_coupon: false,
            rating: 4.7,
            starts_at: null,
          },
        },
      ],
    })
  })

  // spec: 444
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

  // spec: 444
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

  it('shows a beach, and says where its pin is only roughly right', async () => {
    const { id } = await createBeach(await createPerson(portal, { role: 'admin' }))
    expect(await names({ layers: 'praias' })).toEqual(['Praia do Atalaia'])
    expect((await get(`/places/${id}`)).json).toMatchObject({
      kind: 'beach',
      label: 'Praia',
      href: '/praia/praia-do-atalaia',
      place: { latitude: -0.596, longitude: -47.307, is_approximate: true },
    })
  })

  // spec: 654
  it('shows properties where they are asked for, and hidden addresses only roughly', async ({
    onTestFinished,
  }) => {
    onTestFinished(switchCapabilities(true, ['properties']))
    const agency = await createAgency(portal)
    const { id, slug } = await agency.publish({ title: 'Casa discreta' })
    const location = { latitude: -0.6201, longitude: -47.3012 }
    await agency.publish({ title: 'Casa na esquina', display_address: 'all', location })
    expect(await names()).not.toContain('Casa discreta')
    const shown = (await view({ layers: 'imoveis', zoom: '18' })).features.filter(isPin)
    expect(
      shown.map(({ properties }) => [properties.name, properties.is_approximate]).toSorted(),
    ).toEqual([
      ['Casa discreta', true],
      ['Casa na esquina', false],
    ])
    const { json } = await get(`/places/${id}`)
    expect(json).toMatchObject({
      kind: 'property',
      label: 'Casa',
      area: 'Atalaia',
      href: `/imoveis/${agency.listing.slug}/${slug}`,
      facts: [expect.stringMatching(/^À venda, R\$\s620\.000$/), '3 quartos'],
      place: { is_approximate: true },
    })
    // As typed it was -0.598765: what is told is the cell.
    expect(json.place.latitude).not.toBe(-0.598765)
    expect(JSON.stringify(json)).not.toContain('Garças')
    await portal.asOwner(
      `update establishments set plan_limits = plan_limits || '{"properties": 1}' where id = $1`,
      [agency.listing.id],
    )
    portal.deps.bus.emit('changed', [Tag.properties])
    portal.deps.reads.cache.expireAll()
    expect((await list({ layers: 'imoveis' })).total).toBe(1)
  })

  it('takes a layer that is not there yet for all of them', async ({ onTestFinished }) => {
    onTestFinished(switchCapabilities(false, ['coupons']))
    await add({ fields: { name: 'Peixaria' } })
    expect(await names({ layers: 'cupons' })).toEqual(['Peixaria'])
    expect(await names({ layers: 'ficar,cupons' })).toEqual([])
  })

  it('shows who has a coupon as a layer of its own', async ({ onTestFinished }) => {
    onTestFinished(switchCapabilities(true, ['coupons']))
    const owner = await createPerson(portal, { plan: 'espadarte' })
    const { id } = await add({ owner, fields: { name: 'Peixaria' } })
    await add({ fields: { name: 'Outra', place: { latitude: -0.62, longitude: -47.3 } } })
    expect(await names({ layers: 'cupons' })).toEqual([])
    await sql`update establishments set has_coupon = true where id = ${id}`.execute(
      portal.deps.connection,
    )
    portal.deps.bus.emit('changed', [Tag.establishments, Tag.establishment(id)])
    expect(await names({ layers: 'cupons' })).toEqual(['Peixaria'])
  })

  it('refuses what is no area, in words', async () => {
    for (const bbox of ['', '1,2,3', '-47,-0.5,-48,-0.6', 'a,b,c,d', '0,0,0,0', '-190,0,1,1']) {
      const { status, json } = await get('', { bbox })
      expect([status, json.errors?.[0]?.message], bbox).toEqual([
        422,
        'Informe a área do mapa assim: oeste,sul,leste,norte.',
      ])
    }
    expect((await get('', { bbox: CITY, layers: 'bares' })).json.errors?.[0]?.message).toBe(
      'Escolha entre: comer, ficar, praias, eventos, servicos, cupons, imoveis.',
    )
    expect((await get('/places', { bbox: CITY, near: '91' })).status).toBe(422)
    expect((await get('/places', { bbox: CITY, cursor: 'x' })).json.errors?.[0]?.message).toBe(
      'Não achamos esta parte da lista. Volte ao início dela.',
    )
    expect((await get('', {})).status).toBe(422)
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

describe('the list beside the map', () => {
  const spread = async (count: number) => {
    for (let n = 0; n < count; n += 1) {
      await createListing(portal, {
        fields: { name: `Lugar ${n}`, place: { latitude: -0.6 - n / 1000, longitude: -47.35 } },
      })
    }
    portal.deps.bus.emit('changed', [Tag.establishments])
  }

  it('pages through all that the map counts, each once', async () => {
    await spread(30)
    const first = await list()
    expect([first.places.length, first.total]).toEqual([24, 30])
    const second = await list({ cursor: first.next_cursor ?? '' })
    expect(second.next_cursor).toBeNull()
    const ids = [...first.places, ...second.places].map(({ id }) => id)
    expect(new Set(ids).size).toBe(30)
    expect((await view({ zoom: '10' })).total).toBe(30)
  })

  it('begins with the nearest where it is asked for from a place, and says how far they are', async () => {
    await spread(5)
    const { places } = await list({ near: '-0.605,-47.35' })
    expect(places.map(({ name, distance_meters }) => [name, distance_meters])).toEqual([
      ['Lugar 4', 111],
      ['Lugar 3', 222],
      ['Lugar 2', 334],
      ['Lugar 1', 445],
      ['Lugar 0', 556],
    ])
  })

  it('has beaches first, then what happens, then businesses', async () => {
    const admin = await createPerson(portal, { role: 'admin' })
    await add({ fields: { name: 'Peixaria' } })
    await createEvent(portal, admin)
    await createBeach(admin)
    expect((await list()).places.map(({ kind }) => kind)).toEqual([
      'beach',
      'event',
      'establishment',
    ])
  })

  it('gives a business without a plan its pin and the basic card, and one with a plan the full one', async () => {
    const owner = await createPerson(portal, { plan: 'espadarte' })
    const photo = await createPhoto(portal, owner)
    await add({ fields: { name: 'Sem plano' } })
    await add({ owner, photos: [photo], fields: { name: 'Com plano', neighbourhood: 'Atalaia' } })
    const places = Object.fromEntries((await list()).places.map((place) => [place.name, place]))
    expect(places['Sem plano']).toMatchObject({
      photo: null,
      price_range: null,
      is_featured: false,
    })
    expect(places['Com plano']).toMatchObject({
      photo: { id: photo },
      price_range: 2,
      label: 'Onde comer',
      area: 'Atalaia',
      is_featured: true,
    })
  })

  it('marks who pays for prominence and hides nobody for it', async () => {
    const owner = await createPerson(portal, { plan: 'espadarte' })
    await add({ owner, fields: { name: 'Em destaque' } })
    await add({ fields: { name: 'Sem plano' } })
    const { features, total } = await view({ zoom: '22' })
    expect(total).toBe(2)
    expect(JSON.stringify(features)).not.toContain('featured')
  })
})

describe('what is not public', () => {
  it.each(['draft', 'pending', 'rejected', 'suspended', 'archived'] as const)(
    'a business that is %s is neither on the map, nor in the list, nor to be had by its id',
    async (status) => {
      const { id } = await add({ status })
      expect((await view()).total).toBe(0)
      expect((await list()).places).toEqual([])
      expect((await get(`/places/${id}`)).status).toBe(404)
    },
  )

  it('a draft of an event or a beach is nowhere either', async () => {
    const admin = await createPerson(portal, { role: 'admin' })
    const event = await createEvent(portal, admin, { status: 'draft' })
    const beach = await createBeach(admin, false)
    expect((await view()).total).toBe(0)
    expect((await get(`/places/${event.id}`)).status).toBe(404)
    expect((await get(`/places/${beach.id}`)).status).toBe(404)
  })

  it('an event that was cancelled is taken off the map', async () => {
    const admin = await createPerson(portal, { role: 'admin' })
    const { id, version } = await createEvent(portal, admin)
    expect((await get(`/places/${id}`)).json).toMatchObject({ name: 'Luau no Maçarico' })
    await call(
      portal,
      'POST',
      `/admin/events/${id}/situation`,
      { version, situation: 'cancelled', note: 'Choveu.' },
      admin,
    )
    expect((await view()).total).toBe(0)
    expect((await get(`/places/${id}`)).status).toBe(404)
  })
})
