import { expect, it } from 'vitest'
import { chosenPlan, isAdministratorPlan, isPaidPlan } from './plan-rules.ts'
import { PlanType } from './plans.ts'

// spec: 109
it('are six plan types', () => {
  expect(PlanType.options).toEqual([
    'clube',
    'atalaia',
    'macarico',
    'espadarte',
    'admin',
    'superadmin',
  ])
})

it('are paid for, or an administrator’s, or the club’s', () => {
  expect(PlanType.options.filter(isPaidPlan)).toEqual(['atalaia', 'macarico', 'espadarte'])
  expect(PlanType.options.filter(isAdministratorPlan)).toEqual(['admin', 'superadmin'])
})

it.each([
  ['atalaia', 'atalaia'],
  ['macarico', 'macarico'],
  ['espadarte', 'espadarte'],
  ['premium', 'espadarte'],
  ['clube', 'clube'],
  ['admin', 'clube'],
  ['superadmin', 'clube'],
  ['Atalaia', 'clube'],
  ['', 'clube'],
  [null, 'clube'],
  [undefined, 'clube'],
])('asked for as %j is %s', (asked, plan) => {
  expect(chosenPlan(asked)).toBe(plan)
})
