import { randomUUID } from 'node:crypto'
import type { TeamItem } from '@portal/contract/portal/workplace/team-inbox'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { call } from '../../../../test/calls.ts'
import { createListing } from '../../../../test/establishments.ts'
import { SAMPLE_EVENT } from '../../../../test/events.ts'
import { plainOffer } from '../../../../test/offers.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'
import { features } from '../../../features.ts'

/** 18 July 2026 is a Saturday; 10h in the city. */
const START = Date.parse('2026-07-18T13:00:00Z')
const HOUR = 3_600_000
const clock = fixedClock(new Date(START).toISOString())
const portal = useTestApp({ clock, environment: { SENSITIVE_LIMITS_FACTOR: '1000' } })
const profile = { whatsapp: '91988887777', state: 'PA', city: 'Salinópolis' }

let admin: TestPerson
let nazare: TestPerson
let rosa: TestPerson
beforeEach(async () => {
  clock.advance(START - clock.now().getTime())
  const waiting = 'reviews, reports, claims, contributions, coverage_requests, events, offers'
  await portal.asOwner(`truncate ${waiting}, team_tasks, service_health cascade`)
  await portal.deps.connection
    .updateTable('establishments')
    .set({ status: 'draft', waiting_changes: null, waiting_since: null })
    .execute()
  admin = await createPerson(portal, { role: 'admin' })
  nazare = await createPerson(portal, { role: 'moderator' })
  rosa = await createPerson(portal, { plan: 'espadarte', profile })
})

type Today = {
  items: TeamItem[]
  next_cursor: string | null
  counts: {
    all: number
    mine: number
    unowned: number
    snoozed: number
    costs: Record<string, number>
    kinds: Record<string, number>
    oldest_since: string | null
  }
  colleagues: { id: string; name: string }[]
}
const today = async (query = '', person = admin) =>
  (await call(portal, 'GET', `/admin/today${query}`, undefined, person)).json as Today
const kinds = async (query?: string, person?: TestPerson) =>
  (await today(query, person)).items.map(({ kind }) => kind)
const keep = (item: { kind: string; id: string }, change: object, person = admin) =>
  call(portal, 'PATCH', `/admin/today/${item.kind}/${item.id}`, change, person)
const one = (item: { kind: string; id: string }, person = admin) =>
  call(portal, 'GET', `/admin/today/${item.kind}/${item.id}`, undefined, person)

const review = async () => {
  const place = (await createListing(portal)).id
  const body = { rating: 5, text: 'Veja www.exemplo.com.br' }
  await call(portal, 'PUT', `/establishments/${place}/my-review`, body, rosa)
}
const failing = (service = 'mail') =>
  portal.deps.connection
    .insertInto('service_health')
    .values({
      service,
      ok_at: new Date(clock.now().getTime() - HOUR),
      took_ms: 20,
      failed_at: clock.now(),
      failure: 'refused',
    })
    .execute()
const only = <Item>(items: Item[]): Item => {
  expect(items).toHaveLength(1)
  return items[0] as Item
}

// spec: 827
it('puts what waits in every part of the portal in one list, what costs most by silence first', async () => {
  await createListing(portal, { owner: rosa, status: 'pending' })
  const own = await createListing(portal, { owner: rosa })
  const edit = { version: 1, changes: { name: 'Outro nome' } }
  await call(portal, 'PATCH', `/my/establishments/${own.id}`, edit, rosa)
  await review()
  const report = { subject_kind: 'establishment', subject_id: own.id, reason: 'closed' }
  await call(portal, 'POST', '/reports', report, rosa)
  await portal.deps.connection
    .insertInto('claims')
    .values({
      ...{ establishment_id: own.id, user_id: rosa.userId, cnpj: '11222333000181' },
      created_at: clock.now(),
    })
    .execute()
  const event = { ...SAMPLE_EVENT, when: { ...SAMPLE_EVENT.when, day: '2099-07-25' } }
  const form = { client_id: randomUUID(), submitter: null, phone: null, event }
  await call(portal, 'POST', '/event-submissions', form, rosa)
  const offer = { id: randomUUID(), ...plainOffer(portal) }
  await call(portal, 'POST', `/my/establishments/${own.id}/offers`, offer, rosa)
  await failing()

  const { items, counts } = await today()
  const service = items.find(({ kind }) => kind === 'health')
  expect(service).toMatchObject({ id: 'mail', cost: 'hours', is_decided: false })
  const days = items.filter(({ cost }) => cost === 'day').map(({ kind }) => kind)
  expect(days.toSorted()).toEqual(['change', 'claim', 'report', 'review'])
  expect(items.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['listing', 'event', 'offer']),
  )
  const ranks = items.map(({ cost }) => ['hours', 'day', 'week', 'none'].indexOf(cost))
  expect(ranks).toEqual(ranks.toSorted())
  expect(counts).toMatchObject({ all: items.length, unowned: items.length, mine: 0, snoozed: 0 })
  expect(counts.kinds).toMatchObject({ listing: 1, change: 1, review: 1, claim: 1, report: 1 })
  const badge = await call(portal, 'GET', '/admin/today/count', undefined, admin)
  expect(badge.json).toEqual({ all: counts.all, hours: counts.costs.hours })
})

