import { z } from 'zod'
import { textLine } from '../shared/plain-text.ts'
import { isEmbedId } from './embeds.ts'
import { measureRichText } from './measure-rich-text.ts'
import {
  EMBED_PROVIDERS,
  HEADING_LEVELS,
  RICH_TEXT_LIMITS as LIMITS,
  type RichTextDocument,
  type RichTextItem,
  type RichTextList,
} from './rich-text-types.ts'
import { isSafeLink } from './safe-link.ts'

/** Control characters and halves of a character: no text has them and PostgreSQL keeps neither. */
const PRINTABLE = /^[^\p{Cc}\p{Cs}]+$/u

const RichTextMark = z
  .discriminatedUnion('type', [
    z.object({ type: z.enum(['bold', 'italic', 'strike']) }).strict(),
    z
      .object({
        type: z.literal('link'),
        attrs: z
          .object({
            href: z
              .string()
              .max(LIMITS.href)
              .refine(isSafeLink, 'Use um endereço com https://, um e-mail ou um telefone.'),
          })
          .strict(),
      })
      .strict(),
  ])
  .meta({ id: 'RichTextMark' })

const RichTextInline = z
  .discriminatedUnion('type', [
    z
      .object({
        type: z.literal('text'),
        text: z
          .string()
          .max(LIMITS.letters)
          .regex(PRINTABLE, 'Use apenas letras, números e pontuação.'),
        marks: z
          .array(RichTextMark)
          .max(4)
          .refine((marks) => new Set(marks.map(({ type }) => type)).size === marks.length)
          .optional(),
      })
      .strict(),
    z.object({ type: z.literal('hardBreak') }).strict(),
  ])
  .meta({ id: 'RichTextInline' })

const inline = z.array(RichTextInline).max(LIMITS.nodes).optional()

const Paragraph = z
  .object({ type: z.literal('paragraph'), content: inline })
  .strict()
  .meta({ id: 'RichTextParagraph' })

/**
 * Written out to the deepest list there may be rather than as a schema that calls itself: a document
 * that never ends is refused before anything walks it.
 */
function listAt(depth: number): z.ZodType<RichTextList, RichTextList> {
  const inside =
    depth < LIMITS.listDepth ? z.union([Paragraph, listAt(depth + 1)]) : z.union([Paragraph])
  const item: z.ZodType<RichTextItem, RichTextItem> = z
    .object({ type: z.literal('listItem'), content: z.array(inside).min(1).max(LIMITS.nodes) })
    .strict()
    .refine(({ content }) => content[0]?.type === 'paragraph')
  return z
    .object({
      type: z.enum(['bulletList', 'orderedList']),
      content: z.array(item).min(1).max(LIMITS.nodes),
    })
    .strict()
    .meta({ id: `RichTextList${depth}` })
}
const List = listAt(1)

const Heading = z
  .object({
    type: z.literal('heading'),
    attrs: z.object({ level: z.literal(HEADING_LEVELS) }).strict(),
    content: inline,
  })
  .strict()

const Quote = z
  .object({
    type: z.literal('blockquote'),
    content: z
      .array(z.union([Paragraph, List]))
      .min(1)
      .max(LIMITS.nodes),
  })
  .strict()

const Figure = z
  .object({
    type: z.literal('figure'),
    attrs: z
      .object({
        photo_id: z.uuid(),
        alt: textLine(LIMITS.alt),
        caption: textLine(LIMITS.caption),
        credit: textLine(LIMITS.credit),
      })
      .strict(),
  })
  .strict()

const Embed = z
  .object({
    type: z.literal('embed'),
    attrs: z
      .object({
        provider: z.enum(EMBED_PROVIDERS),
        id: z.string().max(80),
        title: textLine(LIMITS.embedTitle),
      })
      .strict()
      .refine(({ provider, id }) => isEmbedId(provider, id), 'Cole o endereço de novo.'),
  })
  .strict()

const RichTextBlock = z
  .union([
    Paragraph,
    Heading,
    List,
    Quote,
    z.object({ type: z.literal('horizontalRule') }).strict(),
    Figure,
    Embed,
  ])
  .meta({ id: 'RichTextBlock' })

/** A text with headings, lists, quotes, photos and links, safe to show wherever it is accepted. */
export const RichText: z.ZodType<RichTextDocument, RichTextDocument> = z
  .object({
    type: z.literal('doc'),
    content: z.array(RichTextBlock).min(1).max(LIMITS.nodes),
  })
  .strict()
  .superRefine((document, context) => {
    const { nodes, letters, figures, embeds } = measureRichText(document)
    const refuse = (message: string) => context.addIssue({ code: 'custom', message })
    if (nodes > LIMITS.nodes || letters > LIMITS.letters) refuse('O texto está longo demais.')
    if (figures > LIMITS.figures) refuse(`Use no máximo ${LIMITS.figures} fotos no texto.`)
    if (embeds > LIMITS.embeds) refuse(`Use no máximo ${LIMITS.embeds} incorporações no texto.`)
  })
  .meta({ id: 'RichText' })

/** For a text whose page has its own photos. */
export const RichTextWithoutPhotos = RichText.refine(
  (document) => measureRichText(document).figures === 0,
  'Este texto não leva fotos.',
).meta({ id: 'RichTextWithoutPhotos' })
