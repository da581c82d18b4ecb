/** How many gave one star, two, … five. */
export type Stars = readonly number[]

export const countOf = (stars: Stars) => stars.reduce((sum, count) => sum + count, 0)

/** The mean somebody reads; `null` where nobody rated. */
export function meanOf(stars: Stars): number | null {
  const count = countOf(stars)
  const sum = stars.reduce((total, given, index) => total + given * (index + 1), 0)
  return count > 0 ? sum / count : null
}

/**
 * Whole percentages, five stars first, that together make a hundred: what rounding takes away goes
 * where it took most.
 */
export function sharesOf(stars: Stars): { stars: number; percent: number }[] {
  const count = countOf(stars)
  const exact = stars.map((given) => (count > 0 ? (given * 100) / count : 0))
  const percents = exact.map(Math.floor)
  const missing = count > 0 ? 100 - percents.reduce((sum, percent) => sum + percent, 0) : 0
  const byLoss = exact
    .map((share, index) => ({ index, loss: share - Math.floor(share) }))
    .sort((one, other) => other.loss - one.loss)
  for (const { index } of byLoss.slice(0, missing)) percents[index] = (percents[index] ?? 0) + 1
  return percents.map((percent, index) => ({ stars: index + 1, percent })).reverse()
}
