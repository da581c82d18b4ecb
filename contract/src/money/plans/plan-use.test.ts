import { describe, expect, it } from 'vitest'
import { PLAN_LIMITS } from '../../testing/plan-limits.ts'
import type { BusinessUse } from './edit-plan.ts'
import { isEnough, smallestFor } from './plan-use.ts'

const business = (changes: Partial<BusinessUse> = {}): BusinessUse => ({
  id: '0197f2f0-0000-7000-8000-0000000000aa',
  name: 'Maré Cheia',
  ...{ photos: 0, catalogue_items: 0, lodging_units: 0, properties: 0 },
  ...{ active_coupons: 0, flash_offers: 0, has_orders: false },
  ...changes,
})
const plans = (['atalaia', 'macarico', 'espadarte'] as const).map((plan) => ({
  plan,
  limits: PLAN_LIMITS[plan],
}))

describe('the plan that is enough', () => {
  // spec: 822
  it('has room for every business, and for all of each', () => {
    expect(smallestFor(plans, [business({ photos: 8, catalogue_items: 40 })])).toBe('atalaia')
    expect(smallestFor(plans, [business({ photos: 9 })])).toBe('macarico')
    expect(smallestFor(plans, [business(), business()])).toBe('macarico')
    expect(
      smallestFor(
        plans,
        Array.from({ length: 6 }, () => business()),
      ),
    ).toBeNull()
  })

  it('takes orders where they are taken', () => {
    expect(isEnough(PLAN_LIMITS.atalaia, [business({ has_orders: true })])).toBe(false)
    expect(isEnough(PLAN_LIMITS.macarico, [business({ has_orders: true })])).toBe(true)
  })

  it('is never too small where it has no limit', () => {
    expect(isEnough(PLAN_LIMITS.espadarte, [business({ catalogue_items: 9_000 })])).toBe(true)
  })
})
