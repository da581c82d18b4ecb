import type {
  RichTextBlock,
  RichTextDocument,
  RichTextInline,
  RichTextItem,
} from '@portal/contract/rich-text/rich-text-words'
import { isEmptyRichText } from '@portal/contract/rich-text/plain-text-of'
import { EMBEDS } from '@portal/contract/rich-text/embeds'

/** Notes as apps read them: the few elements that all of them know. */
export function notesHtml(notes: RichTextDocument): string {
  return isEmptyRichText(notes) ? '' : notes.content.map(blockHtml).join('')
}

function blockHtml(block: RichTextBlock | RichTextItem): string {
  switch (block.type) {
    case 'paragraph':
      return `<p>${inlineHtml(block.content)}</p>`
    case 'heading':
      return `<p><strong>${inlineHtml(block.content)}</strong></p>`
    case 'bulletList':
      return `<ul>${block.content.map(blockHtml).join('')}</ul>`
    case 'orderedList':
      return `<ol>${block.content.map(blockHtml).join('')}</ol>`
    case 'listItem':
      return `<li>${block.content.map(blockHtml).join('')}</li>`
    case 'blockquote':
      return `<blockquote>${block.content.map(blockHtml).join('')}</blockquote>`
    case 'embed': {
      const { provider, id, title } = block.attrs
      const { address, action } = EMBEDS[provider]
      return `<p><a href="${escapeHtml(address(id))}">${escapeHtml(title || action)}</a></p>`
    }
    default:
      return ''
  }
}

function inlineHtml(content: RichTextInline[] | undefined): string {
  return (content ?? [])
    .map((node) => {
      if (node.type === 'hardBreak') return '<br>'
      return (node.marks ?? []).reduce((html, mark) => {
        if (mark.type === 'link') return `<a href="${escapeHtml(mark.attrs.href)}">${html}</a>`
        const element = { bold: 'strong', italic: 'em', strike: 's' }[mark.type]
        return `<${element}>${html}</${element}>`
      }, escapeHtml(node.text))
    })
    .join('')
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
