import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bandFor, bandForTitles, widerBand } from './breadth.rules.ts'
import type { Group } from './understand.rules.ts'

const group = (documents: number): Group => ({ own: "'x'", other: null, documents, stems: ['x'] })
const asked = (documents: number, ...having: number[]) => ({
  groups: having.map(group),
  atLeast: having.length,
  documents,
  ...{ isOpen: false, isCheap: false, category: null, shares: { open: 0.5, cheap: 0.3 } },
})

describe('a broad word', () => {
  it('is looked for among the best, the fewer the broader it is', () => {
    expect(bandFor(asked(100_000, 14_000), 100)).toBe(6)
    expect(bandFor(asked(1_000_000, 140_000), 100)).toBe(9)
  })

  it('is looked for everywhere in a small city, and where it is rare', () => {
    expect(bandFor(asked(220, 200), 100)).toBeNull()
    expect(bandFor(asked(100_000, 270), 100)).toBeNull()
    expect(bandFor(asked(0, 5), 100)).toBeNull()
  })

  it('is not broad together with another', () => {
    expect(bandFor(asked(100_000, 14_000, 1_600), 100)).toBeNull()
  })

  it('never asks for a band that is not drawn', () => {
    fc.assert(
      fc.property(fc.nat(2_000_000), fc.nat(2_000_000), (documents, having) => {
        const drawn = Math.floor(Math.log2(documents / 100))
        for (const band of [
          bandFor(asked(documents, having), 50),
          bandForTitles(having, 60, documents),
        ]) {
          expect(band ?? 1).toBeGreaterThanOrEqual(1)
          if (band !== null) expect(band).toBeLessThanOrEqual(drawn)
        }
      }),
    )
  })

  it('is looked for further down where its band holds too few, and in the end everywhere', () => {
    expect(widerBand(5, 40, 50)).toBe(4)
    expect(widerBand(5, 0, 50)).toBeNull()
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 16 }), fc.nat(99), (band, found) => {
        expect(widerBand(band, found, 100) ?? 0).toBeLessThan(band)
      }),
    )
  })
})