// spec: 509
it('brings a listing to the top when the hour its owner was promised comes near', async () => {
  await review()
  const { id } = await createListing(portal, { owner: rosa, status: 'pending' })
  const sent = (hours: number) =>
    portal.deps.connection
      .updateTable('establishments')
      .set({ submitted_at: new Date(clock.now().getTime() - hours * HOUR) })
      .where('id', '=', id)
      .execute()
  await sent(1)
  expect(await kinds()).toEqual(['review', 'listing'])
  await sent(47)
  expect(await kinds()).toEqual(['listing', 'review'])
})

it('describes whatever kind waits, for who may decide all of it', async () => {
  const { stores } = portal.deps
  const nobody = randomUUID()
  for (const part of features.flatMap(({ teamWaits }) => teamWaits ?? [])) {
    const id = part.kind === 'prize' ? `${nobody}:1` : nobody
    expect(await stores.teamTasks.find(part, id, clock.now()), part.kind).toBeNull()
    const { rows } = await part.told(sql`${[id]}`, clock.now()).execute(portal.deps.connection)
    expect(rows, part.kind).toHaveLength(part.kind === 'health' ? 1 : 0)
  }
  const superadmin = await createPerson(portal, { role: 'superadmin' })
  expect((await today('', superadmin)).counts.all).toBe(0)
})

// spec: 828
it('shows and counts for each role only what it may decide', async () => {
  await review()
  await failing()
  const place = (await createListing(portal)).id
  await portal.deps.connection
    .insertInto('claims')
    .values({
      ...{ establishment_id: place, user_id: rosa.userId, cnpj: '11222333000181' },
      created_at: clock.now(),
    })
    .execute()
  expect(await kinds('', nazare)).toEqual(['review'])
  expect((await today('', nazare)).counts.all).toBe(1)
  const reporter = await createPerson(portal, { role: 'reporter' })
  expect((await today('', reporter)).counts.all).toBe(0)
  expect((await one({ kind: 'health', id: 'mail' }, nazare)).status).toBe(404)
  expect((await keep({ kind: 'health', id: 'mail' }, { due_at: null }, nazare)).status).toBe(404)
  expect((await call(portal, 'GET', '/admin/today', undefined, rosa)).status).toBe(403)
  expect((await call(portal, 'GET', '/admin/today')).status).toBe(401)
})

describe('what colleagues say of a thing', () => {
  beforeEach(review)

  // spec: 829
  it('gives it to one of them, an hour, or a later day', async () => {
    await failing()
    const thing = only((await today('?kind=review')).items)
    await keep(thing, { assignee_id: nazare.userId })
    expect((await today('?view=mine', nazare)).items.map(({ id }) => id)).toEqual([thing.id])
    expect((await today('', nazare)).counts).toMatchObject({ all: 1, mine: 1, unowned: 0 })

    const due = new Date(clock.now().getTime() + HOUR).toISOString()
    const kept = await keep(thing, { due_at: due })
    expect(kept.json).toMatchObject({ due_at: due, cost: 'hours', assignee: { id: nazare.userId } })

    const later = new Date(clock.now().getTime() + 24 * HOUR).toISOString()
    await keep(thing, { snoozed_until: later, due_at: null })
    expect(await kinds()).toEqual(['health'])
    expect((await today()).counts).toMatchObject({ all: 1, snoozed: 1 })
    expect(await kinds('?view=snoozed')).toEqual(['review'])
    clock.advance(25 * HOUR)
    expect(await kinds()).toContain('review')
  })

  it('is refused for whoever does not work for the portal, and for what does not wait', async () => {
    const thing = only((await today()).items)
    expect((await keep(thing, { assignee_id: rosa.userId })).json.errors[0].path).toBe(
      'assignee_id',
    )
    expect((await keep({ kind: 'review', id: randomUUID() }, { due_at: null })).status).toBe(404)
    expect((await keep({ kind: 'review', id: 'nope' }, { due_at: null })).status).toBe(404)
  })
})

