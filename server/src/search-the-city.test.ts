import type { SearchAnswer, Suggestion } from '@portal/contract/portal/search/search'
import { beforeAll, describe, expect, it } from 'vitest'
import { call } from '../test/calls.ts'
import { createCategories, createListing, dailyHours } from '../test/establishments.ts'
import { createEvent, WEEKLY_FAIR } from '../test/events.ts'
import { createPerson, type TestPerson } from '../test/people.ts'
import { fixedClock, useTestApp } from '../test/test-app.ts'
import { EMPTY_CONTENT } from './features/city/sights/sights.rules.ts'
import { keepOpenStates } from './features/guide/establishments/establishments.jobs.ts'
import { relearnWords } from './features/portal/search/search.jobs.ts'
import { Tag } from './platform/live/tags.ts'

const portal = useTestApp({ clock: fixedClock() })
let owner: TestPerson

const get = (path: string) => call(portal, 'GET', path)
async function search(q: string, more: Record<string, string> = {}): Promise<SearchAnswer> {
  const { status, json } = await get(`/search?${new URLSearchParams({ q, ...more })}`)
  expect(status, JSON.stringify(json)).toBe(200)
  return json
}
const titles = ({ groups, results }: SearchAnswer) =>
  [...results, ...groups.flatMap((group) => group.results)]
    .sort((one, other) => other.score - one.score)
    .map(({ title }) => title.text)
const found = async (q: string, more = {}) => titles(await search(q, more))
async function suggest(q: string): Promise<Suggestion[]> {
  return (await get(`/suggest?${new URLSearchParams({ q })}`)).json
}

beforeAll(async () => {
  const { comer, ficar, peixaria, pousada } = await createCategories(portal)
  owner = await createPerson(portal, { role: 'admin' })
  const add = (name: string, fields: object, hours = dailyHours(0, 1440)) =>
    createListing(portal, { owner, hours, fields: { name, description: null, ...fields } })
  await add('Maré Cheia Peixe na Brasa', {
    category_id: comer,
    subcategory_id: peixaria,
    specialties: ['Camarão no tucupi'],
    price_range: 3,
  })
  await add(
    'Açaí do Farol',
    { category_id: comer, price_range: 1, description: 'Açaí grosso com peixe frito.' },
    dailyHours(0, 60),
  )
  await add('Pousada Rede Branca', {
    category_id: ficar,
    subcategory_id: pousada,
    neighbourhood: 'Atalaia',
    rooms: 9,
    check_in: '14:00',
    place: { latitude: -0.59691, longitude: -47.3122 },
  })
  await createListing(portal, {
    fields: { name: 'Lanche Sem Dono', category_id: comer, specialties: ['Camarão secreto'] },
  })
  await createListing(portal, { status: 'suspended', fields: { name: 'Peixe Suspenso' } })
  await portal.deps.work.transaction(async ({ sights }) => {
    await sights.add(
      {
        kind: 'beach',
        name: 'Praia do Atalaia',
        slug: 'atalaia',
        tags: ['surfe'],
        place: { latitude: -0.595, longitude: -47.307, is_approximate: false },
        content: { ...EMPTY_CONTENT, summary: 'Areia larga; carros saem antes da maré.' },
        status: 'published',
        position: 0,
        verifiedAt: null,
      },
      portal.deps.clock.now(),
    )
  })
  await portal.deps.work.transaction(({ synonyms }) =>
    synonyms.add(
      { typed: ['dormir'], found: ['onde ficar'], is_mutual: false },
      portal.deps.clock.now(),
    ),
  )
  await keepOpenStates.handle({}, portal.deps)
  await relearnWords(portal.deps)
})

