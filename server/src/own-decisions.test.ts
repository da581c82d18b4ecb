import { endpoints } from '@portal/contract/api'
import { DECIDED_AT, type DecidedAt } from '@portal/contract/portal/workplace/decided-at'
import type { Endpoint } from '@portal/contract/shared/endpoint'
import { switchCapabilities } from '@portal/contract/testing/switch-capabilities'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call } from '../test/calls.ts'
import { addDecidedThings } from '../test/decided-things.ts'
import { addMember, createListing } from '../test/establishments.ts'
import { createPartner, type Partner, plainOffer } from '../test/offers.ts'
import { createPerson, type TestPerson } from '../test/people.ts'
import { fixedClock, useTestApp } from '../test/test-app.ts'
import { features } from './features.ts'

const clock = fixedClock()
const portal = useTestApp({
  clock,
  environment: { SENSITIVE_LIMITS_FACTOR: '1000' },
})
let restore: () => void
beforeAll(() => {
  restore = switchCapabilities(true, ['coupons'])
})
afterAll(() => restore())

let moderator: TestPerson
let superadmin: TestPerson
let partner: Partner
beforeEach(async () => {
  const profile = { whatsapp: '91988887777', state: 'PA', city: 'Salinópolis' }
  moderator = await createPerson(portal, { role: 'moderator', profile })
  superadmin = await createPerson(portal, { role: 'superadmin' })
  partner = await createPartner(portal)
})
const refused = { status: 403, json: { code: 'decisions.own' } }
const post = (path: string, body: object | undefined, who: TestPerson) =>
  call(portal, 'POST', path, body, who)

describe('nobody decides about their own', () => {
  it('offer, as its manager reworded it', async () => {
    await addMember(portal, partner.listing.id, moderator, 'manager')
    const { id, version } = (await partner.send()).json
    const approve = (who: TestPerson) =>
      post(`/admin/offers/${id}/decision`, { version, approve: true }, who)
    expect(await approve(moderator)).toMatchObject(refused)
    expect((await approve(await createPerson(portal, { role: 'moderator' }))).status).toBe(200)
    const [{ version: now }] = (await partner.mine('GET', '/offers')).json.offers
    const reworded = { version: now, ...plainOffer(portal, { title: 'tudo de graça' }) }
    const path = `/my/establishments/${partner.listing.id}/offers/${id}`
    const { json } = await call(portal, 'PUT', path, reworded, moderator)
    expect(json.state).toBe('pending')
    const again = { version: json.version, approve: true }
    expect(await post(`/admin/offers/${id}/decision`, again, moderator)).toMatchObject(refused)
  })

  it('listing, alone or among many', async () => {
    const mine = await createListing(portal, { owner: moderator, status: 'pending' })
    const other = await createListing(portal, { owner: partner.owner, status: 'pending' })
    const { version } = (
      await call(portal, 'GET', `/my/establishments/${mine.id}`, undefined, moderator)
    ).json
    expect(
      await post(`/admin/establishments/${mine.id}/approve`, { version }, moderator),
    ).toMatchObject(refused)
    const bulk = { ids: [mine.id, other.id], decision: 'approve' }
    const admin = await createPerson(portal, { role: 'admin' })
    await addMember(portal, mine.id, admin, 'staff')
    const { json } = await post('/admin/establishments/bulk', bulk, admin)
    expect(json).toEqual({ changed: [other.id], skipped: [mine.id] })
  })

  it('listing, as the one that another becomes part of or as that part', async () => {
    const mine = await createListing(portal, { owner: superadmin })
    const other = await createListing(portal)
    const merge = (kept: string, duplicate_id: string) =>
      post(
        `/admin/establishments/${kept}/merge`,
        { version: 1, duplicate_id, duplicate_version: 1 },
        superadmin,
      )
    expect(await merge(mine.id, other.id)).toMatchObject(refused)
    expect(await merge(other.id, mine.id)).toMatchObject(refused)
  })

  it('review, as its author or of the own business', async () => {
    const place = partner.listing.id
    const path = `/establishments/${place}/my-review`
    const stars = { rating: 5, text: 'Ótimo!' }
    const { json: written } = await call(portal, 'PUT', path, stars, moderator)
    expect(written.id, JSON.stringify(written)).toBeTruthy()
    const word = { reason: 'Não é do lugar.', updated_at: clock.now().toISOString() }
    expect(await post(`/admin/reviews/${written.id}/reject`, word, moderator)).toMatchObject(
      refused,
    )
    const staff = await createPerson(portal, { role: 'moderator' })
    await addMember(portal, place, staff, 'staff')
    expect(await post(`/admin/reviews/${written.id}/reject`, word, staff)).toMatchObject(refused)
  })

  it('report of the own business', async () => {
    const place = partner.listing.id
    await addMember(portal, place, moderator, 'staff')
    await portal.asOwner(
      "insert into reports (subject_kind, subject_id, reason, details, created_at) values ('establishment', $1, 'closed', '', now())",
      [place],
    )
    const { rows } = await portal.deps.pool.query('select id from reports where subject_id = $1', [
      place,
    ])
    const word = { resolution: 'Tudo certo.' }
    expect(await post(`/admin/reports/${rows[0]?.id}/dismiss`, word, moderator)).toMatchObject(
      refused,
    )
    const other = await createPerson(portal, { role: 'moderator' })
    expect((await post(`/admin/reports/${rows[0]?.id}/dismiss`, word, other)).status).toBe(200)
  })

  it('plan', async () => {
    const own = await call(
      portal,
      'PUT',
      `/admin/people/${superadmin.userId}/plan`,
      { plan: 'clube' },
      superadmin,
    )
    expect(own).toMatchObject(refused)
    const gift = {
      email: superadmin.email,
      plan: 'espadarte',
      until: '2027-01-01',
      reason: 'porque sim',
    }
    expect(await post('/admin/given-plans', gift, superadmin)).toMatchObject(refused)
  })
})

