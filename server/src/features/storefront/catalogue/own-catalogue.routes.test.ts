import { randomUUID } from 'node:crypto'
import { PLAIN_ITEM } from '@portal/contract/storefront/catalogue/catalogue-fields'
import { switchCapabilities } from '@portal/contract/testing/switch-capabilities'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { call } from '../../../../test/calls.ts'
import { addMember, createListing, createPhoto } from '../../../../test/establishments.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { useTestApp } from '../../../../test/test-app.ts'

const portal = useTestApp()
let owner: TestPerson
let place: { id: string; slug: string }
let base: string
let restore: () => void

beforeAll(async () => {
  restore = switchCapabilities(true, ['menu', 'shop'])
  owner = await createPerson(portal, { plan: 'macarico' })
  place = await createListing(portal, { owner, fields: { modules: ['menu', 'shop'] } })
  base = `/my/establishments/${place.id}`
})
afterAll(() => restore())

type Method = Parameters<typeof call>[1]
const as = (person: TestPerson, method: Method, url: string, body?: object) =>
  call(portal, method, url, body, { cookie: person.cookie })
const mine = (method: Method, path: string, body?: object) =>
  as(owner, method, `${base}${path}`, body)
const shown = (kind = 'menu') =>
  call(portal, 'GET', `/establishments/${place.slug}/catalogue/${kind}`)

async function addSection(name = 'Peixes', kind = 'menu') {
  const { json, status } = await mine('POST', `/catalogue/${kind}/sections`, {
    id: randomUUID(),
    name,
  })
  expect(status).toBe(201)
  return json
}
async function addItem(section: string, name = 'Filhote na brasa', price_cents = 8990) {
  const { json, status } = await mine('POST', `/catalogue-sections/${section}/items`, {
    id: randomUUID(),
    name,
    price_cents,
  })
  expect(status).toBe(201)
  return json
}
const content = { ...PLAIN_ITEM, name: 'Pizza', price_cents: 0 }
const save = (item: { id: string; version: number }, more: object) =>
  mine('PUT', `/catalogue-items/${item.id}`, { ...content, version: item.version, ...more })
const option = (name: string, price_cents: number) => ({
  name,
  price_cents,
  sku: null,
  is_available: true,
})

const sauces = {
  name: 'Molhos',
  min_choices: 0,
  max_choices: 1,
  price_method: 'sum',
  options: [option('Tártaro', 300)],
}
const addGroup = (group: object, kind = 'menu') =>
  mine('POST', `/catalogue/${kind}/option-groups`, { id: randomUUID(), ...group })

