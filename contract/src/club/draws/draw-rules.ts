/**
 * How the winners of a draw follow from an extraction of the Loteria Federal. The server, the public page
 * and anybody with pencil and paper do the same: this file is the rule that a regulation names by `DRAW_RULE`.
 * It is never edited: another rule is another name. Free of zod: the browser reads it too.
 *
 * The five prizes of an extraction are written one below the other, five digits each. The last column, read
 * downwards, is the number of the first prize; the one before it, that of the second, and so on. Where there
 * is more than one series, the first digit of the n-th line says the series of the n-th prize (modulo how
 * many there are), so that column gives no number. A number that nobody has passes the prize on to the
 * nearest one above (or below) in its series, and around its end; only a series without any number passes it
 * on to the next series. A number wins once.
 */
export const DRAW_RULE = 'federal-colunas-1'

/** 00000 to 99999; the law allows no more in one series. */
export const SERIES_SIZE = 100_000
/** The divisors of ten: any other count would be hit unevenly by a digit. */
export const SERIES_COUNTS = [1, 2, 5, 10] as const
export const FEDERAL_LINES = 5
const DIGITS = 5

export const DRAW_FALLBACKS = ['above', 'below'] as const
export type DrawFallback = (typeof DRAW_FALLBACKS)[number]

/** What a regulation chooses of the rule. */
export type DrawRule = { seriesCount: number; prizeCount: number; fallback: DrawFallback }

/** One column belongs to the series where there are several. */
export const mostPrizes = (seriesCount: number): number => (seriesCount === 1 ? DIGITS : DIGITS - 1)

export const isExtraction = (lines: readonly string[]): boolean =>
  lines.length === FEDERAL_LINES && lines.every((line) => /^\d{5}$/.test(line))

/** What the extraction says for a prize, before it is known who has it. Prizes count from 1. */
export function drawnNumber(lines: readonly string[], prize: number, seriesCount: number): number {
  if (!isExtraction(lines)) throw new Error('an extraction has five lines of five digits')
  if (prize < 1 || prize > mostPrizes(seriesCount)) throw new Error(`there is no prize ${prize}`)
  const column = DIGITS - prize
  const number = Number(lines.map((line) => line.charAt(column)).join(''))
  const series = Number(lines[prize - 1]?.charAt(0)) % seriesCount
  return series * SERIES_SIZE + number
}

export type DrawnPrize = {
  prize: number
  /** What was drawn. */
  drawn: number
  /** The place of who has won in the list; null where fewer numbers than prizes were given. */
  winner: number | null
}

/** `numbers` in ascending order, each once. */
export function deriveWinners(
  numbers: ArrayLike<number>,
  lines: readonly string[],
  { seriesCount, prizeCount, fallback }: DrawRule,
): DrawnPrize[] {
  const taken = new Set<number>()
  return Array.from({ length: prizeCount }, (_, index) => {
    const drawn = drawnNumber(lines, index + 1, seriesCount)
    const winner = findWinner(numbers, drawn, { seriesCount, fallback, taken })
    if (winner !== null) taken.add(winner)
    return { prize: index + 1, drawn, winner }
  })
}

type Search = Pick<DrawRule, 'seriesCount' | 'fallback'> & { taken: ReadonlySet<number> }

/** Stretches of numbers in the order in which they are asked: the first free one wins. */
function findWinner(numbers: ArrayLike<number>, drawn: number, search: Search): number | null {
  const { seriesCount, fallback, taken } = search
  const step = fallback === 'above' ? 1 : -1
  const first = Math.floor(drawn / SERIES_SIZE)
  const start = first * SERIES_SIZE
  const own: [from: number, to: number][] =
    fallback === 'above'
      ? [
          [drawn, start + SERIES_SIZE],
          [start, drawn],
        ]
      : [
          [start, drawn + 1],
          [drawn + 1, start + SERIES_SIZE],
        ]
  const others = Array.from({ length: seriesCount - 1 }, (_, n): [number, number] => {
    const series = (first + step * (n + 1) + seriesCount * 2) % seriesCount
    return [series * SERIES_SIZE, (series + 1) * SERIES_SIZE]
  })
  for (const [from, to] of [...own, ...others]) {
    const low = placeOf(numbers, from)
    const high = placeOf(numbers, to)
    for (let n = 0; n < high - low; n += 1) {
      const place = fallback === 'above' ? low + n : high - 1 - n
      // At most as many as there are prizes are taken: this ends at once.
      if (!taken.has(place)) return place
    }
  }
  return null
}

/** Where the first number that is not below stands. */
export function placeOf(numbers: ArrayLike<number>, number: number): number {
  let low = 0
  let high = numbers.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((numbers[middle] ?? 0) < number) low = middle + 1
    else high = middle
  }
  return low
}

/** "85.261", and "3.85.261" in the fourth of several series: as people read it. */
export function luckyText(number: number, seriesCount: number): string {
  const [series, digits] = partsOf(number)
  const shown = `${digits.slice(0, 2)}.${digits.slice(2)}`
  return seriesCount === 1 ? shown : `${series}.${shown}`
}

/** As the published list writes it: "85261", "385261". */
export function luckyDigits(number: number, seriesCount: number): string {
  const [series, digits] = partsOf(number)
  return seriesCount === 1 ? digits : `${series}${digits}`
}

const partsOf = (number: number) =>
  [Math.floor(number / SERIES_SIZE), String(number % SERIES_SIZE).padStart(DIGITS, '0')] as const
