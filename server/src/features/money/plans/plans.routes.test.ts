import { shrunkLimits } from '@portal/contract/money/plans/plan-changes'
import type { Plan } from '@portal/contract/shared/plan'
import { limitsOfPlan } from '@portal/contract/shared/plan-prices'
import { PLAN_LIMITS } from '@portal/contract/testing/plan-limits'
import { describe, expect, it } from 'vitest'
import { call } from '../../../../test/calls.ts'
import { createListing, createPhoto } from '../../../../test/establishments.ts'
import { createPerson } from '../../../../test/people.ts'
import { useTestApp } from '../../../../test/test-app.ts'

const portal = useTestApp()
const plans = async () => ((await call(portal, 'GET', '/plans')).json as { plans: Plan[] }).plans

// spec: 459
it('lists the plans with their prices, the cheapest first, one of them recommended', async () => {
  const listed = await plans()
  expect(listed.map(({ id, month_cents, year_cents }) => [id, month_cents, year_cents])).toEqual([
    ['clube', 0, 0],
    ['atalaia', 4_990, 49_900],
    ['macarico', 9_990, 99_900],
    ['espadarte', 19_990, 199_900],
  ])
  expect(listed.filter((plan) => plan.is_recommended).map(({ id }) => id)).toEqual(['macarico'])
})

// spec: 580
it('tells the limits that listings are held to', async () => {
  for (const plan of await plans()) expect(limitsOfPlan(plan)).toEqual(PLAN_LIMITS[plan.id])
})

it('never gives less in a dearer plan', async () => {
  const listed = await plans()
  for (const [index, plan] of listed.entries()) {
    const dearer = listed[index + 1]
    if (dearer) expect(shrunkLimits(plan.limits, dearer.limits), dearer.id).toEqual([])
  }
})

it('tells the days of trial', async () => {
  expect((await plans()).map((plan) => plan.trial_days)).toEqual([0, 14, 14, 14])
})

it('is in the sitemap', async () => {
  const { body } = await portal.app.inject({ url: '/sitemaps/paginas.xml' })
  expect(body).toContain('/planos</loc>')
})

describe('what counts against a plan', () => {
  const use = (person: object = {}) =>
    call(portal, 'GET', '/my/plan-use', undefined, { address: '10.9.0.1', ...person })

  it('is told of the own businesses alone, without the archived', async () => {
    const [owner, other] = [await createPerson(portal), await createPerson(portal)]
    const { id } = await createListing(portal, { owner, fields: { name: 'Pousada do Farol' } })
    await createListing(portal, { owner, status: 'archived' })
    await createListing(portal, { owner: other })
    const position = { establishment_id: id, position: 0 }
    const photo = await createPhoto(portal, owner)
    await portal.deps.connection
      .insertInto('establishment_photos')
      .values({ ...position, media_id: photo })
      .execute()
    const { status, json } = await use(owner)
    expect(status).toBe(200)
    expect(json).toEqual({
      businesses: [
        {
          ...{ id, name: 'Pousada do Farol', photos: 1, catalogue_items: 0, lodging_units: 0 },
          ...{ properties: 0, active_coupons: 0, flash_offers: 0, has_orders: false },
        },
      ],
    })
  })

  it('is nothing for who has none, and asks who it is', async () => {
    expect((await use(await createPerson(portal))).json).toEqual({ businesses: [] })
    expect((await use()).status).toBe(401)
  })
})
