import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changedPrice, PRICE_ROUNDINGS } from './bulk-price-rules.ts'

const percent = (hundredths: number) => ({ kind: 'percent' as const, hundredths })
const amount = (cents: number) => ({ kind: 'amount' as const, cents })

describe('a price that is changed with many', () => {
  it.each([
    [1990, percent(1000), 'none', 2189],
    [1995, percent(1000), 'none', 2195],
    [1990, percent(1000), 'ten', 2190],
    [1990, percent(1000), 'fifty', 2200],
    [1990, percent(1000), 'whole', 2200],
    [1990, percent(1000), 'ending-90', 2190],
    [2450, percent(-1000), 'ending-90', 2190],
    [500, amount(200), 'none', 700],
    [500, amount(-900), 'none', 1],
    [500, amount(-900), 'fifty', 50],
    [0, percent(1000), 'ending-90', 0],
  ] as const)('%i by %o, %s → %i', (cents, change, rounding, expected) => {
    expect(changedPrice(cents, change, rounding)).toBe(expected)
  })

  it('is whole centavos, costs something if it did, and keeps its rank', () => {
    const cents = fc.integer({ min: 1, max: 1_000_000 })
    const change = fc.integer({ min: -9000, max: 50_000 }).map(percent)
    fc.assert(
      fc.property(
        cents,
        cents,
        change,
        fc.constantFrom(...PRICE_ROUNDINGS),
        (a, b, by, rounding) => {
          const [one, other] = [a, b].map((price) => changedPrice(price, by, rounding))
          expect(Number.isInteger(one)).toBe(true)
          expect(one).toBeGreaterThan(0)
          if (a <= b) expect(one).toBeLessThanOrEqual(other ?? 0)
        },
      ),
    )
  })
})
