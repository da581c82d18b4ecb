import type {
  RichTextBlock,
  RichTextDocument,
  RichTextInline,
  RichTextItem,
  RichTextMark,
} from '@portal/contract/rich-text/rich-text-types'
import type { PosterKind } from '../art/scenes.ts'

/** A picture inside a text; the photo itself is known only when it was drawn. */
export type WrittenFigure = { kind: PosterKind; caption: string }

const FIGURE = /^!\[(\w+)\] (.+)$/
const INLINE = /\*\*(.+?)\*\*|\[(.+?)\]\((.+?)\)/g

/**
 * The seed's texts as they are written here: blocks apart by an empty line, `## ` a heading, `- ` and
 * `1. ` lists, `> ` a quote, `![praia] words` a picture of the pool, **bold** and [a link](/somewhere).
 */
export function writtenText(
  text: string,
  photoOf: (kind: PosterKind) => { id: string; alt: string },
): RichTextDocument {
  return { type: 'doc', content: blocksIn(text).map((block) => blockOf(block, photoOf)) }
}

export function figuresIn(text: string): WrittenFigure[] {
  return blocksIn(text).flatMap((block) => {
    const [, kind, caption] = FIGURE.exec(block) ?? []
    return kind && caption ? [{ kind: kind as PosterKind, caption }] : []
  })
}

const blocksIn = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean)

function blockOf(
  block: string,
  photoOf: (kind: PosterKind) => { id: string; alt: string },
): RichTextBlock {
  const [figure] = figuresIn(block)
  if (figure) {
    const { id, alt } = photoOf(figure.kind)
    const { caption } = figure
    return { type: 'figure', attrs: { photo_id: id, alt, caption, credit: ILLUSTRATION } }
  }
  const lines = block.split('\n').map((line) => line.trim())
  if (block.startsWith('## ')) {
    return { type: 'heading', attrs: { level: 2 }, content: inline(block.slice(3)) }
  }
  if (lines.every((line) => line.startsWith('- '))) {
    return { type: 'bulletList', content: lines.map((line) => item(line.slice(2))) }
  }
  if (lines.every((line) => /^\d\. /.test(line))) {
    return { type: 'orderedList', content: lines.map((line) => item(line.slice(3))) }
  }
  if (block.startsWith('> ')) {
    const words = lines.map((line) => line.replace(/^> /, '')).join(' ')
    return { type: 'blockquote', content: [{ type: 'paragraph', content: inline(words) }] }
  }
  return { type: 'paragraph', content: inline(lines.join(' ')) }
}

/** Drawn by the portal's own generator. */
export const ILLUSTRATION = 'ilustração do portal'

const item = (text: string): RichTextItem => ({
  type: 'listItem',
  content: [{ type: 'paragraph', content: inline(text) }],
})

function inline(text: string): RichTextInline[] {
  const parts: RichTextInline[] = []
  const add = (words: string, ...marks: RichTextMark[]) => {
    if (words) parts.push({ type: 'text', text: words, ...(marks.length > 0 ? { marks } : {}) })
  }
  let last = 0
  for (const match of text.matchAll(INLINE)) {
    const [whole, bold, label, href] = match
    add(text.slice(last, match.index))
    if (bold) add(bold, { type: 'bold' })
    else if (label && href) add(label, { type: 'link', attrs: { href } })
    last = match.index + whole.length
  }
  add(text.slice(last))
  return parts
}
