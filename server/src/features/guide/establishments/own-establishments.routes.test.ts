import { randomUUID } from 'node:crypto'
import type { OwnEstablishment } from '@portal/contract/guide/establishments/own-establishment'
import { PaidPlan } from '@portal/contract/shared/plans'
import { PLAN_LIMITS } from '@portal/contract/testing/plan-limits'
import { beforeAll, describe, expect, it } from 'vitest'
import { call } from '../../../../test/calls.ts'
import {
  addMember,
  createCategories,
  createListing,
  createPhoto,
  dailyHours,
} from '../../../../test/establishments.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'

const clock = fixedClock(new Date().toISOString())
const portal = useTestApp({ clock })
let categories: Awaited<ReturnType<typeof createCategories>>
let stranger: TestPerson
let admin: TestPerson

beforeAll(async () => {
  categories = await createCategories(portal)
  stranger = await createPerson(portal, { plan: 'espadarte' })
  admin = await createPerson(portal, { role: 'admin' })
})

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH'
const as = (who: TestPerson | null, method: Method, path: string, body?: object) =>
  call(portal, method, path, body, who ? { cookie: who.cookie } : {})
const own = (who: TestPerson | null, id: string) => as(who, 'GET', `/my/establishments/${id}`)
const begin = (who: TestPerson | null, more: object = {}) =>
  as(who, 'POST', '/my/establishments', {
    name: 'Maré Cheia',
    category_id: categories.comer,
    ...more,
  })
const edit = (who: TestPerson | null, id: string, version: number, changes: object) =>
  as(who, 'PATCH', `/my/establishments/${id}`, { version, changes })
const setHours = (who: TestPerson | null, id: string, version: number, hours: object | null) =>
  as(who, 'PUT', `/my/establishments/${id}/hours`, { version, hours })
const setPhotos = (who: TestPerson | null, id: string, version: number, photos: object[]) =>
  as(who, 'PUT', `/my/establishments/${id}/photos`, { version, photos })
const submit = (who: TestPerson | null, id: string) =>
  as(who, 'POST', `/my/establishments/${id}/submit`)
const archive = (who: TestPerson | null, id: string) =>
  as(who, 'POST', `/my/establishments/${id}/archive`)
const page = (slug: string) => as(null, 'GET', `/establishments/${slug}`)
const actionsOn = async (id: string) =>
  (
    await portal.deps.connection
      .selectFrom('audit_log')
      .select('action')
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ action }) => action)

const businessOwner = () => createPerson(portal, { plan: 'espadarte' })

describe('a listing for the guide', () => {
  const beginForGuide = (who: TestPerson | null, more: object = {}) =>
    as(who, 'POST', '/admin/establishments', {
      name: 'Tacacá da Praça',
      category_id: categories.comer,
      ...more,
    })

  // spec: 471
  it('is begun by an administrator, is nobody’s, and is published without a plan', async () => {
    const id = randomUUID()
    const [first, again] = [await beginForGuide(admin, { id }), await beginForGuide(admin, { id })]
    expect(first).toMatchObject({ status: 201, json: { id, role: null, status: 'draft' } })
    expect(again.json.version).toBe(1)
    expect(
      (
        await edit(admin, id, 1, {
          phone: '(91) 3423-0009',
          street: 'Rua da Matriz',
          neighbourhood: 'Centro',
        })
      ).status,
    ).toBe(200)
    expect((await submit(admin, id)).status).toBe(200)
    const { version } = (await own(admin, id)).json as OwnEstablishment
    await as(admin, 'POST', `/admin/establishments/${id}/approve`, { version })
    const { json } = await page('tacaca-da-praca')
    expect(json).toMatchObject({ name: 'Tacacá da Praça', is_claimed: false })
    expect(await actionsOn(id)).toEqual([
      'establishment.created',
      'establishment.updated',
      'establishment.submitted',
      'establishment.approved',
    ])
  })

  it('is nothing to people without that right, and takes nobody’s id', async () => {
    expect((await beginForGuide(stranger)).status).toBe(403)
    expect((await beginForGuide(null)).status).toBe(401)
    const { json } = await begin(await businessOwner())
    expect((await beginForGuide(admin, { id: json.id })).status).toBe(409)
  })
})