// spec: 830
it('takes away by a word what no decision ends, and brings it back when it happens anew', async () => {
  await failing()
  const thing = only((await today()).items)
  const at = `/admin/today/${thing.kind}/${thing.id}/resolution`
  expect((await call(portal, 'POST', at, undefined, admin)).json).toEqual({ resolved: true })
  expect(await kinds()).toEqual([])
  const second = await createPerson(portal, { role: 'admin' })
  expect((await call(portal, 'POST', at, undefined, second)).status).toBe(404)
  const ended = (await one(thing, second)).json
  expect(ended).toMatchObject({ item: null, ended: { by: { id: admin.userId } } })

  expect((await call(portal, 'DELETE', at, undefined, second)).json).toEqual({ resolved: false })
  expect(await kinds()).toEqual(['health'])
  await call(portal, 'POST', at, undefined, admin)
  await portal.deps.connection
    .updateTable('service_health')
    .set({ ok_at: clock.now(), failed_at: new Date(clock.now().getTime() + 1) })
    .execute()
  expect(await kinds()).toEqual(['health'])
})

it('does not let a word take away what somebody waits for', async () => {
  await review()
  const thing = only((await today()).items)
  const at = `/admin/today/review/${thing.id}/resolution`
  expect((await call(portal, 'POST', at, undefined, admin)).json.code).toBe(
    'team-task.needs-decision',
  )
  expect(await kinds()).toEqual(['review'])
})

// spec: 831
it('names the colleague who decided first', async () => {
  await review()
  const thing = only((await today()).items)
  const { updated_at } = await portal.deps.connection
    .selectFrom('reviews')
    .select('updated_at')
    .where('id', '=', thing.id)
    .executeTakeFirstOrThrow()
  const body = { updated_at: updated_at.toISOString() }
  await call(portal, 'POST', `/admin/reviews/${thing.id}/approve`, body, nazare)
  expect((await one(thing)).json).toMatchObject({
    item: null,
    ended: { by: { id: nazare.userId } },
  })
})

// spec: 832
it('answers with ten thousand waiting things within a tenth of a second', async () => {
  await portal.asOwner(
    `insert into reports (subject_kind, subject_id, reason, details, created_at)
      select 'establishment', uuidv7(), 'closed', 'Fechou ' || n, $1::timestamptz - n * interval '1 minute'
      from generate_series(1, 10000) as n`,
    [clock.now()],
  )
  await portal.asOwner('analyze reports')
  const times: number[] = []
  const read = async () => {
    const { stores } = portal.deps
    const began = performance.now()
    const parts = features.flatMap(({ teamWaits }) => teamWaits ?? [])
    const asked = { view: 'all' as const, userId: admin.userId, after: null, limit: 50 }
    const { items, last } = await stores.teamTasks.list(parts, asked, clock.now())
    times.push(performance.now() - began)
    expect([items.length, last !== null]).toEqual([50, true])
  }
  for (let turn = 0; turn < 9; turn += 1) await read()
  // What the statement takes; a machine that is busy elsewhere takes longer now and then.
  expect(Math.min(...times)).toBeLessThan(100)
  const seen = new Set<string>()
  let cursor = ''
  for (let page = 0; page < 3; page += 1) {
    const part = await today(cursor ? `?cursor=${cursor}` : '')
    for (const { id } of part.items) seen.add(id)
    expect(part.counts.all).toBe(10_000)
    cursor = part.next_cursor ?? ''
  }
  expect(seen.size).toBe(150)
})

it('refuses a cursor that it did not write', async () => {
  expect((await call(portal, 'GET', '/admin/today?cursor=abc', undefined, admin)).status).toBe(422)
})
