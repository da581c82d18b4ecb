import type { Focus } from '@portal/contract/ground/media/media'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { Tag } from '../../../platform/live/tags.ts'
import type { Deps } from './media.feature.ts'
import type { Media } from './media.rules.ts'

type Input = { id: string; alt?: string | undefined; focus?: Focus | null | undefined }

/** Its words, and what of it must stay in sight: both belong to the photo, wherever it is shown. */
export async function describePhoto(
  userId: string,
  { id, alt, focus }: Input,
  { work }: Pick<Deps, 'work'>,
): Promise<Media> {
  return work.transaction(async ({ media, photoUses, changes }) => {
    const focused = focus === undefined ? null : await media.setFocus(id, userId, focus)
    const photo = alt === undefined ? focused : await media.describe(id, userId, alt)
    if (!photo) throw new NotFound('media', id)
    changes.announce(Tag.media(id))
    // Cards are remembered by their list, not by their photo.
    if (focused) changes.announce(...(await photoUses.tagsOf(id)))
    return photo
  })
}