describe('beginning a listing', () => {
  it('makes a draft that only its people see', async () => {
    const rosa = await businessOwner()
    const answer = await begin(rosa, {
      name: '  Peixaria d’Água  ',
      subcategory_id: categories.peixaria,
      phone: '(91) 3423-0000',
      cnpj: '11.222.333/0001-81',
      instagram: 'https://www.instagram.com/mare.cheia/?hl=pt',
      website: 'www.marecheia.com.br',
      amenities: ['wifi', 'wifi'],
      description: '   ',
    })
    expect(answer.status).toBe(201)
    expect(answer.json).toMatchObject({
      slug: expect.stringMatching(/^peixaria-dagua/),
      name: 'Peixaria d’Água',
      status: 'draft',
      role: 'owner',
      plan: 'espadarte',
      tier: 'full',
      photo_limit: 60,
      category: { slug: 'onde-comer' },
      subcategory: { slug: 'peixaria' },
      phone: '9134230000',
      cnpj: '11222333000181',
      instagram: 'mare.cheia',
      website: 'https://www.marecheia.com.br',
      amenities: ['wifi'],
      description: null,
      hours: null,
      photos: [],
      waiting: null,
      version: 1,
      completeness: {
        score: expect.any(Number),
        missing: expect.arrayContaining([
          expect.objectContaining({ step: 'address', field: 'street', is_required: true }),
        ]),
      },
      may: {
        edit: true,
        submit: true,
        archive: true,
        manage_team: true,
        reply: true,
        read_messages: true,
      },
    })
    expect(await actionsOn(answer.json.id)).toEqual(['establishment.created'])
    expect((await page(answer.json.slug)).status).toBe(404)
  })

  it.each([
    ['no name', { name: ' ' }],
    ['a name of 121 letters', { name: 'a'.repeat(121) }],
    ['a name of two lines', { name: 'Bar\ndo Zé' }],
    ['no category', { category_id: null }],
    ['a category nobody knows', { category_id: crypto.randomUUID() }],
    ['a category of the second level', { category_id: 'peixaria' }],
    ['a subcategory of another', { subcategory_id: 'pousada' }],
    ['a wrong CNPJ', { cnpj: '11.222.333/0001-82' }],
    ['a phone of seven digits', { phone: '3423000' }],
    ['a WhatsApp without its area', { whatsapp: '98888777' }],
    ['an address of the wrong kind', { website: 'javascript:alert(1)' }],
    ['a name and password in an address', { website: 'https://a:b@exemplo.com' }],
    ['an e-mail that is none', { email: 'dona' }],
    ['a CEP of seven digits', { cep: '6872100' }],
    ['a place outside the world', { place: { latitude: 91, longitude: 0 } }],
    ['half a place', { place: { latitude: 0 } }],
    ['a price of five signs', { price_range: 5 }],
    ['an amenity nobody knows', { amenities: ['heliponto'] }],
    ['a module nobody knows', { modules: ['casino'] }],
    ['too many specialties', { specialties: Array.from({ length: 21 }, (_, n) => `e${n}`) }],
    ['a field nobody knows', { status: 'published' }],
    ['an owner of one’s choice', { user_id: crypto.randomUUID() }],
  ])('refuses %s', async (_, change) => {
    const known = Object.fromEntries(
      Object.entries(change).map(([key, value]) => [
        key,
        categories[value as keyof typeof categories] ?? value,
      ]),
    )
    const answer = await begin(await businessOwner(), known)
    expect(answer.status).toBe(422)
    expect(answer.json.errors.length).toBeGreaterThan(0)
  })

  it('gives two of the same name two addresses, and knows what is no page', async () => {
    const rosa = await businessOwner()
    const slugs: string[] = []
    for (const name of ['Bar do Zé', 'Bar do Zé', 'BAR DO ZE!', 'Can Create']) {
      slugs.push((await begin(rosa, { name })).json.slug)
    }
    expect(slugs).toEqual(['bar-do-ze', 'bar-do-ze-2', 'bar-do-ze-3', 'can-create-2'])
  })

  it('is not for visitors', async () => {
    expect((await begin(null)).status).toBe(401)
  })
})

