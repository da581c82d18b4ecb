import { describe, expect, it } from 'vitest'
import { countOf, meanOf, sharesOf } from './stars.rules.ts'

describe('the stars people gave', () => {
  it('make a mean, unless nobody gave any', () => {
    expect(meanOf([0, 0, 0, 1, 3])).toBe(4.75)
    expect(meanOf([0, 0, 0, 0, 0])).toBeNull()
    expect(countOf([1, 2, 3, 4, 5])).toBe(15)
  })

  it('are shown as whole percentages that make a hundred', () => {
    const percents = (stars: number[]) => sharesOf(stars).map(({ percent }) => percent)
    expect(percents([0, 0, 1, 1, 1])).toEqual([33, 33, 34, 0, 0])
    expect(percents([3, 6, 12, 47, 244])).toEqual([78, 15, 4, 2, 1])
    for (const stars of [
      [1, 1, 1, 1, 3],
      [7, 1, 0, 2, 1],
      [0, 0, 0, 0, 1],
    ]) {
      expect(percents(stars).reduce((sum, percent) => sum + percent, 0)).toBe(100)
    }
  })

  it('begin with five, and are all nothing where nobody rated', () => {
    expect(sharesOf([0, 0, 0, 0, 0])).toEqual([
      { stars: 5, percent: 0 },
      { stars: 4, percent: 0 },
      { stars: 3, percent: 0 },
      { stars: 2, percent: 0 },
      { stars: 1, percent: 0 },
    ])
  })
})
