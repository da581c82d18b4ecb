import { randomUUID } from 'node:crypto'
import type { Category } from '@portal/contract/guide/categories/category'
import type { EditedCategory } from '@portal/contract/guide/categories/category-editor'
import { beforeEach, describe, expect, it } from 'vitest'
import { call } from '../../../../test/calls.ts'
import { createCategories, createListing } from '../../../../test/establishments.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'

const portal = useTestApp({ clock: fixedClock() })
let admin: TestPerson
let ids: Awaited<ReturnType<typeof createCategories>>

beforeEach(async () => {
  const { connection, reads } = portal.deps
  await connection.deleteFrom('establishments').execute()
  await connection.deleteFrom('categories').where('parent_id', 'is not', null).execute()
  await connection.deleteFrom('categories').execute()
  ids = await createCategories(portal)
  reads.cache.expireAll()
  admin = await createPerson(portal, { role: 'admin' })
})

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT'
const as = (method: Method, path: string, body?: object, who: TestPerson = admin) =>
  call(portal, method, `/admin/categories${path}`, body, who)
const tree = async () => (await as('GET', '')).json as EditedCategory[]
const at = async (id: string) => {
  const found = (await tree()).find((category) => category.id === id)
  if (!found) throw new Error(`no category ${id}`)
  return found
}
const shown = async () => (await call(portal, 'GET', '/categories')).json as Category[]
const shownNames = async () => (await shown()).map(({ name }) => name)
const page = async (slug: string) => (await call(portal, 'GET', `/establishments/${slug}`)).json
const rename = async (id: string, name: string, version?: number) =>
  as('PATCH', `/${id}`, { version: version ?? (await at(id)).version, changes: { name } })
const archive = async (id: string, move_to?: string) =>
  as('POST', `/${id}/archive`, { version: (await at(id)).version, ...(move_to ? { move_to } : {}) })
const lastAudit = () =>
  portal.deps.connection
    .selectFrom('audit_log')
    .select(['action', 'actor_id', 'subject_id', 'details'])
    .orderBy('id', 'desc')
    .executeTakeFirst()

describe('a new category', () => {
  it('is last of its group, has an address of its own and shows to the next visitor', async () => {
    await shown()
    const answer = await as('POST', '', { name: 'Feira & Mercado', parent_id: null, icon: 'store' })
    expect(answer.status).toBe(201)
    expect(await shownNames()).toContain('Feira & Mercado')
    expect(answer.json.find(({ name }: Category) => name === 'Feira & Mercado')).toMatchObject({
      slug: 'feira-e-mercado',
      position: 1,
      listings: 0,
      version: 1,
    })
    expect(await lastAudit()).toMatchObject({
      action: 'category.created',
      actor_id: admin.userId,
      details: { name: 'Feira & Mercado' },
    })
  })

  // spec: 347
  it('within another takes its icon and its kind from it', async () => {
    await as('PATCH', `/${ids.comer}`, { version: 1, changes: { icon: 'utensils' } })
    const { json } = await as('POST', '', { name: 'Pizzaria', parent_id: ids.comer, icon: 'car' })
    expect(json.find(({ slug }: Category) => slug === 'pizzaria')).toMatchObject({
      icon: 'utensils',
      schema_type: 'FoodEstablishment',
      parent_id: ids.comer,
    })
  })

  it('of a name that another group has gets another address', async () => {
    const { json } = await as('POST', '', { name: 'Peixaria', parent_id: ids.ficar })
    expect(json.some(({ slug }: Category) => slug === 'peixaria-2')).toBe(true)
  })

  it.each([
    ['the same name beside it', { name: 'ONDE CÔMER', parent_id: null }, 'name'],
    ['one letter', { name: 'a', parent_id: null }, 'name'],
    ['61 letters', { name: 'a'.repeat(61), parent_id: null }, 'name'],
    ['an icon nobody drew', { name: 'Nova', parent_id: null, icon: 'rocket' }, 'icon'],
    ['a parent that is not there', { name: 'Nova', parent_id: randomUUID() }, 'parent_id'],
  ])('is refused with %s', async (_, body, path) => {
    expect(await as('POST', '', body)).toMatchObject({ status: 422, json: { errors: [{ path }] } })
  })

  // spec: 347
  it('is not put on a third level', async () => {
    const answer = await as('POST', '', { name: 'Nova', parent_id: ids.peixaria })
    expect(answer).toMatchObject({ status: 422, json: { errors: [{ path: 'parent_id' }] } })
  })
})

