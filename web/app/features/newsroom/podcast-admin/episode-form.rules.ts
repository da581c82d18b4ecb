import type { EpisodeKind } from '@portal/contract/newsroom/podcast/podcast.texts'
import type { AudioChoice, EditedEpisode } from '@portal/contract/newsroom/podcast/podcast-editor'
import type { RichTextDocument } from '@portal/contract/rich-text/rich-text-types'
import type { FieldProblem } from '~/editing/refusal.ts'
import { readClock, writeClock } from './clock-input.rules.ts'
import { podcastAdminTexts as texts } from './podcast-admin.texts.ts'

/** Numbers and times are what was typed; what is wrong with them is said when it is saved. */
export type EpisodeForm = {
  title: string
  slug: string
  summary: string
  notes: RichTextDocument
  season: string
  number: string
  kind: EpisodeKind
  is_explicit: boolean
  transcript: string
  chapters: { start: string; title: string; url: string }[]
  is_elsewhere: boolean
  audio_id: string
  elsewhere: { url: string; type: 'audio/mpeg' | 'audio/mp4'; bytes: string; duration: string }
  cover_id: string
}

export function toForm({ title, slug, content, audio_choice, cover }: EditedEpisode): EpisodeForm {
  const { season, number, chapters, ...told } = content
  const elsewhere = audio_choice.from === 'elsewhere' ? audio_choice : null
  return {
    ...told,
    title,
    slug,
    season: season === null ? '' : String(season),
    number: number === null ? '' : String(number),
    chapters: chapters.map((chapter) => ({
      start: writeClock(chapter.start_s),
      title: chapter.title,
      url: chapter.url ?? '',
    })),
    is_elsewhere: elsewhere !== null,
    audio_id: audio_choice.from === 'file' ? audio_choice.id : '',
    elsewhere: {
      url: elsewhere?.url ?? '',
      type: elsewhere?.type ?? 'audio/mpeg',
      bytes: elsewhere ? String(elsewhere.bytes) : '',
      duration: elsewhere ? writeClock(elsewhere.duration_s) : '',
    },
    cover_id: cover?.id ?? '',
  }
}

export function toBody(form: EpisodeForm, version: number) {
  const { title, slug, summary, notes, season, number, kind, is_explicit, transcript } = form
  return {
    version,
    title,
    slug,
    cover_id: form.cover_id || null,
    audio: audioOf(form),
    content: {
      summary,
      notes,
      season: season.trim() === '' ? null : Number(season),
      number: number.trim() === '' ? null : Number(number),
      kind,
      is_explicit,
      transcript,
      chapters: form.chapters.map((chapter) => ({
        start_s: readClock(chapter.start) ?? 0,
        title: chapter.title,
        ...(chapter.url.trim() ? { url: chapter.url.trim() } : {}),
      })),
    },
  }
}

function audioOf({ is_elsewhere, elsewhere, audio_id }: EpisodeForm): AudioChoice {
  if (!is_elsewhere) return audio_id ? { from: 'file', id: audio_id } : { from: 'none' }
  const { url, type, bytes, duration } = elsewhere
  return {
    from: 'elsewhere',
    url: url.trim(),
    type,
    bytes: Number(bytes.replace(/\D/g, '')),
    duration_s: readClock(duration) ?? 0,
  }
}

/** A time that is no time would be sent as another one: it is said here. */
export function problemsOf({ chapters }: EpisodeForm): FieldProblem[] {
  return chapters.flatMap(({ start }, index) =>
    readClock(start) === null
      ? [
          {
            path: `content.chapters.${index}.start_s`,
            message: texts.chapters.badTime(index + 1),
          },
        ]
      : [],
  )
}
