import type { Crop, Focus, MediaStatus } from '@portal/contract/ground/media/media'
import {
  CROP_MIN_SIDE,
  PHOTO_FORMATS,
  type PhotoFormat,
  type PhotoType,
} from '@portal/contract/ground/media/photo-rules'
import { Invalid } from '../../../platform/errors/domain-errors.ts'
import type { Refusal } from '../../../platform/images/inspect-photo.ts'
import { mediaTexts } from './media.texts.ts'

export {
  firstTimedIdOf as firstIdOf,
  newTimedId as newMediaId,
} from '../../../platform/timed-id.ts'

/** A photo and what is known of it; `userId` is null once its owner has left. */
export type Media = {
  id: string
  userId: string | null
  /** Of the file it came as; for the library of the team. */
  name: string
  status: MediaStatus
  originalType: PhotoType
  originalBytes: number
  width: number
  height: number
  thumbhash: string | null
  alt: string
  /** What must stay in sight; null is the middle. */
  focus: Focus | null
  /** The whole photo this is a part of, and where in it the part begins. */
  croppedFrom: { id: string; left: number; top: number } | null
  /** A document: only its owner and administrators are shown it. */
  isPrivate: boolean
  createdAt: Date
}

export const ORIGINALS = 'originals/'
export const DERIVATIVES = 'media/'
/** What is made of documents: apart, so that no public address can name it. */
export const DOCUMENTS = 'documents/'

const EXTENSIONS: Record<PhotoType, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
}

const NAME_MAX = 120

/** What a file was called, as far as it is fit to be read; one without a name gets one. */
export function photoName(filename: string, id: string): string {
  const last = filename.split(/[\\/]/).at(-1) ?? ''
  const name = last.replace(/\p{C}/gu, '').trim().slice(0, NAME_MAX)
  return name || `foto-${id.slice(-12)}`
}

/** Apart from everything that has an address: no request can name an original. */
export const originalKey = ({ id, originalType }: Pick<Media, 'id' | 'originalType'>) =>
  `${ORIGINALS}${id}.${EXTENSIONS[originalType]}`

export const originalKeys = (id: string) =>
  Object.values(EXTENSIONS).map((extension) => `${ORIGINALS}${id}.${extension}`)

/** A part is made from the file of the whole: it has none of its own. */
export const sourceKey = ({ id, croppedFrom, originalType }: Media) =>
  originalKey({ id: croppedFrom?.id ?? id, originalType })

type Size = Pick<Media, 'width' | 'height'>

export const isWholePhoto = ({ width, height }: Crop, whole: Size) =>
  width === whole.width && height === whole.height

/** Inside the photo, and large enough for a card unless the photo itself is smaller. */
export function requireCrop({ left, top, width, height }: Crop, whole: Size) {
  const isInside = left + width <= whole.width && top + height <= whole.height
  const isLarge =
    width >= Math.min(CROP_MIN_SIDE, whole.width) && height >= Math.min(CROP_MIN_SIDE, whole.height)
  if (isInside && isLarge) return
  const sentence = isInside ? mediaTexts.crop.small : mediaTexts.crop.outside
  throw new Invalid('media.crop', 'the part is outside or too small', [], sentence)
}

type Part = Size & { left: number; top: number }

/** The same spot of the same photo, seen in another part of it; the nearest edge where it was cut off. */
export function focusIn(focus: Focus | null, from: Part, to: Part): Focus | null {
  if (!focus) return null
  const along = (at: number, start: number, size: number) =>
    Number(Math.min(1, Math.max(0, (at - start) / size)).toFixed(4))
  return {
    x: along(from.left + focus.x * from.width, to.left, to.width),
    y: along(from.top + focus.y * from.height, to.top, to.height),
  }
}

type Shown = Pick<Media, 'id' | 'isPrivate'>

export const derivativesOf = ({ id, isPrivate }: Shown) =>
  `${isPrivate ? DOCUMENTS : DERIVATIVES}${id}/`

export const derivativeKey = (photo: Shown, width: number, format: PhotoFormat) =>
  `${derivativesOf(photo)}${width}.${format}`

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const FILE = new RegExp(`^([1-9][0-9]{0,3})\\.(${PHOTO_FORMATS.join('|')})$`)

/** The key behind an address of a photo, or null where the address can name no file of ours. */
export function keyOfAddress(photo: Shown, file: string): string | null {
  return UUID.test(photo.id) && FILE.test(file) ? `${derivativesOf(photo)}${file}` : null
}

/** The id of the photo a key belongs to. */
export function photoOfKey(key: string): string | null {
  const id = /^(?:originals|media|documents)\/([0-9a-f-]{36})[./]/.exec(key)?.[1]
  return id && UUID.test(id) ? id : null
}

export const REFUSAL_CODES: Record<Refusal, string> = {
  type: 'media.type-not-accepted',
  heic: 'media.type-not-accepted',
  moving: 'media.type-not-accepted',
  'second-format': 'media.type-not-accepted',
  pixels: 'media.too-many-pixels',
  heavy: 'media.too-many-pixels',
  broken: 'media.broken',
}
