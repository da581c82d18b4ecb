import fc from 'fast-check'
import { zxyToTileId } from 'pmtiles'
import { describe, expect, it } from 'vitest'
import { readHeader, tileAt } from './pmtiles.rules.ts'
import { openArchive } from './read-map-file.ts'

describe('the grid of tiles', () => {
  it('is counted as the format’s own examples are', () => {
    expect(zxyToTileId(0, 0, 0)).toBe(0)
    expect(zxyToTileId(1, 0, 0)).toBe(1)
    expect(zxyToTileId(1, 0, 1)).toBe(2)
    expect(zxyToTileId(1, 1, 1)).toBe(3)
    expect(zxyToTileId(1, 1, 0)).toBe(4)
    expect(zxyToTileId(2, 0, 0)).toBe(5)
    expect(zxyToTileId(12, 3423, 1763)).toBe(19_078_479)
  })

  it('numbers every tile of a zoom once', () => {
    const ids = Array.from({ length: 256 }, (_, n) => zxyToTileId(4, n % 16, n >> 4))
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

  it('end a directory with an error, never with a hang', async () => {
    const tile = Buffer.from('tile')
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (bytes) => {
        const file = fileWithDirectory(bytes, tile)
        const archive = openArchive({
          getKey: () => 'map',
          getBytes: async (offset, length) => ({
            data: Uint8Array.from(file.subarray(offset, offset + length)).buffer,
          }),
        })
        const found = await archive.getZxy(0, 0, 0).catch((error: unknown) => error)
        if (found instanceof Error) return
        expect(found === undefined || 'data' in Object(found)).toBe(true)
      }),
    )
  })

  it('that promise more entries than they are cost no memory', async () => {
    // 2³⁵ − 1 entries in five bytes.
    const bytes = Uint8Array.from([0xff, 0xff, 0xff, 0xff, 0x7f])
    const file = fileWithDirectory(bytes, Buffer.from('tile'))
    const archive = openArchive({
      getKey: () => 'map',
      getBytes: async () => ({ data: Uint8Array.from(file).buffer }),
    })
    await expect(archive.getZxy(0, 0, 0)).rejects.toThrow('promises more than it has')
  })
})

/** A header that is right, nothing packed, and a directory that may be anything. */
function fileWithDirectory(directory: Uint8Array, tile: Buffer): Buffer {
  const header = Buffer.alloc(127)
  header.write('PMTiles', 'latin1')
  header.writeUInt8(3, 7)
  header.writeBigUInt64LE(127n, 8)
  header.writeBigUInt64LE(BigInt(directory.length), 16)
  header.writeBigUInt64LE(BigInt(127 + directory.length), 56)
  header.writeBigUInt64LE(BigInt(tile.length), 64)
  header.writeUInt8(1, 97)
  header.writeUInt8(1, 98)
  header.writeUInt8(1, 99)
  return Buffer.concat([header, directory, tile])
}
