import fc from 'fast-check'
import { expect, it } from 'vitest'
import { darkModules } from './QrCode.tsx'

/** Paints the path back: each run is `M{x} {y}h{length}v1H{x}z`. */
function painted(path: string, size: number): boolean[][] {
  const rows = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
    rows[Number(y)]?.fill(true, Number(x), Number(x) + Number(length))
  }
  return rows
}

it('draws every dark module and no other', () => {
  const square = fc.integer({ min: 1, max: 12 }).chain((size) =>
    fc.array(fc.array(fc.boolean(), { minLength: size, maxLength: size }), {
      minLength: size,
      maxLength: size,
    }),
  )
  fc.assert(
    fc.property(square, (rows) => {
      expect(painted(darkModules(rows), rows.length)).toEqual(rows)
    }),
  )
})
