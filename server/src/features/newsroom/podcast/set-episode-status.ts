import type { EpisodeStatus } from '@portal/contract/newsroom/podcast/podcast.texts'
import type { Actor } from '../../../platform/actor.ts'
import { Tag } from '../../../platform/live/tags.ts'
import type { Deps } from './podcast.feature.ts'
import {
  type Episode,
  isOnAir,
  momentOf,
  requireEpisode,
  requireRecording,
} from './podcast.rules.ts'

type Input = { id: string; version: number; status: EpisodeStatus; publishAt: Date | null }

export async function setEpisodeStatus(
  actor: Actor,
  { id, version, status, publishAt }: Input,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
): Promise<Episode> {
  return work.transaction(async ({ podcast, audit, changes }) => {
    const now = clock.now()
    const before = requireEpisode(await podcast.lock(id), id, version)
    if (before.status === status && status !== 'scheduled') return before
    const after: Episode = {
      ...before,
      status,
      publishAt: momentOf(before, { status, publishAt }, now),
    }
    if (isOnAir(after)) requireRecording(after)
    await podcast.save(after, now)
    await audit.record(actor, now, {
      action: 'podcast.episode-status-set',
      subjectId: id,
      details: { from: before.status, to: status },
    })
    changes.announce(Tag.podcast, Tag.episode(id))
    return { ...after, version: before.version + 1, updatedAt: now }
  })
}
