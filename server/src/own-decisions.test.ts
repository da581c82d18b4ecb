import { endpoints } from '@portal/contract/api'
import type { Endpoint } from '@portal/contract/shared/endpoint'
import { switchCapabilities } from '@portal/contract/testing/switch-capabilities'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call } from '../test/calls.ts'
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
      { plan: 'espadarte' },
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
