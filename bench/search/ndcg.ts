/** Normalised discounted cumulative gain of the first ten: 1 is the best order there is. */
const TEN = 10

const gain = (grades: readonly number[]) =>
  grades
    .slice(0, TEN)
    .reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0)

/** `found` in the order shown, `all` in any: the grades of everything there is. */
export function ndcg(found: readonly number[], all: readonly number[]): number {
  const best = gain([...all].sort((one, other) => other - one))
  return best === 0 ? (found.length === 0 ? 1 : 0) : gain(found) / best
}
