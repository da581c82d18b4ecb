import { partsOf } from '../shared/records.ts'
import { isEmbedId } from './embeds.ts'
import {
  EMBED_PROVIDERS,
  EMPTY_RICH_TEXT,
  HEADING_LEVELS,
  RICH_TEXT_LIMITS as LIMITS,
  type RichTextBlock,
  type RichTextDocument,
  type RichTextInline,
  type RichTextItem,
  type RichTextList,
  type RichTextMark,
  type RichTextParagraph,
} from './rich-text-types.ts'
import { isSafeLink } from './safe-link.ts'

const listOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.map(partsOf) : []
const line = (value: unknown, max: number): string =>
  typeof value === 'string'
    ? value
        .replace(/[\p{Cc}\p{Cs}]+/gu, ' ')
        .trim()
        .slice(0, max)
        // A character cut in half is none.
        .replace(/\p{Cs}$/u, '')
        .trim()
    : ''
const oneOf = <T>(values: readonly T[], value: unknown): T | undefined =>
  values.find((each) => each === value)

/**
 * What an editor, a clipboard or an old backup holds, as a document that the portal accepts: what
 * has no place in it is left out. The server never calls this: it refuses instead.
 */
export function tidyRichText(value: unknown): RichTextDocument {
  const content = listOf(partsOf(value).content).flatMap(blockFrom)
  // An editor keeps an empty line under the text, to write on: it is no part of it.
  while (content.length > 1 && isEmptyLine(content.at(-1))) content.pop()
  return content.length > 0 ? { type: 'doc', content } : EMPTY_RICH_TEXT
}

const isEmptyLine = (block: RichTextBlock | undefined) =>
  block?.type === 'paragraph' && !block.content?.length

function blockFrom(node: Record<string, unknown>): RichTextBlock[] {
  const attrs = partsOf(node.attrs)
  switch (node.type) {
    case 'paragraph':
      return [paragraphFrom(node)]
    case 'heading': {
      const level = oneOf(HEADING_LEVELS, attrs.level) ?? 2
      return [{ type: 'heading', attrs: { level }, ...inlineFrom(node) }]
    }
    case 'bulletList':
    case 'orderedList':
      return listFrom(node, node.type, 1)
    case 'blockquote': {
      const content = listOf(node.content).flatMap((child) => insideFrom(child, 0))
      return content.length > 0 ? [{ type: 'blockquote', content }] : []
    }
    case 'horizontalRule':
      return [{ type: 'horizontalRule' }]
    case 'figure':
      return figureFrom(attrs)
    case 'embed':
      return embedFrom(attrs)
    default:
      return []
  }
}

function figureFrom(attrs: Record<string, unknown>): RichTextBlock[] {
  if (typeof attrs.photo_id !== 'string' || !/^[\da-f-]{36}$/.test(attrs.photo_id)) return []
  const words = {
    alt: line(attrs.alt, LIMITS.alt),
    caption: line(attrs.caption, LIMITS.caption),
    credit: line(attrs.credit, LIMITS.credit),
  }
  return [{ type: 'figure', attrs: { photo_id: attrs.photo_id, ...words } }]
}

function embedFrom(attrs: Record<string, unknown>): RichTextBlock[] {
  const provider = oneOf(EMBED_PROVIDERS, attrs.provider)
  const { id } = attrs
  if (!provider || typeof id !== 'string' || !isEmbedId(provider, id)) return []
  return [{ type: 'embed', attrs: { provider, id, title: line(attrs.title, LIMITS.embedTitle) } }]
}

/** What stands inside a quote or an item. Headings and the like become paragraphs there. */
function insideFrom(
  node: Record<string, unknown>,
  depth: number,
): (RichTextParagraph | RichTextList)[] {
  if (node.type === 'bulletList' || node.type === 'orderedList')
    return listFrom(node, node.type, depth + 1)
  return node.type === 'paragraph' || node.type === 'heading' ? [paragraphFrom(node)] : []
}

function listFrom(
  node: Record<string, unknown>,
  type: RichTextList['type'],
  depth: number,
): RichTextList[] {
  const content = listOf(node.content).flatMap((item) => itemsFrom(item, depth))
  return content.length > 0 ? [{ type, content }] : []
}

/** An item; lists deeper than there may be give their items to the list they stand in. */
function itemsFrom(item: Record<string, unknown>, depth: number): RichTextItem[] {
  const inside = listOf(item.content).flatMap((child) => insideFrom(child, depth))
  const isDeepest = depth >= LIMITS.listDepth
  const own = isDeepest ? inside.filter(({ type }) => type === 'paragraph') : inside
  const lifted = isDeepest
    ? inside.flatMap((child) => (child.type === 'paragraph' ? [] : child.content))
    : []
  if (own.length === 0) return lifted
  const first: RichTextParagraph[] = own[0]?.type === 'paragraph' ? [] : [{ type: 'paragraph' }]
  return [{ type: 'listItem', content: [...first, ...own] }, ...lifted]
}

const paragraphFrom = (node: Record<string, unknown>): RichTextParagraph => ({
  type: 'paragraph',
  ...inlineFrom(node),
})

function inlineFrom(node: Record<string, unknown>): { content?: RichTextInline[] } {
  const content = listOf(node.content).flatMap((child): RichTextInline[] => {
    if (child.type === 'hardBreak') return [{ type: 'hardBreak' }]
    if (child.type !== 'text' || typeof child.text !== 'string') return []
    const text = child.text.replace(/[\p{Cc}\p{Cs}]+/gu, ' ')
    const marks = marksFrom(child.marks)
    return text ? [{ type: 'text', text, ...(marks.length > 0 ? { marks } : {}) }] : []
  })
  return content.length > 0 ? { content } : {}
}

function marksFrom(value: unknown): RichTextMark[] {
  const marks = new Map<string, RichTextMark>()
  for (const { type, attrs } of listOf(value)) {
    const simple = oneOf(['bold', 'italic', 'strike'] as const, type)
    const { href } = partsOf(attrs)
    if (simple) marks.set(simple, { type: simple })
    else if (type === 'link' && typeof href === 'string' && isSafeLink(href))
      marks.set('link', { type: 'link', attrs: { href } })
  }
  return [...marks.values()]
}