describe('a new name', () => {
  it('is on every page at once, at the same address', async () => {
    const { slug } = await createListing(portal, { fields: { subcategory_id: ids.peixaria } })
    expect((await page(slug)).subcategory.name).toBe('Peixaria')
    expect(await shownNames()).toContain('Peixaria')
    expect((await rename(ids.peixaria, 'Peixes e mariscos')).status).toBe(200)
    expect(await shownNames()).toContain('Peixes e mariscos')
    expect((await page(slug)).subcategory).toEqual({ slug: 'peixaria', name: 'Peixes e mariscos' })
    expect(await lastAudit()).toMatchObject({
      action: 'category.updated',
      subject_id: ids.peixaria,
      details: { name: 'Peixaria', to: 'Peixes e mariscos' },
    })
  })

  it('of somebody who read an older one is told, not written over', async () => {
    await rename(ids.peixaria, 'Peixes')
    expect(await rename(ids.peixaria, 'Mariscos', 1)).toMatchObject({
      status: 409,
      json: { code: 'stale' },
    })
    expect((await at(ids.peixaria)).name).toBe('Peixes')
  })

  it('that is the old one changes nothing', async () => {
    await rename(ids.peixaria, 'Peixaria')
    expect((await at(ids.peixaria)).version).toBe(1)
  })
})

describe('the order', () => {
  it('is what the visitor sees', async () => {
    expect((await shownNames())[0]).toBe('Onde comer')
    const answer = await as('PUT', '/order', { parent_id: null, ids: [ids.ficar, ids.comer] })
    expect(answer.status).toBe(200)
    expect((await shownNames()).slice(0, 2)).toEqual(['Onde ficar', 'Onde comer'])
    expect(await lastAudit()).toMatchObject({
      action: 'category.reordered',
      details: { order: ['Onde ficar', 'Onde comer'] },
    })
  })

  it('names the whole group: what is missing was added meanwhile', async () => {
    const answer = await as('PUT', '/order', { parent_id: null, ids: [ids.ficar] })
    expect(answer).toMatchObject({ status: 409, json: { code: 'categories.stale-order' } })
    const other = await as('PUT', '/order', { parent_id: null, ids: [ids.ficar, ids.peixaria] })
    expect(other.status).toBe(409)
    const twice = await as('PUT', '/order', { parent_id: null, ids: [ids.ficar, ids.ficar] })
    expect(twice.status).toBe(422)
  })
})

describe('a subcategory', () => {
  it('moves with its listings, and with the edits that wait', async () => {
    const rosa = await createPerson(portal, { plan: 'espadarte' })
    const { slug } = await createListing(portal, { fields: { subcategory_id: ids.peixaria } })
    const other = await createListing(portal, { owner: rosa })
    const body = { version: 1, changes: { subcategory_id: ids.peixaria } }
    await call(portal, 'PATCH', `/my/establishments/${other.id}`, body, rosa)
    await page(slug)

    const answer = await as('POST', `/${ids.peixaria}/move`, { version: 1, parent_id: ids.ficar })
    expect(answer.status).toBe(200)
    expect(await page(slug)).toMatchObject({
      category: { slug: 'onde-ficar' },
      subcategory: { slug: 'peixaria' },
    })
    const list = async (category: string) =>
      (await call(portal, 'GET', `/establishments?categoria=${category}`)).json.total
    expect([await list('onde-ficar'), await list('onde-comer')]).toEqual([1, 1])
    const decision = { version: 2 }
    const path = `/admin/establishments/${other.id}/changes/approve`
    expect((await call(portal, 'POST', path, decision, admin)).status).toBe(200)
    expect((await page(other.slug)).category.slug).toBe('onde-ficar')
    expect(await lastAudit()).toMatchObject({ action: 'establishment.changes-approved' })
  })

  it('is all that moves', async () => {
    const answer = await as('POST', `/${ids.comer}/move`, { version: 1, parent_id: ids.ficar })
    expect(answer).toMatchObject({ status: 409, json: { code: 'categories.not-a-subcategory' } })
  })
})

