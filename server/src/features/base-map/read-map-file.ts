import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { BaseMapSchema } from '@portal/contract/base-map/base-map'
import { MOST_UNPACKED_BYTES, TOWN_CENTRE } from './base-map.constants.ts'
import { baseMapTexts as texts } from './base-map.texts.ts'
import { namesItsSource, problemsOf, readMetadata, schemaOf } from './map-file.rules.ts'
import {
  COMPRESSIONS,
  type Entry,
  findEntry,
  HEADER_BYTES,
  type MapHeader,
  readDirectory,
  readHeader,
  type Stretch,
  tileAt,
  tileId,
} from './pmtiles.rules.ts'

const unpackGzip = promisify(gunzip)
const HASH_DIGITS = 32
/** Directories lie at most three deep; a file that leads in circles ends here. */
const DEEPEST = 4

export type MapFile = Pick<MapHeader, 'bounds' | 'minZoom' | 'maxZoom'> & {
  hash: string
  bytes: number
  schema: BaseMapSchema
  attribution: string
}
type Verdict = { map: MapFile; problems?: never } | { map?: never; problems: string[] }

/** Looks at a file as closely as a browser would before anybody's map depends on it. */
export async function readMapFile(path: string): Promise<Verdict> {
  const file = await open(path)
  try {
    const { size: bytes } = await file.stat()
    const header = readHeader(await read(file, { offset: 0, bytes: HEADER_BYTES }))
    if (!header) return { problems: [texts.notPmtiles] }
    const problems = problemsOf(header, bytes)
    // What follows believes the header.
    if (problems.length > 0) return { problems }
    const metadata = await unpack(file, header.metadata, header.internalCompression)
      .then((text) => readMetadata(text.toString()))
      .catch(() => null)
    if (!metadata) return { problems: [texts.metadata] }
    const schema = schemaOf(metadata)
    if (!schema) problems.push(texts.layers(metadata.layers))
    if (!namesItsSource(metadata)) problems.push(texts.attribution)
    if (!(await hasTown(file, header).catch(() => false))) problems.push(texts.noTown)
    if (problems.length > 0 || !schema) return { problems }
    const { bounds, minZoom, maxZoom } = header
    const { attribution } = metadata
    const hash = await hashOf(path)
    return { map: { hash, bytes, schema, attribution, bounds, minZoom, maxZoom } }
  } finally {
    await file.close()
  }
}

/** Whether the tile of the town is there and opens: proof that the directories are sound. */
async function hasTown(file: FileHandle, header: MapHeader): Promise<boolean> {
  const id = tileId(header.maxZoom, tileAt(header.maxZoom, TOWN_CENTRE))
  let place: Stretch = header.root
  for (let depth = 0; depth < DEEPEST; depth += 1) {
    const directory = await unpack(file, place, header.internalCompression)
    const entry = findEntry(readDirectory(directory), id)
    if (!entry) return false
    if (entry.run > 0) {
      const tile = await unpack(file, within(header.tiles, entry), header.tileCompression)
      return tile.length > 0
    }
    place = within(header.leaves, entry)
  }
  return false
}

function within({ offset, bytes }: Stretch, entry: Entry): Stretch {
  if (entry.offset + entry.bytes > bytes) throw new RangeError('an entry points outside')
  return { offset: offset + entry.offset, bytes: entry.bytes }
}

async function unpack(file: FileHandle, stretch: Stretch, compression: number): Promise<Buffer> {
  const packed = await read(file, stretch)
  const isPlain = COMPRESSIONS[compression as keyof typeof COMPRESSIONS] === 'none'
  return isPlain ? packed : unpackGzip(packed, { maxOutputLength: MOST_UNPACKED_BYTES })
}

async function read(file: FileHandle, { offset, bytes }: Stretch): Promise<Buffer> {
  const length = Math.min(bytes, MOST_UNPACKED_BYTES)
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, offset)
  return buffer.subarray(0, bytesRead)
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex').slice(0, HASH_DIGITS)
}
