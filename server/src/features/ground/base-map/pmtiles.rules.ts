import { bytesToHeader, Compression, type Header, readVarint } from 'pmtiles'

/** What we ask of a PMTiles file before the library that reads the format may believe it. */

export const HEADER_BYTES = 127
const MAGIC = 'PMTiles'
const VERSION = 3

/** Browsers unpack no other. */
export const COMPRESSIONS: readonly Compression[] = [Compression.None, Compression.Gzip]

export type Bounds = { west: number; south: number; east: number; north: number }

/** Null where the bytes are not the beginning of such a file. */
export function versionOf(bytes: Buffer): number | null {
  if (bytes.length < HEADER_BYTES || bytes.toString('latin1', 0, 7) !== MAGIC) return null
  return bytes.readUInt8(7)
}

/** Null where the bytes are not the beginning of a file of the version we read. */
export function readHeader(bytes: Buffer): Header | null {
  if (versionOf(bytes) !== VERSION) return null
  return bytesToHeader(Uint8Array.from(bytes).buffer)
}

export function boundsOf({ minLon, minLat, maxLon, maxLat }: Header): Bounds {
  return { west: minLon, south: minLat, east: maxLon, north: maxLat }
}

/** Whether each part the header names lies within the file. */
export function isWhole(header: Header, fileBytes: number): boolean {
  const { leafDirectoryLength = 0, tileDataLength = 0 } = header
  return [
    header.rootDirectoryOffset + header.rootDirectoryLength,
    header.jsonMetadataOffset + header.jsonMetadataLength,
    header.leafDirectoryOffset + leafDirectoryLength,
    header.tileDataOffset + tileDataLength,
  ].every((end) => end <= fileBytes)
}

/**
 * A directory begins with how many entries it has, and the library makes room for as many: a number
 * that the bytes cannot hold would take all memory.
 */
export function requireHonestDirectory(bytes: Uint8Array) {
  const count = readVarint({ buf: bytes, pos: 0 })
  // Not `count > length`: it is NaN where there are no bytes at all.
  if (!(count <= bytes.length)) throw new RangeError('a directory promises more than it has')
}

/** Where a place lies in the grid of a zoom (web mercator). */
export function tileAt(zoom: number, place: { longitude: number; latitude: number }) {
  const side = 2 ** zoom
  const latitude = (place.latitude * Math.PI) / 180
  return {
    x: Math.floor(((place.longitude + 180) / 360) * side),
    y: Math.floor(((1 - Math.asinh(Math.tan(latitude)) / Math.PI) / 2) * side),
  }
}
