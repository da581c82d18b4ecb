import type { updateShow as contract } from '@portal/contract/newsroom/podcast/podcast-editor'
import type { EndpointInput } from '@portal/contract/shared/endpoint'
import type { Actor } from '../../../platform/actor.ts'
import { Tag } from '../../../platform/live/tags.ts'
import type { Deps } from './podcast.feature.ts'
import { changedParts, requireShow, requireUsablePhoto, type Show } from './podcast.rules.ts'

type Input = EndpointInput<typeof contract>['body'] & { id: string }

/** Live at once; its address stays, whatever its title. */
export async function updateShow(
  actor: Actor,
  { id, version, cover_id, ...wanted }: Input,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
): Promise<Show> {
  return work.transaction(async ({ podcastShows, audit, changes }) => {
    const now = clock.now()
    const before = requireShow(await podcastShows.lock(id), id, version)
    const photo = cover_id ? await podcastShows.lockPhoto(cover_id) : null
    if (cover_id) {
      const userId = actor.kind === 'person' ? actor.userId : null
      requireUsablePhoto(photo, { userId, shown: before.cover?.id ?? null })
    }
    const after: Show = {
      ...before,
      title: wanted.title,
      description: wanted.description,
      author: wanted.author,
      ownerEmail: wanted.owner_email,
      category: wanted.category,
      isExplicit: wanted.is_explicit,
      appleUrl: wanted.apple_url,
      spotifyUrl: wanted.spotify_url,
      youtubeUrl: wanted.youtube_url,
      cover: photo?.photo ?? null,
    }
    const parts = changedParts(before, after)
    if (parts.length === 0) return before
    await podcastShows.save(after, now)
    await audit.record(actor, now, {
      action: 'podcast.show-updated',
      subjectId: id,
      details: { parts },
    })
    changes.announce(Tag.podcast)
    return { ...after, version: before.version + 1, updatedAt: now }
  })
}
