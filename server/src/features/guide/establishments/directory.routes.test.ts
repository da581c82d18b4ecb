import type {
  Establishment,
  EstablishmentCard,
} from '@portal/contract/guide/establishments/establishment'
import { switchCapabilities } from '@portal/contract/testing/switch-capabilities'
import fc from 'fast-check'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from '../../../../test/calls.ts'
import {
  createCategories,
  createListing,
  createPhoto,
  dailyHours,
} from '../../../../test/establishments.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'
import { Tag } from '../../../platform/live/tags.ts'
import { encodeDirectoryCursor } from './directory-cursor.rules.ts'

const clock = fixedClock('2026-07-18T14:48:00Z')
const portal = useTestApp({ clock })
let categories: Awaited<ReturnType<typeof createCategories>>
let owner: TestPerson

type Answer = {
  establishments: EstablishmentCard[]
  next_cursor: string | null
  total: number
  total_is_exact: boolean
}
const get = (path: string) => call(portal, 'GET', path)
const read = async (query: Record<string, string | number> = {}): Promise<Answer> => {
  const params = new URLSearchParams(query as Record<string, string>)
  const answer = await get(`/establishments?${params}`)
  expect(answer.status, JSON.stringify(answer.json)).toBe(200)
  return answer.json
}
const names = async (query: Record<string, string | number> = {}) =>
  (await read(query)).establishments.map(({ name }) => name)
const page = async (slug: string) => (await get(`/establishments/${slug}`)).json as Establishment

const listing = (name: string, more: Parameters<typeof createListing>[1] = {}) =>
  createListing(portal, { owner, ...more, fields: { name, ...more?.fields } })

beforeAll(async () => {
  categories = await createCategories(portal)
})

beforeEach(async () => {
  await portal.deps.connection.deleteFrom('establishments').execute()
  await portal.deps.connection.deleteFrom('search_words').execute()
  owner = await createPerson(portal, { role: 'admin' })
})

let switchBack: () => void
beforeAll(() => {
  switchBack = switchCapabilities(true)
})
afterAll(() => switchBack())

