import { inlineText } from '@portal/contract/rich-text/plain-text-of'
import type {
  RichTextBlock,
  RichTextDocument,
  RichTextInline,
  RichTextItem,
  RichTextMark,
} from '@portal/contract/rich-text/rich-text-types'
import { isOutsideLink, isSafeLink } from '@portal/contract/rich-text/safe-link'
import clsx from 'clsx'
import type { ReactNode } from 'react'
import { TextLink } from '../TextLink.tsx'
import { EmbedCard } from './EmbedCard.tsx'
import { Figure, type FigurePhotos } from './Figure.tsx'
import { richTextStyle as style } from './richTextStyle.ts'

type RichTextProps = {
  document: RichTextDocument
  /** The photos of its figures. One that is not here is not shown. */
  photos?: FigurePhotos | undefined
  /** Level of the document's own "heading 2": where it stands under a heading of its page. */
  headingFrom?: 2 | 3 | undefined
  className?: string | undefined
}

/**
 * A document as elements of React: there is no HTML in it and none is made, so nothing that
 * somebody wrote can become markup.
 */
export function RichText({ document, photos = [], headingFrom = 2, className }: RichTextProps) {
  return (
    <div className={clsx(style.document, className)}>
      {document.content.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a document that is only read never reorders
        <Block key={index} node={block} photos={photos} deeper={headingFrom - 2} />
      ))}
    </div>
  )
}

type BlockProps = { node: RichTextBlock | RichTextItem; photos: FigurePhotos; deeper: number }

function Block({ node, photos, deeper }: BlockProps): ReactNode {
  switch (node.type) {
    case 'paragraph':
      // An empty paragraph is a slip of the keyboard, not a space that somebody designed.
      return inlineText(node.content).trim() ? <p>{inline(node.content)}</p> : null
    case 'heading': {
      const Heading = `h${Math.min(node.attrs.level + deeper, 6)}` as 'h2' | 'h3' | 'h4'
      return <Heading className={style.heading[node.attrs.level]}>{inline(node.content)}</Heading>
    }
    case 'bulletList':
      return <ul className={style.bullets}>{inside(node.content, photos, deeper)}</ul>
    case 'orderedList':
      return <ol className={style.numbers}>{inside(node.content, photos, deeper)}</ol>
    case 'listItem':
      return <li className={style.item}>{inside(node.content, photos, deeper)}</li>
    case 'blockquote':
      return <blockquote className={style.quote}>{inside(node.content, photos, deeper)}</blockquote>
    case 'horizontalRule':
      return <hr className={style.rule} />
    case 'figure':
      return <Figure {...node.attrs} photos={photos} />
    case 'embed':
      return <EmbedCard {...node.attrs} />
    default:
      return null
  }
}

const inside = (nodes: (RichTextBlock | RichTextItem)[], photos: FigurePhotos, deeper: number) =>
  nodes.map((node, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    <Block key={index} node={node} photos={photos} deeper={deeper} />
  ))

function inline(content: RichTextInline[] | undefined): ReactNode[] {
  return (content ?? []).map((node, index) =>
    node.type === 'hardBreak' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <br key={index} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Words key={index} text={node.text} marks={node.marks ?? []} />
    ),
  )
}

function Words({ text, marks }: { text: string; marks: RichTextMark[] }): ReactNode {
  const [mark, ...rest] = marks
  if (!mark) return text
  const children = <Words text={text} marks={rest} />
  switch (mark.type) {
    case 'bold':
      return <strong>{children}</strong>
    case 'italic':
      return <em>{children}</em>
    case 'strike':
      return <s>{children}</s>
    case 'link':
      return <WordsLink href={mark.attrs.href}>{children}</WordsLink>
    default:
      return children
  }
}

/** Checked once more where it is shown: a link that the contract would refuse is only its words. */
function WordsLink({ href, children }: { href: string; children: ReactNode }) {
  if (!isSafeLink(href)) return children
  if (!isOutsideLink(href)) {
    return href.startsWith('/') ? (
      <TextLink to={href}>{children}</TextLink>
    ) : (
      <a href={href} className={style.link}>
        {children}
      </a>
    )
  }
  return (
    <a href={href} className={style.link} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}
