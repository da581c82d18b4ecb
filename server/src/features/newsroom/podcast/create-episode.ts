import { randomUUID } from 'node:crypto'
import { EMPTY_RICH_TEXT } from '@portal/contract/rich-text/rich-text-types'
import type { Actor } from '../../../platform/actor.ts'
import type { Deps } from './podcast.feature.ts'
import { type Episode, freeSlug, requireShow } from './podcast.rules.ts'

/** A draft; its guid is given now and for ever. */
export async function createEpisode(
  actor: Actor,
  { showId, title }: { showId: string; title: string },
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
): Promise<Episode> {
  return work.transaction(async ({ podcast, podcastShows, audit }) => {
    const now = clock.now()
    const show = requireShow(await podcastShows.lock(showId), showId)
    const id = await podcast.add(
      {
        showId,
        title,
        guid: randomUUID(),
        slug: freeSlug(title, await podcast.takenSlugs()),
        content: {
          summary: '',
          notes: EMPTY_RICH_TEXT,
          season: null,
          number: null,
          kind: 'full',
          is_explicit: show.isExplicit,
          chapters: [],
          transcript: '',
        },
      },
      now,
    )
    await audit.record(actor, now, {
      action: 'podcast.episode-created',
      subjectId: id,
    })
    const created = await podcast.find(id)
    if (!created) throw new Error(`episode ${id} is not there after it was added`)
    return created
  })
}