describe('the directory', () => {
  // spec: 293
  it('shows what is published and nothing else', async () => {
    for (const status of ['draft', 'pending', 'rejected', 'suspended', 'archived'] as const) {
      await listing(`Não ${status}`, { status })
    }
    await listing('Maré Cheia')
    expect(await read()).toMatchObject({
      establishments: [{ name: 'Maré Cheia' }],
      next_cursor: null,
      total: 1,
      total_is_exact: true,
    })
  })

  it('shows a card with all it needs', async () => {
    const photo = await createPhoto(portal, owner)
    await listing('Maré Cheia', {
      photos: [photo],
      rating: { count: 3, sum: 14 },
      hours: dailyHours(660, 1440),
      fields: {
        subcategory_id: categories.peixaria,
        amenities: ['acessivel'],
        modules: ['delivery'],
      },
    })
    const [card] = (await read({ lat: -0.6135, lng: -47.3471 })).establishments
    expect(card).toEqual({
      id: expect.any(String),
      slug: 'mare-cheia',
      name: 'Maré Cheia',
      tier: 'full',
      is_claimed: true,
      category: { slug: 'onde-comer', name: 'Onde comer' },
      category_icon: 'store',
      subcategory: { slug: 'peixaria', name: 'Peixaria' },
      neighbourhood: 'Maçarico',
      photo: { id: photo, width: 1600, height: 1200, thumbhash: 'AAAA', alt: '' },
      price_range: 2,
      rating: { mean: 4.7, count: 3 },
      hours: dailyHours(660, 1440),
      place: { latitude: -0.6135, longitude: -47.3561 },
      distance_meters: 1247,
      is_straight_distance: false,
      has_coupon: false,
      has_delivery: true,
      is_featured: true,
      is_accessible: true,
      is_demo: false,
    })
  })

  it('hides behind the basic card what nobody pays for', async () => {
    const photo = await createPhoto(portal, null)
    await createListing(portal, { photos: [photo], hours: dailyHours(0, 600) })
    const [card] = (await read()).establishments
    expect(card).toMatchObject({
      tier: 'basic',
      is_claimed: false,
      neighbourhood: 'Maçarico',
      hours: dailyHours(0, 600),
      photo: null,
      price_range: null,
      place: null,
      is_featured: false,
    })
  })

  // spec: 372
  it('says of lodgings what their owners told, and of nothing else', async () => {
    const told = { rooms: 12, check_in: '14:00', check_out: '12:00' }
    const hours = dailyHours(420, 1320)
    const lodging = { ...told, category_id: categories.ficar }
    await listing('Pousada', { hours, fields: lodging })
    await listing('Peixaria', { hours, fields: told })
    await createListing(portal, { hours, fields: { ...lodging, name: 'Quarto de Todos' } })
    const cards = (await read()).establishments
    const facts = Object.fromEntries(cards.map(({ name, facts }) => [name, facts]))
    expect(facts).toEqual({
      Pousada: ['12 quartos', 'Check-in às 14h', 'Check-out às 12h'],
      Peixaria: undefined,
      'Quarto de Todos': [],
    })
    expect(await page('pousada')).toMatchObject(told)
    expect(await page('peixaria')).toMatchObject({ rooms: null, check_in: null, check_out: null })
    expect(await page('quarto-de-todos')).toMatchObject({ rooms: null, facts: [] })
  })

  it('finds nothing by what a basic card hides', async () => {
    await createListing(portal, {
      fields: { amenities: ['pet', 'acessivel'], modules: ['delivery'] },
    })
    for (const filter of ['pet', 'acessivel', 'delivery']) {
      expect(await names({ [filter]: 1 })).toEqual([])
    }
    expect(await names({ preco: 2 })).toEqual([])
  })
})

describe('what the portal cannot do yet', () => {
  it('is on no card, and an old link that asks for it opens the whole list', async () => {
    const switchOn = switchCapabilities(false)
    try {
      const { id, slug } = await listing('Maré Cheia', {
        fields: { modules: ['menu', 'delivery'] },
      })
      await sql`update establishments set has_coupon = true where id = ${id}`.execute(
        portal.deps.connection,
      )
      await listing('Bar da Orla')
      for (const query of [{ cupom: 1 }, { delivery: 1 }, { cupom: 1, delivery: 1 }]) {
        const { establishments } = await read({ ...query, ordem: 'nome' })
        expect(establishments.map(({ name }) => name)).toEqual(['Bar da Orla', 'Maré Cheia'])
        expect(establishments[1]).toMatchObject({ has_coupon: false, has_delivery: false })
      }
      expect((await page(slug)).modules).toEqual([])
    } finally {
      switchOn()
    }
  })
})

