import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { meanRating, RATING_PRIOR, rankingRating, ratingText } from './rating-rules.ts'

const of = (...stars: number[]) => ({
  count: stars.length,
  sum: stars.reduce((all, star) => all + star, 0),
})
const stars = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 300 })

describe('the figure lists sort by', () => {
  it('puts three hundred good ratings above a single perfect one', () => {
    const many = { count: 312, sum: Math.round(312 * 4.7) }
    expect(rankingRating(many)).toBeGreaterThan(rankingRating(of(5)))
  })

  it('puts a place nobody rated above a badly rated one and below a well rated one', () => {
    expect(rankingRating(of())).toBe(RATING_PRIOR.mean)
    expect(rankingRating(of())).toBeGreaterThan(rankingRating(of(1, 2, 3)))
    expect(rankingRating(of())).toBeLessThan(rankingRating(of(5, 5, 4)))
  })

  it('lies between the belief and the true mean, and nears the mean with each rating', () => {
    fc.assert(
      fc.property(stars, (given) => {
        const totals = of(...given)
        const mean = meanRating(totals) ?? 0
        const ranking = rankingRating(totals)
        expect(ranking).toBeGreaterThanOrEqual(Math.min(mean, RATING_PRIOR.mean) - 1e-9)
        expect(ranking).toBeLessThanOrEqual(Math.max(mean, RATING_PRIOR.mean) + 1e-9)
        const twice = { count: totals.count * 2, sum: totals.sum * 2 }
        expect(Math.abs(rankingRating(twice) - mean)).toBeLessThanOrEqual(
          Math.abs(ranking - mean) + 1e-9,
        )
      }),
    )
  })

  it('never falls for a better star', () => {
    fc.assert(
      fc.property(stars, fc.integer({ min: 1, max: 4 }), (given, star) => {
        const worse = rankingRating(of(...given, star))
        expect(rankingRating(of(...given, star + 1))).toBeGreaterThan(worse)
      }),
    )
  })
})

describe('the figure people read', () => {
  it('is the true mean with its count', () => {
    expect(ratingText({ count: 128, sum: Math.round(128 * 4.6) })).toBe('4,6 (128 avaliações)')
    expect(ratingText(of(5))).toBe('5,0 (1 avaliação)')
    expect(ratingText({ count: 1234, sum: 1234 * 4 })).toBe('4,0 (1.234 avaliações)')
  })

  it('is none where nobody rated', () => {
    expect(meanRating(of())).toBeNull()
    expect(ratingText(of())).toBe('Sem avaliações ainda')
  })
})
