import { switchCapabilities } from '@portal/contract/testing/switch-capabilities'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call } from '../../../../test/calls.ts'
import { type Agency, createAgency } from '../../../../test/properties.ts'
import { countStatements } from '../../../../test/statements.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'

const clock = fixedClock()
const portal = useTestApp({ clock })
let agency: Agency
let restore: () => void

beforeAll(async () => {
  restore = switchCapabilities(true, ['properties'])
  agency = await createAgency(portal)
})
afterAll(() => restore())

const found = async (q: string) =>
  (await call(portal, 'GET', `/search?q=${encodeURIComponent(q)}`)).json.properties
const titles = async (q: string) => (await found(q)).map(({ title }: { title: string }) => title)

it('is found by what it is, where it stands and how it is offered, and leads to its page', async () => {
  const { id, slug } = await agency.publish({
    title: 'Sobrado com mirante',
    type: 'sobrado',
    description: 'Dois andares e cisterna.',
    neighbourhood: 'Atalaia',
    bedrooms: 4,
  })
  expect(await found('sobrados no Atalaia')).toEqual([
    {
      id,
      title: 'Sobrado com mirante',
      offer: expect.stringMatching(/^À venda, R\$\s620\.000$/),
      path: `/imoveis/${agency.listing.slug}/${slug}`,
      neighbourhood: 'Atalaia',
      bedrooms: 4,
      advertiser: { name: expect.any(String), creci: null },
    },
  ])
  expect(await titles('comprar sobrado')).toEqual(['Sobrado com mirante'])
  expect(await titles('imóvel com cisterna')).toEqual(['Sobrado com mirante'])
  expect(await titles('alugar sobrado')).toEqual([])
  expect(await titles('sobrado no Maçarico')).toEqual([])
})

it('is found by how many bedrooms it has at least', async () => {
  await agency.publish({ title: 'Casarão da duna', type: 'casa', bedrooms: 3 })
  expect(await titles('casarão 3 quartos')).toEqual(['Casarão da duna'])
  expect(await titles('comprar casarão com dois quartos')).toEqual(['Casarão da duna'])
  expect(await titles('casarão 4 quartos')).toEqual([])
})

// spec: 654
it('is not found by what is hidden of its address, nor by number', async () => {
  await agency.publish({
    title: 'Casa discreta',
    street: 'Rua das Garças',
    number: '4711',
    display_address: 'neighbourhood',
  })
  expect(await titles('casa discreta')).toEqual(['Casa discreta'])
  expect(await titles('garças')).toEqual([])
  expect(await titles('casa 4711')).toEqual([])
})

it('is found no more once it is off the air, outside of the plan or without the module', async () => {
  const { id, version } = await agency.publish({ title: 'Chalé do igarapé' })
  expect(await titles('chalé igarapé')).toEqual(['Chalé do igarapé'])
  await agency.move(id, version, 'hidden')
  expect(await titles('chalé igarapé')).toEqual([])

  const small = await createAgency(portal, { plan: 'atalaia' })
  await small.publish({ title: 'Kitnet das palmeiras' })
  expect(await titles('kitnet palmeiras')).toEqual(['Kitnet das palmeiras'])
  await portal.asOwner(
    `update establishments set plan_limits = plan_limits || '{"properties": 0}' where id = $1`,
    [small.listing.id],
  )
  portal.deps.reads.cache.expireAll()
  expect(await titles('kitnet palmeiras')).toEqual([])

  const back = switchCapabilities(false, ['properties'])
  portal.deps.reads.cache.expireAll()
  expect(await titles('sobrado mirante')).toEqual([])
  back()
})

