import { type InsertObject, sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { useTestApp } from '../../../../test/test-app.ts'
import type { DB } from '../../../platform/database/schema.generated.ts'

const portal = useTestApp()
const item = (key: string, display_order: number, is_active = true) => ({
  key,
  label: key,
  icon: 'waves' as const,
  route: `/${key}`,
  position: 2,
  display_order,
  is_active,
})
const insert = (rows: InsertObject<DB, 'mobile_tabbar_config'>[]) =>
  portal.deps.connection.insertInto('mobile_tabbar_config').values(rows).execute()

beforeAll(async () => {
  await insert([item('terceiro', 30), item('primeiro', 10), item('oculto', 5, false)])
})

// spec: 224
it('lists the active items by display order, with every column', async () => {
  const answer = await portal.app.inject('/api/v1/mobile-tabbar')
  expect(answer.statusCode).toBe(200)
  expect(answer.json().map(({ key }: { key: string }) => key)).toEqual(['primeiro', 'terceiro'])
  expect(answer.json()[0]).toEqual({
    id: expect.any(String),
    ...item('primeiro', 10),
    requires_auth: false,
    plan_types: [],
  })
})

// spec: 96
it.each([
  ['an icon nobody drew', { icon: sql<never>`'skull'` }],
  ['a seventh position', { position: 7 }],
  ['an address on another host', { route: '//evil.example' }],
  ['a plan that does not exist', { plan_types: sql<never>`array['ouro']` }],
  ['an empty label', { label: '' }],
])('is refused %s by the database itself', async (_, change) => {
  await expect(insert([{ ...item('ruim', 1), ...change }])).rejects.toMatchObject({ code: '23514' })
})
