import { createServer, type Server } from 'node:http'
import { switchCapabilities } from '@portal/contract/testing/switch-capabilities'
import { portOf } from '@portal/sandbox/port-of'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { sampleMerchant } from '../../../../../sandbox/src/pos/sample-menu.ts'
import { createKitchen, type Kitchen } from '../../../../test/orders.ts'
import { createPerson } from '../../../../test/people.ts'
import { type Counter, connectCounter } from '../../../../test/pos.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'
import { ForeignRefused } from '../../../platform/foreign/foreign-kind.ts'
import { readPosMenu } from './read-pos-menu.ts'

const clock = fixedClock('2026-07-18T22:00:00Z')
const portal = useTestApp({
  clock,
  environment: { SENSITIVE_LIMITS_FACTOR: '1000', REACH_PRIVATE_ADDRESSES: 'on' },
})
type Json = Record<string, unknown>
type Listed = Json & { id: string }
let kitchen: Kitchen
let counter: Counter
let server: Server
let url: string
let answer: { status: number; body: string }
let keys: unknown[]
let restore: () => void

beforeAll(async () => {
  restore = switchCapabilities(true, ['menu', 'delivery', 'shop'])
  server = createServer((request, response) => {
    keys.push(request.headers['x-api-key'])
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  url = `http://127.0.0.1:${portOf(server)}/merchant`
})
afterAll(() => {
  server.close()
  restore()
})
beforeEach(async () => {
  keys = []
  kitchen = await createKitchen(portal)
  counter = await connectCounter(portal, kitchen)
})

const merchant = () => sampleMerchant(counter.merchantId, clock.now()) as Record<string, Listed[]>
const preview = (document: unknown = null) =>
  kitchen.mine('POST', '/pos/menu/preview', { document })
const take = (hash: string, document: unknown = null) =>
  kitchen.mine('POST', '/pos/menu', { document, hash })
const menu = async () =>
  (await kitchen.mine('GET', '/catalogue/menu')).json.sections as {
    name: string
    items: (Listed & { groups: { options: Listed[] }[] })[]
  }[]
const serve = (document: unknown) => {
  answer = { status: 200, body: JSON.stringify(document) }
}
const introduce = () =>
  counter.send('PUT', `/v1/merchantOnboarding?merchantId=${counter.merchantId}`, {
    getMerchantURL: { baseURL: url, apiKey: 'chave-do-caixa' },
  })
const status = async () =>
  (await counter.get(`/v1/merchantStatus?merchantId=${counter.merchantId}`)).json

// spec: 319
it('a file is looked at first, then taken whole, and a second time changes nothing', async () => {
  const looked = await preview(merchant())
  expect(looked.json.counts).toEqual({ create: 3, update: 0, same: 0, invalid: 0 })
  expect(looked.json.new_sections).toEqual(['Peixes', 'Bebidas'])
  expect(await menu()).toEqual([])
  expect((await take(looked.json.hash, merchant())).json.create).toBe(3)
  const [fish, drinks] = await menu()
  expect(fish?.items[0]).toMatchObject({
    name: 'Pescada amarela frita',
    price_cents: 6_290,
    sku: 'PX-01',
    allergens: ['peixe'],
    groups: [
      {
        name: 'Acompanhamentos',
        max_choices: 2,
        options: [
          { name: 'Porção extra de farinha', price_cents: 600, sku: 'AC-01' },
          { name: 'Vinagrete', price_cents: 450 },
        ],
      },
    ],
  })
  expect(fish?.items[1]).toMatchObject({ price_cents: 5_200, promo: { cents: 4_500 } })
  expect(drinks?.items[0]).toMatchObject({ is_alcoholic: true })
  const again = await preview(merchant())
  expect(again.json.counts).toEqual({ create: 0, update: 0, same: 3, invalid: 0 })
  const options = fish?.items[0]?.groups[0]?.options.map(({ id }) => id)
  await take(again.json.hash, merchant())
  expect((await menu())[0]?.items[0]?.groups[0]?.options.map(({ id }) => id)).toEqual(options)
})

it('a group that several offers name is one in the library, and one of an item stays its own', async () => {
  const shared = merchant()
  const [first, second] = shared.itemOffers ?? []
  Object.assign(second ?? {}, { optionGroupsId: first?.optionGroupsId })
  await take((await preview(shared)).json.hash, shared)
  const idsOf = async () =>
    (await menu())[0]?.items.map(({ groups }) => (groups as unknown as Listed[])[0]?.id)
  const [one, other] = (await idsOf()) ?? []
  expect(one).toBe(other)

  // It changes for the one offer that now has another of that name, and for no other.
  const [group] = shared.optionGroups ?? []
  shared.optionGroups?.push({ ...structuredClone(group), id: 'outro', maxPermitted: 1 } as never)
  Object.assign(second ?? {}, { optionGroupsId: ['outro'] })
  await take((await preview(shared)).json.hash, shared)
  const [kept, changed] = (await idsOf()) ?? []
  expect(kept).toBe(one)
  expect(changed).not.toBe(one)
  const again = await preview(shared)
  expect(again.json.counts).toMatchObject({ create: 0, update: 0 })
})

it('an item of the same code that has another name is the same item', async () => {
  const first = await preview(merchant())
  await take(first.json.hash, merchant())
  const before = (await menu())[0]?.items[0]?.id
  const changed = merchant()
  Object.assign(changed.items?.[0] ?? {}, { name: 'Pescada frita no azeite' })
  const looked = await preview(changed)
  expect(looked.json.counts).toMatchObject({ update: 1, same: 2 })
  await take(looked.json.hash, changed)
  expect((await menu())[0]?.items[0]).toMatchObject({ id: before, name: 'Pescada frita no azeite' })
})

it('what is wrong with an item is said of that item, and the others are taken', async () => {
  const broken = merchant()
  Object.assign(broken.itemOffers?.[0] ?? {}, { itemId: 'ninguem' })
  Object.assign(broken.itemOffers?.[1] ?? {}, {
    price: { value: 9, originalValue: 9, currency: 'USD' },
  })
  const looked = await preview(broken)
  expect(looked.json.counts).toEqual({ create: 1, update: 0, same: 0, invalid: 2 })
  expect(looked.json.rows.map(({ problems }: { problems: string[] }) => problems[0])).toEqual([
    'A oferta cita um item que não está no cardápio, ou que está incompleto.',
    'O preço não está em reais.',
    undefined,
  ])
  expect((await take(looked.json.hash, broken)).json).toMatchObject({ create: 1, invalid: 2 })
})

it('another menu than the one that was looked at is refused, and so is what is none', async () => {
  const { json } = await preview(merchant())
  const changed = merchant()
  Object.assign(changed.itemOffers?.[2] ?? {}, {
    price: { value: 1, originalValue: 1, currency: 'BRL' },
  })
  expect((await take(json.hash, changed)).json.code).toBe('pos-menu.changed')
  expect((await preview({ pratos: [] })).json.code).toBe('pos-menu.document')
  expect((await preview()).json.code).toBe('pos-menu.no-address')
  const stranger = await createPerson(portal, { plan: 'espadarte' })
  const body = { document: merchant() }
  expect((await kitchen.as(stranger, 'POST', '/pos/menu/preview', body)).status).toBe(404)
})

it('at the address of the counter it is read with its key; a failure is a sentence', async () => {
  await introduce()
  serve(merchant())
  const looked = await preview()
  expect(looked.json.counts.create).toBe(3)
  expect(keys).toEqual(['chave-do-caixa'])
  answer = { status: 503, body: '' }
  expect((await preview()).json).toMatchObject({
    code: 'pos-menu.unreached',
    detail: 'O sistema respondeu com um erro dele (503).',
  })
  answer = { status: 200, body: '<html>' }
  expect((await preview()).json.code).toBe('pos-menu.document')
})

it('a notice is only read until the owner lets the menu follow; then it is taken', async () => {
  expect((await kitchen.mine('PUT', '/pos/menu', { follows: true })).json.code).toBe(
    'pos-menu.no-address',
  )
  await introduce()
  serve(merchant())
  const read = () => readPosMenu({ establishmentId: kitchen.listing.id }, portal.deps)
  expect((await counter.post('/v1/merchantUpdate')).status).toBe(204)
  expect(await status()).toMatchObject({ status: 'PROCESSING' })
  await read()
  expect(await status()).toMatchObject({ status: 'SUCCESS' })
  expect(await menu()).toEqual([])

  const followed = await kitchen.mine('PUT', '/pos/menu', { follows: true })
  expect(followed.json.connection.follows_menu).toBe(true)
  await read()
  expect(await menu()).toHaveLength(2)
  answer = { status: 500, body: '' }
  await read()
  expect(await status()).toMatchObject({
    status: 'FAIL',
    moreInfo: 'O sistema respondeu com um erro dele (500).',
  })
  // What could not be read takes nothing away.
  expect(await menu()).toHaveLength(2)
})

it.each([
  ['categories that each have all offers', 400],
  ['an offer whose groups are its options many times over', 1],
])('refuses %s before a row of them is made', async (_name, categories) => {
  const price = { value: 1, originalValue: 1, currency: 'BRL' }
  const named = (id: string) => ({ id, index: 0, name: 'a', externalCode: '', status: 'AVAILABLE' })
  const many = Array.from({ length: 400 }, (_, index) => index)
  const bomb = {
    TTL: 500,
    categories: many.slice(0, categories).map((index) => named(`c${index}`)),
    items: [{ ...named('i'), description: '', unit: 'UN' }],
    itemOffers: many.slice(0, categories).map((index) => ({
      ...{ id: `o${index}`, itemId: 'i', index: 0, price },
      optionGroupsId: many.map(() => 'g'),
    })),
    optionGroups: [
      {
        ...{ ...named('g'), minPermitted: 0, maxPermitted: 1 },
        options: many.map(() => ({ id: 'i', index: 0 })),
      },
    ],
  }
  const refused = await preview(bomb)
  expect([refused.status, refused.json.code]).toEqual([422, 'pos-menu.too-many'])
  expect(refused.json.detail).toContain('Peça ao sistema um menor')
})

it('a menu that stopped its reader three times follows no more, and its owner is told', async () => {
  serve(merchant())
  await introduce()
  await kitchen.mine('PUT', '/pos/menu', { follows: true })
  const { read } = portal.deps.foreign
  portal.deps.foreign.read = () => Promise.reject(new ForeignRefused('menu', 'memory'))
  for (let time = 0; time < 4; time += 1) {
    clock.advance(3_600_000)
    await readPosMenu({ establishmentId: kitchen.listing.id }, portal.deps)
  }
  portal.deps.foreign.read = read
  const { connection } = (await kitchen.mine('GET', '/pos')).json
  expect(connection.menu_read).toMatchObject({ info: expect.stringContaining('três vezes') })
  const { rows } = await portal.asOwner<{ count: string }>(
    `select count(*) from jobs.job where name = 'open-delivery.tell-menu-stopped'
      and data ->> 'establishmentId' = $1`,
    [kitchen.listing.id],
  )
  expect(Number(rows[0]?.count)).toBe(1)
  clock.advance(86_400_000)
  expect(await portal.deps.stores.posConnections.menusDue(clock.now())).not.toContain(
    kitchen.listing.id,
  )

  expect((await preview()).status).toBe(200)
  expect(await portal.deps.stores.posConnections.menusDue(clock.now())).toContain(
    kitchen.listing.id,
  )
})