describe('filters', () => {
  beforeEach(async () => {
    await listing('Peixaria do Zé', {
      fields: { subcategory_id: categories.peixaria, amenities: ['pet'], price_range: 1 },
      hours: dailyHours(0, 1440),
    })
    await listing('Pousada Rede', {
      fields: {
        category_id: categories.ficar,
        neighbourhood: 'Atalaia',
        amenities: ['acessivel'],
        modules: ['delivery'],
      },
      hours: dailyHours(0, 60),
    })
    await listing('Bar da Orla', { fields: { neighbourhood: 'Atalaia', price_range: 1 } })
  })

  it.each([
    [{ categoria: 'onde-comer' }, ['Bar da Orla', 'Peixaria do Zé']],
    [{ categoria: 'peixaria' }, ['Peixaria do Zé']],
    [{ categoria: 'nenhuma' }, []],
    [{ bairro: 'Atalaia' }, ['Bar da Orla', 'Pousada Rede']],
    [{ preco: 1 }, ['Bar da Orla', 'Peixaria do Zé']],
    [{ pet: 1 }, ['Peixaria do Zé']],
    [{ acessivel: 1 }, ['Pousada Rede']],
    [{ delivery: 1 }, ['Pousada Rede']],
    [{ cupom: 1 }, []],
    [{ aberto: 1 }, ['Peixaria do Zé']],
    [{ bairro: 'Atalaia', preco: 1 }, ['Bar da Orla']],
    [{ categoria: 'onde-comer', aberto: 1, pet: 1, preco: 1 }, ['Peixaria do Zé']],
    [{ categoria: 'onde-comer', bairro: 'Atalaia', acessivel: 1 }, []],
  ])('%j', async (query, expected) => {
    const answer = await read({ ...query, ordem: 'nome' })
    expect(answer.establishments.map(({ name }) => name)).toEqual(expected)
    expect(answer.total).toBe(expected.length)
  })

  // spec: 783
  it('say what each of them would leave in the list, all others kept', async () => {
    const counts = async (query: string) => {
      const { json } = await get(`/establishment-counts?${query}`)
      const all = json.counts as { part: string; value: string; count: number }[]
      return Object.fromEntries(all.map(({ part, value, count }) => [`${part} ${value}`, count]))
    }
    expect(await counts('')).toEqual({
      ...{ 'type peixaria': 1, 'neighbourhood Atalaia': 2, 'neighbourhood Maçarico': 1 },
      ...{ 'price 1': 2, 'price 2': 1 },
      ...{ 'flag aberto': 1, 'flag acessivel': 1, 'flag pet': 1, 'flag delivery': 1 },
    })
    // Two places in Atalaia, of which one is a restaurant.
    expect(await counts('categoria=onde-comer')).toMatchObject({ 'neighbourhood Atalaia': 1 })
    // A bairro is chosen: the others say what the list would be with them instead.
    expect(await counts('categoria=onde-comer&bairro=Atalaia')).toEqual({
      ...{ 'neighbourhood Atalaia': 1, 'neighbourhood Maçarico': 1, 'price 1': 1 },
    })
    // A kind within is chosen: its sisters stay, the rest is counted under it.
    expect(await counts('categoria=peixaria')).toMatchObject({ 'type peixaria': 1, 'price 1': 1 })
    expect(await counts('categoria=peixaria')).not.toHaveProperty('neighbourhood Atalaia')
    expect(await counts('busca=pousada')).toMatchObject({ 'neighbourhood Atalaia': 1 })
    expect(await counts('categoria=nenhuma')).toEqual({})
  })

  it.each([
    ['preco=5'],
    ['preco=caro'],
    ['ordem=sorte'],
    ['aberto=talvez'],
    ['lat=91&lng=0'],
    [`busca=${'a'.repeat(81)}`],
    ['cursor=abc'],
    [`cursor=${encodeDirectoryCursor('nome', { key: 'a', id: crypto.randomUUID() })}`],
    [`cursor=${encodeDirectoryCursor('relevancia', { key: 1e300, id: crypto.randomUUID() })}`],
  ])('refuse what makes no sense: %s', async (query) => {
    expect((await get(`/establishments?${query}`)).status).toBe(422)
  })
})

describe('who opens next', () => {
  // It is 11h48 of a Saturday.
  beforeEach(async () => {
    await listing('Aberta', { hours: dailyHours(480, 1380) })
    await listing('À noite', { hours: dailyHours(1080, 1380) })
    await listing('Ao meio-dia', { hours: dailyHours(720, 900) })
    await listing('Pousada da tarde', {
      hours: dailyHours(840, 1320),
      fields: { category_id: categories.ficar },
    })
    await listing('Sem horário')
    await listing('Em reforma', {
      hours: {
        ...dailyHours(720, 900),
        temporarily_closed: { reopens_on: '2026-07-19', note: null },
      },
    })
  })
  const next = async (query = '') =>
    ((await get(`/opening-next?${query}`)).json as EstablishmentCard[]).map(({ name }) => name)

  // spec: 450
  it('is told soonest first, without those who are open or say no hour', async () => {
    expect(await next()).toEqual(['Ao meio-dia', 'Pousada da tarde', 'À noite'])
  })

  it('is looked for among what was asked for', async () => {
    expect(await next('categoria=onde-comer')).toEqual(['Ao meio-dia', 'À noite'])
    expect(await next('categoria=onde-ficar&bairro=Atalaia')).toEqual([])
    expect(await next('categoria=nunca-houve')).toEqual([])
    expect((await get('/opening-next?preco=9')).status).toBe(422)
  })
})

