import type { Category } from '@portal/contract/guide/categories/category'
import { expect, it } from 'vitest'
import { CATEGORIES } from '../../../../seed/categories.ts'
import { seedCategories } from '../../../../seed/seed-categories.ts'
import { call } from '../../../../test/calls.ts'
import { useTestApp } from '../../../../test/test-app.ts'

const portal = useTestApp()
const read = async () => (await call(portal, 'GET', '/categories')).json as Category[]

it('has nothing to offer at first', async () => {
  expect(await read()).toEqual([])
})

it('offers the ten of the guide in two levels, parents first', async () => {
  await seedCategories(portal.deps)
  const categories = await read()
  const tops = categories.filter(({ parent_id }) => parent_id === null)
  expect(categories.slice(0, 10)).toEqual(tops)
  expect(tops.map(({ name }) => name)).toEqual([
    'Onde comer',
    'Onde ficar',
    'Bares e festas',
    'Passeios e lazer',
    'Compras',
    'Serviços',
    'Saúde',
    'Imóveis',
    'Transporte',
    'Serviços públicos',
  ])
  const ids = new Set(tops.map(({ id }) => id))
  for (const { parent_id } of categories.slice(10)) expect(ids).toContain(parent_id)
  const slugs = categories.map(({ slug }) => slug)
  expect(new Set(slugs).size).toBe(slugs.length)
  expect(slugs).toHaveLength(CATEGORIES.flatMap(({ within = [] }) => [0, ...within]).length)
})

it('leaves alone what an administrator changed', async () => {
  await portal.deps.connection
    .updateTable('categories')
    .set({ name: 'Comes e bebes' })
    .where('slug', '=', 'onde-comer')
    .execute()
  await portal.deps.connection
    .updateTable('categories')
    .set({ is_active: false })
    .where('slug', '=', 'hostel')
    .execute()
  await seedCategories(portal.deps)
  const categories = await read()
  expect(categories[0]?.name).toBe('Comes e bebes')
  expect(categories.some(({ slug }) => slug === 'hostel')).toBe(false)
})
