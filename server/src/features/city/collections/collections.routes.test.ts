import type { Collection } from '@portal/contract/city/collections/collection'
import type {
  EditedCollection,
  EditedStop,
} from '@portal/contract/city/collections/collection-editor'
import { beforeAll, describe, expect, it } from 'vitest'
import { call } from '../../../../test/calls.ts'
import { createCategories, createListing, dailyHours } from '../../../../test/establishments.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { EMPTY_SIGHT } from '../../../../test/sights.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'
import { Tag } from '../../../platform/live/tags.ts'

const portal = useTestApp({ clock: fixedClock() })
let admin: TestPerson
let beach: string
let listing: string

beforeAll(async () => {
  admin = await createPerson(portal, { role: 'admin' })
  const { comer } = await createCategories(portal)
  // Both beside the Avenida Atlântica.
  const place = { latitude: -0.616295, longitude: -47.339498 }
  const created = await createListing(portal, {
    owner: admin,
    fields: { name: 'Peixe na Brasa', category_id: comer, place },
  })
  listing = created.id
  beach = await portal.deps.work.transaction(({ sights }) =>
    sights.add(
      {
        ...{ kind: 'beach', name: 'Praia do Atalaia', slug: 'atalaia', tags: [], position: 0 },
        place: { latitude: -0.615872, longitude: -47.352823, is_approximate: false },
        content: EMPTY_SIGHT,
        status: 'published',
        verifiedAt: null,
      },
      portal.deps.clock.now(),
    ),
  )
})

const path = '/admin/collections'
const ask = (method: 'GET' | 'POST' | 'PUT', address: string, body?: object, who = admin) =>
  call(portal, method, address, body, who)
const create = async (title: string, kind = 'itinerary'): Promise<EditedCollection> =>
  (await ask('POST', path, { kind, title })).json
const stopsOf = (day: number | null): EditedStop[] => [
  { place: { kind: 'sight', id: beach }, note: 'Chegue cedo.', day, minute: day && 510 },
  { place: { kind: 'establishment', id: listing }, note: '', day, minute: null },
]
const bodyOf = ({ version, kind, title }: EditedCollection, changes: object = {}) => ({
  ...{ version, kind, title, summary: 'Da areia ao pôr do sol.', cover_id: null },
  stops: stopsOf(kind === 'theme' ? null : 1),
  ...changes,
})
const update = (one: EditedCollection, changes?: object) =>
  ask('PUT', `${path}/${one.id}`, bodyOf(one, changes))
const publish = ({ id, version }: EditedCollection) =>
  ask('POST', `${path}/${id}/status`, { version, status: 'published' })
async function published(title: string, kind?: string): Promise<EditedCollection> {
  const saved = (await update(await create(title, kind))).json
  return (await publish(saved)).json
}
const read = async (slug: string): Promise<Collection> =>
  (await call(portal, 'GET', `/collections/${slug}`)).json

