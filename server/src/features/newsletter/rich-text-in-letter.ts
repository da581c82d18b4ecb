import type {
  RichTextBlock,
  RichTextDocument,
  RichTextInline,
  RichTextItem,
  RichTextMark,
} from '@portal/contract/rich-text/rich-text-words'
import { escapeHtml } from '../../platform/mail/letter.ts'

export const LETTER_LINK_STYLE = 'color:#0E6F88'

/**
 * Rich text as mail programs show it. Made from the document's own kinds of nodes, each written out
 * here: nothing a person typed is ever taken for markup.
 */
export function richTextInLetter(document: RichTextDocument, origin: string): string {
  return document.content.map((node) => block(node, origin)).join('')
}

function block(node: RichTextBlock | RichTextItem, origin: string): string {
  switch (node.type) {
    case 'paragraph':
      return node.content?.length
        ? `<p style="margin:0 0 16px">${inline(node.content, origin)}</p>`
        : ''
    case 'heading':
      return `<h2 style="font-size:${node.attrs.level === 2 ? 20 : 17}px;line-height:1.3;margin:24px 0 10px">${inline(node.content, origin)}</h2>`
    case 'bulletList':
      return `<ul style="margin:0 0 16px;padding-left:22px">${blocks(node.content, origin)}</ul>`
    case 'orderedList':
      return `<ol style="margin:0 0 16px;padding-left:22px">${blocks(node.content, origin)}</ol>`
    case 'listItem':
      return `<li style="margin:0 0 6px">${blocks(node.content, origin)}</li>`
    case 'blockquote':
      return `<blockquote style="margin:0 0 16px;padding-left:16px;border-left:3px solid #FFC53D">${blocks(node.content, origin)}</blockquote>`
    case 'horizontalRule':
      return '<hr style="border:0;border-top:1px solid #F3E4C8;margin:24px 0">'
    case 'figure': {
      const { photo_id, alt, caption, credit } = node.attrs
      const words = [caption, credit].filter(Boolean).join(' · ')
      return `<p style="margin:0 0 16px"><img src="${origin}/media/${photo_id}/640.webp" alt="${escapeHtml(alt)}" width="552" style="width:100%;height:auto;border-radius:12px;display:block">${words ? `<span style="font-size:13px;color:#44606b">${escapeHtml(words)}</span>` : ''}</p>`
    }
    // A letter plays nothing: what was to be played is named, and found on the portal.
    case 'embed':
      return node.attrs.title
        ? `<p style="margin:0 0 16px;font-weight:600">${escapeHtml(node.attrs.title)}</p>`
        : ''
  }
}

const blocks = (nodes: readonly (RichTextBlock | RichTextItem)[], origin: string) =>
  nodes.map((node) => block(node, origin)).join('')

function inline(content: readonly RichTextInline[] | undefined, origin: string): string {
  return (content ?? [])
    .map((node) =>
      node.type === 'hardBreak'
        ? '<br>'
        : (node.marks ?? []).reduce(
            (inner, mark) => marked(inner, mark, origin),
            escapeHtml(node.text),
          ),
    )
    .join('')
}

function marked(inner: string, mark: RichTextMark, origin: string): string {
  switch (mark.type) {
    case 'bold':
      return `<strong>${inner}</strong>`
    case 'italic':
      return `<em>${inner}</em>`
    case 'strike':
      return `<s>${inner}</s>`
    case 'link': {
      const { href } = mark.attrs
      const address = href.startsWith('/') ? `${origin}${href}` : href
      return `<a href="${escapeHtml(address)}" style="${LETTER_LINK_STYLE}">${inner}</a>`
    }
  }
}
