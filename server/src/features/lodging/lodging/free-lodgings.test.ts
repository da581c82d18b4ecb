import { switchCapabilities } from '@portal/contract/testing/switch-capabilities'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call } from '../../../../test/calls.ts'
import { createCategories, createListing } from '../../../../test/establishments.ts'
import { createUnit, dayFromNow, occupy } from '../../../../test/lodging.ts'
import { createPerson } from '../../../../test/people.ts'
import { useTestApp } from '../../../../test/test-app.ts'

const portal = useTestApp()
let categories: Awaited<ReturnType<typeof createCategories>>
let restore: () => void

beforeAll(async () => {
  restore = switchCapabilities(true, ['lodging'])
  categories = await createCategories(portal)
})
afterAll(() => restore())

const day = (days: number) => dayFromNow(portal, days)

async function house(name: string, more: object = {}) {
  const owner = await createPerson(portal, { plan: 'espadarte' })
  return createListing(portal, {
    owner,
    fields: {
      name,
      category_id: categories.ficar,
      subcategory_id: categories.pousada,
      neighbourhood: name,
      modules: ['lodging'],
      ...more,
    },
  })
}
const ask = (slug: string, from: number, until: number, pessoas = 2) =>
  call(
    portal,
    'GET',
    `/establishments/${slug}/lodging/free?chegada=${day(from)}&saida=${day(until)}&pessoas=${pessoas}`,
  )
const list = (from: number, until: number, more = '') =>
  call(portal, 'GET', `/free-lodgings?chegada=${day(from)}&saida=${day(until)}${more}`)
const namesIn = ({ json }: { json: { lodgings: { card: { name: string } }[] } }) =>
  json.lodgings.map(({ card }) => card.name)

describe('the units of a house for certain dates', () => {
  it('are free, taken, too small, or let for more nights at a time', async () => {
    const { id, slug } = await house('Pousada dos Estados')
    const free = await createUnit(portal, id, { name: 'Livre', weekend_price_cents: 20_000 })
    const taken = await createUnit(portal, id, { name: 'Tomada' })
    const small = await createUnit(portal, id, { name: 'Pequena', capacity: 1 })
    const short = await createUnit(portal, id, { name: 'Longa', min_nights: 5 })
    await occupy(portal, taken, { from: day(31), until: day(33) })
    const { json } = await ask(slug, 30, 32)
    expect(json.units).toMatchObject([
      { id: free, state: 'free', quote: { total_cents: 40_000 } },
      { id: taken, state: 'taken' },
      { id: small, state: 'small' },
      { id: short, state: 'short', quote: { min_nights: 5 } },
    ])
    // As near as there is: two nights that end as the others come.
    expect(json.units[1].instead).toMatchObject({ arrival: day(29), departure: day(31) })
  })

  // spec: 652
  it('have a calendar with the price of each night, from today on', async () => {
    const { id, slug } = await house('Pousada do Calendário')
    const unit = await createUnit(portal, id, { base_price_cents: 25_000, min_nights: 2 })
    await occupy(portal, unit, { from: day(3), until: day(5) })
    const path = (of: string) => `/establishments/${slug}/lodging/units/${of}/nights`
    const { status, json } = await call(portal, 'GET', path(unit))
    expect(status).toBe(200)
    expect(json.nights).toHaveLength(92)
    expect(json.nights[0]).toEqual({
      ...{ date: day(0), cents: expect.any(Number), is_taken: false, min_nights: 2 },
    })
    const taken = json.nights.filter(({ is_taken }: { is_taken: boolean }) => is_taken)
    expect(taken.map(({ date }: { date: string }) => date)).toEqual([day(3), day(4)])
    const other = await house('Pousada Vizinha')
    const theirs = await createUnit(portal, other.id)
    expect((await call(portal, 'GET', path(theirs))).status).toBe(404)
    expect((await call(portal, 'GET', path('x'))).status).toBe(422)
  })

  // spec: 637
  it('are free on the day somebody leaves, and again when a hold has run out', async () => {
    const { id, slug } = await house('Pousada das Trocas')
    const unit = await createUnit(portal, id)
    await occupy(portal, unit, { from: day(10), until: day(12) })
    await occupy(portal, unit, {
      from: day(14),
      until: day(16),
      holdExpiresAt: new Date(portal.deps.clock.now().getTime() - 1000),
    })
    const state = async (from: number, until: number) =>
      (await ask(slug, from, until)).json.units[0].state
    expect(await state(12, 14)).toBe('free')
    expect(await state(8, 10)).toBe('free')
    expect(await state(11, 12)).toBe('taken')
    expect(await state(14, 16)).toBe('free')
  })

  it('are not asked for in the past, backwards, or for a whole year', async () => {
    const { id, slug } = await house('Pousada das Datas')
    await createUnit(portal, id)
    for (const [from, until] of [
      [-1, 2],
      [5, 5],
      [6, 5],
      [1, 200],
      [900, 902],
    ] as const) {
      const { status, json } = await ask(slug, from, until)
      expect(status).toBe(422)
      expect(json.code).toBe('lodging.dates')
    }
    const noDay = `/establishments/${slug}/lodging/free?chegada=2026-02-30&saida=2026-03-02`
    expect((await call(portal, 'GET', noDay)).status).toBe(422)
  })
})

