import { randomUUID } from 'node:crypto'
import type { AuditAction } from '@portal/contract/portal/audit/audit-actions'
import type { listAuditEntries } from '@portal/contract/portal/audit/audit-entry'
import type { EndpointResult } from '@portal/contract/shared/endpoint'
import { beforeAll, describe, expect, it } from 'vitest'
import { createListing } from '../../../../test/establishments.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'
import { type Actor, systemActor } from '../../../platform/actor.ts'
import { encodeCursor } from '../../../platform/database/list-cursor.ts'

const clock = fixedClock()
const portal = useTestApp({ clock })
const SUBJECT = randomUUID()
const ANA = 'Ana Lima'
let admin: TestPerson
let member: TestPerson
let somebody: Actor

const record = (actor: Actor, action: AuditAction, subjectId?: string) =>
  portal.deps.stores.audit.record(actor, clock.now(), {
    action,
    details: { nome: 'Ana' },
    ...(subjectId ? { subjectId } : {}),
  })

beforeAll(async () => {
  admin = await createPerson(portal, { role: 'admin', email: 'ana@portal.test' })
  await portal.deps.connection
    .updateTable('users')
    .set({ name: ANA })
    .where('id', '=', admin.userId)
    .execute()
  member = await createPerson(portal)
  somebody = { kind: 'person', userId: admin.userId, planType: 'admin' }
  await record(systemActor, 'settings.updated')
  clock.advance(1000)
  await record(somebody, 'tabbar.created', SUBJECT)
  // Two at one moment: only the id tells them apart.
  await record(somebody, 'tabbar.removed', SUBJECT)
  clock.advance(1000)
  await record({ ...somebody, userId: randomUUID() }, 'tabbar.updated', randomUUID())
})

type Answer = EndpointResult<typeof listAuditEntries>
const read = (who: TestPerson | null, query: Record<string, string> = {}) =>
  portal.app.inject({
    url: '/api/v1/admin/audit-log',
    query,
    headers: who ? { cookie: who.cookie } : {},
  })
const actionsOf = async (query: Record<string, string>) =>
  (await read(admin, query)).json<Answer>().entries.map(({ action }) => action)

it('shows the newest first, with who did it', async () => {
  const answer = await read(admin)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe('no-store')
  const { entries, next_cursor, actions } = answer.json<Answer>()
  expect(entries.map(({ action }) => action)).toEqual([
    'tabbar.updated',
    'tabbar.removed',
    'tabbar.created',
    'settings.updated',
  ])
  expect(next_cursor).toBeNull()
  expect(actions).toEqual([
    'settings.updated',
    'tabbar.created',
    'tabbar.removed',
    'tabbar.updated',
  ])
  expect(entries[1]).toEqual({
    id: expect.any(String),
    at: '2026-07-18T14:48:01.000Z',
    actor_kind: 'person',
    actor_id: admin.userId,
    actor_name: ANA,
    actor_email: 'ana@portal.test',
    action: 'tabbar.removed',
    subject_id: SUBJECT,
    thing: { kind: 'tabbar', id: SUBJECT, name: null },
    details: { nome: 'Ana' },
  })
})

it('keeps the id of somebody whose account is gone, without an e-mail', async () => {
  const [gone] = (await read(admin, { action: 'tabbar.updated' })).json<Answer>().entries
  expect(gone).toMatchObject({ actor_id: expect.any(String), actor_email: null })
})

it('names the portal itself where nobody asked', async () => {
  const [entry] = (await read(admin, { action: 'settings.updated' })).json<Answer>().entries
  expect(entry).toMatchObject({ actor_kind: 'system', actor_id: null, actor_email: null })
})

it('filters by what was done, by whom and to what', async () => {
  expect(await actionsOf({ action: 'tabbar.created' })).toEqual(['tabbar.created'])
  expect(await actionsOf({ actor: admin.userId })).toEqual(['tabbar.removed', 'tabbar.created'])
  expect(await actionsOf({ subject: SUBJECT })).toEqual(['tabbar.removed', 'tabbar.created'])
  expect(await actionsOf({ subject: SUBJECT, action: 'tabbar.removed' })).toEqual([
    'tabbar.removed',
  ])
  expect(await actionsOf({ action: 'nunca' })).toEqual([])
  expect(await actionsOf({ action: '' })).toHaveLength(4)
})

