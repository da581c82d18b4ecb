import { randomUUID } from 'node:crypto'
import type { EditedSight } from '@portal/contract/city/sights/sight-editor'
import { richTextFrom } from '@portal/contract/rich-text/plain-text-of'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { call } from '../../../../test/calls.ts'
import { mediaFolders } from '../../../../test/media.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'

const portal = useTestApp({ clock: fixedClock(), environment: await mediaFolders() })
let admin: TestPerson

beforeEach(async () => {
  await portal.deps.connection.deleteFrom('sights').execute()
  portal.deps.reads.cache.expireAll()
  admin = await createPerson(portal, { role: 'admin' })
})

type Method = 'GET' | 'POST' | 'PUT'
const as = (method: Method, path: string, body?: object, who: TestPerson = admin) =>
  call(portal, method, `/admin/sights${path}`, body, who)
const create = async (name = 'Praia do Atalaia', kind = 'beach') =>
  (await as('POST', '', { kind, name })).json as EditedSight

const RAMP = {
  id: randomUUID(),
  name: '1º acesso',
  access: 'open',
  level_m: 3.4,
  level_is_example: false,
  latitude: -0.596,
  longitude: -47.307,
  note: '',
}
const told = ({ version, content, name }: EditedSight, changes: object = {}) => ({
  version,
  name,
  tags: ['dunas'],
  place: { latitude: -0.596, longitude: -47.307, is_approximate: true },
  content: {
    ...content,
    summary: 'Areia larga.',
    description: richTextFrom('Um mar que sobe.'),
    ...changes,
  },
})
const fill = async (sight: EditedSight, changes: object = {}) =>
  (await as('PUT', `/${sight.id}`, told(sight, changes))).json as EditedSight
const publish = async ({ id, version }: EditedSight) =>
  (await as('POST', `/${id}/status`, { version, status: 'published' })).json as EditedSight
const page = (slug: string, kind = 'beach') => call(portal, 'GET', `/sights/${kind}/${slug}`)

