import type { Actor } from '../../../platform/actor.ts'
import { Tag } from '../../../platform/live/tags.ts'
import type { Deps } from './podcast.feature.ts'
import { freeSlug, type Show } from './podcast.rules.ts'

/** Nobody sees it before its first episode is public. */
export async function createShow(
  actor: Actor,
  { title }: { title: string },
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
): Promise<Show> {
  return work.transaction(async ({ podcastShows, audit, changes }) => {
    const now = clock.now()
    const known = await podcastShows.list()
    const id = await podcastShows.add(
      {
        title,
        slug: freeSlug(title, new Set(known.map(({ slug }) => slug))),
        description: '',
        author: '',
        ownerEmail: '',
        category: 'places-travel',
        isExplicit: false,
      },
      now,
    )
    await audit.record(actor, now, {
      action: 'podcast.show-created',
      subjectId: id,
    })
    changes.announce(Tag.podcast)
    const created = await podcastShows.find(id)
    if (!created) throw new Error(`show ${id} is not there after it was added`)
    return created
  })
}
