/**
 * Rich text is a ProseMirror document in JSON, never HTML: what has no place in these types cannot
 * be stored, so it cannot be shown. Free of zod: the browser reads it too.
 */

export const HEADING_LEVELS = [2, 3, 4] as const
export type HeadingLevel = (typeof HEADING_LEVELS)[number]

export const EMBED_PROVIDERS = ['youtube', 'vimeo', 'spotify', 'instagram'] as const
export type EmbedProvider = (typeof EMBED_PROVIDERS)[number]

export type RichTextMark =
  | { type: 'bold' | 'italic' | 'strike' }
  | { type: 'link'; attrs: { href: string } }

export type RichTextInline =
  | { type: 'text'; text: string; marks?: RichTextMark[] | undefined }
  | { type: 'hardBreak' }

export type RichTextParagraph = { type: 'paragraph'; content?: RichTextInline[] | undefined }
export type RichTextHeading = {
  type: 'heading'
  attrs: { level: HeadingLevel }
  content?: RichTextInline[] | undefined
}
export type RichTextList = { type: 'bulletList' | 'orderedList'; content: RichTextItem[] }
/** Begins with a paragraph, as a list item does in print. */
export type RichTextItem = { type: 'listItem'; content: (RichTextParagraph | RichTextList)[] }
export type RichTextQuote = {
  type: 'blockquote'
  content: (RichTextParagraph | RichTextList)[]
}
export type FigureAttributes = { photo_id: string; alt: string; caption: string; credit: string }
export type EmbedAttributes = { provider: EmbedProvider; id: string; title: string }

export type RichTextBlock =
  | RichTextParagraph
  | RichTextHeading
  | RichTextList
  | RichTextQuote
  | { type: 'horizontalRule' }
  | { type: 'figure'; attrs: FigureAttributes }
  | { type: 'embed'; attrs: EmbedAttributes }

export type RichTextDocument = { type: 'doc'; content: RichTextBlock[] }

export const RICH_TEXT_LIMITS = {
  /** Of all kinds, the document itself not counted. */
  nodes: 2500,
  /** Letters of running text in the whole document: some 25 printed pages. */
  letters: 60_000,
  figures: 60,
  embeds: 30,
  /** Lists inside lists. */
  listDepth: 4,
  href: 2000,
  alt: 250,
  caption: 300,
  credit: 120,
  embedTitle: 140,
} as const

export const EMPTY_RICH_TEXT: RichTextDocument = { type: 'doc', content: [{ type: 'paragraph' }] }
