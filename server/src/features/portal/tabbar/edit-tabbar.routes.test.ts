import { randomUUID } from 'node:crypto'
import type { TabBarItem } from '@portal/contract/portal/tabbar/tabbar-item'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'
import { Tag } from '../../../platform/live/tags.ts'

const clock = fixedClock()
const portal = useTestApp({ clock })
const ADDRESS = '/api/v1/admin/mobile-tabbar'
const wanted = {
  label: 'Comércio',
  icon: 'store',
  route: '/guia-comercial',
  position: 5,
  is_active: true,
  requires_auth: false,
  plan_types: ['public'],
}
let admin: TestPerson
let member: TestPerson

beforeAll(async () => {
  admin = await createPerson(portal, { role: 'admin' })
  member = await createPerson(portal, { plan: 'espadarte' })
})
beforeEach(async () => {
  await portal.deps.connection.deleteFrom('mobile_tabbar_config').execute()
  portal.deps.reads.cache.dropTags([Tag.tabbar])
})

type Call = {
  method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  path?: string
  payload?: object
}
const call = (
  who: TestPerson | null,
  { method = 'GET', path = '', payload }: Call = {},
  origin = 'http://portal.test',
) =>
  portal.app.inject({
    method,
    url: `${ADDRESS}${path}`,
    headers: { origin, ...(who ? { cookie: who.cookie } : {}) },
    ...(payload ? { payload } : {}),
  })
const create = async (changes: Partial<typeof wanted> = {}) => {
  const answer = await call(admin, { method: 'POST', payload: { ...wanted, ...changes } })
  expect(answer.statusCode).toBe(201)
  return answer.json<TabBarItem>()
}
const visit = async () =>
  (await portal.app.inject('/api/v1/mobile-tabbar')).json<TabBarItem[]>().map(({ key }) => key)
const lastAudit = () =>
  portal.deps.connection
    .selectFrom('audit_log')
    .selectAll()
    .orderBy('id', 'desc')
    .executeTakeFirst()
const countAudit = async () =>
  (await portal.deps.connection.selectFrom('audit_log').select('id').execute()).length

describe('a new item', () => {
  it('is last in line, has a key of its own and shows to the next visitor', async () => {
    expect(await visit()).toEqual([])
    const first = await create({ plan_types: ['public', 'clube', 'public'] })
    expect(first).toEqual({
      ...wanted,
      id: expect.any(String),
      key: 'comercio',
      display_order: 1,
      plan_types: ['public', 'clube'],
    })
    expect(await create()).toMatchObject({ key: 'comercio-2', display_order: 2 })
    expect(await visit()).toEqual(['comercio', 'comercio-2'])
  })

  it('is written down', async () => {
    const { id } = await create()
    expect(await lastAudit()).toMatchObject({
      actor_id: admin.userId,
      action: 'tabbar.created',
      subject_id: id,
      at: clock.now(),
      details: { key: 'comercio', route: '/guia-comercial' },
    })
  })

  it('gets a key of its own also when ten are made at once', async () => {
    const items = await Promise.all(Array.from({ length: 10 }, () => create()))
    expect(new Set(items.map(({ key }) => key)).size).toBe(10)
    expect(new Set(items.map(({ display_order }) => display_order)).size).toBe(10)
  })

  it.each([
    ['label', '   ', 'Escreva o nome do item.'],
    ['label', 'a'.repeat(25), 'Use no máximo 24 caracteres.'],
    ['route', '//evil.example', 'Use um endereço do portal'],
    ['route', '/\\evil.example', 'Use um endereço do portal'],
    ['route', 'javascript:alert(1)', 'Use um endereço do portal'],
    ['icon', 'skull', 'Escolha uma das opções'],
    ['position', 7, '6'],
    ['plan_types.0', ['ouro'], 'Escolha uma das opções'],
  ])('is refused with a wrong %s: %j', async (path, value, message) => {
    const payload = { ...wanted, [path.split('.')[0] as string]: value }
    const answer = await call(admin, { method: 'POST', payload })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toEqual([{ path, message: expect.stringContaining(message) }])
  })
})

// spec: 198, 224
it('shows an administrator the inactive items too, and a visitor only the others', async () => {
  await create({ label: 'Mapa' })
  await create({ label: 'Oculto', is_active: false })
  const all = await call(admin)
  expect(all.statusCode).toBe(200)
  expect(all.headers['cache-control']).toBe('no-store')
  expect(all.json<TabBarItem[]>().map(({ key }) => key)).toEqual(['mapa', 'oculto'])
  expect(await visit()).toEqual(['mapa'])
})

describe('a changed item', () => {
  // spec: 225
  it('keeps its key and leaves the bar at once when it is switched off', async () => {
    const { id } = await create()
    expect(await visit()).toEqual(['comercio'])
    const payload = { label: 'Lojas', is_active: false, icon: wanted.icon }
    const answer = await call(admin, { method: 'PATCH', path: `/${id}`, payload })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ key: 'comercio', label: 'Lojas', is_active: false })
    expect(await visit()).toEqual([])
    expect(await lastAudit()).toMatchObject({
      action: 'tabbar.updated',
      subject_id: id,
      details: {
        key: 'comercio',
        changed: ['label', 'is_active'],
        changes: { label: ['Comércio', 'Lojas'], is_active: [true, false] },
      },
    })
  })

  it('leaves no trace when nothing differs', async () => {
    const { id } = await create()
    const before = await countAudit()
    const answer = await call(admin, { method: 'PATCH', path: `/${id}`, payload: wanted })
    expect(answer.statusCode).toBe(200)
    expect(await countAudit()).toBe(before)
  })

  it('cannot be given a key or an id', async () => {
    const { id } = await create()
    for (const payload of [{ key: 'outra' }, { id: randomUUID() }]) {
      const answer = await call(admin, { method: 'PATCH', path: `/${id}`, payload })
      expect(answer.statusCode).toBe(422)
    }
  })
})

