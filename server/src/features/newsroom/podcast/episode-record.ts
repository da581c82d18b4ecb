import type { Photo } from '@portal/contract/ground/media/media'
import type { AudioFormat } from '@portal/contract/newsroom/podcast/podcast.texts'
import type { Selectable } from 'kysely'
import type { PodcastEpisodes } from '../../../platform/database/schema.generated.ts'
import type { Episode, ExternalAudio, PublishedEpisode, Source } from './podcast.rules.ts'

/** An episode as the tables have it, beside its show and its file. */
export type EpisodeRecord = Selectable<PodcastEpisodes> & {
  show_title: string
  cover: Photo | null
  show_cover: Photo | null
  audio_format: string | null
  audio_bytes: string | null
  audio_duration_ms: number | null
  audio_created_at: Date | null
}

export function toEpisode(row: EpisodeRecord): Episode {
  return {
    id: row.id,
    showId: row.show_id,
    guid: row.guid,
    slug: row.slug,
    title: row.title,
    content: {
      summary: row.summary,
      notes: row.notes,
      season: row.season,
      number: row.number,
      kind: row.kind,
      is_explicit: row.is_explicit,
      chapters: row.chapters,
      transcript: row.transcript,
    },
    cover: row.cover,
    source: sourceOf(row),
    status: row.status,
    publishAt: row.publish_at,
    version: row.version,
    updatedAt: row.updated_at,
  }
}

/** The table holds no episode on the air without its sound and its hour. */
export function toPublished(row: EpisodeRecord): PublishedEpisode {
  const episode = toEpisode(row)
  const { source, publishAt } = episode
  if (source.from === 'none' || !publishAt) throw new Error(`episode ${row.id} cannot be heard`)
  return { ...episode, source, publishAt }
}

function sourceOf(row: EpisodeRecord): Source {
  if (row.audio_id && row.audio_format && row.audio_created_at) {
    return {
      from: 'file',
      id: row.audio_id,
      format: row.audio_format as AudioFormat,
      bytes: Number(row.audio_bytes),
      durationMs: row.audio_duration_ms ?? 0,
      createdAt: row.audio_created_at,
    }
  }
  if (!row.external_url) return { from: 'none' }
  return {
    from: 'elsewhere',
    url: row.external_url,
    type: row.external_type as ExternalAudio['type'],
    bytes: Number(row.external_bytes),
    durationMs: row.external_duration_ms ?? 0,
  }
}