describe('how many a plan allows', () => {
  const allowance = async (who: TestPerson) =>
    (await as(who, 'GET', '/establishments/can-create')).json

  it.each([
    ['atalaia', 1],
    ['macarico', 2],
    ['espadarte', 5],
  ] as const)('%s: %i', async (plan, limit) => {
    const rosa = await createPerson(portal, { plan })
    expect(await allowance(rosa)).toEqual({ allowed: true, count: 0, limit })
    for (let count = 0; count < limit; count += 1) expect((await begin(rosa)).status).toBe(201)
    expect(await allowance(rosa)).toEqual({ allowed: false, count: limit, limit })
    const refused = await begin(rosa)
    expect(refused).toMatchObject({ status: 403, json: { code: 'establishment.limit' } })
    expect(refused.json.detail).toContain('mude de plano')
  })

  it('none for the club, and a sentence that says so', async () => {
    const member = await createPerson(portal)
    expect(await allowance(member)).toEqual({ allowed: false, count: 0, limit: 0 })
    const refused = await begin(member)
    expect(refused).toMatchObject({ status: 403, json: { code: 'establishment.no-plan' } })
    expect(refused.json.detail).toContain('Escolha um plano')
  })

  it('as many as they like for administrators', async () => {
    expect(await allowance(admin)).toMatchObject({ allowed: true, limit: null })
    expect((await begin(admin)).status).toBe(201)
  })

  it('no more although fifty are created at once', async () => {
    const rosa = await createPerson(portal, { plan: 'espadarte' })
    const answers = await Promise.all(Array.from({ length: 50 }, () => begin(rosa)))
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([...Array(5).fill(201), ...Array(45).fill(403)])
    expect(await allowance(rosa)).toEqual({ allowed: false, count: 5, limit: 5 })
    const slugs = answers.filter(({ status }) => status === 201).map(({ json }) => json.slug)
    expect(new Set(slugs).size).toBe(5)
  })

  it('one draft however often the same one is sent, and nobody else’s id', async () => {
    const rosa = await createPerson(portal, { plan: 'espadarte' })
    const id = randomUUID()
    const answers = await Promise.all(Array.from({ length: 5 }, () => begin(rosa, { id })))
    expect(answers.map(({ status, json }) => [status, json.id])).toEqual(Array(5).fill([201, id]))
    expect(await allowance(rosa)).toMatchObject({ count: 1 })
    const other = await createPerson(portal, { plan: 'espadarte' })
    expect(await begin(other, { id })).toMatchObject({
      status: 409,
      json: { code: 'establishment.id-taken' },
    })
  })

  it('one more once another is archived, which then needs room to come back', async () => {
    const rosa = await createPerson(portal, { plan: 'atalaia' })
    const { id } = await createListing(portal, { owner: rosa })
    expect((await archive(rosa, id)).json.status).toBe('archived')
    expect((await begin(rosa)).status).toBe(201)
    expect(await submit(rosa, id)).toMatchObject({
      status: 403,
      json: { code: 'establishment.limit' },
    })
  })

  // spec: 342
  it('agrees with the database’s own function', async () => {
    const most = async (id: string) =>
      (await portal.deps.pool.query('select establishment_limit($1, now()) as most', [id])).rows[0]
        .most
    for (const plan of PaidPlan.options) {
      const person = await createPerson(portal, { plan })
      expect(await most(person.userId), plan).toBe(PLAN_LIMITS[plan].establishments)
    }
    expect(await most((await createPerson(portal)).userId)).toBe(0)
    expect(await most((await createPerson(portal, { role: 'admin' })).userId)).toBeNull()
    expect(await most(crypto.randomUUID())).toBe(0)
    const rosa = await createPerson(portal, { plan: 'atalaia' })
    const may = async (id: string) =>
      (await portal.deps.pool.query('select can_create_establishment($1) as may', [id])).rows[0].may
    expect(await may(rosa.userId)).toBe(true)
    await begin(rosa)
    expect(await may(rosa.userId)).toBe(false)
    expect(await may(crypto.randomUUID())).toBe(false)
  })

  it('tells nobody who is not signed in', async () => {
    expect((await as(null, 'GET', '/establishments/can-create')).status).toBe(401)
  })
})

