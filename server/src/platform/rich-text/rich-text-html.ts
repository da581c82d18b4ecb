import { photoPath, photoWidths } from '@portal/contract/ground/media/photo-rules'
import { creditText } from '@portal/contract/rich-text/credit.texts'
import { EMBEDS } from '@portal/contract/rich-text/embeds'
import type {
  RichTextBlock,
  RichTextDocument,
  RichTextInline,
  RichTextItem,
  RichTextMark,
} from '@portal/contract/rich-text/rich-text-types'

/** A stretch of HTML. Only `html` makes one, and it escapes whatever is not one already. */
class Html {
  readonly markup: string
  constructor(markup: string) {
    this.markup = markup
  }
}

type Value = Html | string | number | readonly (Html | string)[]

const ENTITIES: Record<string, string> = {
  ...{ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' },
}

function escaped(value: Value): string {
  if (value instanceof Html) return value.markup
  if (typeof value === 'string' || typeof value === 'number')
    return String(value).replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter)
  return value.map(escaped).join('')
}

const html = (parts: TemplateStringsArray, ...values: Value[]) =>
  new Html(parts.map((part, index) => part + escaped(values[index] ?? '')).join(''))

export type HtmlOptions = {
  /** Where the portal is: a feed is read away from it, so every address is whole. */
  origin: string
  /** Photos of the document. One that is not here is left out. */
  photos: readonly { id: string; width: number; height: number }[]
}

/** A document as HTML for feeds and e-mails; pages render it themselves. */
export function richTextHtml(document: RichTextDocument, options: HtmlOptions): string {
  return document.content.map((block) => blockHtml(block, options).markup).join('\n')
}

function blockHtml(node: RichTextBlock | RichTextItem, options: HtmlOptions): Html {
  switch (node.type) {
    case 'paragraph':
      return html`<p>${inlineHtml(node.content, options)}</p>`
    case 'heading': {
      const inside = inlineHtml(node.content, options)
      if (node.attrs.level === 2) return html`<h2>${inside}</h2>`
      return node.attrs.level === 3 ? html`<h3>${inside}</h3>` : html`<h4>${inside}</h4>`
    }
    case 'bulletList':
      return html`<ul>${node.content.map((item) => blockHtml(item, options))}</ul>`
    case 'orderedList':
      return html`<ol>${node.content.map((item) => blockHtml(item, options))}</ol>`
    case 'listItem':
      return html`<li>${node.content.map((child) => blockHtml(child, options))}</li>`
    case 'blockquote':
      return html`<blockquote>${node.content.map((child) => blockHtml(child, options))}</blockquote>`
    case 'horizontalRule':
      return html`<hr>`
    case 'figure':
      return figureHtml(node.attrs, options)
    case 'embed': {
      const { name, address } = EMBEDS[node.attrs.provider]
      const words = node.attrs.title ? `${node.attrs.title} (${name})` : name
      return html`<p><a href="${address(node.attrs.id)}">${words}</a></p>`
    }
  }
}

function figureHtml(
  {
    photo_id,
    alt,
    caption,
    credit,
  }: { photo_id: string; alt: string; caption: string; credit: string },
  { origin, photos }: HtmlOptions,
): Html {
  const photo = photos.find(({ id }) => id === photo_id)
  if (!photo) return html``
  const widths = photoWidths(photo.width)
  const width = widths.findLast((each) => each <= 960) ?? widths[0] ?? photo.width
  const height = Math.round((photo.height * width) / photo.width)
  const src = origin + photoPath(photo.id, width, 'webp')
  const words = [caption, credit ? creditText(credit) : ''].filter(Boolean).join(' ')
  const legend = words ? html`<figcaption>${words}</figcaption>` : ''
  return html`<figure><img src="${src}" alt="${alt}" width="${width}" height="${height}">${legend}</figure>`
}

function inlineHtml(content: RichTextInline[] | undefined, { origin }: HtmlOptions): Html[] {
  return (content ?? []).map((node) =>
    node.type === 'hardBreak'
      ? html`<br>`
      : (node.marks ?? []).reduce(
          (inside, mark) => marked(inside, mark, origin),
          html`${node.text}`,
        ),
  )
}

function marked(inside: Html, mark: RichTextMark, origin: string): Html {
  switch (mark.type) {
    case 'bold':
      return html`<strong>${inside}</strong>`
    case 'italic':
      return html`<em>${inside}</em>`
    case 'strike':
      return html`<s>${inside}</s>`
    case 'link': {
      const { href } = mark.attrs
      return html`<a href="${href.startsWith('/') ? origin + href : href}">${inside}</a>`
    }
  }
}
