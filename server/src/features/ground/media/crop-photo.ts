import type { Crop } from '@portal/contract/ground/media/media'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import type { Deps } from './media.feature.ts'
import { focusIn, isWholePhoto, type Media, newMediaId, requireCrop } from './media.rules.ts'
import { requirePhotoRoom } from './photo-room.ts'
import { PROCESS_PHOTO_JOB } from './process-photo.ts'
import { spendUpload } from './receive-photo.ts'

type Needs = Pick<Deps, 'work' | 'clock' | 'sensitiveCalls'>

/**
 * A part of a photo as a photo of its own; whatever shows the old one goes on showing it until it is
 * told to show this. A part of a part is cut from the whole, so nothing is lost on the way.
 */
export async function cropPhoto(
  userId: string,
  { id, crop }: { id: string; crop: Crop },
  { work, clock, sensitiveCalls }: Needs,
): Promise<Media> {
  await spendUpload(userId, { sensitiveCalls })
  return work.transaction(async (within) => {
    const { media, jobs } = within
    const shown = await media.findOwn(id, userId)
    const whole = shown?.croppedFrom ? await media.findOwn(shown.croppedFrom.id, userId) : shown
    if (!shown || !whole) throw new NotFound('media', id)
    requireCrop(crop, whole)
    if (isWholePhoto(crop, whole)) {
      return shown.alt === whole.alt
        ? whole
        : ((await media.describe(whole.id, userId, shown.alt)) ?? whole)
    }
    const createdAt = clock.now()
    const asked = newMediaId(createdAt)
    const { left, top, width, height } = crop
    const shownPart = {
      ...shown,
      left: shown.croppedFrom?.left ?? 0,
      top: shown.croppedFrom?.top ?? 0,
    }
    const cropped = await media.addCrop({
      ...whole,
      id: asked,
      ...{ width, height, createdAt, alt: shown.alt },
      focus: focusIn(shown.focus, shownPart, crop),
      croppedFrom: { id: whole.id, left, top },
    })
    if (cropped.id === asked) {
      await requirePhotoRoom(within, userId, 'upload', createdAt)
      await jobs.add(PROCESS_PHOTO_JOB, { id: asked }, { first: true })
    }
    return cropped
  })
}
