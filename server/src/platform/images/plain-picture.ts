import { PHOTO_MAX_PIXELS } from '@portal/contract/ground/media/photo-rules'
import { PhotoRefused } from './inspect-photo.ts'
import { sharp } from './sharp.ts'

/** A screenshot of a phone, whole and readable. */
const BOX = { width: 1400, height: 3000 }

/** One picture of what somebody sent: upright, of a size to read it, without anything the camera wrote down. */
export async function plainPicture(file: string): Promise<Buffer> {
  try {
    return await sharp(file, { limitInputPixels: PHOTO_MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ ...BOX, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp({ quality: 78, effort: 4 })
      .toBuffer()
  } catch (error) {
    throw new PhotoRefused('broken', error)
  }
}
