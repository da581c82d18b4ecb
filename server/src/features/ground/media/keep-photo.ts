import type { PhotoPurpose } from '@portal/contract/ground/media/media'
import { Invalid } from '../../../platform/errors/domain-errors.ts'
import { PhotoRefused } from '../../../platform/images/inspect-photo.ts'
import type { Deps } from './media.feature.ts'
import { type Media, newMediaId, originalKey, photoName, REFUSAL_CODES } from './media.rules.ts'
import { mediaTexts } from './media.texts.ts'
import type { PhotoSource } from './photo-quota.rules.ts'
import { requirePhotoRoom } from './photo-room.ts'
import { PROCESS_PHOTO_JOB } from './process-photo.ts'

type Needs = Pick<Deps, 'work' | 'clock' | 'storage' | 'images'>

type KeptFile = {
  file: string
  bytes: number
  source: PhotoSource
  name?: string
  purpose?: PhotoPurpose
}

/** Takes a file of this machine as a photo of the person. The worker makes of it what pages show. */
export async function keepPhoto(
  userId: string,
  { file, bytes, source, name = '', purpose = 'photo' }: KeptFile,
  { work, clock, storage, images }: Needs,
): Promise<Media> {
  const { type, width, height } = await images.inspect(file).catch(explain)
  const createdAt = clock.now()
  const id = newMediaId(createdAt)
  const photo = { id, userId, name: photoName(name, id), originalType: type, originalBytes: bytes }
  const original = originalKey(photo)
  // First the file, then the row: a row without its file could never become a photo, while a file
  // without its row is removed here or, after a crash, by the sweep.
  await storage.put(original, { file, bytes })
  try {
    return await work.transaction(async (within) => {
      const { media, jobs } = within
      const kept = await media.add({
        ...photo,
        width,
        height,
        isPrivate: purpose === 'document',
        createdAt,
      })
      await requirePhotoRoom(within, userId, source, createdAt)
      // Somebody looks at what they send; thousands of an import can wait behind it.
      await jobs.add(PROCESS_PHOTO_JOB, { id: kept.id }, { first: source === 'upload' })
      return kept
    })
  } catch (error) {
    await storage.remove(original).catch(() => {})
    throw error
  }
}

/** For other features: a file that came by another way than an upload. */
export const keepPhotoFile = (
  deps: Needs,
  userId: string,
  photo: { file: string; bytes: number },
): Promise<Media> => keepPhoto(userId, { ...photo, source: 'import' }, deps)

function explain(error: unknown): never {
  if (!(error instanceof PhotoRefused)) throw error
  const sentence = mediaTexts.refused[error.refusal]
  throw new Invalid(REFUSAL_CODES[error.refusal], error.message, [], sentence)
}