/** What the team decides about that others sent, bought or own. */
const DECISIONS =
  /\/admin\/(offers|establishments|reviews|reports|claims|contributions|properties|property-flags|plan-payments)\/:|\/admin\/(events\/:id\/status|coverage-requests\/:id\/move)/

it('is declared for every decision of the contract, and the database can be asked for each', async () => {
  const things = features.flatMap(({ decisions = [] }) => decisions)
  const silent = (Object.values(endpoints) as Endpoint[])
    .filter(({ method, path }) => method !== 'GET' && DECISIONS.test(path))
    .filter(({ path }) => !things.some(({ at }) => `${path}/`.startsWith(`/api/v1${at}/`)))
  expect(silent.map(({ path }) => path)).toEqual([])
  for (const { table, isOwn } of things) {
    const asked = sql`select 1 from ${sql.table(table)} as thing where ${isOwn(superadmin.userId)}`
    await expect(asked.execute(portal.deps.connection)).resolves.toBeDefined()
  }
})

it('is known of every thing by the name under which the contract asks for it', () => {
  const things = features.flatMap(({ decisions = [] }) => decisions)
  expect(things.map(({ at }) => at).sort()).toEqual([...DECIDED_AT].sort())
})

describe('before a button stands on a screen', () => {
  const version = 1
  /** A decision of each kind, well formed. */
  const DECIDING: Record<DecidedAt, { method?: 'PUT'; below?: string; body?: object }> = {
    '/admin/claims/:id': { below: '/approve' },
    '/admin/contributions/:id': { below: '/decision', body: { version, decision: 'publish' } },
    '/admin/coverage-requests/:id/move': { body: { version, status: 'analysis' } },
    '/admin/establishments/:id': { below: '/suspend', body: { reason: 'Fechou de vez.' } },
    '/admin/events/:id/status': { body: { version, status: 'archived' } },
    '/admin/offers/:offer': { below: '/decision', body: { version, approve: true } },
    '/admin/people/:id/plan': { method: 'PUT', body: { plan: 'clube' } },
    '/admin/plan-payments/:id': {
      below: '/decision',
      body: { decision: 'granted', reason: 'Pedido por telefone.' },
    },
    '/admin/properties/:id': { below: '/restored', body: { version } },
    '/admin/property-flags/:id': { below: '/dismissed' },
    '/admin/reports/:id': { below: '/dismiss', body: { resolution: 'Tudo certo.' } },
    '/admin/reviews/:id': {
      below: '/reject',
      body: { reason: 'Não é do lugar.', updated_at: clock.now().toISOString() },
    },
  }
  const ask = (at: string, ids: readonly string[], who?: TestPerson) => {
    const query = new URLSearchParams({ at, ids: ids.join(',') })
    return call(portal, 'GET', `/admin/own-decisions?${query}`, undefined, who)
  }

  it('says of each thing what deciding about it would say', async () => {
    const mine = await addDecidedThings(portal, superadmin)
    const theirs = await addDecidedThings(portal, await createPerson(portal))
    for (const at of DECIDED_AT) {
      const { method = 'POST', below = '', body } = DECIDING[at]
      const decide = (id: string) =>
        call(portal, method, at.replace(/:\w+/, id) + below, body, superadmin)
      const { json } = await ask(at, [theirs[at], mine[at]], superadmin)
      expect([at, json]).toEqual([at, { own: [mine[at]] }])
      expect(await decide(mine[at]), at).toMatchObject(refused)
      const { status, json: answer } = await decide(theirs[at])
      expect([at, status, answer?.code]).not.toEqual([at, 403, 'decisions.own'])
      expect([401, 403, 404], at).not.toContain(status)
    }
  })

  it('is answered anew each time, to the team alone', async () => {
    const at = '/admin/establishments/:id'
    const { id } = partner.listing
    expect((await ask(at, [id], partner.owner)).status).toBe(403)
    expect((await ask(at, [id])).status).toBe(401)
    const before = await ask(at, [id], moderator)
    expect(before.json).toEqual({ own: [] })
    expect(before.headers['cache-control']).toBe('no-store')
    await addMember(portal, id, moderator, 'staff')
    expect((await ask(at, [id], moderator)).json).toEqual({ own: [id] })
  })

  it('is asked of what is decided, a page at a time', async () => {
    const { id } = partner.listing
    expect((await ask('/admin/users/:id', [id], moderator)).status).toBe(422)
    expect((await ask('/admin/claims/:id', [], moderator)).status).toBe(422)
    expect((await ask('/admin/claims/:id', Array(101).fill(id), moderator)).status).toBe(422)
  })
})