describe('the options of a business', () => {
  const itemsOf = async (section: string) => {
    const { json } = await mine('GET', '/catalogue/menu')
    return json.sections.find(({ id }: { id: string }) => id === section).items
  }

  // spec: 574
  it('are written once for all the dishes that have them, and changed once', async () => {
    const section = await addSection('Grelhados')
    const dishes = [await addItem(section.id, 'Filhote'), await addItem(section.id, 'Pescada')]
    const item_ids = dishes.map(({ id }) => id)
    const { json: group } = await addGroup({ ...sauces, item_ids })
    expect(group.item_ids).toEqual(item_ids)
    const { id, version, ...content } = group
    const [tartar] = content.options
    const { sold_out_until: _until, ...kept } = tartar
    const saved = await mine('PUT', `/catalogue-option-groups/${id}`, {
      ...content,
      options: [{ ...kept, price_cents: 500 }],
      version,
    })
    expect(saved.status).toBe(200)
    for (const { groups } of await itemsOf(section.id)) {
      expect(groups).toMatchObject([{ id, options: [{ id: tartar.id, price_cents: 500 }] }])
    }
    const { json: menu } = await shown()
    const onPage = menu.sections.find((one: { id: string }) => one.id === section.id).items
    expect(onPage.map(({ groups }: { groups: { id: string }[] }) => groups[0]?.id)).toEqual([
      id,
      id,
    ])
    // The second of two who edit it, and whoever had the dish open before it was given the group.
    const stale = await mine('PUT', `/catalogue-option-groups/${id}`, {
      ...content,
      options: [kept],
      version,
    })
    expect(stale.json.code).toBe('stale')
    expect((await save(dishes[0], {})).json.code).toBe('stale')

    const gone = await mine(
      'DELETE',
      `/catalogue-option-groups/${id}?version=${saved.json.version}`,
    )
    expect(gone.status).toBe(200)
    expect(
      (await itemsOf(section.id)).every((one: { groups: [] }) => one.groups.length === 0),
    ).toBe(true)
  })

  it('are added once where they are sent twice, and stay in their order in a dish', async () => {
    const section = await addSection('Ordem das opções')
    const dish = await addItem(section.id)
    const id = randomUUID()
    const both = await Promise.all([
      addGroup({ ...sauces, id, item_ids: [dish.id] }),
      addGroup({ ...sauces, id, item_ids: [dish.id] }),
    ])
    expect(both.map(({ status }) => status)).toEqual([201, 201])
    const { json: sides } = await addGroup({ ...sauces, name: 'Acompanha', item_ids: [dish.id] })
    const [now] = await itemsOf(section.id)
    expect(now.groups.map(({ name }: { name: string }) => name)).toEqual(['Molhos', 'Acompanha'])
    const turned = await save(now, { group_ids: [sides.id, id] })
    expect(turned.json.groups.map((one: { name: string }) => one.name)).toEqual([
      'Acompanha',
      'Molhos',
    ])
    const copy = await mine('POST', `/catalogue-items/${dish.id}/copies`, { id: randomUUID() })
    expect(copy.json.groups.map((one: { id: string }) => one.id)).toEqual([sides.id, id])
    // A colleague who has the group open is told that a dish left it.
    await save(turned.json, { group_ids: [sides.id] })
    const left = await mine('PUT', `/catalogue-option-groups/${id}`, {
      ...sauces,
      item_ids: [],
      version: both[0].json.version,
    })
    expect(left.json.code).toBe('stale')
  })

  it('refuses dishes that are not there, and options of another group', async () => {
    expect((await addGroup({ ...sauces, item_ids: [randomUUID()] })).json.code).toBe(
      'catalogue.parts',
    )
    const { json: one } = await addGroup({ ...sauces, item_ids: [] })
    const { json: other } = await addGroup({ ...sauces, item_ids: [] })
    const taken = await mine('PUT', `/catalogue-option-groups/${one.id}`, {
      ...sauces,
      options: [{ ...option('Tártaro', 0), id: other.options[0].id }],
      item_ids: [],
      version: one.version,
    })
    expect(taken.json.code).toBe('catalogue.parts')
    const none = await addGroup({ ...sauces, min_choices: 3, item_ids: [] })
    expect(none.status).toBe(422)
    expect(none.json.errors).toMatchObject([{ path: 'max_choices' }])
  })

  // spec: 582
  it('change their price once, whichever dishes have them, and say so to who has them open', async () => {
    const section = await addSection('Preço de opções')
    const dishes = [await addItem(section.id, 'Filhote'), await addItem(section.id, 'Pescada')]
    const item_ids = dishes.map(({ id }) => id)
    const { json: group } = await addGroup({ ...sauces, name: 'Molho da brasa', item_ids })
    const change = {
      sections: [section.id],
      change: { kind: 'amount', cents: 100 },
      rounding: 'none',
      with_options: true,
    }
    const { json: preview } = await mine('POST', '/catalogue/menu/prices/preview', change)
    expect(preview.rows.map(({ name }: { name: string }) => name)).toEqual([
      'Filhote',
      'Molho da brasa › Tártaro',
      'Pescada',
    ])
    await mine('POST', '/catalogue/menu/prices', { ...change, hash: preview.hash })
    const { json } = await mine('GET', '/catalogue/menu')
    const now = json.groups.find(({ id }: { id: string }) => id === group.id)
    expect(now.options[0].price_cents).toBe(400)
    expect(now.version).toBeGreaterThan(group.version)
  })
})

