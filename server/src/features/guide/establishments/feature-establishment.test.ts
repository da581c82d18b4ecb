import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call } from '../../../../test/calls.ts'
import { createListing } from '../../../../test/establishments.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'

const clock = fixedClock()
const portal = useTestApp({ clock })
const UNTIL = '2026-08-01T03:00:00.000Z'
let admin: TestPerson
let rosa: TestPerson
let place: { id: string; slug: string }
beforeAll(async () => {
  admin = await createPerson(portal, { role: 'admin' })
  rosa = await createPerson(portal, { plan: 'espadarte' })
})
beforeEach(async () => {
  await portal.deps.connection.deleteFrom('establishments').execute()
  const owner = await createPerson(portal, { plan: 'atalaia' })
  place = await createListing(portal, { owner })
})

const feature = (who: Partial<TestPerson>, body: object, id = place.id) =>
  call(portal, 'PUT', `/admin/establishments/${id}/featured`, body, who)
const page = async () => (await call(portal, 'GET', `/establishments/${place.slug}`)).json
const stored = () =>
  portal.deps.connection
    .selectFrom('establishments')
    .select(['rank', 'version', 'featured_until'])
    .where('id', '=', place.id)
    .executeTakeFirstOrThrow()
const trail = async () =>
  (
    await portal.deps.connection
      .selectFrom('audit_log')
      .select(['action', 'details'])
      .where('subject_id', '=', place.id)
      .execute()
  ).map(({ action }) => action)

describe('a listing in prominence', () => {
  // spec: 360
  it('says so on its card and ranks higher, until it is taken back', async () => {
    const before = await stored()
    expect(await page()).toMatchObject({ is_featured: false })
    expect(await feature(admin, { until: UNTIL })).toMatchObject({
      status: 200,
      json: { id: place.id, featured_until: UNTIL },
    })
    expect(await page()).toMatchObject({ is_featured: true })
    const { json } = await call(portal, 'GET', '/establishments')
    expect(json.establishments).toMatchObject([{ id: place.id, is_featured: true }])
    expect((await stored()).rank).toBeGreaterThan(before.rank)

    await feature(admin, { until: null })
    expect(await page()).toMatchObject({ is_featured: false })
    expect((await stored()).rank).toBe(before.rank)
    expect(await trail()).toEqual(['establishment.featured', 'establishment.unfeatured'])
  })

  it('leaves alone who edits it meanwhile, and is recorded once', async () => {
    await feature(admin, { until: UNTIL })
    await feature(admin, { until: UNTIL })
    expect(await stored()).toMatchObject({ version: 1 })
    expect(await trail()).toEqual(['establishment.featured'])
  })

  it('cannot end before it begins', async () => {
    const { status, json } = await feature(admin, { until: clock.now().toISOString() })
    expect({ status, code: json.code }).toEqual({
      status: 422,
      code: 'establishment.featured-past',
    })
    expect(json.errors[0].message).toContain('futuro')
  })

  it.each([{}, { until: 'amanhã' }, { until: UNTIL, plan: 'espadarte' }])(
    'is not asked for with %j',
    async (body) => {
      expect((await feature(admin, body)).status).toBe(422)
    },
  )
})

describe('nobody else', () => {
  it('gives prominence', async () => {
    expect((await feature(rosa, { until: UNTIL })).status).toBe(403)
    expect((await feature({}, { until: UNTIL })).status).toBe(401)
    expect(await stored()).toMatchObject({ featured_until: null })
  })

  it('is found under an invented id', async () => {
    expect((await feature(admin, { until: UNTIL }, randomUUID())).status).toBe(404)
  })
})
