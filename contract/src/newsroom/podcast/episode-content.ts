import { z } from 'zod'
import { photoIdsOf } from '../../rich-text/measure-rich-text.ts'
import { RichText } from '../../rich-text/rich-text.ts'
import { textBlock, textLine } from '../../shared/plain-text.ts'
import {
  AUDIO_MAX_SECONDS,
  CHAPTER_TITLE_MAX,
  EPISODE_KINDS,
  EPISODE_SUMMARY_MAX,
  MOST_CHAPTERS,
  TRANSCRIPT_MAX,
} from './podcast.texts.ts'

export const webAddress = (max: number) =>
  z
    .url({ protocol: /^https$/, message: 'Escreva um endereço que comece com https://.' })
    .max(max, `Use no máximo ${max} caracteres.`)

export const Chapter = z
  .object({
    start_s: z.number().min(0).max(AUDIO_MAX_SECONDS),
    title: textLine(CHAPTER_TITLE_MAX).min(1, 'Escreva o nome do capítulo.'),
    url: webAddress(300).optional(),
  })
  .strict()
  .meta({ id: 'Chapter' })
export type Chapter = z.infer<typeof Chapter>

/** Read in apps that show words and links: a photo would be lost there. */
export const EpisodeNotes = RichText.refine(
  (notes) => photoIdsOf(notes).length === 0,
  'As notas de um episódio não levam fotos.',
)

/** What is told of an episode, beside its sound. */
export const EpisodeContent = z
  .object({
    summary: textLine(EPISODE_SUMMARY_MAX),
    notes: EpisodeNotes,
    season: z.int().min(1).max(999).nullable(),
    number: z.int().min(1).max(9999).nullable(),
    kind: z.enum(EPISODE_KINDS),
    is_explicit: z.boolean(),
    chapters: z
      .array(Chapter)
      .max(MOST_CHAPTERS)
      .refine(
        (chapters) =>
          chapters.every(({ start_s }, index) => start_s > (chapters[index - 1]?.start_s ?? -1)),
        'Comece cada capítulo depois do anterior.',
      ),
    transcript: textBlock(TRANSCRIPT_MAX),
  })
  .strict()
  .meta({ id: 'EpisodeContent' })
export type EpisodeContent = z.infer<typeof EpisodeContent>
