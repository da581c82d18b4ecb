import { encode } from 'uqr'

export type Run = { x: number; y: number; length: number }

/**
 * The dark modules of a code as horizontal runs: seamless, and a tenth of the rectangles. A quarter of
 * the code may be smudged or torn and it still reads.
 */
export function qrRuns(text: string): { size: number; runs: Run[] } {
  const { data, size } = encode(text, { ecc: 'Q', border: 0 })
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