// spec: 474
it('filters by kind, by group, by the portal itself and by the days of the city', async () => {
  const bar = ['tabbar.updated', 'tabbar.removed', 'tabbar.created']
  expect(await actionsOf({ kind: 'tabbar' })).toEqual(bar)
  expect(await actionsOf({ group: 'portal' })).toEqual([...bar, 'settings.updated'])
  expect(await actionsOf({ group: 'access' })).toEqual([])
  expect(await actionsOf({ kind: 'tabbar', action: 'settings.updated' })).toEqual([])
  expect(await actionsOf({ actor_kind: 'system' })).toEqual(['settings.updated'])
  expect(await actionsOf({ from: '2026-07-18', until: '2026-07-18' })).toHaveLength(4)
  expect(await actionsOf({ from: '2026-07-19' })).toEqual([])
  expect(await actionsOf({ until: '2026-07-17' })).toEqual([])
})

it('says whom and what the filter names', async () => {
  const { chosen } = (await read(admin, { actor: admin.userId, subject: SUBJECT })).json<Answer>()
  expect(chosen).toEqual({ actor: ANA, subject: null })
  expect((await read(admin)).json<Answer>().chosen).toEqual({ actor: null, subject: null })
})

it('goes on page by page without skipping or repeating', async () => {
  const seen: string[] = []
  let cursor: string | null = null
  do {
    const query = { limit: '1', ...(cursor ? { cursor } : {}) }
    const page: Answer = (await read(admin, query)).json()
    seen.push(...page.entries.map(({ action }) => action))
    cursor = page.next_cursor
  } while (cursor)
  expect(seen).toEqual(['tabbar.updated', 'tabbar.removed', 'tabbar.created', 'settings.updated'])
})

describe('what is refused', () => {
  it.each([
    ['a page of no entries', { limit: '0' }],
    ['a page of a thousand', { limit: '1000' }],
    ['an actor that is no id', { actor: 'ana' }],
    ['a subject that is no id', { subject: "' or 1=1" }],
    ['a kind that is none', { kind: 'boat' }],
    ['a group that is none', { group: 'boats' }],
    ['a day that is none', { from: '2026-02-30' }],
    ['a day before the portal', { from: '1026-07-18' }],
    ['a time that ends before it starts', { from: '2026-07-19', until: '2026-07-18' }],
    ['a character no database keeps', { action: 'a\u0000b' }],
    ['a cursor that was made up', { cursor: 'amanhã' }],
    ['a cursor beyond the calendar', { cursor: encodeCursor({ micros: 9e15, id: SUBJECT }) }],
  ])('is %s', async (_, query) => {
    const answer = await read(admin, query)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toHaveLength(1)
  })

  // spec: 192
  it('is a visitor, and anybody without the rights', async () => {
    expect((await read(null)).statusCode).toBe(401)
    const answer = await read(member)
    expect(answer.statusCode).toBe(403)
    expect(answer.json().code).toBe('admin.forbidden')
  })
})

// spec: 473
it('calls a subject by what it is called now, and by nothing once it is gone', async () => {
  const { id } = await createListing(portal, { fields: { name: 'Bar da Orla' } })
  await record(systemActor, 'establishment.approved', id)
  const thingOf = async () => (await read(admin, { subject: id })).json<Answer>().entries[0]?.thing
  expect(await thingOf()).toEqual({ kind: 'establishment', id, name: 'Bar da Orla' })
  const { connection } = portal.deps
  await connection.updateTable('establishments').set({ name: 'Bar do Porto' }).execute()
  expect(await thingOf()).toMatchObject({ name: 'Bar do Porto' })
  await connection.deleteFrom('establishments').execute()
  expect(await thingOf()).toEqual({ kind: 'establishment', id, name: null })
})

it('finds with a place what is told of its reviews and claims', async () => {
  const { id } = await createListing(portal, { fields: { name: 'Tacacá da Socorro' } })
  const review = randomUUID()
  await portal.deps.stores.audit.record(somebody, clock.now(), {
    action: 'review.approved',
    subjectId: review,
    details: { establishment_id: id },
  })
  const [entry] = (await read(admin, { subject: id })).json<Answer>().entries
  expect(entry).toMatchObject({ subject_id: review, thing: { id, name: 'Tacacá da Socorro' } })
})
