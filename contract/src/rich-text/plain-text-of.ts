import type {
  RichTextBlock,
  RichTextDocument,
  RichTextInline,
  RichTextItem,
  RichTextParagraph,
} from './rich-text-types.ts'

const WORDS_PER_MINUTE = 200

/** The words of a document, a line for each paragraph: for search, previews and e-mails. */
export function plainTextOf(document: RichTextDocument): string {
  return document.content.flatMap(linesOf).filter(Boolean).join('\n')
}

function linesOf(node: RichTextBlock | RichTextItem): string[] {
  switch (node.type) {
    case 'paragraph':
    case 'heading':
      return [inlineText(node.content)]
    case 'figure':
      return [[node.attrs.caption, node.attrs.credit].filter(Boolean).join(' ')]
    case 'embed':
      return [node.attrs.title]
    case 'horizontalRule':
      return []
    default:
      return node.content.flatMap(linesOf)
  }
}

/** The words of a paragraph; a line break inside it is a space. */
export function inlineText(content: RichTextInline[] | undefined): string {
  return (content ?? []).map((node) => (node.type === 'text' ? node.text : ' ')).join('')
}

export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0
}

/** In whole minutes, at least one: what stands under a headline. */
export function readingMinutes(document: RichTextDocument): number {
  return Math.max(1, Math.ceil(countWords(plainTextOf(document)) / WORDS_PER_MINUTE))
}

/** Nothing to read or to see. */
export function isEmptyRichText(document: RichTextDocument): boolean {
  return (
    plainTextOf(document).trim() === '' &&
    !document.content.some(({ type }) => type === 'figure' || type === 'embed')
  )
}

/** The first words, cut between words: for a preview. */
export function excerptOf(document: RichTextDocument, max: number): string {
  const text = plainTextOf(document).replace(/\s+/g, ' ').trim()
  if (text.length <= max) return text
  const cut = text.slice(0, max - 1)
  return `${cut.slice(0, cut.lastIndexOf(' ') > 0 ? cut.lastIndexOf(' ') : undefined).replace(/[\s,;:.–-]+$/u, '')}…`
}

/** Plain words as a document: an empty line begins a paragraph, a line break stays one. */
export function richTextFrom(text: string): RichTextDocument {
  const clean = text.replace(/\r\n?/g, '\n').replace(/(?!\n)[\p{Cc}\p{Cs}]/gu, ' ')
  const paragraphs = clean.split(/\n{2,}/).filter((part) => part.trim())
  return {
    type: 'doc',
    content: paragraphs.length > 0 ? paragraphs.map(paragraphFrom) : [{ type: 'paragraph' }],
  }
}

function paragraphFrom(text: string): RichTextParagraph {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const content = lines.flatMap((line, index): RichTextInline[] => [
    ...(index > 0 ? [{ type: 'hardBreak' as const }] : []),
    { type: 'text', text: line },
  ])
  return { type: 'paragraph', content }
}
