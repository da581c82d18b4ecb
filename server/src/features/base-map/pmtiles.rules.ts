/** The format of one file that holds all tiles: PMTiles 3, https://github.com/protomaps/PMTiles. */

export const HEADER_BYTES = 127
export const MAGIC = 'PMTiles'
export const VERSION = 3
export const VECTOR_TILES = 1

/** As the format numbers them; browsers unpack no other. */
export const COMPRESSIONS = { 1: 'none', 2: 'gzip' } as const

export type Stretch = { offset: number; bytes: number }
export type Bounds = { west: number; south: number; east: number; north: number }

export type MapHeader = {
  version: number
  root: Stretch
  metadata: Stretch
  leaves: Stretch
  tiles: Stretch
  internalCompression: number
  tileCompression: number
  tileType: number
  minZoom: number
  maxZoom: number
  bounds: Bounds
}

/** Null where the bytes are not the beginning of such a file. */
export function readHeader(bytes: Buffer): MapHeader | null {
  if (bytes.length < HEADER_BYTES || bytes.toString('latin1', 0, 7) !== MAGIC) return null
  const stretch = (at: number): Stretch => ({
    offset: Number(bytes.readBigUInt64LE(at)),
    bytes: Number(bytes.readBigUInt64LE(at + 8)),
  })
  const degrees = (at: number) => bytes.readInt32LE(at) / 1e7
  return {
    version: bytes.readUInt8(7),
    root: stretch(8),
    metadata: stretch(24),
    leaves: stretch(40),
    tiles: stretch(56),
    internalCompression: bytes.readUInt8(97),
    tileCompression: bytes.readUInt8(98),
    tileType: bytes.readUInt8(99),
    minZoom: bytes.readUInt8(100),
    maxZoom: bytes.readUInt8(101),
    bounds: { west: degrees(102), south: degrees(106), east: degrees(110), north: degrees(114) },
  }
}

/** `run` of 0: not a tile but where the entries go on. */
export type Entry = { id: number; offset: number; bytes: number; run: number }

/** Four lists of numbers, one behind the other; throws where they end too early. */
export function readDirectory(bytes: Buffer): Entry[] {
  let at = 0
  function next(): number {
    let [value, scale] = [0, 1]
    for (;;) {
      const byte = bytes[at]
      if (byte === undefined) throw new RangeError('a directory ends too early')
      at += 1
      value += (byte & 0x7f) * scale
      if (byte < 0x80) return value
      scale *= 128
    }
  }
  const count = next()
  if (count > bytes.length) throw new RangeError('a directory promises more than it has')
  const list = () => Array.from({ length: count }, next)
  const [deltas, runs, lengths, offsets] = [list(), list(), list(), list()]
  const entries: Entry[] = []
  let id = 0
  for (let place = 0; place < count; place += 1) {
    id += deltas[place] ?? 0
    const before = entries.at(-1)
    const said = offsets[place] ?? 0
    // Nought means "right behind the last one".
    const offset = said === 0 && before ? before.offset + before.bytes : said - 1
    entries.push({ id, offset, bytes: lengths[place] ?? 0, run: runs[place] ?? 0 })
  }
  return entries
}

/** The entry a tile is found by: its own, or of the directory that has it. */
export function findEntry(entries: readonly Entry[], id: number): Entry | null {
  const last = entries.findLast((entry) => entry.id <= id)
  if (!last) return null
  return last.run === 0 || id < last.id + last.run ? last : null
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

/** Tiles are counted along a Hilbert curve, zoom after zoom. */
export function tileId(zoom: number, { x, y }: { x: number; y: number }): number {
  let id = (4 ** zoom - 1) / 3
  let [column, row] = [x, y]
  for (let side = 2 ** zoom / 2; side >= 1; side /= 2) {
    const right = column >= side ? 1 : 0
    const down = row >= side ? 1 : 0
    id += side * side * ((3 * right) ^ down)
    column -= right * side
    row -= down * side
    if (down === 0) {
      if (right === 1) [column, row] = [side - 1 - column, side - 1 - row]
      ;[column, row] = [row, column]
    }
  }
  return id
}