describe('the search box', () => {
  beforeEach(async () => {
    await listing('Açaí do Farol', { fields: { specialties: ['Tapioca recheada'] } })
    await listing('Maré Cheia Peixe na Brasa', { fields: { subcategory_id: categories.peixaria } })
    await listing('Pousada Rede Branca', {
      fields: { category_id: categories.ficar, neighbourhood: 'Atalaia' },
    })
    await portal.deps.work.transaction(({ vocabulary }) => vocabulary.relearn([]))
  })

  it.each([
    ['açaí', ['Açaí do Farol']],
    ['ACAI', ['Açaí do Farol']],
    ['tapioca', ['Açaí do Farol']],
    ['peixaria', ['Maré Cheia Peixe na Brasa']],
    ['pous', ['Pousada Rede Branca']],
    ['pousada atalaia', ['Pousada Rede Branca']],
    ['pousda', ['Pousada Rede Branca']],
    ['peixe brassa', ['Maré Cheia Peixe na Brasa']],
    ['onde comer', ['Açaí do Farol', 'Maré Cheia Peixe na Brasa']],
    ['de', ['Açaí do Farol', 'Maré Cheia Peixe na Brasa', 'Pousada Rede Branca']],
    ['helicóptero', []],
    ["'); drop table establishments;--", []],
    ['%_ & | ! <->', ['Açaí do Farol', 'Maré Cheia Peixe na Brasa', 'Pousada Rede Branca']],
  ])('understands %s', async (busca, expected) => {
    expect(await names({ busca, ordem: 'nome' })).toEqual(expected)
  })

  it('finds a new listing by its own words at once', async () => {
    await listing('Zarabatana')
    expect(await names({ busca: 'zarabatana' })).toEqual(['Zarabatana'])
    expect(await names({ busca: 'zaraba' })).toEqual(['Zarabatana'])
  })

  it('never takes a word that no listing has for the one that was meant', async () => {
    await portal.deps.work.transaction(({ vocabulary }) => vocabulary.know(['tapiocas', 'pousade']))
    expect(await names({ busca: 'tapiocax' })).toEqual(['Açaí do Farol'])
    expect(await names({ busca: 'pousade' })).toEqual(['Pousada Rede Branca'])
  })

  it('finds listings by the new name of their category', async () => {
    const rename = (name: string) =>
      portal.deps.connection
        .updateTable('categories')
        .set({ name })
        .where('slug', '=', 'peixaria')
        .execute()
    await rename('Marisqueira')
    expect(await names({ busca: 'marisqueira' })).toEqual(['Maré Cheia Peixe na Brasa'])
    await rename('Peixaria')
  })
})

