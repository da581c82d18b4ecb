import { randomUUID } from 'node:crypto'
import { PLAIN_ITEM } from '@portal/contract/storefront/catalogue/catalogue-fields'
import { switchCapabilities } from '@portal/contract/testing/switch-capabilities'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call } from '../../../../../test/calls.ts'
import { createListing } from '../../../../../test/establishments.ts'
import { createPerson, type TestPerson } from '../../../../../test/people.ts'
import { useTestApp } from '../../../../../test/test-app.ts'

const portal = useTestApp()
let admin: TestPerson
let rosa: TestPerson
let restore: () => void
beforeAll(async () => {
  restore = switchCapabilities(true, ['menu', 'shop'])
  admin = await createPerson(portal, { role: 'admin' })
})
afterAll(() => restore())
beforeEach(async () => {
  await portal.deps.connection.deleteFrom('establishments').execute()
  rosa = await createPerson(portal, { plan: 'espadarte' })
})

type Place = { id: string; slug: string }
type Kind = 'menu' | 'shop'
const place = (modules: Kind[]): Promise<Place> =>
  createListing(portal, { owner: rosa, fields: { name: 'Bar do Zé', modules } })
async function mine(method: 'GET' | 'POST' | 'PUT', { id }: Place, path: string, body?: object) {
  const answer = await call(portal, method, `/my/establishments/${id}/${path}`, body, rosa)
  expect(answer.status).toBeLessThan(300)
  return answer.json
}
const merge = (kept: Place, duplicate: Place) =>
  call(
    portal,
    'POST',
    `/admin/establishments/${kept.id}/merge`,
    { version: 1, duplicate_id: duplicate.id, duplicate_version: 1 },
    admin,
  )

/** A dish with a part of every kind. */
async function write(at: Place, kind: Kind, name: string, sku: string) {
  const section = await mine('POST', at, `catalogue/${kind}/sections`, {
    id: randomUUID(),
    name: 'Peixes',
  })
  const dish = { id: randomUUID(), name, price_cents: 8990 }
  const item = await mine('POST', at, `catalogue-sections/${section.id}/items`, dish)
  const option = { price_cents: 0, sku: null, is_available: true }
  const group = { min_choices: 0, max_choices: 1, price_method: 'sum' }
  const inner = { ...group, name: 'Ponto', options: [{ ...option, name: 'Forte' }] }
  const sauce = await mine('POST', at, `catalogue/${kind}/option-groups`, {
    ...{ ...group, id: randomUUID(), name: 'Molho', item_ids: [] },
    options: [{ ...option, name: 'Tucupi', groups: [inner] }],
  })
  const saved = await mine('PUT', at, `catalogue-items/${item.id}`, {
    ...PLAIN_ITEM,
    ...{ name, price_cents: 8990, sku, version: 1 },
    windows: [{ days: [1], from_minute: 600, until_minute: 900 }],
    group_ids: [sauce.id],
    variants: [{ name: 'Inteiro', sku, price_cents: null, promo_cents: null, is_available: true }],
  })
  await mine('PUT', at, `catalogue-variants/${saved.variants[0].id}/stock`, {
    on_hand: 7,
    seen: null,
  })
  return saved
}

describe('a merge', () => {
  // spec: 592
  it('brings along the menu that the one that stays does not have, whole and in sight', async () => {
    const [kept, duplicate] = [await place([]), await place(['menu'])]
    const dish = await write(duplicate, 'menu', 'Filhote', 'F1')
    const { json } = await call(portal, 'GET', '/admin/duplicates', undefined, admin)
    const [pair] = json.pairs
    expect([pair.one, pair.other].find(({ id }) => id === duplicate.id).catalogues).toEqual([
      'menu',
    ])

    expect(await merge(kept, duplicate)).toMatchObject({
      status: 200,
      json: { catalogues: { moved: ['menu'], left: [] } },
    })
    const menu = await mine('GET', kept, 'catalogue/menu')
    expect(menu).toMatchObject({ is_switched_on: true, sections: [{ name: 'Peixes' }] })
    expect(menu.sections[0].items).toEqual([
      { ...dish, variants: [{ ...dish.variants[0], left: 7, stock: { on_hand: 7, reserved: 0 } }] },
    ])
    expect(menu.groups).toMatchObject([{ name: 'Molho', item_ids: [dish.id] }])
    const page = await call(portal, 'GET', `/establishments/${kept.slug}/catalogue/menu`)
    expect(page).toMatchObject({ status: 200, json: { sections: [{ name: 'Peixes' }] } })
    // It is written on as before.
    await mine('PUT', kept, 'catalogue-sold-out', {
      of: 'option',
      id: dish.groups[0].options[0].groups[0].options[0].id,
      is_sold_out: true,
    })
  })

  // spec: 592
  it('keeps the menu of the one that stays, and says so', async () => {
    const [kept, duplicate] = [await place(['menu']), await place(['menu', 'shop'])]
    await write(kept, 'menu', 'Pargo', 'F1')
    await write(duplicate, 'menu', 'Filhote', 'F2')
    await write(duplicate, 'shop', 'Farinha', 'F1')
    expect((await merge(kept, duplicate)).json.catalogues).toEqual({
      moved: ['shop'],
      left: ['menu'],
    })
    expect(await mine('GET', kept, 'catalogue/menu')).toMatchObject({
      sections: [{ items: [{ name: 'Pargo', sku: 'F1' }] }],
    })
    // Its code is that of an item that was there.
    expect(await mine('GET', kept, 'catalogue/shop')).toMatchObject({
      is_switched_on: true,
      sections: [{ items: [{ name: 'Farinha', sku: null, variants: [{ sku: null }] }] }],
    })
  })

  // spec: 592
  it('takes a section without anything in it for no menu', async () => {
    const [kept, duplicate] = [await place(['menu']), await place(['menu'])]
    await mine('POST', kept, 'catalogue/menu/sections', { id: randomUUID(), name: 'Bebidas' })
    await write(duplicate, 'menu', 'Filhote', 'F1')
    expect((await merge(kept, duplicate)).json.catalogues.moved).toEqual(['menu'])
    const { sections } = await mine('GET', kept, 'catalogue/menu')
    expect(sections.map(({ name }: { name: string }) => name).sort()).toEqual(['Bebidas', 'Peixes'])
  })
})