describe('the lodgings with a room for certain dates', () => {
  // spec: 634
  it('are those with a unit that is free, large enough and let for so few nights', async () => {
    const free = await house('Tem Vaga')
    await createUnit(portal, free.id, { base_price_cents: 50_000, name: 'Cara' })
    await createUnit(portal, free.id, { base_price_cents: 30_000, name: 'Barata' })
    const full = await house('Lotada')
    const taken = await createUnit(portal, full.id)
    await occupy(portal, taken, { from: day(59), until: day(70) })
    const long = await house('Só Semana')
    await createUnit(portal, long.id, { min_nights: 7 })
    const tiny = await house('Apertada')
    await createUnit(portal, tiny.id, { capacity: 1 })
    const off = await house('Desligada', { modules: [] })
    await createUnit(portal, off.id)

    const answer = await list(60, 62)
    const names = namesIn(answer)
    expect(names).toContain('Tem Vaga')
    for (const name of ['Lotada', 'Só Semana', 'Apertada', 'Desligada']) {
      expect(names).not.toContain(name)
    }
    const offer = answer.json.lodgings.find(
      ({ card }: { card: { name: string } }) => card.name === 'Tem Vaga',
    )
    expect(offer).toMatchObject({ free_units: 2, total_cents: 60_000, unit_name: 'Barata' })
    expect(offer.card.facts[0]).toBe('Desde R$\u00a0300 a noite')
    expect(namesIn(await list(60, 67))).toContain('Só Semana')
    expect(namesIn(await list(60, 62, '&pessoas=1'))).toContain('Apertada')
    expect(namesIn(await list(60, 62, '&bairro=Lotada'))).toEqual([])
  })

  // spec: 652
  it('that are full do not vanish: they say when they have as many nights again', async () => {
    const { json } = await list(60, 62, '&bairro=Lotada')
    expect(json.lodgings).toEqual([])
    expect(json.taken).toMatchObject([
      {
        card: { name: 'Lotada' },
        instead: { arrival: day(57), departure: day(59), total_cents: expect.any(Number) },
      },
    ])
    expect((await list(60, 62, '&bairro=Tem%20Vaga')).json.taken).toEqual([])
    // As near as fourteen days there is nothing.
    const busy = await house('Cheia o mês')
    await occupy(portal, await createUnit(portal, busy.id), { from: day(40), until: day(90) })
    expect((await list(60, 62, '&bairro=Cheia%20o%20m%C3%AAs')).json.taken).toEqual([])
  })

  // spec: 652
  it('come the cheapest first where somebody asks for it', async () => {
    for (const cents of [40_000, 20_000, 30_000]) {
      const { id } = await house(`Preço ${cents}`, { neighbourhood: 'Preços' })
      await createUnit(portal, id, { base_price_cents: cents })
    }
    expect(namesIn(await list(60, 62, '&bairro=Pre%C3%A7os&ordem=total'))).toEqual([
      'Preço 20000',
      'Preço 30000',
      'Preço 40000',
    ])
    expect((await list(60, 62, '&ordem=caos')).status).toBe(422)
  })

  it('are found in their category and in none where nobody sleeps', async () => {
    expect(namesIn(await list(60, 62, '&categoria=pousada'))).toContain('Tem Vaga')
    expect(namesIn(await list(60, 62, '&categoria=onde-comer'))).toEqual([])
  })

  it('come in pages that neither repeat nor skip one', async () => {
    for (let n = 0; n < 26; n += 1) {
      const { id } = await house(`Fila ${n}`, { neighbourhood: 'Fila' })
      await createUnit(portal, id, n % 5 === 0 ? { min_nights: 9 } : {})
    }
    const first = await list(60, 62, '&bairro=Fila')
    expect(first.json.next_cursor).toBeNull()
    expect(first.json.lodgings).toHaveLength(20)
    const whole: string[] = []
    let cursor = ''
    do {
      const { json } = await list(60, 69, `&bairro=Fila${cursor && `&cursor=${cursor}`}`)
      whole.push(...json.lodgings.map(({ card }: { card: { name: string } }) => card.name))
      cursor = json.next_cursor
    } while (cursor)
    expect(new Set(whole).size).toBe(26)
    expect(whole).toHaveLength(26)
    expect((await list(60, 62, '&cursor=abc')).json.code).toBe('cursor.invalid')
  })

  it('are none while the portal has no lodging to offer', async () => {
    const back = switchCapabilities(false, ['lodging'])
    portal.deps.reads.cache.expireAll()
    expect(namesIn(await list(60, 62))).toEqual([])
    back()
    portal.deps.reads.cache.expireAll()
  })
})

