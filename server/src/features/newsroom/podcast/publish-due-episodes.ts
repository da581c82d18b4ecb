import { systemActor } from '../../../platform/actor.ts'
import { Tag } from '../../../platform/live/tags.ts'
import type { Deps } from './podcast.feature.ts'

/** Episodes whose hour has come: every node shows them with this commit. */
export async function publishDueEpisodes({ work, clock }: Pick<Deps, 'work' | 'clock'>) {
  return work.transaction(async ({ podcast, audit, changes }) => {
    const now = clock.now()
    const due = await podcast.publishDue(now)
    for (const { id } of due) {
      await audit.record(systemActor, now, {
        action: 'podcast.episode-status-set',
        subjectId: id,
        details: { from: 'scheduled', to: 'published' },
      })
      changes.announce(Tag.podcast, Tag.episode(id))
    }
    return due.length
  })
}