describe('orders', () => {
  it('put the better rated first, however enthusiastic one single review was', async () => {
    await listing('Uma nota cinco', { rating: { count: 1, sum: 5 } })
    await listing('Cem notas', { rating: { count: 100, sum: 470 } })
    await listing('Sem notas')
    expect(await names({ ordem: 'avaliacao' })).toEqual([
      'Cem notas',
      'Uma nota cinco',
      'Sem notas',
    ])
  })

  it('go by names as people read them', async () => {
    for (const name of ['Zé', 'Água Viva', 'avenida', 'Bar']) await listing(name)
    expect(await names({ ordem: 'nome' })).toEqual(['Água Viva', 'avenida', 'Bar', 'Zé'])
  })

  it('go by distance where the place is known', async () => {
    await listing('Longe', { fields: { place: { latitude: -0.7, longitude: -47.3 } } })
    await listing('Perto', { fields: { place: { latitude: -0.61, longitude: -47.35 } } })
    await listing('Em lugar nenhum', { fields: { place: null } })
    const near = { ordem: 'distancia', lat: -0.61, lng: -47.35 }
    const answer = await read(near)
    expect(answer.establishments.map(({ name }) => name)).toEqual(['Perto', 'Longe'])
    expect(answer.establishments[0]?.distance_meters).toBe(0)
    expect(answer.total).toBe(2)
  })

  it('are by relevance where nobody says from where', async () => {
    await listing('Um', { fields: { place: null } })
    expect(await names({ ordem: 'distancia' })).toEqual(['Um'])
  })
})

describe('a walk from page to page', () => {
  /** Many that share rank, rating, name and place, so that only the id tells them apart. */
  async function crowd(count: number) {
    const amenities = [[], ['pet' as const]]
    for (let index = 0; index < count; index += 1) {
      await listing(['Bar', 'Ácaro', 'Casa'][index % 3] ?? '', {
        rating: { count: index % 4, sum: (index % 4) * 5 },
        fields: {
          place: { latitude: -0.61 - (index % 5) / 100, longitude: -47.35 },
          amenities: amenities[index % 2] ?? [],
          description: index % 2 ? null : 'a'.repeat(100),
        },
      })
    }
  }
  async function walk(query: Record<string, string | number>) {
    const cards: EstablishmentCard[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const answer: Answer = await read(cursor ? { ...query, cursor } : query)
      expect(answer.establishments.length).toBeLessThanOrEqual(24)
      cards.push(...answer.establishments)
      cursor = answer.next_cursor
    }
    return cards
  }

  it('meets everything exactly once, in order, whatever the order and the filters', async () => {
    await crowd(61)
    const { rows } = await portal.deps.pool.query(
      `select id, rank, rating_score, sort_name, takes_pets,
         place <-> point(-47.4, -0.6) as far from directory`,
    )
    const down = (one: number, other: number) => other - one
    const byId = (one: string, other: string) => (one < other ? -1 : 1)
    const orders: Record<string, (a: (typeof rows)[0], b: (typeof rows)[0]) => number> = {
      relevancia: (a, b) => down(a.rank, b.rank) || byId(b.id, a.id),
      avaliacao: (a, b) => down(a.rating_score, b.rating_score) || byId(b.id, a.id),
      nome: (a, b) =>
        a.sort_name === b.sort_name ? byId(a.id, b.id) : byId(a.sort_name, b.sort_name),
      distancia: (a, b) => a.far - b.far || byId(a.id, b.id),
    }
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...Object.keys(orders)),
        fc.boolean(),
        async (ordem, pet) => {
          const expected = rows.filter(({ takes_pets }) => !pet || takes_pets).sort(orders[ordem])
          const met = await walk({ ordem, lat: -0.6, lng: -47.4, ...(pet ? { pet: 1 } : {}) })
          expect(met.map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
        },
      ),
      { numRuns: 12 },
    )
  })

  it('goes on where it was although listings come and go', async () => {
    await crowd(30)
    const first = await read({ ordem: 'nome' })
    await portal.deps.connection
      .deleteFrom('establishments')
      .where('id', '=', first.establishments.at(-1)?.id ?? '')
      .execute()
    await listing('Abacaxi')
    const second = await read({ ordem: 'nome', cursor: first.next_cursor ?? '' })
    expect(second.establishments).toHaveLength(6)
    expect(second.total).toBe(30)
  })
})

