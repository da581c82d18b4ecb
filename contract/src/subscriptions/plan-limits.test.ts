import { expect, it } from 'vitest'
import { PLAN_LIMITS, type PlanLimits } from './plan-limits.ts'

const ladder = [PLAN_LIMITS.clube, PLAN_LIMITS.atalaia, PLAN_LIMITS.macarico, PLAN_LIMITS.espadarte]
const amount = (value: PlanLimits[keyof PlanLimits]) => (value === null ? Infinity : Number(value))

it('never gives less in a dearer plan', () => {
  for (const [index, plan] of ladder.entries()) {
    const dearer = ladder[index + 1]
    if (!dearer) continue
    for (const name of Object.keys(plan) as (keyof PlanLimits)[]) {
      expect(amount(dearer[name]), name).toBeGreaterThanOrEqual(amount(plan[name]))
    }
  }
})

it('lets the free club list no business', () => {
  expect(Object.values(PLAN_LIMITS.clube).every((value) => !value)).toBe(true)
})