describe('editing', () => {
  it('changes a draft at once, its address with its name', async () => {
    const rosa = await businessOwner()
    const { id } = (await begin(rosa, { name: 'Primeiro nome' })).json
    const answer = await edit(rosa, id, 1, { name: 'Outro nome', neighbourhood: 'Centro' })
    expect(answer.json).toMatchObject({
      name: 'Outro nome',
      slug: 'outro-nome',
      neighbourhood: 'Centro',
      version: 2,
      waiting: null,
      verified_at: clock.now().toISOString(),
    })
    const { rows } = await portal.deps.pool.query(
      'select 1 from establishment_slugs where slug = $1',
      ['primeiro-nome'],
    )
    expect(rows).toEqual([])
  })

  it('is written down with what was before, but never a name or a number', async () => {
    const rosa = await businessOwner()
    const { id } = (await begin(rosa, { price_range: 2 })).json
    await edit(rosa, id, 1, { price_range: 3, phone: '(91) 3423-0001' })
    const { rows } = await portal.deps.pool.query(
      "select details from audit_log where subject_id = $1 and action = 'establishment.updated'",
      [id],
    )
    expect(rows).toEqual([
      {
        details: {
          changed: expect.arrayContaining(['price_range', 'phone']),
          changes: { price_range: [2, 3] },
          waiting: [],
        },
      },
    ])
  })

  it('tells the second of two editors', async () => {
    const rosa = await businessOwner()
    const { id } = (await begin(rosa)).json
    await edit(rosa, id, 1, { neighbourhood: 'Centro' })
    for (const late of [
      await edit(rosa, id, 1, { neighbourhood: 'Atalaia' }),
      await setHours(rosa, id, 1, dailyHours(0, 60)),
      await setPhotos(rosa, id, 1, []),
    ]) {
      expect(late).toMatchObject({ status: 409, json: { code: 'stale', details: { by_self: 1 } } })
    }
    expect((await own(rosa, id)).json.neighbourhood).toBe('Centro')
  })

  it('tells the second of two who was first: a colleague by name, the team as the team', async () => {
    const rosa = await businessOwner()
    const edson = await createPerson(portal, { name: 'Edson Alves' })
    const { id } = (await begin(rosa)).json
    await addMember(portal, id, edson, 'manager')
    await edit(edson, id, 1, { neighbourhood: 'Centro' })
    expect((await edit(rosa, id, 1, { neighbourhood: 'Atalaia' })).json.details).toEqual({
      by: 'Edson Alves',
      at: clock.now().toISOString(),
    })
    clock.advance(1)
    await edit(admin, id, 2, { neighbourhood: 'Maçarico' })
    const late = await edit(rosa, id, 2, { neighbourhood: 'Atalaia' })
    expect(late.json.details).toMatchObject({ by: 'A equipe do portal' })
  })

  it('is none where nothing differs', async () => {
    const rosa = await businessOwner()
    const { id } = (await begin(rosa, { phone: '9134230000' })).json
    const answer = await edit(rosa, id, 1, { phone: '(91) 3423-0000' })
    expect(answer.json.version).toBe(1)
    expect(await actionsOn(id)).toEqual(['establishment.created'])
  })

  it('of what is published shows free fields at once and keeps sensitive ones waiting', async () => {
    const rosa = await businessOwner()
    const { id, slug } = await createListing(portal, {
      owner: rosa,
      fields: { name: 'Casa da Maré', price_range: 1 },
    })
    const before = (await page(slug)).json
    expect(before.price_range).toBe(1)
    const answer = await edit(rosa, id, 1, {
      price_range: 3,
      name: 'Casa do Mar',
      category_id: categories.ficar,
      place: { latitude: -0.62, longitude: -47.36 },
      neighbourhood: 'Maçarico',
    })
    expect(answer.json).toMatchObject({
      name: 'Casa da Maré',
      price_range: 3,
      status: 'published',
      waiting: {
        since: clock.now().toISOString(),
        values: { name: 'Casa do Mar', category_id: categories.ficar },
        changes: [
          { field: 'name', from: 'Casa da Maré', to: 'Casa do Mar' },
          { field: 'category_id', from: 'Onde comer', to: 'Onde ficar' },
          { field: 'place', from: '-0.6135, -47.3561', to: '-0.62, -47.36' },
        ],
      },
    })
    const after = (await page(slug)).json
    expect(after).toMatchObject({ name: 'Casa da Maré', price_range: 3, slug })
    expect(after.category.slug).toBe('onde-comer')
  })

  it('forgets what waits when the person takes it back', async () => {
    const rosa = await businessOwner()
    const { id } = await createListing(portal, { owner: rosa, fields: { name: 'Casa Azul' } })
    await edit(rosa, id, 1, { name: 'Casa Verde', cep: '68721001' })
    const partly = await edit(rosa, id, 2, { name: 'Casa Azul' })
    expect(partly.json.waiting.changes).toMatchObject([{ field: 'cep' }])
    const wholly = await edit(rosa, id, 3, { cep: '68721000' })
    expect(wholly.json.waiting).toBeNull()
  })

  it('refuses a waiting category that does not fit the waiting subcategory', async () => {
    const rosa = await businessOwner()
    const { id } = await createListing(portal, { owner: rosa })
    expect((await edit(rosa, id, 1, { subcategory_id: categories.pousada })).status).toBe(422)
    const both = { category_id: categories.ficar, subcategory_id: categories.pousada }
    expect((await edit(rosa, id, 1, both)).status).toBe(200)
  })

  it('by an administrator waits for nobody, and an old address keeps leading there', async () => {
    const { id, slug } = await createListing(portal, { fields: { name: 'Nome com erro' } })
    const answer = await edit(admin, id, 1, { name: 'Nome certo' })
    expect(answer.json).toMatchObject({
      role: null,
      name: 'Nome certo',
      slug: 'nome-certo',
      waiting: null,
    })
    expect((await page(slug)).json).toMatchObject({ id, slug: 'nome-certo' })
  })
})