describe('a collection', () => {
  // spec: 453
  it('is seen by nobody before it is published, and whole after that', async () => {
    const draft = (await update(await create('Um dia em Salinas'))).json
    expect((await call(portal, 'GET', '/collections/um-dia-em-salinas')).status).toBe(404)
    const preview = await ask('GET', `${path}/${draft.id}/preview`)
    expect(preview.json.stops).toHaveLength(2)
    expect((await publish(draft)).status).toBe(200)
    expect(await read('um-dia-em-salinas')).toMatchObject({
      kind: 'itinerary',
      stop_count: 2,
      day_count: 1,
      stops: [
        { kind: 'praia', slug: 'atalaia', note: 'Chegue cedo.', day: 1, minute: 510 },
        {
          ...{ kind: 'guia', name: 'Peixe na Brasa', day: 1, minute: null },
          way_here: { drive: { metres: expect.any(Number), minutes: expect.any(Number) } },
        },
      ],
    })
    const [card] = (await call(portal, 'GET', '/collections')).json
    expect(card).toMatchObject({ slug: 'um-dia-em-salinas', stop_count: 2, day_count: 1 })
    expect((await call(portal, 'GET', '/home')).json.collections).toHaveLength(1)
  })

  it('is found by its words, and no longer when it is archived', async () => {
    const one = await published('Passeio das Dunas Brancas', 'theme')
    const found = async () => {
      portal.deps.reads.cache.expireAll()
      const { groups } = (await call(portal, 'GET', '/search?q=dunas+brancas&literal=1')).json
      return groups.map(({ kind }: { kind: string }) => kind)
    }
    expect(await found()).toEqual(['collection'])
    const { version } = one
    await ask('POST', `${path}/${one.id}/status`, { version, status: 'archived' })
    expect(await found()).toEqual([])
  })

  it('has the new name of a place at once, and goes on without one that left the guide', async () => {
    const { slug } = await published('Roteiro que muda')
    expect((await read(slug)).stops).toHaveLength(2)
    const change = async (values: { name?: string; status?: 'archived' | 'published' }) => {
      await portal.deps.connection
        .updateTable('sights')
        .set(values)
        .where('id', '=', beach)
        .execute()
      await portal.deps.work.transaction(async ({ changes }) => changes.announce(Tag.sight(beach)))
    }
    await change({ name: 'Atalaia Grande' })
    await expect.poll(async () => (await read(slug)).stops[0]?.name).toBe('Atalaia Grande')
    await change({ status: 'archived' })
    await expect.poll(async () => (await read(slug)).stop_count).toBe(1)
    await change({ name: 'Praia do Atalaia', status: 'published' })
  })

  // spec: 1045
  it('is not published with a dinner that is closed, nor changed into one', async () => {
    const { comer } = await createCategories(portal)
    const lunchOnly = await createListing(portal, {
      fields: { name: 'Só Almoço', category_id: comer },
      hours: dailyHours(11 * 60, 15 * 60),
    })
    const dinnerAt = (minute: number): EditedStop[] => [
      ...stopsOf(1).slice(0, 1),
      { place: { kind: 'establishment', id: lunchOnly.id }, note: '', day: 1, minute },
    ]
    const draft = (await update(await create('Jantar fechado'), { stops: dinnerAt(20 * 60) })).json
    const refused = await publish(draft)
    expect([refused.status, refused.json.code, refused.json.detail]).toEqual([
      422,
      'collections.promises',
      'Só Almoço está fechado às 20h do dia 1 em todos os dias da semana. Troque o lugar ou a hora.',
    ])
    const mended = (await update(draft, { stops: dinnerAt(12 * 60) })).json
    const shown = await publish(mended)
    expect(shown.status).toBe(200)
    expect((await update(shown.json, { stops: dinnerAt(20 * 60) })).status).toBe(422)
    expect((await read('jantar-fechado')).stops[1]?.minute).toBe(12 * 60)
    // A theme promises no hour.
    expect((await published('Só tema', 'theme')).status).toBe('published')
  })

  it('is not published without a summary, with one place, or with a stop that has no day', async () => {
    const one = await create('Inacabado')
    for (const changes of [
      { summary: '' },
      { stops: stopsOf(1).slice(0, 1) },
      { stops: stopsOf(null) },
    ]) {
      const { version } = (await ask('GET', path)).json.find(
        ({ id }: EditedCollection) => id === one.id,
      )
      const saved = (await update({ ...one, version }, changes)).json
      expect(await publish(saved)).toMatchObject({
        status: 422,
        json: { code: 'collections.unfinished' },
      })
    }
  })

  it('goes from day to day, whatever the order in which the days were written', async () => {
    const [sight, house] = stopsOf(1)
    const one = await create('Dois dias')
    const stops = [
      { ...house, day: 2 },
      { ...sight, day: 1 },
    ]
    const saved: EditedCollection = (await update(one, { stops })).json
    expect(saved.stops.map(({ day }) => day)).toEqual([1, 2])
  })

  it('refuses a place twice on a day, and one that does not exist', async () => {
    const one = await create('Repetido')
    const [sight] = stopsOf(1)
    const gone = { ...sight, place: { kind: 'sight', id: crypto.randomUUID() } }
    for (const stops of [
      [sight, sight],
      [sight, gone],
    ]) {
      expect(await update(one, { stops })).toMatchObject({
        status: 422,
        json: { errors: [{ path: 'stops.1.place' }] },
      })
    }
  })

  it('is not overwritten by the second of two editors, nor is the order of the list', async () => {
    const one = await create('Disputado')
    expect((await update(one)).status).toBe(200)
    expect(await update(one)).toMatchObject({ status: 409, json: { code: 'stale' } })
    const seen = (await ask('GET', path)).json.map(({ id }: EditedCollection) => id)
    const order = { seen, wanted: [...seen].reverse() }
    expect((await ask('PUT', '/admin/collections-order', order)).status).toBe(200)
    const after = (await ask('GET', path)).json.map(({ id }: EditedCollection) => id)
    expect(after).toEqual(order.wanted)
    expect(await ask('PUT', '/admin/collections-order', order)).toMatchObject({
      status: 409,
      json: { code: 'stale' },
    })
  })

  it('gets an address of its own beside one of the same title', async () => {
    const slugs = [await create('Mesmo título'), await create('Mesmo título')]
    expect(slugs.map(({ slug }) => slug)).toEqual(['mesmo-titulo', 'mesmo-titulo-2'])
  })

  it('leaves a record of who did what', async () => {
    const { id } = await published('Registrado')
    const rows = await portal.deps.connection
      .selectFrom('audit_log')
      .select('action')
      .where('subject_id', '=', id)
      .orderBy('at')
      .orderBy('id')
      .execute()
    expect(rows.map(({ action }) => action)).toEqual([
      'collection.created',
      'collection.updated',
      'collection.status-set',
    ])
  })

  it('is edited by administrators only', async () => {
    const person = await createPerson(portal)
    const one = await create('Só da equipe')
    expect((await call(portal, 'GET', path)).status).toBe(401)
    expect((await ask('GET', path, undefined, person)).status).toBe(403)
    expect((await ask('PUT', `${path}/${one.id}`, bodyOf(one), person)).status).toBe(403)
    expect((await ask('POST', path, { kind: 'theme', title: 'x' })).status).toBe(422)
  })
})
