import type { PhotoOfUse } from '../../../platform/database/photos-of-use.ts'
import { Invalid } from '../../../platform/errors/domain-errors.ts'
import { reviewsTexts } from './reviews.texts.ts'

const { photos: texts } = reviewsTexts

/** One's own, ready, each once. */
export function requireOwnPhotos(
  wanted: readonly string[],
  known: readonly PhotoOfUse[],
  userId: string,
) {
  const byId = new Map(known.map((photo) => [photo.id, photo]))
  for (const [index, id] of wanted.entries()) {
    const photo = byId.get(id)
    if (photo?.userId !== userId) throw refusal(index, texts.unknown)
    if (photo.status === 'processing') throw refusal(index, texts.processing)
    if (photo.status !== 'ready') throw refusal(index, texts.failed)
    if (wanted.indexOf(id) !== index) throw refusal(index, texts.repeated)
  }
}

function refusal(index: number, message: string) {
  return new Invalid(
    'reviews.photos',
    `photo ${index} cannot be used`,
    [{ path: `photos.${index}`, message }],
    message,
  )
}
