import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { clientKey } from '../../../platform/limits/client-key.ts'
import { Tag } from '../../../platform/live/tags.ts'
import type { Liker } from './contribution-likes.store.ts'
import type { Deps } from './contributions.feature.ts'

type Input = { id: string; liked: boolean; liker: Liker; address: string }

/** Once per person; how it shall be is said, so a repeated tap changes nothing. */
export async function likeContribution(
  { id, liked, liker, address }: Input,
  { work, clock, sensitiveCalls }: Pick<Deps, 'work' | 'clock' | 'sensitiveCalls'>,
) {
  await sensitiveCalls.spend('contribution-like', clientKey(address))
  return work.transaction(async ({ contributionLikes, changes }) => {
    if (!(await contributionLikes.holdShown(id))) throw new NotFound('contribution', id)
    const hasChanged = liked
      ? await contributionLikes.add(id, liker, clock.now())
      : await contributionLikes.remove(id, liker)
    if (hasChanged) changes.announce(Tag.contribution(id))
    return { liked, likes: await contributionLikes.count(id) }
  })
}