describe('the page of a business', () => {
  // spec: 294
  it('is found by slug and by id', async () => {
    const { id, slug } = await listing('Maré Cheia')
    expect((await page(slug)).id).toBe(id)
    expect((await page(id)).slug).toBe(slug)
  })

  it('has everything where the plan gives everything', async () => {
    const photos = [await createPhoto(portal, owner), await createPhoto(portal, owner)]
    const { slug } = await listing('Maré Cheia', {
      photos,
      fields: {
        subcategory_id: categories.peixaria,
        specialties: ['Avuado'],
        modules: ['menu', 'delivery'],
      },
    })
    const found = await page(slug)
    expect(found).toMatchObject({
      tier: 'full',
      description: 'Peixe do dia na brasa.',
      specialties: ['Avuado'],
      schema_type: 'Restaurant',
      whatsapp: '91988887777',
      takes_messages: true,
      address: { street: 'Av. Beira-Mar', neighbourhood: 'Maçarico', cep: '68721000' },
      payment_methods: ['pix'],
      amenities: ['wifi'],
      modules: ['menu', 'delivery'],
      verified_at: clock.now().toISOString(),
    })
    expect(found.photos.map(({ id }) => id)).toEqual(photos)
    expect(JSON.stringify(found)).not.toContain('contato@exemplo.test')
  })

  it('has the basic fields and no more where no plan is in force', async () => {
    const { slug } = await createListing(portal, {
      hours: dailyHours(0, 60),
      fields: {
        name: 'Lanche',
        specialties: ['X-tudo'],
        modules: ['menu'],
        website: 'https://x.test',
      },
    })
    const found = await page(slug)
    expect(found).toMatchObject({
      tier: 'basic',
      is_claimed: false,
      name: 'Lanche',
      category: { slug: 'onde-comer' },
      neighbourhood: 'Maçarico',
      phone: '9134230000',
      hours: dailyHours(0, 60),
    })
    expect(found).toMatchObject({
      description: null,
      specialties: [],
      whatsapp: null,
      website: null,
      takes_messages: false,
      address: { street: null, number: null, complement: null, cep: null },
      photo: null,
      photos: [],
      payment_methods: [],
      amenities: [],
      modules: [],
      place: null,
      price_range: null,
    })
  })

  it('shows as many photos and modules as the plan has, and all again with a better one', async () => {
    const member = await createPerson(portal, { plan: 'atalaia' })
    const photos = await Promise.all(Array.from({ length: 10 }, () => createPhoto(portal, member)))
    const { id, slug } = await createListing(portal, {
      owner: member,
      photos,
      fields: { modules: ['menu', 'delivery', 'shop'] },
    })
    const small = await page(slug)
    expect(small.photos.map((photo) => photo.id)).toEqual(photos.slice(0, 8))
    expect(small.modules).toEqual(['menu'])
    await portal.deps.stores.subscriptions.grant(member.userId, 'espadarte', clock.now())
    portal.deps.reads.cache.dropTags([Tag.establishment(id)])
    const large = await page(slug)
    expect(large.photos).toHaveLength(10)
    expect(large.modules).toEqual(['menu', 'delivery', 'shop'])
  })

  it('falls back to the basic one for listings beyond what the plan allows, the newest first', async () => {
    const member = await createPerson(portal, { plan: 'espadarte' })
    const [first, second] = [
      await createListing(portal, { owner: member }),
      await createListing(portal, { owner: member }),
    ]
    expect((await page(second.id)).tier).toBe('full')
    await portal.deps.stores.subscriptions.grant(member.userId, 'atalaia', clock.now())
    await portal.deps.stores.listingUpkeep.settlePlans([member.userId], clock.now())
    portal.deps.reads.cache.expireAll()
    expect([(await page(first.id)).tier, (await page(second.id)).tier]).toEqual(['full', 'basic'])
    const tiers = (await read()).establishments.map(({ id, tier }) => [id, tier])
    expect(tiers).toContainEqual([first.id, 'full'])
    expect(tiers).toContainEqual([second.id, 'basic'])
  })

  // spec: 340
  it.each(['nao-existe', crypto.randomUUID(), 'NÃO existe'])('is none at %s', async (slug) => {
    const answer = await get(`/establishments/${encodeURIComponent(slug)}`)
    expect(answer).toMatchObject({ status: 404, json: { code: 'establishment.not-found' } })
  })

  // spec: 340
  it.each(['draft', 'pending', 'rejected', 'suspended', 'archived'] as const)(
    'is not shown while it is %s',
    async (status) => {
      const { id } = await listing('Maré Cheia', { status })
      expect((await get(`/establishments/${id}`)).status).toBe(404)
      expect((await get(`/establishments/${id}/nearby`)).status).toBe(404)
    },
  )
})