describe('a beach', () => {
  // spec: 381, 416
  it('is a draft nobody sees, until it is published with its ramps', async () => {
    const draft = await create()
    expect(draft).toMatchObject({ slug: 'praia-do-atalaia', status: 'draft', version: 1 })
    expect((await page(draft.slug)).status).toBe(404)
    const filled = await fill(draft, { ramps: [RAMP] })
    expect((await page(draft.slug)).status).toBe(404)
    await publish(filled)
    expect((await page(draft.slug)).json).toMatchObject({
      name: 'Praia do Atalaia',
      ramps: [RAMP],
      place: { is_approximate: true },
      water_samples: [],
    })
    expect((await call(portal, 'GET', '/sights')).json).toMatchObject([{ slug: draft.slug }])
  })

  // spec: 375, 388
  it('tells the way: to the metre from an exact place, and only from the centre else', async () => {
    const beach = await publish(await fill(await create(), { ramps: [RAMP] }))
    expect((await page(beach.slug)).json.way_in_words).toMatch(
      /^A 1\d km da Praça da Matriz, \d+ min de carro\.$/,
    )
    const lake = await create('Lago da Coca-Cola', 'attraction')
    const place = { latitude: -0.59691, longitude: -47.3122, is_approximate: false }
    const { json } = await as('PUT', `/${lake.id}`, { ...told(lake), place })
    await publish(json as EditedSight)
    expect((await page(lake.slug, 'attraction')).json.way_in_words).toMatch(
      /^A \d+ m do 1º acesso da Praia do Atalaia/,
    )
  })

  // spec: 427
  it('has a picture for other sites, once it is published', async () => {
    const draft = await fill(await create())
    await publish(draft)
    const { social_image: address } = (await page(draft.slug)).json
    expect(address).toMatch(new RegExp(`^/cartoes/turismo/${draft.id}/[0-9a-f]{16}\\.jpg$`))
    const get = (url: string) => portal.app.inject({ method: 'GET', url })
    expect((await get(address)).headers['content-type']).toBe('image/jpeg')
    const hidden = await fill(await create('Segredo'))
    expect((await get(address.replace(draft.id, hidden.id))).statusCode).toBe(404)
  })

  // spec: 427
  it('says what it has to say in rich text, and refuses what is none', async () => {
    const draft = await create()
    const rich = (...content: object[]) => ({ description: { type: 'doc', content } })
    const photo = { photo_id: randomUUID(), alt: '', caption: '', credit: '' }
    for (const refused of [
      { description: '<p>Um mar</p>' },
      rich({ type: 'script' }),
      rich({ type: 'figure', attrs: photo }),
    ]) {
      expect((await as('PUT', `/${draft.id}`, told(draft, refused))).status).toBe(422)
    }
    const heading = {
      type: 'heading',
      attrs: { level: 2 },
      content: [{ type: 'text', text: 'O mar' }],
    }
    const link = [{ type: 'link', attrs: { href: '/turismo' } }]
    const words = { type: 'paragraph', content: [{ type: 'text', text: 'sobe', marks: link }] }
    const shown = await publish(await fill(draft, rich(heading, words)))
    expect((await page(shown.slug)).json.description.content).toEqual([heading, words])
    const { rows } =
      await sql`select rich_text_words(content -> 'description') as said from sights`.execute(
        portal.deps.connection,
      )
    expect(rows).toEqual([{ said: 'O mar sobe' }])
  })

  it('is not published without words', async () => {
    const { id } = await create()
    const answer = await as('POST', `/${id}/status`, { version: 1, status: 'published' })
    expect(answer).toMatchObject({ status: 422, json: { code: 'sights.unfinished' } })
  })

  it('changes for the next visitor, at the same address', async () => {
    const shown = await publish(await fill(await create()))
    await page(shown.slug)
    const renamed = { ...told(shown, { summary: 'Doze quilômetros.' }), name: 'Atalaia' }
    await as('PUT', `/${shown.id}`, renamed)
    expect((await page(shown.slug)).json).toMatchObject({
      name: 'Atalaia',
      summary: 'Doze quilômetros.',
    })
  })

  it('goes away for the next visitor when it is archived', async () => {
    const shown = await publish(await fill(await create()))
    expect((await page(shown.slug)).status).toBe(200)
    await as('POST', `/${shown.id}/status`, { version: shown.version, status: 'archived' })
    expect((await page(shown.slug)).status).toBe(404)
  })

  it('of two editors is told to the second, not written over', async () => {
    const draft = await create()
    await fill(draft)
    const edson = await createPerson(portal, { role: 'editor', name: 'Edson Pinheiro' })
    const late = await as('PUT', `/${draft.id}`, told(draft, { summary: 'Outra.' }), edson)
    expect(late).toMatchObject({
      status: 409,
      json: { code: 'stale', details: { by: 'Rosa Pinheiro', at: expect.any(String) } },
    })
  })

  it('of the same name gets another address; an attraction may have the same', async () => {
    await create()
    expect((await create()).slug).toBe('praia-do-atalaia-2')
    expect((await create('Praia do Atalaia', 'attraction')).slug).toBe('praia-do-atalaia')
  })

  // spec: 396
  it.each([
    ['a level above every tide', { ramps: [{ ...RAMP, level_m: 12 }] }],
    ['a ramp twice', { ramps: [RAMP, RAMP] }],
    [
      'an analysis without a report',
      {
        water_samples: [
          {
            point: 'Ponto 1',
            sampled_on: '2026-07-01',
            result: 'fit',
            lab: 'Semas',
            document_url: '',
          },
        ],
      },
    ],
    [
      'a report at an address that runs',
      {
        water_samples: [
          {
            point: 'Ponto 1',
            sampled_on: '2026-07-01',
            result: 'fit',
            lab: 'Semas',
            document_url: 'javascript:alert(1)',
          },
        ],
      },
    ],
  ])('is refused with %s', async (_, changes) => {
    const draft = await create()
    expect((await as('PUT', `/${draft.id}`, told(draft, changes))).status).toBe(422)
  })

  it('shows no photo that is not the editor’s own', async () => {
    const draft = await create()
    const photos = [{ id: randomUUID() }]
    expect(await as('PUT', `/${draft.id}/photos`, { version: 1, photos })).toMatchObject({
      status: 422,
      json: { code: 'sights.photos' },
    })
  })

  it('says in the record what was changed, and by whom', async () => {
    const draft = await create()
    await fill(draft, { ramps: [RAMP] })
    const entry = await portal.deps.connection
      .selectFrom('audit_log')
      .select(['action', 'actor_id', 'details'])
      .orderBy('id', 'desc')
      .executeTakeFirst()
    expect(entry).toMatchObject({ action: 'sight.updated', actor_id: admin.userId })
    expect(entry?.details).toMatchObject({
      parts: ['tags', 'place', 'summary', 'description', 'ramps'],
    })
  })

  it('is nobody’s to edit but the administrators’', async () => {
    const sight = await create()
    const person = await createPerson(portal, { plan: 'espadarte' })
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['POST', '', { kind: 'beach', name: 'Minha' }],
      ['PUT', `/${sight.id}`, told(sight)],
      ['POST', `/${sight.id}/status`, { version: 1, status: 'archived' }],
      ['PUT', `/${sight.id}/photos`, { version: 1, photos: [] }],
    ] as const) {
      expect((await call(portal, method, `/admin/sights${path}`, body)).status).toBe(401)
      expect((await as(method, path, body, person)).status).toBe(403)
    }
  })
})