describe('writing a menu', () => {
  it('shows to everybody at once what was typed, and keeps what is switched off to itself', async () => {
    const section = await addSection('Da brasa')
    const item = await addItem(section.id)
    const hidden = await addItem(section.id, 'Só em julho', 5000)
    await save(hidden, { name: 'Só em julho', is_available: false, price_cents: 5000 })
    const { json } = await shown()
    const found = json.sections.find(({ id }: { id: string }) => id === section.id)
    expect(found.items.map(({ name }: { name: string }) => name)).toEqual(['Filhote na brasa'])
    expect(found.items[0]).not.toHaveProperty('version')

    await mine('DELETE', `/catalogue-items/${item.id}?version=1`)
    const after = (await shown()).json
    expect(after.sections.map(({ id }: { id: string }) => id)).not.toContain(section.id)
  })

  it('adds once what is sent twice', async () => {
    const section = await addSection()
    const item = { id: randomUUID(), name: 'Pargo', price_cents: 7000 }
    const path = `/catalogue-sections/${section.id}/items`
    const both = await Promise.all([mine('POST', path, item), mine('POST', path, item)])
    expect(both.map(({ status }) => status)).toEqual([201, 201])
    const { json } = await mine('GET', '/catalogue/menu')
    const names = json.sections.flatMap(({ items }: { items: { name: string }[] }) => items)
    expect(names.filter(({ name }: { name: string }) => name === 'Pargo')).toHaveLength(1)
  })

  // spec: 574
  it('keeps options in two levels with their ids, and forgets what is no longer named', async () => {
    const section = await addSection('Pizzas')
    const item = await addItem(section.id, 'Pizza', 0)
    const edge = {
      name: 'Borda',
      min_choices: 0,
      max_choices: 1,
      price_method: 'sum',
      options: [option('Catupiry', 800)],
    }
    const flavours = {
      name: 'Sabores',
      min_choices: 1,
      max_choices: 2,
      price_method: 'max',
      options: [{ ...option('Camarão', 7000), groups: [edge] }, option('Queijo', 5000)],
    }
    const first = await addGroup({ ...flavours, item_ids: [item.id] })
    expect(first.status).toBe(201)
    const { version, ...group } = first.json
    expect(group.options[0].groups[0].options[0].name).toBe('Catupiry')

    const [shrimp] = group.options
    const { id, ...content } = group
    const kept = { ...content, options: [{ ...shrimp, price_cents: 7500 }] }
    delete kept.options[0].sold_out_until
    for (const inner of kept.options[0].groups) {
      for (const one of inner.options) {
        delete one.sold_out_until
        delete one.groups
      }
    }
    const second = await mine('PUT', `/catalogue-option-groups/${id}`, { ...kept, version })
    expect(second.status).toBe(200)
    expect(second.json.options).toMatchObject([
      { id: shrimp.id, price_cents: 7500, groups: [{ options: [{ name: 'Catupiry' }] }] },
    ])
  })

  it('refuses the second of two who edit the same item', async () => {
    const section = await addSection()
    const item = await addItem(section.id)
    expect((await save(item, { name: 'Uma' })).status).toBe(200)
    const { status, json } = await save(item, { name: 'Outra' })
    expect(status).toBe(409)
    expect(json.code).toBe('stale')
  })

  // spec: 574
  it('refuses a promotion that is no cheaper, a group that is not there and a code twice', async () => {
    const section = await addSection()
    const [one, other] = [await addItem(section.id), await addItem(section.id, 'Outro')]
    const promo = { cents: 9000, starts_at: null, ends_at: null }
    expect((await save(one, { price_cents: 9000, promo })).status).toBe(422)
    expect((await save(one, { group_ids: [randomUUID()] })).json.code).toBe('catalogue.parts')
    expect((await save(one, { sku: 'A-1' })).status).toBe(200)
    expect((await save(other, { sku: 'A-1' })).json.code).toBe('catalogue.sku')
  })

  it('shows a photo of one’s own, and nobody else’s', async () => {
    const section = await addSection()
    const item = await addItem(section.id)
    const foreign = await createPhoto(portal, await createPerson(portal))
    expect((await save(item, { photo_id: foreign })).json.code).toBe('catalogue.photo')
    const own = await createPhoto(portal, owner)
    expect((await save(item, { photo_id: own })).json.photo.id).toBe(own)
  })

  // spec: 584
  it('copies an item with its parts right behind it', async () => {
    const section = await addSection('Cópias')
    const item = await addItem(section.id, 'Original')
    await addItem(section.id, 'Depois')
    await save(item, {
      name: 'Original',
      sku: 'B-1',
      variants: [
        { name: 'P', sku: null, price_cents: null, promo_cents: null, is_available: true },
      ],
    })
    const copy = await mine('POST', `/catalogue-items/${item.id}/copies`, { id: randomUUID() })
    expect(copy.status).toBe(201)
    expect(copy.json).toMatchObject({
      name: 'Original (cópia)',
      sku: null,
      variants: [{ name: 'P' }],
    })
    const { json } = await mine('GET', '/catalogue/menu')
    const found = json.sections.find(({ id }: { id: string }) => id === section.id)
    expect(found.items.map(({ name }: { name: string }) => name)).toEqual([
      'Original',
      'Original (cópia)',
      'Depois',
    ])
  })

  it('keeps a new order, across sections, unless somebody changed it meanwhile', async () => {
    const [one, other] = [await addSection('Uma', 'shop'), await addSection('Outra', 'shop')]
    const item = await addItem(one.id, 'Muda de seção')
    const seen = [
      { section: one.id, items: [item.id] },
      { section: other.id, items: [] },
    ]
    const wanted = [
      { section: other.id, items: [item.id] },
      { section: one.id, items: [] },
    ]
    const { json, status } = await mine('PUT', '/catalogue/shop/order', { seen, wanted })
    expect(status).toBe(200)
    expect(json.sections[0]).toMatchObject({ id: other.id, items: [{ id: item.id }] })
    expect((await mine('PUT', '/catalogue/shop/order', { seen, wanted })).json.code).toBe('stale')
    const lost = [{ section: one.id, items: [] }]
    const twice = await mine('PUT', '/catalogue/shop/order', { seen: wanted, wanted: lost })
    expect(twice.json.code).toBe('catalogue.order')
    await mine('DELETE', `/catalogue-sections/${one.id}?version=${one.version}`)
    await mine('DELETE', `/catalogue-sections/${other.id}?version=${other.version}`)
  })

  // spec: 584
  it('marks what is gone until the next morning, and takes it back', async () => {
    const section = await addSection()
    const item = await addItem(section.id)
    const mark = (is_sold_out: boolean) =>
      mine('PUT', '/catalogue-sold-out', { of: 'item', id: item.id, is_sold_out })
    expect(Date.parse((await mark(true)).json.sold_out_until)).toBeGreaterThan(
      portal.deps.clock.now().getTime(),
    )
    expect((await mark(false)).json.sold_out_until).toBeNull()
  })

  // spec: 582
  it('changes many prices as they were looked at, or none', async () => {
    const section = await addSection('Preços')
    const item = await addItem(section.id, 'Caldeirada', 1990)
    const change = {
      sections: [section.id],
      change: { kind: 'percent', hundredths: 1000 },
      rounding: 'ending-90',
      with_options: true,
    }
    const preview = await mine('POST', '/catalogue/menu/prices/preview', change)
    expect(preview.json.rows).toEqual([{ name: 'Caldeirada', from_cents: 1990, to_cents: 2190 }])
    const { hash } = preview.json
    const apply = () => mine('POST', '/catalogue/menu/prices', { ...change, hash })
    expect((await apply()).json).toEqual({ changed: 1 })
    expect((await apply()).json.code).toBe('stale')
    expect((await save(item, {})).json.code).toBe('stale')
  })

  // spec: 574, 578
  it('counts stock, unless an order took some while somebody counted', async () => {
    const section = await addSection('Camisas', 'shop')
    const item = await addItem(section.id, 'Camisa do Sal')
    const variants = [
      { name: 'M', sku: null, price_cents: null, promo_cents: null, is_available: true },
    ]
    const [variant] = (await save(item, { variants })).json.variants
    const count = (on_hand: number | null, seen: number | null) =>
      mine('PUT', `/catalogue-variants/${variant.id}/stock`, { on_hand, seen })
    expect((await count(5, null)).json.stock).toEqual({ on_hand: 5, reserved: 0 })
    const { stock } = portal.deps.stores
    const now = portal.deps.clock.now()
    const lines = [{ variantId: variant.id, quantity: 2 }]
    const orderId = randomUUID()
    await stock.move(place.id, { kind: 'reserved', orderId, lines }, now)
    expect((await count(1, 5)).json.code).toBe('catalogue.reserved')
    await expect(stock.move(place.id, { kind: 'reserved', orderId, lines }, now)).rejects.toThrow()
    const much = [{ variantId: variant.id, quantity: 4 }]
    await expect(
      stock.move(place.id, { kind: 'reserved', orderId: randomUUID(), lines: much }, now),
    ).rejects.toMatchObject({ constraint: 'stock_never_oversold' })
    await stock.move(place.id, { kind: 'sold', orderId, lines }, now)
    expect((await count(9, 5)).json.code).toBe('stale')
    expect((await count(null, 3)).json.stock).toBeNull()
    await mine('DELETE', `/catalogue-sections/${section.id}?version=1`)
  })
})