describe('opening hours', () => {
  it('are live at once, with the state that lists go by', async () => {
    const rosa = await businessOwner()
    const { id, slug } = await createListing(portal, { owner: rosa })
    expect((await page(slug)).json.hours).toBeNull()
    const answer = await setHours(rosa, id, 1, dailyHours(0, 1440))
    expect(answer.json).toMatchObject({ hours: dailyHours(0, 1440), version: 2 })
    expect((await page(slug)).json.hours).toEqual(dailyHours(0, 1440))
    const open = await as(null, 'GET', '/establishments?aberto=1')
    expect(open.json.establishments.map((card: { id: string }) => card.id)).toContain(id)
    await setHours(rosa, id, 2, null)
    const closed = await as(null, 'GET', '/establishments?aberto=1')
    expect(closed.json.establishments.map((card: { id: string }) => card.id)).not.toContain(id)
  })

  it.each([
    ['a day that ends before it begins', { ...dailyHours(600, 500) }],
    ['eight days', { ...dailyHours(0, 60), weekly: Array(8).fill([]) }],
    ['nothing at all', {}],
  ])('refuse %s', async (_, hours) => {
    const rosa = await businessOwner()
    const { id } = await createListing(portal, { owner: rosa })
    expect((await setHours(rosa, id, 1, hours)).status).toBe(422)
  })
})

