import { z } from 'zod'
import { RichText } from '../../rich-text/rich-text.ts'
import { textBlock, textLine } from '../../shared/plain-text.ts'
import { isSlug, LONGEST_SLUG } from '../../shared/slug.ts'
import {
  ARTICLE_AUTHOR_MAX,
  ARTICLE_SUMMARY_MAX,
  ARTICLE_TITLE_MAX,
  CORRECTION_MAX,
  COVER_CREDIT_MAX,
  MOST_RELATED,
  SPONSOR_MAX,
} from './news.texts.ts'

const relatedIds = z.array(z.uuid()).max(MOST_RELATED, `Escolha no máximo ${MOST_RELATED}.`)

/**
 * All that is written of an article, as one piece: what an autosave carries, what a version keeps
 * and what publishing copies. Anything may be missing while it is being written.
 */
export const ArticleContent = z
  .object({
    title: textLine(ARTICLE_TITLE_MAX),
    /** Its address; empty: made from the title when it is published. */
    slug: z
      .string()
      .trim()
      .max(LONGEST_SLUG)
      .refine((slug) => slug === '' || isSlug(slug), 'Use letras minúsculas, números e hifens.'),
    summary: textLine(ARTICLE_SUMMARY_MAX),
    cover: z
      .object({ photo_id: z.uuid(), credit: textLine(COVER_CREDIT_MAX) })
      .strict()
      .nullable(),
    body: RichText,
    category_id: z.uuid().nullable(),
    author: textLine(ARTICLE_AUTHOR_MAX),
    /** What was wrong and since when it is right: shown at the top, for ever. */
    correction: z
      .object({
        text: textBlock(CORRECTION_MAX).min(3, 'Escreva o que foi corrigido.'),
        date: z.iso.date('Escolha o dia da correção.'),
      })
      .strict()
      .nullable(),
    /** Who paid for it; null for journalism. Shown as "Publicidade". */
    sponsor: textLine(SPONSOR_MAX).min(2, 'Escreva o nome de quem patrocina.').nullable(),
    establishment_ids: relatedIds,
    event_ids: relatedIds,
  })
  .strict()
  .meta({ id: 'ArticleContent' })
export type ArticleContent = z.infer<typeof ArticleContent>
