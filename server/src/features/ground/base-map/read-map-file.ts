import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { BaseMapSchema } from '@portal/contract/ground/base-map/base-map'
import { Compression, PMTiles, SharedPromiseCache, type Source } from 'pmtiles'
import { MOST_UNPACKED_BYTES, TOWN_CENTRE } from './base-map.constants.ts'
import { baseMapTexts as texts } from './base-map.texts.ts'
import { namesItsSource, problemsOf, readMetadata, schemaOf } from './map-file.rules.ts'
import {
  type Bounds,
  boundsOf,
  HEADER_BYTES,
  readHeader,
  requireHonestDirectory,
  tileAt,
  versionOf,
} from './pmtiles.rules.ts'

const unpackGzip = promisify(gunzip)
const HASH_DIGITS = 32
const MOST_DIRECTORIES = 100

export type MapFile = {
  bounds: Bounds
  minZoom: number
  maxZoom: number
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
    const start = await read(file, 0, HEADER_BYTES)
    const version = versionOf(start)
    if (version === null) return { problems: [texts.notPmtiles] }
    const header = readHeader(start)
    if (!header) return { problems: [texts.version(version)] }
    const problems = problemsOf(header, bytes)
    // What follows believes the header.
    if (problems.length > 0) return { problems }
    const archive = openArchive(sourceOf(file))
    const metadata = readMetadata(await archive.getMetadata().catch(() => null))
    if (!metadata) return { problems: [texts.metadata] }
    const schema = schemaOf(metadata)
    if (!schema) problems.push(texts.layers(metadata.layers))
    if (!namesItsSource(metadata)) problems.push(texts.attribution)
    if (!(await hasTown(archive, header.maxZoom).catch(() => false))) problems.push(texts.noTown)
    if (problems.length > 0 || !schema) return { problems }
    const { minZoom, maxZoom } = header
    const { attribution } = metadata
    const hash = await hashOf(path)
    return {
      map: { hash, bytes, schema, attribution, bounds: boundsOf(header), minZoom, maxZoom },
    }
  } finally {
    await file.close()
  }
}

/** Whether the tile of the town is there and opens: proof that the directories are sound. */
async function hasTown(archive: PMTiles, zoom: number): Promise<boolean> {
  const { x, y } = tileAt(zoom, TOWN_CENTRE)
  const tile = await archive.getZxy(zoom, x, y)
  return tile !== undefined && tile.data.byteLength > 0
}

/** Directories are looked at before the library reads them; tiles and metadata are only unpacked. */
export function openArchive(source: Source): PMTiles {
  const directories = new SharedPromiseCache(
    MOST_DIRECTORIES,
    true,
    async (packed, compression) => {
      const directory = await unpack(packed, compression)
      requireHonestDirectory(new Uint8Array(directory))
      return directory
    },
  )
  return new PMTiles(source, directories, unpack)
}

function sourceOf(file: FileHandle): Source {
  return {
    getKey: () => 'map',
    async getBytes(offset, length) {
      const bytes = await read(file, offset, length)
      // The first part is read by a guess of how much there is; every other is named by an entry.
      if (offset > 0 && bytes.length < length) throw new RangeError('an entry points outside')
      return { data: Uint8Array.from(bytes).buffer }
    },
  }
}

async function unpack(packed: ArrayBuffer, compression: Compression): Promise<ArrayBuffer> {
  if (compression === Compression.None) return packed
  const bytes = await unpackGzip(packed, { maxOutputLength: MOST_UNPACKED_BYTES })
  return Uint8Array.from(bytes).buffer
}

async function read(file: FileHandle, offset: number, bytes: number): Promise<Buffer> {
  const length = Math.min(bytes, MOST_UNPACKED_BYTES)
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, offset)
  return buffer.subarray(0, bytesRead)
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex').slice(0, HASH_DIGITS)
}
