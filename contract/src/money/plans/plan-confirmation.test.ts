import { describe, expect, it } from 'vitest'
import type { Plan } from '../../shared/plan.ts'
import { PLANS } from '../../testing/plan-limits.ts'
import { isTyped, readCents, wantedWords } from './plan-confirmation.ts'

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
})

describe('what is typed before a change is published', () => {
  const atalaia = PLANS.find(({ id }) => id === 'atalaia') as Plan
  const wanted = (changes: Partial<Plan>) =>
    wantedWords('atalaia', atalaia, { ...atalaia, ...changes })

  it('is the price that is another, in any spelling, and no other number', () => {
    const month = wanted({ month_cents: 10_990, year_cents: 99_900 })
    expect(month).toMatchObject({ kind: 'month', cents: 10_990 })
    for (const typed of ['109,90', ' R$ 109,90', '109,9']) {
      expect(month && isTyped(month, typed), typed).toBe(true)
    }
    for (const typed of ['', '109', '10990', '109,09', '1.099,00', 'Atalaia']) {
      expect(month && isTyped(month, typed), typed).toBe(false)
    }
    expect(wanted({ year_cents: 59_900 })).toMatchObject({ kind: 'year', cents: 59_900 })
  })

  it('is the name of a plan whose price stays', () => {
    const name = wanted({ limits: { ...atalaia.limits, photos_per_establishment: 1 } })
    expect(name).toEqual({ kind: 'name', text: 'Atalaia' })
    expect(name && isTyped(name, ' atalaia ')).toBe(true)
    expect(name && isTyped(name, 'Maçarico')).toBe(false)
  })

  it('is nothing where nobody loses anything', () => {
    expect(wanted({ trial_days: 30 })).toBeNull()
    expect(wanted({ limits: { ...atalaia.limits, photos_per_establishment: 50 } })).toBeNull()
  })
})
