import { PLANS } from '@portal/contract/testing/plan-limits'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCents, reaisText, toForm, toValues } from './plan-form.rules.ts'

describe('a price that is typed', () => {
  it.each([
    ['49,90', 4_990],
    ['49,9', 4_990],
    ['50', 5_000],
    ['R$ 1.999,00', 199_900],
    ['1999', 199_900],
  ])('as %s is read', (text, cents) => {
    expect(readCents(text)).toBe(cents)
  })

  it.each(['', 'abc', '49.90', '-5', '1,999', '4 9', '1.99,00'])('as “%s” is not', (text) => {
    expect(readCents(text)).toBeNaN()
  })

  it('is the same after being written and read', () => {
    fc.assert(
      fc.property(fc.nat({ max: 10_000_000 }), (cents) => {
        expect(readCents(reaisText(cents))).toBe(cents)
      }),
    )
  })
})

it('a plan is the same after its form', () => {
  for (const { id, ...plan } of PLANS) {
    const edited = { ...plan, id: 'atalaia' as const, version: 1, updated_at: '' }
    expect(toValues(toForm(edited)), id).toEqual(plan)
  }
})