describe('who may', () => {
  it('nobody who is not signed in, and no stranger, who is told of no such business', async () => {
    const section = await addSection()
    const item = await addItem(section.id)
    const { json: group } = await addGroup({ ...sauces, item_ids: [item.id] })
    const stranger = await createPerson(portal, { plan: 'espadarte' })
    const elsewhere = await createListing(portal)
    await addMember(portal, elsewhere.id, stranger, 'manager')
    const writes: [Method, string, object?][] = [
      ['GET', '/catalogue/menu'],
      ['POST', '/catalogue/menu/sections', { id: randomUUID(), name: 'Minha' }],
      [
        'PUT',
        `/catalogue-sections/${section.id}`,
        { version: 1, name: 'a', description: '', is_available: true, windows: [] },
      ],
      ['DELETE', `/catalogue-sections/${section.id}?version=1`],
      [
        'POST',
        `/catalogue-sections/${section.id}/items`,
        { id: randomUUID(), name: 'a', price_cents: 1 },
      ],
      ['PUT', `/catalogue-items/${item.id}`, { ...content, version: 1 }],
      ['DELETE', `/catalogue-items/${item.id}?version=1`],
      ['POST', `/catalogue-items/${item.id}/copies`, { id: randomUUID() }],
      ['POST', '/catalogue/menu/option-groups', { ...sauces, id: randomUUID(), item_ids: [] }],
      ['PUT', `/catalogue-option-groups/${group.id}`, { ...sauces, item_ids: [], version: 1 }],
      ['DELETE', `/catalogue-option-groups/${group.id}?version=1`],
      ['PUT', '/catalogue/menu/order', { seen: [], wanted: [] }],
      ['PUT', '/catalogue-sold-out', { of: 'item', id: item.id, is_sold_out: true }],
      ['GET', '/catalogue/menu/items.csv'],
    ]
    for (const [method, path, body] of writes) {
      const anonymous = await call(portal, method, `${base}${path}`, body)
      expect(anonymous.status, `${method} ${path}`).toBe(401)
      const { status } = await as(stranger, method, `${base}${path}`, body)
      expect(status, `${method} ${path}`).toBe(404)
    }
  })

  it('reaches nothing of another business through one’s own', async () => {
    const section = await addSection()
    const item = await addItem(section.id)
    const other = await createPerson(portal, { plan: 'macarico' })
    const theirs = await createListing(portal, { owner: other })
    const through = (method: Method, path: string, body?: object) =>
      as(other, method, `/my/establishments/${theirs.id}${path}`, body)
    expect(
      (await through('PUT', `/catalogue-items/${item.id}`, { ...content, version: 1 })).status,
    ).toBe(404)
    const added = { id: randomUUID(), name: 'a', price_cents: 1 }
    expect((await through('POST', `/catalogue-sections/${section.id}/items`, added)).status).toBe(
      404,
    )
    const own = { ...sauces, id: randomUUID() }
    const lent = await through('POST', '/catalogue/menu/option-groups', {
      ...own,
      item_ids: [item.id],
    })
    expect(lent.json.code).toBe('catalogue.parts')
    const { json: group } = await addGroup({ ...sauces, item_ids: [] })
    const changed = { ...sauces, item_ids: [], version: group.version }
    expect((await through('PUT', `/catalogue-option-groups/${group.id}`, changed)).status).toBe(404)
    const taken = await through('POST', '/catalogue/menu/sections', { id: section.id, name: 'a' })
    expect(taken.status).toBe(409)
    const soldOut = { of: 'item', id: item.id, is_sold_out: true }
    expect((await through('PUT', '/catalogue-sold-out', soldOut)).status).toBe(404)
  })

  it('the menu on paper is for the people of the business', async () => {
    await addItem((await addSection()).id)
    const path = `${base}/printed-menu`
    const stranger = await createPerson(portal, { plan: 'macarico' })
    expect((await call(portal, 'GET', path)).status).toBe(401)
    expect((await as(stranger, 'GET', path)).status).toBe(404)
    const paper = await portal.app.inject({
      url: `/api/v1${path}`,
      headers: { cookie: owner.cookie },
    })
    expect(paper.statusCode).toBe(200)
    expect(paper.headers['content-type']).toBe('application/pdf')
    expect(paper.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  })

  it('the menu on paper waits its turn behind what others asked for', async () => {
    const { gate } = portal.deps.reads
    const held = Promise.withResolvers<void>()
    const others = ['10.1.1.1', '10.2.2.2', '10.3.3.3'].map((client) =>
      gate.run(client, () => held.promise),
    )
    const paper = as(owner, 'GET', `${base}/printed-menu`)
    await vi.waitFor(() => expect(gate.waiting).toBe(1))
    held.resolve()
    await Promise.all(others)
    expect((await paper).status).toBe(200)
  })

  it('staff says what is gone and edits nothing; a manager edits', async () => {
    const section = await addSection()
    const item = await addItem(section.id)
    const [staff, manager] = [await createPerson(portal), await createPerson(portal)]
    await addMember(portal, place.id, staff, 'staff')
    await addMember(portal, place.id, manager, 'manager')
    const soldOut = { of: 'item', id: item.id, is_sold_out: true }
    expect((await as(staff, 'PUT', `${base}/catalogue-sold-out`, soldOut)).status).toBe(200)
    const added = { id: randomUUID(), name: 'Nova' }
    expect((await as(staff, 'POST', `${base}/catalogue/menu/sections`, added)).status).toBe(403)
    expect((await as(manager, 'POST', `${base}/catalogue/menu/sections`, added)).status).toBe(201)
    const group = { ...sauces, id: randomUUID(), item_ids: [] }
    const path = `${base}/catalogue/menu/option-groups`
    expect((await as(staff, 'POST', path, group)).status).toBe(403)
    expect((await as(manager, 'POST', path, group)).status).toBe(201)
    const { json } = await as(staff, 'GET', `${base}/catalogue/menu`)
    expect(json.may).toEqual({ edit: false, sell_out: true })
  })

  // spec: 580, 581
  it('not without a shop in the plan, nor beyond its items, and visitors see neither', async () => {
    const small = await createPerson(portal, { plan: 'atalaia' })
    const bar = await createListing(portal, { owner: small, fields: { modules: ['menu', 'shop'] } })
    const own = (method: Method, path: string, body?: object) =>
      as(small, method, `/my/establishments/${bar.id}${path}`, body)
    const shop = await own('POST', '/catalogue/shop/sections', { id: randomUUID(), name: 'Loja' })
    expect(shop.json.code).toBe('catalogue.not-in-plan')
    const { json: section } = await own('POST', '/catalogue/menu/sections', {
      id: randomUUID(),
      name: 'Bebidas',
    })
    await portal.deps.connection
      .insertInto('catalog_items')
      .values(
        Array.from({ length: 41 }, (_, position) => ({
          establishment_id: bar.id,
          section_id: section.id,
          name: `Item ${position}`,
          price_cents: 500,
          position,
          created_at: portal.deps.clock.now(),
          updated_at: portal.deps.clock.now(),
        })),
      )
      .execute()
    const more = { id: randomUUID(), name: 'Mais um', price_cents: 1 }
    const full = await own('POST', `/catalogue-sections/${section.id}/items`, more)
    expect(full.json.code).toBe('catalogue.item-limit')
    const { json } = await call(portal, 'GET', `/establishments/${bar.slug}/catalogue/menu`)
    expect(json.sections[0].items).toHaveLength(40)
    const hidden = await call(portal, 'GET', `/establishments/${bar.slug}/catalogue/shop`)
    expect(hidden.status).toBe(404)
  })

  // spec: 581, 589
  it('nothing is shown of a business that is not on the air, or that switched it off', async () => {
    const draft = await createListing(portal, {
      owner,
      status: 'draft',
      fields: { modules: ['menu'] },
    })
    const off = await createListing(portal, {
      owner: await createPerson(portal, { plan: 'espadarte' }),
    })
    for (const { slug } of [draft, off]) {
      const { status } = await call(portal, 'GET', `/establishments/${slug}/catalogue/menu`)
      expect(status).toBe(404)
    }
  })
})

it('names the menus and shops that sell something in the sitemap', async () => {
  const asked = async (name: string) =>
    (await portal.app.inject({ url: `/sitemaps/${name}-1.xml` })).body
  const empty = await createListing(portal, { owner, fields: { modules: ['menu', 'shop'] } })
  await addItem((await addSection('Sitemap')).id)
  expect(await asked('cardapios')).toContain(`/cardapio/${place.slug}</loc>`)
  expect(await asked('cardapios')).not.toContain(empty.slug)
  expect(await asked('lojas')).not.toContain(place.slug)
  await addItem((await addSection('Sitemap', 'shop')).id)
  expect(await asked('lojas')).toContain(`/loja/${place.slug}</loc>`)
  expect((await portal.app.inject({ url: '/sitemap.xml' })).body).toContain('/sitemaps/lojas-1.xml')
})
