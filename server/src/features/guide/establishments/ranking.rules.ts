import { meanRating, rankingRating } from '@portal/contract/guide/establishments/rating-rules'
import { tierOf } from './allowance.rules.ts'
import { completenessOf } from './completeness.rules.ts'
import { AGEING_MS, FRESH_MS } from './establishments.constants.ts'
import type { Listing } from './listing.rules.ts'

const [WORST, BEST] = [1, 5]

type Rated = Pick<Listing, 'ratingCount' | 'ratingSum'>

/** What the sort "melhor avaliados" goes by; without reviews there is nothing to go by (0). */
export function ratingScore({ ratingCount, ratingSum }: Rated): number {
  return ratingCount === 0 ? 0 : rankingRating({ count: ratingCount, sum: ratingSum })
}

/** Points out of a hundred. Completeness and prominence are what a plan buys, within reason. */
const POINTS = { rating: 40, completeness: 30, featured: 20, freshness: 10 }

type Ranked = Pick<
  Listing,
  | 'fields'
  | 'hours'
  | 'photoCount'
  | 'asksPrice'
  | 'ratingCount'
  | 'ratingSum'
  | 'plan'
  | 'limits'
  | 'featuredUntil'
  | 'verifiedAt'
>

/**
 * What the directory sorts by. How people rate it weighs most; then how much a visitor learns from
 * the page, whether it is featured, and how long ago somebody answerable last looked at it. A basic
 * listing shows neither its details nor its prominence, so they do not count.
 */
export function rankOf(listing: Ranked, now: Date): number {
  const isFull = tierOf(listing.plan) === 'full'
  const believed = rankingRating({ count: listing.ratingCount, sum: listing.ratingSum })
  const rating = (believed - WORST) / (BEST - WORST)
  const completeness = isFull ? completenessOf(listing).score / 100 : 0
  const featured = isFull && isFeatured(listing, now) ? 1 : 0
  const points =
    POINTS.rating * rating +
    POINTS.completeness * completeness +
    POINTS.featured * featured +
    POINTS.freshness * freshness(listing.verifiedAt, now)
  return Math.round(points * 1000) / 1000
}

export function isFeatured(
  { limits, featuredUntil }: Pick<Ranked, 'limits' | 'featuredUntil'>,
  now: Date,
) {
  return limits.isFeatured || (featuredUntil !== null && featuredUntil > now)
}

/** In steps, so that a night changes the rank of few. */
function freshness(verifiedAt: Date | null, now: Date): number {
  if (!verifiedAt) return 0
  const age = now.getTime() - verifiedAt.getTime()
  return age <= FRESH_MS ? 1 : age <= AGEING_MS ? 0.5 : 0
}

/** Shown with one decimal; lists are ordered by the Bayesian mean, never by this. */
export function ratingOf(sum: number, count: number) {
  const mean = meanRating({ count, sum })
  return mean === null ? null : { mean: Math.round(mean * 10) / 10, count }
}
