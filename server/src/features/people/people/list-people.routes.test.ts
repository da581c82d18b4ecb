import type { PersonSummary } from '@portal/contract/people/accounts/people'
import { beforeAll, describe, expect, it } from 'vitest'
import { call } from '../../../../test/calls.ts'
import { createPerson, openSession, type TestPerson } from '../../../../test/people.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'
import { encodeCursor } from '../../../platform/database/list-cursor.ts'

const clock = fixedClock(new Date().toISOString())
const portal = useTestApp({ clock })
const DAY_MS = 86_400_000
let superadmin: TestPerson
let admin: TestPerson
let member: TestPerson

beforeAll(async () => {
  const { deps } = portal
  superadmin = await createPerson(portal, { role: 'superadmin', email: 'chefe@portal.test' })
  admin = await createPerson(portal, { role: 'admin', plan: 'macarico', email: 'ana@portal.test' })
  member = await createPerson(portal, {
    email: 'joao_100%@exemplo.test',
    name: 'João Conceição Neto',
    profile: { whatsapp: '91987654321', state: 'PA', city: 'Salinópolis' },
  })
  const shop = await createPerson(portal, { plan: 'espadarte', email: 'loja@exemplo.test' })
  const trial = await createPerson(portal, { email: 'teste@exemplo.test', name: 'Joana' })
  const ended = await createPerson(portal, { email: 'acabou@exemplo.test', name: '' })
  const at = (days: number) => new Date(clock.now().getTime() + days * DAY_MS)
  await deps.stores.subscriptions.startTrial(trial.userId, 'atalaia', clock.now(), at(14))
  // Who holds two plans is listed by the better one alone.
  await deps.stores.subscriptions.startTrial(shop.userId, 'atalaia', clock.now(), at(14))
  await deps.stores.subscriptions.startTrial(ended.userId, 'atalaia', at(-14), at(-1))
})

type Answer = { people: PersonSummary[]; next_cursor: string | null; total: number }
const read = (who: TestPerson | null, query: Record<string, string> = {}) =>
  call(
    portal,
    'GET',
    `/admin/people?${new URLSearchParams(query)}`,
    undefined,
    who ? { cookie: who.cookie } : {},
  )
const list = async (query: Record<string, string>, who = admin): Promise<Answer> => {
  const answer = await read(who, query)
  expect(answer.status).toBe(200)
  return answer.json
}
const emails = async (query: Record<string, string>) =>
  (await list(query)).people.map(({ email }) => email.split('@')[0])

it('sorts by name without minding accents, page by page', async () => {
  const byName = (await list({ sort: 'nome' })).people.map(({ full_name }) => full_name)
  const folded = (name: string | null) =>
    (name ?? '').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const sorted = [...byName].sort((one, other) => (folded(one) < folded(other) ? -1 : 1))
  expect(byName).toEqual(sorted)
  const first = await list({ sort: 'nome', limit: '4' })
  const rest = await list({ sort: 'nome', limit: '4', cursor: first.next_cursor ?? '' })
  expect([...first.people, ...rest.people].map(({ full_name }) => full_name)).toEqual(byName)
  expect((await emails({ sort: 'antigos' }))[0]).toBe('chefe')
})

it('shows the newest first, with all an administrator needs to know', async () => {
  const { people, total, next_cursor } = await list({})
  expect(people.map(({ email }) => email.split('@')[0])).toEqual([
    'acabou',
    'teste',
    'loja',
    'joao_100%',
    'ana',
    'chefe',
  ])
  expect([total, next_cursor]).toEqual([6, null])
  expect(people[3]).toEqual({
    id: member.userId,
    email: 'joao_100%@exemplo.test',
    email_verified: true,
    full_name: 'João Conceição Neto',
    whatsapp: '91987654321',
    state: 'PA',
    city: 'Salinópolis',
    plan_type: 'clube',
    role: 'user',
    plan: 'clube',
    plan_ends_at: null,
    has_second_factor: false,
    open_sessions: 1,
    created_at: expect.any(String),
    blocked: null,
    may: {
      ...{ change_plan: false, change_role: false, end_sessions: true },
      ...{ block: true, unblock: false, send_reset: true },
    },
  })
})

it('tells the plan beneath a role, and when a trial ends', async () => {
  const { people } = await list({})
  const find = (email: string) => people.find((person) => person.email.startsWith(email))
  expect(find('ana')).toMatchObject({ plan_type: 'admin', plan: 'macarico', plan_ends_at: null })
  const inTwoWeeks = new Date(clock.now().getTime() + 14 * DAY_MS).toISOString()
  expect(find('teste')).toMatchObject({ plan_type: 'atalaia', plan_ends_at: inTwoWeeks })
  expect(find('acabou')).toMatchObject({
    plan_type: 'clube',
    plan_ends_at: null,
    full_name: null,
  })
})

it('counts the sessions that are still open', async () => {
  await openSession(portal.deps, member.userId)
  const sessions = async () => (await list({ search: 'conceicao' })).people[0]?.open_sessions
  expect(await sessions()).toBe(2)
  await portal.deps.connection
    .updateTable('sessions')
    .set({ expires_at: clock.now() })
    .where('user_id', '=', member.userId)
    .execute()
  expect(await sessions()).toBe(0)
})