describe('photos', () => {
  it('are shown in order, the first as the main one, with their words', async () => {
    const rosa = await businessOwner()
    const { id, slug } = await createListing(portal, { owner: rosa })
    const [one, two] = [await createPhoto(portal, rosa), await createPhoto(portal, rosa)]
    const answer = await setPhotos(rosa, id, 1, [{ id: two, alt: 'Mesa na areia' }, { id: one }])
    expect(answer.json).toMatchObject({
      version: 2,
      photos: [
        { id: two, alt: 'Mesa na areia' },
        { id: one, alt: '' },
      ],
    })
    expect((await page(slug)).json).toMatchObject({ photo: { id: two, alt: 'Mesa na areia' } })
    await setPhotos(rosa, id, 2, [{ id: one }])
    expect((await page(slug)).json).toMatchObject({ photo: { id: one }, photos: [{ id: one }] })
    expect((await setPhotos(rosa, id, 3, [])).json.photos).toEqual([])
  })

  it('cannot be somebody else’s, unfinished, failed, gone or twice', async () => {
    const rosa = await businessOwner()
    const { id } = await createListing(portal, { owner: rosa })
    const mine = await createPhoto(portal, rosa)
    for (const [photo, words] of [
      [await createPhoto(portal, stranger), 'Não achamos'],
      [crypto.randomUUID(), 'Não achamos'],
      [await createPhoto(portal, rosa, 'processing'), 'sendo preparada'],
      [await createPhoto(portal, rosa, 'failed'), 'não pôde'],
      [mine, 'duas vezes'],
    ] as const) {
      const answer = await setPhotos(rosa, id, 1, [{ id: mine }, { id: photo }])
      expect(answer.status).toBe(422)
      expect(answer.json.detail).toContain(words)
    }
    expect((await own(rosa, id)).json.photos).toEqual([])
  })

  it('are as many as the plan has; those of a larger plan may be kept and put in order', async () => {
    const rosa = await createPerson(portal, { plan: 'atalaia' })
    const photos = await Promise.all(Array.from({ length: 10 }, () => createPhoto(portal, rosa)))
    const { id } = await createListing(portal, { owner: rosa })
    const wanted = photos.map((photo) => ({ id: photo }))
    const refused = await setPhotos(rosa, id, 1, wanted.slice(0, 9))
    expect(refused).toMatchObject({ status: 422, json: { code: 'establishment.photo-limit' } })
    expect((await setPhotos(rosa, id, 1, wanted.slice(0, 8))).status).toBe(200)

    await portal.deps.stores.establishments.setPhotos(id, photos.slice(0, 9))
    const reversed = wanted.slice(0, 9).reverse()
    expect((await setPhotos(rosa, id, 2, reversed)).status).toBe(200)
    expect((await setPhotos(rosa, id, 3, [...reversed.slice(1), ...wanted.slice(9)])).status).toBe(
      422,
    )
  })

  it('of a manager are described by whoever edits', async () => {
    const [rosa, bento] = [await businessOwner(), await createPerson(portal)]
    const { id } = await createListing(portal, { owner: rosa })
    await addMember(portal, id, bento, 'manager')
    const photo = await createPhoto(portal, bento)
    await setPhotos(bento, id, 1, [{ id: photo }])
    const answer = await setPhotos(rosa, id, 2, [{ id: photo, alt: 'Fachada' }])
    expect(answer.json.photos).toMatchObject([{ id: photo, alt: 'Fachada' }])
  })
})

describe('sending for review', () => {
  // spec: 826
  it('needs a contact and a place, and is confirmed to who sent it', async () => {
    const rosa = await businessOwner()
    const { id } = (await begin(rosa)).json
    const refused = await submit(rosa, id)
    expect(refused).toMatchObject({ status: 422, json: { code: 'establishment.incomplete' } })
    expect(refused.json.errors.map(({ path }: { path: string }) => path)).toEqual([
      'whatsapp',
      'street',
      'neighbourhood',
    ])
    await edit(rosa, id, 1, { phone: '9134230000', neighbourhood: 'Centro', street: 'Rua A' })
    const answer = await submit(rosa, id)
    expect(answer.json).toMatchObject({ status: 'pending', may: { submit: false, archive: false } })
    expect(await actionsOn(id)).toContain('establishment.submitted')
    const told = await portal.deps.connection
      .selectFrom('notifications')
      .select(['kind', 'title'])
      .where('user_id', '=', rosa.userId)
      .execute()
    expect(told).toEqual([
      { kind: 'listing-sent', title: expect.stringContaining('Recebemos o cadastro') },
    ])
    expect(await submit(rosa, id)).toMatchObject({
      status: 409,
      json: { code: 'establishment.wrong-status' },
    })
  })

  it('needs a plan in force', async () => {
    const rosa = await businessOwner()
    const { id } = await createListing(portal, { owner: rosa, status: 'draft' })
    await portal.deps.stores.subscriptions.endInForce(rosa.userId, clock.now())
    expect(await submit(rosa, id)).toMatchObject({
      status: 403,
      json: { code: 'establishment.no-plan' },
    })
  })
})

