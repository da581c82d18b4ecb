const LINES = 3

/** From zero in three round steps, the last at or above the largest: 239 → 100, 200, 300. */
export function scaleFor(largest: number): { step: number; top: number } {
  const wanted = Math.max(1, Math.ceil(largest / LINES))
  const size = 10 ** Math.floor(Math.log10(wanted))
  const step = [1, 2, 5, 10].map((round) => round * size).find((one) => one >= wanted) ?? wanted
  return { step, top: step * LINES }
}

/** From 0 for next to nothing to 5 for the most: how dark a cell is. */
export function shadeOf(count: number, most: number): number {
  return most === 0 ? 0 : Math.min(5, Math.floor((count / most) * 6))
}
