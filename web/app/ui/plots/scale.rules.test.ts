import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scaleFor, shadeOf } from './scale.rules.ts'

describe('the scale of a plot', () => {
  it.each([
    [0, 3],
    [3, 3],
    [4, 6],
    [58, 60],
    [239, 300],
    [301, 600],
    [4312, 6000],
  ])('for %i reaches to %i', (largest, top) => expect(scaleFor(largest).top).toBe(top))

  it('always holds the largest, and never wastes more than two thirds of the plot', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 10_000_000 }), (largest) => {
        const { step, top } = scaleFor(largest)
        expect(top).toBe(step * 3)
        expect(top).toBeGreaterThanOrEqual(largest)
        expect(largest).toBeGreaterThan(top / 3)
      }),
    )
  })
})

describe('the shade of a cell', () => {
  it('grows with its count, from nothing to the darkest', () => {
    expect(shadeOf(0, 0)).toBe(0)
    expect(shadeOf(0, 198)).toBe(0)
    expect(shadeOf(198, 198)).toBe(5)
    fc.assert(
      fc.property(fc.nat(1000), fc.nat(1000), (one, other) => {
        const most = Math.max(one, other)
        if (one <= other) expect(shadeOf(one, most)).toBeLessThanOrEqual(shadeOf(other, most))
      }),
    )
  })
})
