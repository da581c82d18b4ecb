import { NotFound } from '../../platform/errors/domain-errors.ts'
import { Tag } from '../../platform/live/tags.ts'
import type { Deps } from './media.feature.ts'
import type { Media } from './media.rules.ts'

export async function describePhoto(
  userId: string,
  { id, alt }: { id: string; alt: string },
  { work }: Pick<Deps, 'work'>,
): Promise<Media> {
  return work.transaction(async ({ media, changes }) => {
    const photo = await media.describe(id, userId, alt)
    if (!photo) throw new NotFound('media', id)
    changes.announce(Tag.media(id))
    return photo
  })
}
