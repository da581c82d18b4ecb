import { readCents } from '@portal/contract/money/plans/plan-confirmation'
import { PLANS } from '@portal/contract/testing/plan-limits'
import { expect, it } from 'vitest'
import { reaisText, toForm, toValues } from './plan-form.rules.ts'

it('a plan is the same after its form', () => {
  for (const { id, ...plan } of PLANS) {
    const edited = { ...plan, id: 'atalaia' as const, version: 1, updated_at: '' }
    expect(toValues(toForm(edited)), id).toEqual(plan)
  }
})

it('a price is the same after being written into the form and read', () => {
  for (const cents of [100, 4_990, 4_905, 199_900, 1_000_000]) {
    expect(readCents(reaisText(cents))).toBe(cents)
  }
})
