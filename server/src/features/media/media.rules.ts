import type { MediaStatus } from '@portal/contract/media/media'
import { PHOTO_FORMATS, type PhotoFormat, type PhotoType } from '@portal/contract/media/photo-rules'
import type { Refusal } from '../../platform/images/inspect-photo.ts'

export { firstTimedIdOf as firstIdOf, newTimedId as newMediaId } from '../../platform/timed-id.ts'

/** A photo and what is known of it; `userId` is null once its owner has left. */
export type Media = {
  id: string
  userId: string | null
  status: MediaStatus
  originalType: PhotoType
  originalBytes: number
  width: number
  height: number
  thumbhash: string | null
  alt: string
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

/** Apart from everything that has an address: no request can name an original. */
export const originalKey = ({ id, originalType }: Pick<Media, 'id' | 'originalType'>) =>
  `${ORIGINALS}${id}.${EXTENSIONS[originalType]}`

export const originalKeys = (id: string) =>
  Object.values(EXTENSIONS).map((extension) => `${ORIGINALS}${id}.${extension}`)

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