describe('an archived category', () => {
  it('is no longer offered, and comes back', async () => {
    expect((await archive(ids.peixaria)).status).toBe(200)
    expect(await shownNames()).not.toContain('Peixaria')
    const { version } = await at(ids.peixaria)
    expect((await as('POST', `/${ids.peixaria}/restore`, { version })).status).toBe(200)
    expect(await shownNames()).toContain('Peixaria')
  })

  it('has nothing left in it: the sentence says what', async () => {
    await createListing(portal, { status: 'draft', fields: { subcategory_id: ids.peixaria } })
    expect(await archive(ids.peixaria)).toMatchObject({
      status: 409,
      json: {
        code: 'categories.in-use',
        detail: '1 cadastro ainda usa esta categoria. Escolha para onde vão antes de arquivar.',
      },
    })
    expect((await archive(ids.comer)).json.detail).toBe(
      '1 cadastro e 1 subcategoria ainda usam esta categoria. Escolha para onde vão antes de arquivar.',
    )
    expect(await shownNames()).toContain('Peixaria')
  })

  it('gives its listings to another, whole or within', async () => {
    const { slug } = await createListing(portal, { fields: { subcategory_id: ids.peixaria } })
    expect((await archive(ids.peixaria, ids.pousada)).status).toBe(200)
    expect(await page(slug)).toMatchObject({
      category: { slug: 'onde-ficar' },
      subcategory: { slug: 'pousada' },
    })
    expect(await lastAudit()).toMatchObject({
      action: 'category.merged',
      details: { name: 'Peixaria', to: 'Pousada', listings: 1 },
    })
    expect((await archive(ids.pousada, ids.ficar)).status).toBe(200)
    expect(await page(slug)).toMatchObject({ category: { slug: 'onde-ficar' }, subcategory: null })
  })

  // spec: 414
  it('leads from its address to where its listings went, however often they moved', async () => {
    const { slug } = await createListing(portal, { fields: { subcategory_id: ids.peixaria } })
    const leadsTo = async (old: string) =>
      (await call(portal, 'GET', `/categories/${old}`)).json.slug
    await archive(ids.peixaria, ids.pousada)
    expect(await leadsTo('peixaria')).toBe('pousada')
    await archive(ids.pousada, ids.ficar)
    expect(await leadsTo('peixaria')).toBe('onde-ficar')
    expect(await leadsTo('pousada')).toBe('onde-ficar')
    const list = await call(portal, 'GET', '/establishments?categoria=peixaria')
    expect(list.json.establishments.map((one: { slug: string }) => one.slug)).toContain(slug)

    const restored = await as('POST', `/${ids.pousada}/restore`, {
      version: (await at(ids.pousada)).version,
    })
    expect(restored.status).toBe(200)
    expect(await leadsTo('pousada')).toBe('pousada')
    expect((await call(portal, 'GET', '/categories/nunca-houve')).status).toBe(404)
  })

  it('of the first level gives the ones within it too', async () => {
    const { slug } = await createListing(portal, { fields: { subcategory_id: ids.peixaria } })
    expect((await archive(ids.comer, ids.ficar)).status).toBe(200)
    expect(await at(ids.peixaria)).toMatchObject({ parent_id: ids.ficar, is_active: true })
    expect(await page(slug)).toMatchObject({
      category: { slug: 'onde-ficar' },
      subcategory: { slug: 'peixaria' },
    })
  })

  it.each([
    ['itself', () => [ids.peixaria, ids.peixaria] as const],
    ['nothing', () => [ids.peixaria, randomUUID()] as const],
    ['one of the second level, when it is of the first', () => [ids.comer, ids.pousada] as const],
  ])('does not go into %s', async (_, which) => {
    const [id, target] = which()
    expect(await archive(id, target)).toMatchObject({
      status: 422,
      json: { errors: [{ path: 'move_to' }] },
    })
  })

  it('does not come back beside another of its name, nor without its parent', async () => {
    await archive(ids.peixaria)
    await as('POST', '', { name: 'Peixaria', parent_id: ids.comer })
    const { version } = await at(ids.peixaria)
    expect((await as('POST', `/${ids.peixaria}/restore`, { version })).status).toBe(422)
    await archive(ids.pousada)
    await archive(ids.ficar)
    const back = await as('POST', `/${ids.pousada}/restore`, {
      version: (await at(ids.pousada)).version,
    })
    expect(back).toMatchObject({ status: 409, json: { code: 'categories.archived-parent' } })
  })
})

it('changes only what is there', async () => {
  const id = randomUUID()
  expect((await as('PATCH', `/${id}`, { version: 1, changes: { name: 'Nova' } })).status).toBe(404)
  expect((await as('POST', `/${id}/archive`, { version: 1 })).status).toBe(404)
  expect((await as('POST', `/${id}/restore`, { version: 1 })).status).toBe(404)
  expect((await as('POST', `/${id}/move`, { version: 1, parent_id: ids.comer })).status).toBe(404)
})

it('keeps two editors from creating the same one at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => as('POST', '', { name: 'Feira', parent_id: null })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422])
})