describe('a search', () => {
  // spec: 411
  it.each([
    ['peixe', ['Maré Cheia Peixe na Brasa', 'Açaí do Farol']],
    ['acai', ['Açaí do Farol']],
    ['camarões', ['Maré Cheia Peixe na Brasa']],
    ['pousda', ['Pousada Rede Branca']],
    ['onde dormir', ['Pousada Rede Branca']],
    ['atalaia carro maré', ['Praia do Atalaia']],
    ['helicóptero', []],
  ])('for %s begins with %j', async (q, expected) => {
    const answer = await found(q)
    expect(answer.slice(0, Math.max(1, expected.length))).toEqual(expected)
  })

  // spec: 397
  it('comes in groups, the best first, each with how many there are', async () => {
    const { groups, total, total_is_exact } = await search('atalaia')
    expect(groups.map(({ kind, count }) => [kind, count])).toEqual([
      ['beach', 1],
      ['establishment', 1],
    ])
    expect([total, total_is_exact]).toEqual([2, true])
  })

  it('of one kind is a list, and still counts the others', async () => {
    const { groups, results } = await search('atalaia', { tipo: 'beach' })
    expect(results.map(({ path }) => path)).toEqual(['/praia/atalaia'])
    expect(groups.map(({ kind, count }) => [kind, count])).toEqual([
      ['establishment', 1],
      ['beach', 1],
    ])
  })

  it('says how it read a mistyped word, and takes it literally when told to', async () => {
    expect((await search('pousda')).corrected).toBe('pousada')
    const literal = await search('pousda', { literal: '1' })
    expect([literal.corrected, literal.total]).toEqual([null, 0])
  })

  it('makes filters of words that ask for something', async () => {
    const open = await search('acai aberto')
    // Closed at this hour: it is shown all the same, and that is said.
    expect([open.intents, open.is_relaxed, titles(open)]).toEqual([
      ['aberto'],
      true,
      ['Açaí do Farol'],
    ])
    const cheap = await search('peixe barato')
    expect([cheap.intents, titles(cheap)]).toEqual([['barato'], ['Açaí do Farol']])
  })

  it('takes such a word as it is where the visitor took the filter away', async () => {
    const answer = await search('peixe barato', { sem: 'barato' })
    expect(answer.intents).toEqual([])
    expect(titles(answer)).toContain('Maré Cheia Peixe na Brasa')
  })

  it('marks what was asked for', async () => {
    const [result] = (await search('peixe', { tipo: 'establishment' })).results
    expect(result?.title.marks.map(([from, to]) => result.title.text.slice(from, to))).toEqual([
      'Peixe',
    ])
  })

  it('puts what is near first and says how far it is', async () => {
    const near = { lat: '-0.595', lng: '-47.307', tipo: 'establishment' }
    const [first] = (await search('onde ficar', near)).results
    expect(first?.distance_meters).toBeGreaterThan(300)
    expect(first?.distance_meters).toBeLessThan(1500)
    // Out at sea no street begins.
    const [afar] = (await search('onde ficar', { ...near, lat: '-0.5' })).results
    expect(afar).toMatchObject({ is_straight_distance: true })
  })

  // spec: 373
  it('goes by street where the crow flies over water', async () => {
    // From Praça da Matriz a lodging at Atalaia is 5 km as the crow flies and 13 by street.
    const near = { lat: '-0.61476', lng: '-47.35767', tipo: 'establishment' }
    const [first] = (await search('onde ficar', near)).results
    expect(first).toMatchObject({ is_straight_distance: false })
    expect(first?.distance_meters).toBeGreaterThan(9000)
  })

  // spec: 372
  it('says of a lodging what it has, and not whether its desk is open', async () => {
    const [lodging] = (await search('rede branca', { tipo: 'establishment' })).results
    expect(lodging?.facts).toEqual(['9 quartos', 'Check-in às 14h'])
    const [fish] = (await search('mare cheia', { tipo: 'establishment' })).results
    expect(fish).toMatchObject({ is_open: true })
    expect(fish).not.toHaveProperty('facts')
  })

  it('shows words of a sight and never the markup of its text', async () => {
    const [beach] = (await search('areia', { tipo: 'beach' })).results
    expect(beach?.excerpt?.text).toBe('Areia larga; carros saem antes da maré.')
  })

  it('keeps to a category', async () => {
    expect(await found('atalaia', { categoria: 'onde-comer' })).toEqual([])
  })

  it('finds nothing by what a basic card hides, nor what is off the air', async () => {
    expect(await found('secreto')).toEqual([])
    expect(await found('suspenso')).toEqual([])
    expect(await found('lanche')).toEqual(['Lanche Sem Dono', 'Pedir comida'])
  })

  it('says so where nothing has all of the words', async () => {
    const answer = await search('pousada helicóptero')
    expect([answer.is_partial, titles(answer)]).toEqual([true, ['Pousada Rede Branca']])
    expect((await search('pousada atalaia')).is_partial).toBe(false)
  })

  // spec: 412
  it('finds what the portal itself does', async () => {
    const { groups } = await search('cupom de desconto')
    expect(groups.map(({ kind, results }) => [kind, results[0]?.path])).toEqual([
      ['page', '/clube-de-vantagens'],
    ])
    expect((await found('maré'))[0]).toBe('Maré Cheia Peixe na Brasa')
    expect(await found('tábua de maré')).toContain('Tábua de marés')
  })

  it('reads a picture as a word', async () => {
    expect((await found('🐟'))[0]).toBe('Maré Cheia Peixe na Brasa')
  })

  it('answers nothing to an empty question', async () => {
    expect(await search('')).toMatchObject({ total: 0, groups: [], intents: [] })
  })

  it.each(['tipo=nada', 'quando=ontem', 'lat=91', 'cursor=abc', 'aberto=talvez', 'sem=tudo'])(
    'refuses what makes no sense: %s',
    async (query) => {
      expect((await get(`/search?q=peixe&tipo=establishment&${query}`)).status).toBe(422)
    },
  )
})

