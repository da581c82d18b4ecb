import { switchCapabilities } from '@portal/contract/testing/switch-capabilities'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call } from '../../../test/calls.ts'
import { type Agency, createAgency } from '../../../test/properties.ts'
import { fixedClock, useTestApp } from '../../../test/test-app.ts'

const portal = useTestApp({ clock: fixedClock() })
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