it('takes a removed item off the bar and keeps its words in the log', async () => {
  const { id } = await create()
  const answer = await call(admin, { method: 'DELETE', path: `/${id}` })
  expect(answer.json()).toEqual({ removed: true })
  expect(await visit()).toEqual([])
  expect(await lastAudit()).toMatchObject({
    action: 'tabbar.removed',
    subject_id: id,
    details: { label: 'Comércio', route: '/guia-comercial' },
  })
})

describe('a new order', () => {
  const reorder = (items: { id: string; position: number; display_order: number }[]) =>
    call(admin, { method: 'PUT', path: '/order', payload: { items } })
  const place = ({ id }: TabBarItem, number: number) => ({
    id,
    position: number,
    display_order: number,
  })
  const three = async () => [
    await create({ label: 'Um' }),
    await create({ label: 'Dois' }),
    await create({ label: 'Três' }),
  ]

  // spec: 226
  it('is saved whole and shows to the next visitor', async () => {
    const [one, two, three_] = (await three()) as [TabBarItem, TabBarItem, TabBarItem]
    expect(await visit()).toEqual(['um', 'dois', 'tres'])
    const answer = await reorder([place(three_, 1), place(one, 2), place(two, 3)])
    expect(answer.statusCode).toBe(200)
    expect(answer.json<TabBarItem[]>().map(({ key, position }) => [key, position])).toEqual([
      ['tres', 1],
      ['um', 2],
      ['dois', 3],
    ])
    expect(await visit()).toEqual(['tres', 'um', 'dois'])
    expect(await lastAudit()).toMatchObject({
      action: 'tabbar.reordered',
      details: { order: ['tres', 'um', 'dois'] },
    })
    const before = await countAudit()
    await reorder([place(three_, 1), place(one, 2), place(two, 3)])
    expect(await countAudit()).toBe(before)
  })

  it('is refused whole when an item is missing, unknown or named twice', async () => {
    const [one, two, last] = (await three()) as [TabBarItem, TabBarItem, TabBarItem]
    const stranger = { ...last, id: randomUUID() }
    const incomplete = await reorder([place(two, 1), place(one, 2)])
    expect(incomplete.statusCode).toBe(409)
    expect(incomplete.json()).toMatchObject({
      code: 'stale',
      detail: expect.stringContaining('Outra pessoa mudou a barra'),
    })
    expect((await reorder([place(two, 1), place(one, 2), place(stranger, 3)])).statusCode).toBe(409)
    expect((await reorder([place(two, 1), place(one, 2), place(one, 3)])).statusCode).toBe(422)
    expect(await visit()).toEqual(['um', 'dois', 'tres'])
  })

  // spec: 282
  it('has places the bar has, and numbers the database has', async () => {
    const item = await create()
    expect((await reorder([{ ...place(item, 1), position: 7 }])).statusCode).toBe(422)
    expect((await reorder([{ ...place(item, 1), display_order: 2 ** 40 }])).statusCode).toBe(422)
    expect((await reorder([])).statusCode).toBe(422)
  })
})

describe('who may not', () => {
  const calls = (id: string): Call[] => [
    {},
    { method: 'POST', payload: wanted },
    { method: 'PATCH', path: `/${id}`, payload: { label: 'Meu' } },
    { method: 'DELETE', path: `/${id}` },
    { method: 'PUT', path: '/order', payload: { items: [{ id, position: 1, display_order: 9 }] } },
  ]

  // spec: 199
  it('is a visitor or somebody without the rights, by any of the calls', async () => {
    const { id } = await create()
    for (const each of calls(id)) {
      expect((await call(null, each)).statusCode).toBe(401)
      const refused = await call(member, each)
      expect(refused.statusCode).toBe(403)
      expect(refused.json().code).toBe('admin.forbidden')
    }
    expect(await visit()).toEqual(['comercio'])
  })

  it("is another site in an administrator's browser", async () => {
    const { id } = await create()
    for (const each of calls(id).slice(1)) {
      const answer = await call(admin, each, 'https://evil.example')
      expect(answer.statusCode).toBe(403)
      expect(answer.json().code).toBe('origin.foreign')
    }
  })
})

it('knows nothing of an item that does not exist', async () => {
  const path = `/${randomUUID()}`
  const answers = [
    await call(admin, { method: 'PATCH', path, payload: { label: 'Novo' } }),
    await call(admin, { method: 'DELETE', path }),
  ]
  for (const answer of answers) {
    expect(answer.statusCode).toBe(404)
    expect(answer.json().code).toBe('tabbar-item.not-found')
  }
  expect((await call(admin, { method: 'DELETE', path: '/nada' })).statusCode).toBe(422)
})
