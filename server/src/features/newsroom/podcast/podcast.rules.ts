import { isDeepStrictEqual } from 'node:util'
import type { Photo } from '@portal/contract/ground/media/media'
import type { EpisodeContent } from '@portal/contract/newsroom/podcast/episode-content'
import {
  AUDIO_TYPES,
  type AudioFormat,
  audioPath,
  type EpisodeStatus,
  type ShowCategory,
} from '@portal/contract/newsroom/podcast/podcast.texts'
import { numberedSlug, slugOf } from '@portal/contract/shared/slug'
import { isUsablePhoto, type PhotoOfUse } from '../../../platform/database/photos-of-use.ts'
import { Invalid, NotFound, requireSameVersion } from '../../../platform/errors/domain-errors.ts'
import { podcastTexts } from './podcast.texts.ts'

export type Show = {
  id: string
  slug: string
  title: string
  description: string
  author: string
  ownerEmail: string
  category: ShowCategory
  cover: Photo | null
  isExplicit: boolean
  appleUrl: string | null
  spotifyUrl: string | null
  youtubeUrl: string | null
  /** The one at /podcast. */
  isFirst: boolean
  version: number
  updatedAt: Date
}

/** A stored file of sound. */
export type Audio = {
  id: string
  format: AudioFormat
  bytes: number
  durationMs: number
  createdAt: Date
}

export type ExternalAudio = {
  url: string
  type: 'audio/mpeg' | 'audio/mp4'
  bytes: number
  durationMs: number
}

export type Source =
  | { from: 'none' }
  | ({ from: 'file' } & Audio)
  | ({ from: 'elsewhere' } & ExternalAudio)

export type Episode = {
  id: string
  showId: string
  guid: string
  slug: string
  title: string
  content: EpisodeContent
  cover: Photo | null
  source: Source
  status: EpisodeStatus
  publishAt: Date | null
  version: number
  updatedAt: Date
}

/** One that is public: its hour has come and it has a recording. */
export type PublishedEpisode = Episode & {
  publishAt: Date
  source: Exclude<Source, { from: 'none' }>
}

/** An episode beside what its list says of its show. */
export type ShownEpisode = PublishedEpisode & { showTitle: string; showCover: Photo | null }

export const AUDIO_FILES = 'audio/'
export const audioKey = ({ id, format }: Pick<Audio, 'id' | 'format'>) =>
  `${AUDIO_FILES}${id}.${format}`
const AUDIO_KEY = /^audio\/([0-9a-f-]{36})\.(mp3|m4a)$/
export const audioOfKey = (key: string) => AUDIO_KEY.exec(key)?.[1] ?? null

/** Where it is heard, and what it is. */
export function soundOf(source: Exclude<Source, { from: 'none' }>, slug: string) {
  if (source.from === 'elsewhere') {
    const { url, type, bytes, durationMs } = source
    return { url, type, bytes, duration_s: durationMs / 1000, is_external: true }
  }
  const { id, format, bytes, durationMs } = source
  return {
    url: audioPath(id, format, slug),
    type: AUDIO_TYPES[format],
    bytes,
    duration_s: durationMs / 1000,
    is_external: false,
  }
}

export function requireShow(show: Show | null, id: string, version?: number): Show {
  if (!show) throw new NotFound('show', id)
  if (version !== undefined) requireSameVersion(show, version, podcastTexts.stale)
  return show
}

export function requireEpisode(episode: Episode | null, id: string, version: number): Episode {
  if (!episode) throw new NotFound('episode', id)
  requireSameVersion(episode, version, podcastTexts.stale)
  return episode
}

export function freeSlug(title: string, taken: ReadonlySet<string>): string {
  const slug = slugOf(title)
  if (!taken.has(slug)) return slug
  for (let number = 2; ; number += 1) {
    const numbered = numberedSlug(slug, number)
    if (!taken.has(numbered)) return numbered
  }
}

export const isOnAir = ({ status }: Pick<Episode, 'status'>) =>
  status === 'published' || status === 'scheduled'

/** Something to hear and something to say of it. */
export function requireRecording(episode: Episode): asserts episode is PublishedEpisode {
  if (episode.source.from !== 'none' && episode.content.summary) return
  throw new Invalid('podcast.unfinished', 'no sound or no summary', [], podcastTexts.unfinished)
}

/** Chapters lie within the sound; where there is none yet, anywhere. */
export function requireChaptersInside({ content, source }: Pick<Episode, 'content' | 'source'>) {
  if (source.from === 'none') return
  const beyond = content.chapters.findIndex(({ start_s }) => start_s * 1000 >= source.durationMs)
  if (beyond < 0) return
  throw new Invalid(
    'podcast.chapter-beyond',
    `chapter ${beyond} begins after the end`,
    [{ path: `content.chapters.${beyond}.start_s`, message: podcastTexts.chapterBeyond }],
    podcastTexts.chapterBeyond,
  )
}

/** When an episode becomes public, if it takes the status now. */
export function momentOf(
  before: Pick<Episode, 'publishAt' | 'status'>,
  { status, publishAt }: { status: EpisodeStatus; publishAt: Date | null },
  now: Date,
): Date | null {
  if (status === 'scheduled') {
    if (!publishAt) throw refuseDate(podcastTexts.noDate)
    if (publishAt <= now) throw refuseDate(podcastTexts.pastDate)
    return publishAt
  }
  if (status !== 'published') return before.publishAt
  // One that was out before keeps its day: apps would show it as new again.
  const wasOut = before.publishAt !== null && before.publishAt <= now
  return wasOut ? before.publishAt : now
}

function refuseDate(message: string) {
  return new Invalid('podcast.date', message, [{ path: 'publish_at', message }], message)
}

/** The parts of it that changed, for the record. */
export function changedParts(before: object, after: object): string[] {
  const known = new Map<string, unknown>(Object.entries(before))
  return Object.entries(after)
    .filter(([part, value]) => !isDeepStrictEqual(known.get(part), value))
    .map(([part]) => part)
}

export function requireUsablePhoto(
  photo: PhotoOfUse | null,
  { userId, shown }: { userId: string | null; shown: string | null },
) {
  if (isUsablePhoto(photo, { userId, shown })) return
  throw new Invalid(
    'podcast.photo',
    'the photo cannot be used',
    [{ path: 'cover_id', message: podcastTexts.photo }],
    podcastTexts.photo,
  )
}
