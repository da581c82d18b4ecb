import type * as wire from '@portal/contract/newsroom/podcast/podcast'
import { feedPath } from '@portal/contract/newsroom/podcast/podcast.texts'
import type {
  EditedEpisode,
  EditedShow,
  EpisodeRow,
} from '@portal/contract/newsroom/podcast/podcast-editor'
import type { RowOf } from '@portal/contract/shared/endpoint'
import { coverPath, socialCardPath } from './pictures.rules.ts'
import {
  type Episode,
  type Show,
  type ShownEpisode,
  type Source,
  soundOf,
} from './podcast.rules.ts'

export function presentShow(show: Show): wire.PodcastShow {
  return {
    id: show.id,
    slug: show.slug,
    title: show.title,
    description: show.description,
    author: show.author,
    category: show.category,
    is_explicit: show.isExplicit,
    cover: show.cover,
    image: coverPath(show),
    feed: feedPath(show.slug, show.isFirst),
    apple_url: show.appleUrl,
    spotify_url: show.spotifyUrl,
    youtube_url: show.youtubeUrl,
  }
}

export function presentEpisodeCard(episode: ShownEpisode): RowOf<typeof wire.EpisodeCard> {
  const { id, slug, title, content, source, publishAt, cover, showCover, showTitle } = episode
  const { summary, season, number, kind, is_explicit } = content
  return {
    id,
    slug,
    title,
    summary,
    season,
    number,
    kind,
    is_explicit,
    published_at: publishAt,
    audio: soundOf(source, slug),
    photo: cover ?? showCover,
    show_title: showTitle,
    has_chapters: content.chapters.length > 0,
  }
}

type Beside = Pick<RowOf<typeof wire.Episode>, 'previous' | 'next'> & { show: Show }

export function presentEpisode(
  episode: ShownEpisode,
  { show, previous, next }: Beside,
): RowOf<typeof wire.Episode> {
  const { notes, chapters, transcript } = episode.content
  return {
    ...presentEpisodeCard(episode),
    notes,
    chapters,
    transcript,
    social_image: socialCardPath(episode),
    updated_at: episode.updatedAt,
    show: presentShow(show),
    previous,
    next,
  }
}

export function presentEditedShow(show: Show, episodeCount: number): RowOf<typeof EditedShow> {
  return {
    id: show.id,
    slug: show.slug,
    title: show.title,
    description: show.description,
    author: show.author,
    owner_email: show.ownerEmail,
    category: show.category,
    is_explicit: show.isExplicit,
    apple_url: show.appleUrl,
    spotify_url: show.spotifyUrl,
    youtube_url: show.youtubeUrl,
    cover: show.cover,
    feed: feedPath(show.slug, show.isFirst),
    episode_count: episodeCount,
    version: show.version,
    updated_at: show.updatedAt,
  }
}

export function presentEpisodeRow(
  episode: Episode & { showTitle: string },
): RowOf<typeof EpisodeRow> {
  const { id, title, slug, content, status, publishAt, source, showTitle, updatedAt } = episode
  return {
    id,
    title,
    cover: episode.cover,
    slug,
    show_title: showTitle,
    season: content.season,
    number: content.number,
    status,
    publish_at: publishAt,
    duration_s: source.from === 'none' ? null : source.durationMs / 1000,
    updated_at: updatedAt,
    version: episode.version,
  }
}

export function presentEditedEpisode(episode: Episode): RowOf<typeof EditedEpisode> {
  const { id, showId, guid, slug, title, content, cover, source, status, version } = episode
  return {
    id,
    show_id: showId,
    guid,
    slug,
    title,
    content,
    cover,
    audio_choice: choiceOf(source),
    audio: source.from === 'none' ? null : soundOf(source, slug),
    status,
    publish_at: episode.publishAt,
    version,
    updated_at: episode.updatedAt,
  }
}

function choiceOf(source: Source): RowOf<typeof EditedEpisode>['audio_choice'] {
  if (source.from === 'none') return { from: 'none' }
  if (source.from === 'file') return { from: 'file', id: source.id }
  const { url, type, bytes, durationMs } = source
  return { from: 'elsewhere', url, type, bytes, duration_s: durationMs / 1000 }
}