describe('archiving', () => {
  it('takes the page off the air at once', async () => {
    const rosa = await businessOwner()
    const { id, slug } = await createListing(portal, { owner: rosa })
    expect((await page(slug)).status).toBe(200)
    expect((await archive(rosa, id)).json.status).toBe('archived')
    expect((await page(slug)).status).toBe(404)
    expect((await submit(rosa, id)).json.status).toBe('pending')
  })

  it('and sending again brings what waited along, with the new address of a new name', async () => {
    const rosa = await businessOwner()
    const { id, slug } = await createListing(portal, {
      owner: rosa,
      fields: { name: 'Porto Velho' },
    })
    await edit(rosa, id, 1, { name: 'Porto Novo' })
    await archive(rosa, id)
    const answer = await submit(rosa, id)
    expect(answer.json).toMatchObject({
      status: 'pending',
      name: 'Porto Novo',
      slug: 'porto-novo',
      waiting: null,
    })
    await as(admin, 'POST', `/admin/establishments/${id}/approve`, { version: answer.json.version })
    expect((await page(slug)).json.slug).toBe('porto-novo')
  })

  it('does not undo a suspension', async () => {
    const rosa = await businessOwner()
    const { id } = await createListing(portal, { owner: rosa, status: 'suspended' })
    expect((await archive(rosa, id)).status).toBe(409)
    expect((await submit(rosa, id)).status).toBe(409)
  })
})

describe('who may do what', () => {
  /** Every call that changes or shows the insides of a listing. */
  const attempts = (who: TestPerson | null, id: string, version: number) => ({
    read: () => own(who, id),
    edit: () => edit(who, id, version, { price_range: 4 }),
    hours: () => setHours(who, id, version, null),
    photos: () => setPhotos(who, id, version, []),
    submit: () => submit(who, id),
    archive: () => archive(who, id),
  })
  async function statuses(who: TestPerson | null, id: string) {
    const version = (await own(admin, id)).json.version
    const calls = Object.entries(attempts(who, id, version))
    return Object.fromEntries(
      await Promise.all(calls.map(async ([name, attempt]) => [name, (await attempt()).status])),
    )
  }
  const all = (status: number) => ({
    read: status,
    edit: status,
    hours: status,
    photos: status,
    submit: status,
    archive: status,
  })

  it('nobody without an account, and to somebody else’s owner it does not exist', async () => {
    const rosa = await businessOwner()
    const { id } = await createListing(portal, { owner: rosa, status: 'draft' })
    expect(await statuses(null, id)).toEqual(all(401))
    expect(await statuses(stranger, id)).toEqual(all(404))
    expect((await own(rosa, crypto.randomUUID())).status).toBe(404)
    expect((await own(rosa, 'mare-cheia')).status).toBe(422)
  })

  it('staff read messages and nothing else', async () => {
    const [rosa, bento] = [await businessOwner(), await createPerson(portal)]
    const { id } = await createListing(portal, { owner: rosa, status: 'draft' })
    await addMember(portal, id, bento, 'staff')
    expect(await statuses(bento, id)).toEqual(all(403))
    const mine = (await as(bento, 'GET', '/my/establishments')).json
    expect(mine).toMatchObject([
      {
        id,
        role: 'staff',
        may: { edit: false, submit: false, archive: false, reply: false, read_messages: true },
      },
    ])
  })

  it('managers edit and send, and never archive', async () => {
    const [rosa, bento] = [await businessOwner(), await createPerson(portal)]
    const { id } = await createListing(portal, { owner: rosa, status: 'draft' })
    await addMember(portal, id, bento, 'manager')
    expect(await archive(bento, id)).toMatchObject({
      status: 403,
      json: { code: 'establishment.forbidden' },
    })
    const edited = await edit(bento, id, 1, { price_range: 4 })
    expect(edited.json).toMatchObject({
      role: 'manager',
      may: { edit: true, archive: false, manage_team: false, reply: true },
    })
    expect((await submit(bento, id)).json.status).toBe('pending')
  })

  it('owners everything', async () => {
    const rosa = await businessOwner()
    const { id } = await createListing(portal, { owner: rosa, status: 'draft' })
    for (const attempt of Object.values(attempts(rosa, id, 1)).slice(0, 2)) {
      expect((await attempt()).status).toBe(200)
    }
    expect((await archive(rosa, id)).status).toBe(200)
  })

  it('administrators edit, and read nobody’s messages', async () => {
    const { id } = await createListing(portal, { owner: await businessOwner() })
    const answer = (await own(admin, id)).json as OwnEstablishment
    expect(answer).toMatchObject({
      role: null,
      may: { edit: true, reply: false, read_messages: false },
    })
  })

  it('lists one’s own and those one helps with, the newest first', async () => {
    const [rosa, bento] = [await businessOwner(), await businessOwner()]
    const first = await createListing(portal, { owner: bento })
    await addMember(portal, first.id, rosa, 'manager')
    const second = await createListing(portal, { owner: rosa, status: 'draft' })
    await createListing(portal, { owner: bento })
    const mine = (await as(rosa, 'GET', '/my/establishments')).json
    expect(mine.map(({ id, role, tier }: OwnEstablishment) => [id, role, tier])).toEqual([
      [second.id, 'owner', 'full'],
      [first.id, 'manager', 'full'],
    ])
    expect((await as(stranger, 'GET', '/my/establishments')).json).toEqual([])
    expect((await as(null, 'GET', '/my/establishments')).status).toBe(401)
  })
})

