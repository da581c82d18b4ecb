import { stat } from 'node:fs/promises'
import { PHOTO_MAX_PIXELS, type PhotoType } from '@portal/contract/ground/media/photo-rules'
import type { Metadata } from 'sharp'
import type { Foreign } from '../foreign/foreign.ts'
import { defineForeign, ForeignRefused } from '../foreign/foreign-kind.ts'
import { sharp } from './sharp.ts'
import type { sniffPhoto } from './sniff-photo.foreign.ts'

/** Why a file is not taken. */
export type Refusal = 'type' | 'heic' | 'moving' | 'second-format' | 'pixels' | 'heavy' | 'broken'

export class PhotoRefused extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal, cause?: unknown) {
    super(`photo refused: ${refusal}`, { cause })
    this.name = 'PhotoRefused'
    this.refusal = refusal
  }
}

export type PhotoFacts = { type: PhotoType; width: number; height: number }

/** Where a pixel takes 26 bytes while it is read, or 11, instead of 6 at most. */
const AVIF_MAX_PIXELS = 13_000_000
const DEEP_INTERLACED_MAX_PIXELS = 30_000_000
const CHECK_SIDE = 100

/** What is larger was refused while it arrived. */
const SNIFF = defineForeign<typeof sniffPhoto>('images.sniff', {
  bytes: 64 * 1024 * 1024,
  timeMs: 10_000,
  heapMb: 128,
  resultBytes: 1000,
})

/**
 * Believes the content and nothing else: neither a name nor what a browser says it is. The whole
 * picture is read once, so that what is cut short is found while the person is still there.
 */
export async function inspectPhoto(file: string, foreign: Foreign): Promise<PhotoFacts> {
  const type = await sniff(file, foreign)
  const facts = await readHeader(file, type)
  await readWhole(file)
  return facts
}

async function sniff(file: string, foreign: Foreign): Promise<PhotoType> {
  const { size: bytes } = await stat(file)
  const sniffed = await foreign.read(SNIFF, { file, bytes }).catch((error: unknown) => {
    if (error instanceof ForeignRefused) throw new PhotoRefused('broken', error)
    throw error
  })
  if ('refusal' in sniffed) throw new PhotoRefused(sniffed.refusal)
  return sniffed.type
}

const SHARP_FORMATS: Record<PhotoType, string> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'heif',
}

async function readHeader(file: string, type: PhotoType): Promise<PhotoFacts> {
  // The limit is ours to compare: the library's own would say that the file is broken.
  const header = await refusing(() => sharp(file, { limitInputPixels: false }).metadata())
  if (header.format !== SHARP_FORMATS[type]) throw new PhotoRefused('type')
  if (type === 'image/avif' && header.compression !== 'av1') throw new PhotoRefused('heic')
  checkPixels(header, type)
  if ((header.pages ?? 1) > 1) throw new PhotoRefused('moving')
  return { type, ...header.autoOrient }
}

function checkPixels(header: Metadata, type: PhotoType) {
  const pixels = header.width * header.height
  if (pixels > PHOTO_MAX_PIXELS) throw new PhotoRefused('pixels')
  const isDeepInterlaced = header.depth === 'ushort' && header.isProgressive
  const isHeavy =
    (type === 'image/avif' && pixels > AVIF_MAX_PIXELS) ||
    (isDeepInterlaced && pixels > DEEP_INTERLACED_MAX_PIXELS)
  if (isHeavy) throw new PhotoRefused('heavy')
}

/**
 * Small enough that a JPEG is read at an eighth of its size, which still reads every byte of it.
 * Cameras leave harmless oddities that the library warns of, so only errors count.
 */
async function readWhole(file: string) {
  await refusing(() =>
    sharp(file, { limitInputPixels: PHOTO_MAX_PIXELS, failOn: 'error', sequentialRead: true })
      .resize(CHECK_SIDE, CHECK_SIDE, { fit: 'inside' })
      .raw()
      .toBuffer(),
  )
}

async function refusing<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read()
  } catch (error) {
    throw new PhotoRefused('broken', error)
  }
}
