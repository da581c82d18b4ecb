import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readDirectory, readHeader, tileAt, tileId } from './pmtiles.rules.ts'

describe('the count of tiles', () => {
  it('begins as the format’s own examples do', () => {
    expect(tileId(0, { x: 0, y: 0 })).toBe(0)
    expect(tileId(1, { x: 0, y: 0 })).toBe(1)
    expect(tileId(1, { x: 0, y: 1 })).toBe(2)
    expect(tileId(1, { x: 1, y: 1 })).toBe(3)
    expect(tileId(1, { x: 1, y: 0 })).toBe(4)
    expect(tileId(2, { x: 0, y: 0 })).toBe(5)
    expect(tileId(12, { x: 3423, y: 1763 })).toBe(19_078_479)
  })

  it('numbers every tile of a zoom once', () => {
    const ids = Array.from({ length: 256 }, (_, n) => tileId(4, { x: n % 16, y: n >> 4 }))
    expect(new Set(ids).size).toBe(256)
    expect(Math.min(...ids)).toBe(85)
    expect(Math.max(...ids)).toBe(340)
  })

  it('finds the town where the coast of Pará is', () => {
    expect(tileAt(14, { longitude: -47.3561, latitude: -0.6135 })).toEqual({ x: 6036, y: 8219 })
  })
})

describe('bytes of a stranger', () => {
  it('are never taken for a header unless they say so', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        expect(readHeader(Buffer.from(bytes))).toBeNull()
      }),
    )
  })

  it('end a directory with an error, never with a hang', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        try {
          expect(readDirectory(Buffer.from(bytes)).length).toBeLessThanOrEqual(bytes.length)
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError)
        }
      }),
    )
  })
})