it('tells each administrator what they may do with whom', async () => {
  const of = async (who: TestPerson, id: string) =>
    (await list({}, who)).people.find((person) => person.id === id)?.may
  const all = {
    ...{ change_plan: true, change_role: true, end_sessions: true },
    ...{ block: true, unblock: false, send_reset: true },
  }
  const none = {
    ...{ change_plan: false, change_role: false, end_sessions: false },
    ...{ block: false, unblock: false, send_reset: false },
  }
  expect(await of(superadmin, member.userId)).toEqual(all)
  expect(await of(superadmin, superadmin.userId)).toEqual({
    ...all,
    change_plan: false,
    change_role: false,
    block: false,
  })
  expect(await of(admin, superadmin.userId)).toEqual(none)
})

describe('the search', () => {
  it.each([
    ['a part of the e-mail', 'ja@exemplo', ['loja']],
    ['a part of the name', 'nceiç', ['joao_100%']],
    ['a name without its accents', 'joao conceicao', ['joao_100%']],
    ['a name in capitals', 'JOÃO', ['joao_100%']],
    ['words in any order, across name and e-mail', 'exemplo.test joana', ['teste']],
    ['a single letter', 'ç', ['joao_100%', 'chefe', 'acabou']],
    ['a per cent sign as itself', '0%', ['joao_100%']],
    ['an underscore as itself', 'o_1', ['joao_100%']],
    ['nobody', 'zzz', []],
    ['a backslash', '\\', []],
    ['an apostrophe', "' or 1=1 --", []],
  ])('finds %s', async (_, search, expected) => {
    const found = await list({ search })
    expect(found.people.map(({ email }) => email.split('@')[0]).sort()).toEqual(
      [...expected].sort(),
    )
    expect(found.total).toBe(expected.length)
  })

  it('finds somebody by the name they have now', async () => {
    await portal.deps.connection
      .updateTable('profiles')
      .set({ full_name: 'João Batista' })
      .where('user_id', '=', member.userId)
      .execute()
    expect(await emails({ search: 'batista' })).toEqual(['joao_100%'])
    expect(await emails({ search: 'neto' })).toEqual([])
    expect((await list({ search: 'batista' })).people[0]?.full_name).toBe('João Batista')
  })
})

describe('the filter by plan', () => {
  it.each([
    ['clube', ['acabou', 'joao_100%']],
    ['atalaia', ['teste']],
    ['macarico', []],
    ['espadarte', ['loja']],
    ['admin', ['ana']],
    ['superadmin', ['chefe']],
  ])('%s', async (plan_type, expected) => {
    const found = await list({ plan_type })
    expect(found.people.map(({ email }) => email.split('@')[0])).toEqual(expected)
    expect(found.people.every((person) => person.plan_type === plan_type)).toBe(true)
    expect(found.total).toBe(expected.length)
  })

  it('works together with the search', async () => {
    expect(await emails({ plan_type: 'clube', search: 'exemplo' })).toEqual(['acabou', 'joao_100%'])
    expect(await emails({ plan_type: 'admin', search: 'exemplo' })).toEqual([])
  })
})

it('goes on page by page, also among people of one moment, and counts them all', async () => {
  const { connection } = portal.deps
  const moment = '2020-01-01T00:00:00.123456Z'
  await connection
    .insertInto('users')
    .values(
      Array.from({ length: 5 }, (_, index) => ({
        email: `gemeo${index}@exemplo.test`,
        name: 'Gêmeo',
        created_at: moment,
      })),
    )
    .execute()
  const everybody = await emails({})
  const seen: string[] = []
  let cursor: string | null = null
  do {
    const page: Answer = await list({ limit: '2', ...(cursor ? { cursor } : {}) })
    expect(page.total).toBe(11)
    seen.push(...page.people.map(({ email }) => email.split('@')[0] as string))
    cursor = page.next_cursor
  } while (cursor)
  expect(seen).toEqual(everybody)
  expect(new Set(seen).size).toBe(11)
})

describe('what is refused', () => {
  it.each([
    ['a plan that does not exist', { plan_type: 'ouro' }],
    ['a page of a thousand', { limit: '1000' }],
    ['a search longer than a name', { search: 'a'.repeat(121) }],
    ['a character no database keeps', { search: 'a\u0000' }],
    ['a cursor that was made up', { cursor: 'amanhã' }],
    ['a cursor that was changed', { cursor: `${encodeCursor({ micros: 1, id: 'x' })}A` }],
  ])('is %s', async (_, query) => {
    const answer = await read(admin, query)
    expect(answer.status).toBe(422)
    expect(answer.json.errors).toHaveLength(1)
  })

  // spec: 193
  it('is a visitor, and anybody without the rights', async () => {
    expect((await read(null)).status).toBe(401)
    const shop = await createPerson(portal, { plan: 'espadarte' })
    const answer = await read(shop)
    expect(answer.status).toBe(403)
    expect(answer.json.code).toBe('admin.forbidden')
  })
})