describe('what is useful at this hour', () => {
  const hour = (hours: number) => new Date(portal.deps.clock.now().getTime() + hours * 3_600_000)
  beforeAll(async () => {
    const shift = (name: string, from: number, to: number) => ({
      ...{ establishment_id: null, name, phone: '9134230000', address: 'Av. Beira-Mar, 10' },
      ...{ starts_at: hour(from).toISOString(), ends_at: hour(to).toISOString(), is_extra: false },
    })
    const notice = (title: string, from: number, to: number | null) => ({
      ...{ title, body: 'Obra na rede.', severity: 'attention' as const, place: '', link: '' },
      ...{ sourceName: 'Prefeitura', startsAt: hour(from), endsAt: to === null ? null : hour(to) },
      status: 'published' as const,
    })
    await portal.deps.work.transaction(async ({ duties, notices, changes }) => {
      await duties.add(
        [
          shift('Farmácia de Ontem', -30, -6),
          shift('Farmácia de Agora', -6, 18),
          shift('Farmácia de Amanhã', 18, 42),
        ],
        { sourceName: 'Prefeitura', sourceUrl: '', verifiedAt: null },
        hour(0),
      )
      for (const [title, from, to] of [
        ['Rua interditada no centro', -2, null],
        ['Rua interditada na semana passada', -100, -2],
        ['Rua interditada em segredo', 5, 9],
      ] as const) {
        await notices.add(notice(title, from, to), hour(0))
      }
      changes.announce(Tag.utilities)
    })
    await relearnWords(portal.deps)
  })

  // spec: 407
  it('is the pharmacy on duty now, with its hours, and not another', async () => {
    const { groups } = await search('farmacia de plantao')
    const [duty] = groups.flatMap(({ results }) => results)
    expect(await found('farmacia de plantao', { tipo: 'utility' })).toEqual(['Farmácia de Agora'])
    expect([duty?.path, duty?.starts_at, duty?.ends_at]).toEqual([
      '/utilidade-publica#farmacia-de-plantao',
      hour(-6).toISOString(),
      hour(18).toISOString(),
    ])
    expect((await suggest('farmácia de')).map(({ text }) => text)).not.toContain(
      'Farmácia de Amanhã',
    )
  })

  it('is the one of the day that is asked for', async () => {
    expect(await found('plantao amanha')).toContain('Farmácia de Amanhã')
    expect(await found('plantao amanha')).not.toContain('Farmácia de Ontem')
  })

  // spec: 407
  it('is a notice while it lasts, and never before', async () => {
    expect(await found('rua interditada')).toEqual(['Rua interditada no centro'])
    expect(await found('segredo')).toEqual([])
  })
})

describe('suggestions', () => {
  it('complete the word and name what has it', async () => {
    expect(await suggest('pous')).toEqual([
      { text: 'pousada', kind: null, path: null, hint: '' },
      {
        text: 'Pousada Rede Branca',
        kind: 'establishment',
        path: '/guia/pousada-rede-branca',
        hint: 'Pousada',
      },
    ])
  })

  it('forgive a slip', async () => {
    expect((await suggest('pousd')).map(({ text }) => text)).toContain('Pousada Rede Branca')
    expect((await suggest('atalya')).map(({ text }) => text)).toContain('Praia do Atalaia')
  })

  it('leave a whole word as it is, and see to the end of a long question', async () => {
    const words = async (q: string) =>
      (await suggest(q)).flatMap(({ text, path }) => (path ? [] : [text]))
    expect(await words('comer peixe bom')).toEqual([])
    expect(await words('quero um lugar bem legal para a gente ir comer um bom pei')).toEqual([
      'quero um lugar bem legal para a gente ir comer um bom peixe',
    ])
  })

  it('stay while the next word is only begun', async () => {
    for (const q of ['praia d', 'praia do', 'praia do a']) {
      expect((await suggest(q)).map(({ text }) => text)).toEqual(['Praia do Atalaia'])
    }
  })

  it('wait for two letters', async () => {
    expect(await suggest('p')).toEqual([])
    expect(await suggest('')).toEqual([])
  })

  it('are few bytes', async () => {
    expect(JSON.stringify(await suggest('pr')).length).toBeLessThan(1500)
  })
})

describe('what happens today', () => {
  it('is what is still to come of the day, at its hour of today', async () => {
    const at = (time: string, end_time: string) => ({
      when: { day: '2026-07-18', time, end_day: null, end_time },
    })
    await createEvent(portal, owner, {
      ...WEEKLY_FAIR,
      title: 'Café na Feira',
      ...at('08:00', '10:00'),
    })
    await createEvent(portal, owner, { ...WEEKLY_FAIR, title: 'Seresta', ...at('20:00', '22:00') })
    const { results } = await search('', { quando: 'hoje', tipo: 'event' })
    expect(results.map(({ title, starts_at }) => [title.text, starts_at])).toEqual([
      ['Seresta', '2026-07-18T23:00:00.000Z'],
    ])
    const next = await search('', { quando: 'proximo-fim-de-semana', tipo: 'event' })
    expect(next.results.map(({ starts_at }) => starts_at).sort()).toEqual([
      '2026-07-25T11:00:00.000Z',
      '2026-07-25T23:00:00.000Z',
    ])
  })

  it.each([
    ['show fim de semana', 'fim-de-semana'],
    ['show próximo fim de semana', 'proximo-fim-de-semana'],
    ['show próximo fds', 'proximo-fim-de-semana'],
  ])('is asked for in words: %s', async (q, intent) => {
    expect((await search(q)).intents).toContain(intent)
  })
})
