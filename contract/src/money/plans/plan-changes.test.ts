import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Plan } from '../../shared/plan.ts'
import {
  isOtherPrice,
  needsTelling,
  PLAN_FIELDS,
  type PlanValues,
  planChanges,
  planValueText,
  shrunkLimits,
} from './plan-changes.ts'

const count = fc.nat({ max: 50 })
const limits: fc.Arbitrary<Plan['limits']> = fc.record({
  establishments: count,
  photos_per_establishment: count,
  catalogue_items: fc.option(count),
  lodging_units: fc.option(count),
  properties: fc.option(count),
  has_orders_and_shop: fc.boolean(),
  analytics: fc.constantFrom('none', 'weekly', 'full'),
  active_coupons: count,
  flash_offers: count,
  is_featured: fc.boolean(),
})
const plans: fc.Arbitrary<PlanValues> = fc.record({
  month_cents: fc.integer({ min: 100, max: 200 }),
  year_cents: fc.integer({ min: 100, max: 200 }),
  trial_days: count,
  is_recommended: fc.boolean(),
  limits,
})

describe('a change of a plan', () => {
  it('names what differs, and nothing else', () => {
    fc.assert(
      fc.property(plans, plans, (before, after) => {
        const fields = planChanges(before, after).map(({ field }) => field)
        const flat = ({ limits: given, ...plan }: PlanValues) => ({ ...plan, ...given })
        const [old, now] = [flat(before), flat(after)]
        expect(fields).toEqual(PLAN_FIELDS.filter((field) => old[field] !== now[field]))
        expect(planChanges(before, before)).toEqual([])
      }),
    )
  })

  it('is told of when the price is another or something shrinks, and only then', () => {
    fc.assert(
      fc.property(plans, plans, (held, next) => {
        const shrunk = shrunkLimits(held.limits, next.limits)
        expect(needsTelling(held, next)).toBe(isOtherPrice(held, next) || shrunk.length > 0)
        expect(needsTelling(held, { ...held, limits: held.limits })).toBe(false)
        // A limit cannot shrink in both directions.
        const back = shrunkLimits(next.limits, held.limits)
        expect(shrunk.filter((limit) => back.includes(limit))).toEqual([])
        const same = Object.keys(held.limits).filter(
          (limit) => held.limits[limit as keyof Plan['limits']] === next.limits[limit as never],
        )
        expect(shrunk.length + back.length + same.length).toBe(Object.keys(held.limits).length)
      }),
    )
  })

  it('is no loss when it takes a limit away, and one when it sets one', () => {
    const [none, some] = fc.sample(limits, 2).map((one, index) => ({
      ...one,
      catalogue_items: index === 0 ? null : 40,
    })) as [Plan['limits'], Plan['limits']]
    expect(shrunkLimits(some, none)).not.toContain('catalogue_items')
    expect(shrunkLimits(none, some)).toContain('catalogue_items')
  })

  it('is read as people write', () => {
    expect(planValueText('month_cents', 4_990).replace(/\s/g, ' ')).toBe('R$ 49,90')
    expect(planValueText('catalogue_items', null)).toBe('sem limite')
    expect(planValueText('is_featured', true)).toBe('sim')
    expect(planValueText('analytics', 'weekly')).toBe('resumo semanal')
    expect(planValueText('analytics', 'of another release')).toBe('of another release')
    expect(planValueText('properties', 1500)).toBe('1.500')
  })
})