describe('the properties of the whole city', () => {
  const RENT = { sale_price_cents: null, rent_price_cents: 180_000 } as const
  const city = async (query: string) => (await call(portal, 'GET', `/city-properties${query}`)).json
  const namesOf = async (query: string) =>
    (await city(query)).properties.map(({ title }: { title: string }) => title)

  // spec: 865, 866
  it('are those of every agency, each with its agency, narrowed by what is asked for', async () => {
    const other = await createAgency(portal)
    await agency.publish({ ...RENT, title: 'Casa alugada um', bedrooms: 2 })
    clock.advance(1000)
    await other.publish({ ...RENT, title: 'Kitnet alugada', type: 'kitnet', bedrooms: 1 })
    await other.publish({
      ...{ ...RENT, title: 'Casa alugada dois', bedrooms: 3, rent_price_cents: 250_000 },
      ...{ neighbourhood: 'Maçarico', amenities: [] },
    })
    const all = await city('?negocio=aluguel')
    expect(all).toMatchObject({ total: 3, advertisers: 2, came_lately: 3, next_cursor: null })
    expect(
      all.properties.map((one: { advertiser: { slug: string } }) => one.advertiser.slug),
    ).toEqual([other.listing.slug, other.listing.slug, agency.listing.slug])
    expect(await namesOf('?negocio=aluguel&quartos=2&ordem=menor-preco')).toEqual([
      'Casa alugada um',
      'Casa alugada dois',
    ])
    expect(await namesOf('?negocio=aluguel&bairro=Ma%C3%A7arico,Centro')).toEqual([
      'Casa alugada dois',
    ])
    expect(await namesOf('?negocio=aluguel&tipo=kitnet,flat')).toEqual(['Kitnet alugada'])
    expect(await namesOf('?negocio=aluguel&de=1900&ate=3000')).toEqual(['Casa alugada dois'])
    expect(await namesOf('?negocio=aluguel&importa=piscina,escritura&quartos=2')).toEqual([
      'Casa alugada um',
    ])
    expect((await call(portal, 'GET', '/city-properties?importa=heliporto')).status).toBe(422)
    expect((await call(portal, 'GET', '/city-properties?cursor=abc')).status).toBe(422)

    const { choices } = await city('?negocio=aluguel&quartos=2')
    expect(choices).toMatchObject({
      ...{ bedrooms: [3, 2, 1, 0], any_bedrooms: 3, any_price: 2 },
      neighbourhoods: expect.arrayContaining([
        { name: 'Atalaia', count: 1 },
        { name: 'Maçarico', count: 1 },
      ]),
      types: [
        { type: 'casa', count: 2 },
        { type: 'kitnet', count: 0 },
      ],
      prices: { least: 180_000, usual_from: 180_000, usual_to: 250_000, most_shown: 250_000 },
    })
    expect(choices.prices.bars.reduce((sum: number, bar: number) => sum + bar, 0)).toBe(2)
    const none = await city('?negocio=aluguel&quartos=4&ate=1000')
    expect([none.total, none.near.length, none.choices.prices]).toEqual([0, 3, null])
  })

  // spec: 867
  it('hide no more and no less than the plan of their agency, whatever changes', async () => {
    const small = await createAgency(portal, { plan: 'espadarte' })
    const limit = (properties: number | null) =>
      portal.asOwner(
        `update establishments set plan_limits = plan_limits || jsonb_build_object('properties', $2::integer)
          where id = $1`,
        [small.listing.id, properties],
      )
    const flats = { ...RENT, type: 'loft' } as const
    const first = await small.publish({ ...flats, title: 'Loft um' })
    clock.advance(1000)
    await small.publish({ ...flats, title: 'Loft dois' })
    clock.advance(1000)
    await small.publish({ ...flats, title: 'Loft três' })
    const lofts = async () => {
      portal.deps.reads.cache.expireAll()
      return namesOf('?negocio=aluguel&tipo=loft')
    }
    expect(await lofts()).toEqual(['Loft três', 'Loft dois', 'Loft um'])
    await limit(2)
    expect(await lofts()).toEqual(['Loft dois', 'Loft um'])
    await small.move(first.id, first.version, 'hidden')
    expect(await lofts()).toEqual(['Loft três', 'Loft dois'])
    await limit(0)
    expect(await lofts()).toEqual([])
    await limit(null)
    expect(await lofts()).toEqual(['Loft três', 'Loft dois'])
    await portal.asOwner(`update establishments set modules = '{}' where id = $1`, [
      small.listing.id,
    ])
    expect(await lofts()).toEqual([])
  })

  // spec: 868
  it('come page after page without a gap, in few statements, and show no hidden address', async () => {
    const many = await createAgency(portal)
    for (let number = 0; number < 26; number += 1) {
      const cents = 100_000 + (number % 3) * 100
      await many.publish({
        ...{ ...RENT, rent_price_cents: cents, title: `Galpão ${number}`, type: 'galpao' },
      })
    }
    for (const order of ['recentes', 'menor-preco', 'maior-preco']) {
      const query = `?negocio=aluguel&tipo=galpao&ordem=${order}`
      const page = await city(query)
      const rest = await city(`${query}&cursor=${page.next_cursor}`)
      const seen = [...page.properties, ...rest.properties].map(({ id }: { id: string }) => id)
      expect([seen.length, new Set(seen).size, rest.next_cursor]).toEqual([26, 26, null])
    }
    portal.deps.reads.cache.expireAll()
    const asked = await countStatements(portal.deps.pool, () => city('?negocio=aluguel&quartos=9'))
    expect(asked).toBeLessThanOrEqual(8)
    const text = JSON.stringify(await city('?negocio=aluguel&tipo=galpao'))
    for (const hidden of ['Garças', '4711', 'fundos', '0.59876']) expect(text).not.toContain(hidden)
    const back = switchCapabilities(false, ['properties'])
    portal.deps.reads.cache.expireAll()
    expect((await call(portal, 'GET', '/city-properties')).status).toBe(404)
    back()
  })
})
