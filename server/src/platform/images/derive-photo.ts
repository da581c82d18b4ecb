import type { Crop } from '@portal/contract/ground/media/media'
import {
  PHOTO_FORMATS,
  PHOTO_MAX_PIXELS,
  type PhotoFormat,
  photoWidths,
} from '@portal/contract/ground/media/photo-rules'
import type { OutputInfo, Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { PhotoRefused } from './inspect-photo.ts'
import { sharp } from './sharp.ts'

export type Derivative = { width: number; format: PhotoFormat; content: Buffer }
export type DerivedPhoto = { thumbhash: string; derivatives: AsyncIterable<Derivative> }

const THUMBHASH_SIDE = 100
/** A scroll of a screenshot stays a picture that fits the formats. */
const MAX_HEIGHT_PER_WIDTH = 4

const ENCODE: Record<PhotoFormat, (image: Sharp, avifEffort: number) => Sharp> = {
  avif: (image, effort) => image.avif({ quality: 50, effort }),
  webp: (image) => image.webp({ quality: 78, effort: 4 }),
}

/**
 * What pages show instead of the original: upright, in sRGB, without anything the camera wrote down.
 * The original is read once, at the largest width; the rest is made from that. Of a part, only what is
 * in it is kept.
 */
export async function derivePhoto(
  file: string,
  avifEffort: number,
  part: Crop | null = null,
): Promise<DerivedPhoto> {
  const { data, info, widths } = await readLargest(file, part)
  const largest = () => sharp(data, { raw: rawOf(info) })
  async function* derivatives() {
    for (const width of widths) {
      for (const format of PHOTO_FORMATS) {
        const image = largest().resize(boxOf(width))
        yield { width, format, content: await ENCODE[format](image, avifEffort).toBuffer() }
      }
    }
  }
  return { thumbhash: await thumbhashOf(largest()), derivatives: derivatives() }
}

async function readLargest(file: string, part: Crop | null) {
  const image = sharp(file, { limitInputPixels: PHOTO_MAX_PIXELS, failOn: 'error' })
  try {
    const { autoOrient } = await image.metadata()
    const widths = photoWidths(part?.width ?? autoOrient.width)
    const upright = image.autoOrient()
    const largest = await (part ? upright.extract(part) : upright)
      .resize(boxOf(widths.at(-1) ?? autoOrient.width))
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { ...largest, widths }
  } catch (error) {
    throw new PhotoRefused('broken', error)
  }
}

const boxOf = (width: number) => ({
  width,
  height: width * MAX_HEIGHT_PER_WIDTH,
  fit: 'inside' as const,
  withoutEnlargement: true,
})

const rawOf = ({ width, height, channels }: OutputInfo) => ({ width, height, channels })

async function thumbhashOf(image: Sharp): Promise<string> {
  const { data, info } = await image
    .resize(THUMBHASH_SIDE, THUMBHASH_SIDE, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64')
}