describe('nights that nothing takes for good', () => {
  const free = async (unit: string) =>
    (
      await portal.asOwner<{ during: string }>(
        'select during::text from unit_free_nights where unit_id = $1 order by during',
        [unit],
      )
    ).rows.map(({ during }) => during)

  // spec: 647
  it('are those between what is taken, whatever is written, moved or removed', async () => {
    const { id } = await house('Pousada das Lacunas')
    const unit = await createUnit(portal, id)
    expect(await free(unit)).toEqual(['(,)'])
    await occupy(portal, unit, { from: day(10), until: day(12) })
    await occupy(portal, unit, { from: day(12), until: day(14) })
    await occupy(portal, unit, { from: day(20), until: day(21) })
    expect(await free(unit)).toEqual([`(,${day(10)})`, `[${day(14)},${day(20)})`, `[${day(21)},)`])
    await portal.asOwner(
      `update unit_occupancies set during = daterange($2, $3) where unit_id = $1 and lower(during) = $4`,
      [unit, day(22), day(23), day(20)],
    )
    await portal.asOwner('delete from unit_occupancies where unit_id = $1 and lower(during) = $2', [
      unit,
      day(12),
    ])
    expect(await free(unit)).toEqual([`(,${day(10)})`, `[${day(12)},${day(22)})`, `[${day(23)},)`])
  })

  // spec: 647
  it('lead to the same houses as a walk along the guide, however many units have them', async () => {
    const { id, slug } = await house('Pousada dos Caminhos', { neighbourhood: 'Caminhos' })
    const [one, two] = [await createUnit(portal, id), await createUnit(portal, id, { name: 'B' })]
    await occupy(portal, one, { from: day(60), until: day(70) })
    await occupy(portal, two, { from: day(65), until: day(75) })
    const asked = (from: number, until: number) => ({
      ...{ arrival: day(from), departure: day(until), guests: 1, after: null },
      category: { id: categories.ficar, isTop: true },
    })
    const now = portal.deps.clock.now()
    const { listFreeHouses } = portal.deps.stores.freeUnits
    const named = (found: { id: string; units: { name: string }[] }[]) =>
      found.map((each) => [each.id, each.units.map(({ name }) => name)])
    for (const [from, until] of [
      [58, 60],
      [60, 65],
      [66, 68],
      [70, 75],
      [64, 66],
      [75, 80],
    ] as const) {
      const found = async (way: { few: number; stretch?: number }) =>
        named(await listFreeHouses(asked(from, until), now, { limit: 500, ...way }))
      const walked = await found({ few: 0, stretch: 1000 })
      expect(walked.length).toBeGreaterThan(1)
      for (const way of [
        { few: 100_000 },
        { few: 0, stretch: 1 },
        { few: 0, stretch: walked.length },
        { few: walked.length, stretch: 2 },
      ]) {
        expect(await found(way), `${slug} ${from}-${until} ${JSON.stringify(way)}`).toEqual(walked)
      }
    }
  })
})
