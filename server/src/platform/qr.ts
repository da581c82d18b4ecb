import { encode } from 'uqr'

/** From version 4 on the white around the code is as wide as four of its modules (posters.constants.ts). */
export const QR_OPTIONS = { ecc: 'Q', border: 0, minVersion: 4 } as const

export type Run = { x: number; y: number; length: number }

/**
 * The dark modules of a code as horizontal runs: seamless, and a tenth of the rectangles. A quarter of
 * the code may be smudged or torn and it still reads.
 */
export function qrRuns(text: string): { size: number; runs: Run[] } {
  const { data, size } = encode(text, { ...QR_OPTIONS })
  return { size, runs: data.flatMap(runsOfRow) }
}

function runsOfRow(row: readonly boolean[], y: number): Run[] {
  const runs: Run[] = []
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue
    const last = runs.at(-1)
    if (last && last.x + last.length === x) last.length += 1
    else runs.push({ x, y, length: 1 })
  }
  return runs
}
