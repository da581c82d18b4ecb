import { writeFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { varint, vectorTile } from './vector-tile.ts'

/** Writes a small but real PMTiles file: one street by the Atalaia, a strip of land, the sea. */

export type StreetMapOptions = {
  minZoom?: number
  maxZoom?: number
  bounds?: [west: number, south: number, east: number, north: number]
  layers?: readonly string[]
  attribution?: string
  version?: number
  tileType?: number
  compression?: number
  /** Leaves out the tiles, as a file does that was cut for another town. */
  isEmpty?: boolean
  /** Directories of the second level, as large files have them. */
  hasLeaves?: boolean
}

const REGION: [number, number, number, number] = [-47.5, -0.85, -47.19, -0.54]
const PROTOMAPS = ['earth', 'water', 'landuse', 'roads', 'places']
const CREDIT = '<a href="https://www.openstreetmap.org/copyright">&copy; OpenStreetMap</a>'
const GZIP = 2

type Tile = { id: number; bytes: Buffer }

export async function writeStreetMap(
  file: string,
  options: StreetMapOptions = {},
): Promise<Buffer> {
  const bytes = streetMap(options)
  await writeFile(file, bytes)
  return bytes
}

export function streetMap(options: StreetMapOptions = {}): Buffer {
  const { minZoom = 8, maxZoom = 14, bounds = REGION, compression = GZIP } = options
  const packed = (content: Buffer) => (compression === GZIP ? gzipSync(content) : content)
  const tiles = options.isEmpty ? [] : allTiles(minZoom, maxZoom, bounds, packed)
  const data = Buffer.concat(tiles.map(({ bytes }) => bytes))
  let offset = 0
  const entries = tiles.map(({ id, bytes }) => {
    const entry = { id, offset, length: bytes.length, run: 1 }
    offset += bytes.length
    return entry
  })
  const leaf = options.hasLeaves ? packed(directory(entries)) : Buffer.alloc(0)
  const first = entries[0]?.id ?? 0
  const root = packed(
    options.hasLeaves
      ? directory([{ id: first, offset: 0, length: leaf.length, run: 0 }])
      : directory(entries),
  )
  const about = {
    attribution: options.attribution ?? CREDIT,
    vector_layers: (options.layers ?? PROTOMAPS).map((id) => ({ id, fields: {} })),
  }
  const metadata = packed(Buffer.from(JSON.stringify(about)))
  const header = headerOf([root, metadata, leaf, data], {
    ...options,
    minZoom,
    maxZoom,
    bounds,
    compression,
  })
  return Buffer.concat([header, root, metadata, leaf, data])
}

type HeaderOptions = Required<
  Pick<StreetMapOptions, 'minZoom' | 'maxZoom' | 'bounds' | 'compression'>
> &
  StreetMapOptions

function headerOf(parts: readonly Buffer[], options: HeaderOptions): Buffer {
  const header = Buffer.alloc(127)
  header.write('PMTiles', 'latin1')
  header.writeUInt8(options.version ?? 3, 7)
  let offset = header.length
  for (const [index, { length }] of parts.entries()) {
    header.writeBigUInt64LE(BigInt(offset), 8 + index * 16)
    header.writeBigUInt64LE(BigInt(length), 16 + index * 16)
    offset += length
  }
  header.writeUInt8(1, 96)
  header.writeUInt8(options.compression, 97)
  header.writeUInt8(options.compression, 98)
  header.writeUInt8(options.tileType ?? 1, 99)
  header.writeUInt8(options.minZoom, 100)
  header.writeUInt8(options.maxZoom, 101)
  for (const [index, degree] of options.bounds.entries()) {
    header.writeInt32LE(Math.round(degree * 1e7), 102 + index * 4)
  }
  header.writeUInt8(options.minZoom, 118)
  return header
}

type Entry = { id: number; offset: number; length: number; run: number }

function directory(entries: readonly Entry[]): Buffer {
  const numbers = [
    entries.length,
    ...entries.map(({ id }, place) => id - (entries[place - 1]?.id ?? 0)),
    ...entries.map(({ run }) => run),
    ...entries.map(({ length }) => length),
    ...entries.map(({ offset }, place) => (place > 0 ? 0 : offset + 1)),
  ]
  return Buffer.from(numbers.flatMap(varint))
}

function allTiles(
  minZoom: number,
  maxZoom: number,
  [west, south, east, north]: readonly [number, number, number, number],
  packed: (content: Buffer) => Buffer,
): Tile[] {
  const tiles: Tile[] = []
  for (let zoom = minZoom; zoom <= maxZoom; zoom += 1) {
    const [left, top] = [column(west, zoom), row(north, zoom)]
    for (let x = Math.floor(left); x <= column(east, zoom); x += 1) {
      for (let y = Math.floor(top); y <= row(south, zoom); y += 1) {
        const project = (lng: number, lat: number): [number, number] => [
          column(lng, zoom) - x,
          row(lat, zoom) - y,
        ]
        tiles.push({ id: hilbert(zoom, x, y), bytes: packed(vectorTile(project)) })
      }
    }
  }
  return tiles.sort((one, other) => one.id - other.id)
}

const column = (lng: number, zoom: number) => ((lng + 180) / 360) * 2 ** zoom
const row = (lat: number, zoom: number) =>
  ((1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2) * 2 ** zoom

/** The curve as its definition draws it, quadrant by quadrant: not how the portal computes it. */
function hilbert(zoom: number, x: number, y: number): number {
  const walk = (side: number, cx: number, cy: number): number => {
    if (side === 1) return 0
    const half = side / 2
    const [right, down] = [cx >= half, cy >= half]
    const area = half * half
    const [ix, iy] = [cx % half, cy % half]
    if (!right && !down) return walk(half, iy, ix)
    if (!right && down) return area + walk(half, ix, iy)
    if (right && down) return 2 * area + walk(half, ix, iy)
    return 3 * area + walk(half, half - 1 - iy, half - 1 - ix)
  }
  let before = 0
  for (let z = 0; z < zoom; z += 1) before += 4 ** z
  return before + walk(2 ** zoom, x, y)
}
