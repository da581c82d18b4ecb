/** How people's stars become one figure: a true mean to read, a cautious one to sort by. */

export type RatingTotals = { count: number; sum: number }

/**
 * What is believed of a place before anybody rated it: ten ratings of 4. Four is a little under what
 * people give on average, so a newcomer starts just below the good ones; with ten, a single 5 lifts
 * it to 4.1 only, and after a hundred ratings the belief weighs a tenth. Change it here alone.
 */
export const RATING_PRIOR = { mean: 4, weight: 10 } as const

/** The mean somebody reads; `null` where nobody rated. */
export function meanRating({ count, sum }: RatingTotals): number | null {
  return count > 0 ? sum / count : null
}

/** The Bayesian mean: what lists sort by, so that one 5 never outranks three hundred 4.7s. */
export function rankingRating({ count, sum }: RatingTotals, prior = RATING_PRIOR): number {
  return (prior.weight * prior.mean + sum) / (prior.weight + count)
}

const scoreFormat = new Intl.NumberFormat('pt-BR', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})
const countFormat = new Intl.NumberFormat('pt-BR')

/** "4,6 (128 avaliações)" */
export function ratingText(totals: RatingTotals): string {
  const mean = meanRating(totals)
  if (mean === null) return 'Sem avaliações ainda'
  const word = totals.count === 1 ? 'avaliação' : 'avaliações'
  return `${scoreFormat.format(mean)} (${countFormat.format(totals.count)} ${word})`
}
