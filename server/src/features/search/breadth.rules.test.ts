import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bandFor, bandForTitles } from './breadth.rules.ts'
import type { Group } from './understand.rules.ts'

const group = (documents: number): Group => ({ own: "'x'", other: null, documents, stems: ['x'] })
const asked = (documents: number, ...having: number[]) => ({
  groups: having.map(group),
  atLeast: having.length,
  documents,
  ...{ isOpen: false, isCheap: false, category: null },
})

describe('a broad word', () => {
  it('is looked for among the best, the fewer the broader it is', () => {
    expect(bandFor(asked(100_000, 14_000))).toBe(5)
    expect(bandFor(asked(1_000_000, 140_000))).toBe(9)
  })

  it('is looked for everywhere in a small city, and where it is rare', () => {
    expect(bandFor(asked(900, 800))).toBeNull()
    expect(bandFor(asked(100_000, 500))).toBeNull()
    expect(bandFor(asked(0, 5))).toBeNull()
  })

  it('is not broad together with another', () => {
    expect(bandFor(asked(100_000, 14_000, 1_600))).toBeNull()
  })

  it('never asks for a band that is not drawn', () => {
    fc.assert(
      fc.property(fc.nat(2_000_000), fc.nat(2_000_000), (documents, having) => {
        const drawn = Math.floor(Math.log2(documents / 200))
        for (const band of [
          bandFor(asked(documents, having)),
          bandForTitles(having, 60, documents),
        ]) {
          expect(band ?? 2).toBeGreaterThanOrEqual(2)
          if (band !== null) expect(band).toBeLessThanOrEqual(drawn)
        }
      }),
    )
  })
})
