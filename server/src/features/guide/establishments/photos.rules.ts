import { Invalid } from '../../../platform/errors/domain-errors.ts'
import { establishmentsTexts } from './establishments.texts.ts'

/** A photo somebody would like to show: whose it is, and whether this listing shows it already. */
export type PhotoOfUse = {
  id: string
  userId: string | null
  status: string
  alt: string
  isShown: boolean
}
export type WantedPhoto = { id: string; alt?: string | undefined }

const { photos: texts } = establishmentsTexts

/** One's own, or shown here already: those of a manager who has left stay. */
export function requireUsablePhotos(
  wanted: readonly WantedPhoto[],
  known: readonly PhotoOfUse[],
  userId: string | null,
) {
  const byId = new Map(known.map((photo) => [photo.id, photo]))
  for (const [index, { id }] of wanted.entries()) {
    const photo = byId.get(id)
    if (!photo || !(photo.isShown || photo.userId === userId)) throw refusal(index, texts.unknown)
    if (photo.status === 'processing') throw refusal(index, texts.processing)
    if (photo.status !== 'ready') throw refusal(index, texts.failed)
  }
  if (new Set(wanted.map(({ id }) => id)).size !== wanted.length) {
    throw new Invalid('establishment.photos', 'a photo twice', [], texts.repeated)
  }
}

/** What a smaller plan left over may be put in order and thinned out, never added to. */
export function requirePhotoRoom(
  wanted: readonly WantedPhoto[],
  known: readonly PhotoOfUse[],
  limit: number,
) {
  if (wanted.length <= limit || known.every(({ isShown }) => isShown)) return
  throw new Invalid(
    'establishment.photo-limit',
    `${wanted.length} photos of ${limit}`,
    [{ path: 'photos', message: texts.limit(limit) }],
    texts.limit(limit),
  )
}

function refusal(index: number, message: string) {
  return new Invalid(
    'establishment.photos',
    `photo ${index} cannot be used`,
    [{ path: `photos.${index}.id`, message }],
    message,
  )
}