describe('the name of a business that is in the guide already', () => {
  const named = (who: TestPerson | null, name: string) =>
    as(who, 'GET', `/my/unclaimed-establishments?name=${encodeURIComponent(name)}`)
  const namesOf = async (name: string) =>
    (await named(stranger, name)).json.map((found: { name: string }) => found.name)

  // spec: 488
  it('finds the page that is nobody’s, while it is typed and without accents', async () => {
    const fields = { name: 'Peixaria do Quebra-Mar', category_id: categories.comer }
    const { id, slug } = await createListing(portal, { fields })
    const { status, json } = await named(stranger, 'peixaria do quebra')
    expect(status).toBe(200)
    expect(json).toEqual([
      expect.objectContaining({ id, slug, name: fields.name, category: 'Onde comer' }),
    ])
    expect(await namesOf('Péixaria do Quebra Mar')).toEqual([fields.name])
  })

  // spec: 488
  it('finds no page that has an owner, is not public or only shares a word', async () => {
    const owner = await businessOwner()
    await createListing(portal, { owner, fields: { name: 'Bistrô da Lagosta' } })
    await createListing(portal, { status: 'draft', fields: { name: 'Bistrô da Lagosta' } })
    await createListing(portal, { fields: { name: 'Bistrô Sol Nascente da Praia do Farol Velho' } })
    expect(await namesOf('Bistrô da Lagosta')).toEqual([])
  })

  it('is asked for by people, with three letters at least', async () => {
    expect((await named(null, 'Peixaria')).status).toBe(401)
    expect((await named(stranger, 'Pe')).status).toBe(422)
  })
})

it('says when a listing was sent for as long as it waits', async () => {
  const who = await businessOwner()
  const { json: draft } = await begin(who, {
    ...{ whatsapp: '91988887777', street: 'Av. Atlântica', neighbourhood: 'Atalaia' },
  })
  expect(draft.submitted_at).toBeNull()
  const { json: sent } = await submit(who, draft.id)
  expect(sent).toMatchObject({ status: 'pending', submitted_at: clock.now().toISOString() })
  await as(admin, 'POST', `/admin/establishments/${draft.id}/approve`, { version: sent.version })
  expect((await own(who, draft.id)).json).toMatchObject({
    status: 'published',
    submitted_at: null,
  })
})