describe('what is nearby', () => {
  it('is the nearest others, with how far they are', async () => {
    const at = (latitude: number) => ({ fields: { place: { latitude, longitude: -47.35 } } })
    const here = await listing('Aqui', at(-0.61))
    for (const [index, name] of ['a', 'b', 'c', 'd', 'e', 'f', 'g'].entries()) {
      await listing(`Lugar ${name}`, at(-0.61 - (index + 1) / 1000))
    }
    const { json } = await get(`/establishments/${here.slug}/nearby`)
    expect(json.map(({ name }: EstablishmentCard) => name)).toEqual([
      'Lugar a',
      'Lugar b',
      'Lugar c',
      'Lugar d',
      'Lugar e',
      'Lugar f',
    ])
    expect(json[0].distance_meters).toBe(111)
  })

  it('is the same neighbourhood where nobody knows the place', async () => {
    const here = await listing('Aqui', { fields: { place: null } })
    await listing('Vizinho')
    await listing('Longe', { fields: { neighbourhood: 'Atalaia' } })
    const { json } = await get(`/establishments/${here.slug}/nearby`)
    expect(json.map(({ name }: EstablishmentCard) => name)).toEqual(['Vizinho'])
  })
})

it('counts the listings of each neighbourhood', async () => {
  await listing('Um')
  await listing('Dois')
  await listing('Três', { fields: { neighbourhood: 'Atalaia' } })
  await listing('Quatro', { fields: { neighbourhood: null } })
  await listing('Rascunho', { status: 'draft', fields: { neighbourhood: 'Centro' } })
  expect((await get('/neighbourhoods')).json).toEqual([
    { name: 'Atalaia', count: 1 },
    { name: 'Maçarico', count: 2 },
  ])
})

// spec: 490
it('knows the middle of a neighbourhood, whatever one wrong pin says', async () => {
  const at = (latitude: number) => ({ place: { latitude, longitude: -47.35 } })
  await listing('Um', { fields: at(-0.61) })
  await listing('Dois', { fields: at(-0.62) })
  await listing('Longe', { fields: at(-0.99) })
  const ask = (name: string, cookie?: string) =>
    call(
      portal,
      'GET',
      `/neighbourhoods/place?name=${encodeURIComponent(name)}`,
      undefined,
      cookie ? { cookie } : {},
    )
  const { json } = await ask('Maçarico', owner.cookie)
  expect(json.place).toEqual({ latitude: -0.62, longitude: -47.35 })
  expect((await ask('Nenhum', owner.cookie)).json).toEqual({ place: null })
  expect((await ask('Maçarico')).status).toBe(401)
})

it('asks the database at most three times for any of these', async () => {
  const { slug } = await listing('Maré Cheia')
  const asked = vi.spyOn(pg.Client.prototype, 'query')
  for (const path of [
    '/establishments?categoria=onde-comer&busca=mare&aberto=1&ordem=nome',
    `/establishments/${slug}`,
    `/establishments/${slug}/nearby`,
    '/neighbourhoods',
    '/opening-next?categoria=onde-comer',
    '/categories',
  ]) {
    asked.mockClear()
    await get(path)
    expect(asked.mock.calls.length, path).toBeGreaterThan(0)
    expect(asked.mock.calls.length, path).toBeLessThanOrEqual(3)
  }
})
