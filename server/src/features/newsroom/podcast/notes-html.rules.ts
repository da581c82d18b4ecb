import { EMBEDS } from '@portal/contract/rich-text/embeds'
import { isEmptyRichText } from '@portal/contract/rich-text/plain-text-of'
import type {
  RichTextBlock,
  RichTextDocument,
  RichTextInline,
  RichTextItem,
} from '@portal/contract/rich-text/rich-text-types'

/** Notes as apps read them: the few elements that all of them know. */
export function notesHtml(notes: RichTextDocument, absolute: (path: string) => string): string {
  if (isEmptyRichText(notes)) return ''
  return notes.content.map((block) => blockHtml(block, absolute)).join('')
}

type Absolute = (path: string) => string

function blockHtml(block: RichTextBlock | RichTextItem, absolute: Absolute): string {
  const inside = (blocks: readonly (RichTextBlock | RichTextItem)[]) =>
    blocks.map((one) => blockHtml(one, absolute)).join('')
  switch (block.type) {
    case 'paragraph':
      return `<p>${inlineHtml(block.content, absolute)}</p>`
    case 'heading':
      return `<p><strong>${inlineHtml(block.content, absolute)}</strong></p>`
    case 'bulletList':
      return `<ul>${inside(block.content)}</ul>`
    case 'orderedList':
      return `<ol>${inside(block.content)}</ol>`
    case 'listItem':
      return `<li>${inside(block.content)}</li>`
    case 'blockquote':
      return `<blockquote>${inside(block.content)}</blockquote>`
    case 'embed': {
      const { provider, id, title } = block.attrs
      const { address, action } = EMBEDS[provider]
      return `<p><a href="${escapeHtml(address(id))}">${escapeHtml(title || action)}</a></p>`
    }
    default:
      return ''
  }
}

function inlineHtml(content: RichTextInline[] | undefined, absolute: Absolute): string {
  return (content ?? [])
    .map((node) => {
      if (node.type === 'hardBreak') return '<br>'
      return (node.marks ?? []).reduce((html, mark) => {
        if (mark.type === 'link') {
          // Apps know no page of ours: a link is written whole.
          return `<a href="${escapeHtml(absolute(mark.attrs.href))}">${html}</a>`
        }
        const element = { bold: 'strong', italic: 'em', strike: 's' }[mark.type]
        return `<${element}>${html}</${element}>`
      }, escapeHtml(node.text))
    })
    .join('')
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
