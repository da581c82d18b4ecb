import { meanRating, type RatingTotals } from '@portal/contract/guide/establishments/rating-rules'

/** From how many gave one star, two, … five. */
export function totalsOf(stars: readonly number[]): RatingTotals {
  return stars.reduce(
    ({ count, sum }, given, index) => ({ count: count + given, sum: sum + given * (index + 1) }),
    { count: 0, sum: 0 },
  )
}

export type StarRow = { stars: number; count: number; percent: number }

/** The best first, each with its share of all. */
export function starRows(stars: readonly number[]): StarRow[] {
  const { count: total } = totalsOf(stars)
  return stars
    .map((count, index) => ({
      stars: index + 1,
      count,
      percent: total > 0 ? Math.round((count / total) * 100) : 0,
    }))
    .reverse()
}

export const meanOf = (stars: readonly number[]) => meanRating(totalsOf(stars))
