import type {
  AudioChoice,
  updateEpisode as contract,
} from '@portal/contract/newsroom/podcast/podcast-editor'
import type { EndpointInput } from '@portal/contract/shared/endpoint'
import type { Actor } from '../../../platform/actor.ts'
import { Conflict, Invalid } from '../../../platform/errors/domain-errors.ts'
import { Tag } from '../../../platform/live/tags.ts'
import type { audioStore } from './audio.store.ts'
import type { Deps } from './podcast.feature.ts'
import {
  changedParts,
  type Episode,
  isOnAir,
  requireChaptersInside,
  requireEpisode,
  requireRecording,
  requireUsablePhoto,
  type Source,
} from './podcast.rules.ts'
import { podcastTexts } from './podcast.texts.ts'

type Input = EndpointInput<typeof contract>['body'] & { id: string }

/** Everything that is told of it, at once. What is on the air stays so and changes at once. */
export async function updateEpisode(
  actor: Actor,
  { id, version, title, slug, content, cover_id, audio }: Input,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
): Promise<Episode> {
  return work.transaction(async ({ podcast, podcastShows, podcastAudio, audit, changes }) => {
    const now = clock.now()
    const before = requireEpisode(await podcast.lock(id), id, version)
    const photo = cover_id ? await podcastShows.lockPhoto(cover_id) : null
    if (cover_id) {
      const userId = actor.kind === 'person' ? actor.userId : null
      requireUsablePhoto(photo, { userId, shown: before.cover?.id ?? null })
    }
    const source = await sourceOf(audio, podcastAudio)
    const after: Episode = { ...before, title, slug, content, source, cover: photo?.photo ?? null }
    requireChaptersInside(after)
    if (isOnAir(after)) {
      if (source.from === 'none') throw refuse('audio', podcastTexts.keepAudio)
      requireRecording(after)
    }
    const parts = changedParts(before, after)
    if (parts.length === 0) return before
    if (slug !== before.slug) {
      if ((await podcast.takenSlugs(id)).has(slug)) {
        throw new Conflict('podcast.slug-taken', `${slug} is taken`, podcastTexts.slugTaken)
      }
      await podcast.keepSlug(id, { old: before.slug, present: slug }, now)
    }
    await podcast.save(after, now)
    await audit.record(actor, now, {
      action: 'podcast.episode-updated',
      subjectId: id,
      details: { parts },
    })
    if (isOnAir(after)) changes.announce(Tag.podcast, Tag.episode(id))
    return { ...after, version: before.version + 1, updatedAt: now }
  })
}

async function sourceOf(audio: AudioChoice, files: ReturnType<typeof audioStore>): Promise<Source> {
  if (audio.from === 'none') return { from: 'none' }
  if (audio.from === 'elsewhere') {
    const { url, type, bytes, duration_s } = audio
    return { from: 'elsewhere', url, type, bytes, durationMs: Math.round(duration_s * 1000) }
  }
  const file = await files.lock(audio.id)
  if (!file) throw refuse('audio.id', podcastTexts.audio)
  return { from: 'file', ...file }
}

const refuse = (path: string, message: string) =>
  new Invalid('podcast.audio', message, [{ path, message }], message)
