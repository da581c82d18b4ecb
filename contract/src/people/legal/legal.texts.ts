import type {
  RichTextBlock,
  RichTextDocument,
  RichTextInline,
  RichTextItem,
} from '../../rich-text/rich-text-types.ts'
import { isNameOf } from '../../shared/records.ts'

/** Free of zod: the browser reads it too. */
export const LEGAL_KINDS = ['privacy', 'terms'] as const
export type LegalKind = (typeof LEGAL_KINDS)[number]

export const LEGAL_PAGES: Record<LegalKind, { path: string; title: string; lead: string }> = {
  privacy: {
    path: '/politica-de-privacidade',
    title: 'Política de privacidade',
    lead: 'Que dados o portal guarda, para quê, por quanto tempo, e como você vê, leva ou apaga os seus.',
  },
  terms: {
    path: '/termos-de-uso',
    title: 'Termos de uso',
    lead: 'O que você pode esperar do portal e o que o portal espera de você.',
  },
}

type Dated = { number: number; effective_from: string }

/**
 * The newest whose day has come. Before the first day there is only the first: an empty portal has
 * rules too.
 */
export function versionInForce<V extends Dated>(versions: readonly V[], today: string): V | null {
  const inOrder = [...versions].sort((a, b) => a.number - b.number)
  return inOrder.findLast(({ effective_from }) => effective_from <= today) ?? inOrder[0] ?? null
}

/** Where a text names the portal: filled in from the settings when it is read. */
export type LegalNames = { portal: string; cidade: string; contato: string }
const NAME = /\{(portal|cidade|contato)\}/

/** The text with the portal's names in it; its address for people becomes a link. */
export function withNames(document: RichTextDocument, names: LegalNames): RichTextDocument {
  return { type: 'doc', content: document.content.map((block) => named(block, names)) }
}

function named<Node extends RichTextBlock | RichTextItem>(node: Node, names: LegalNames): Node {
  if (!('content' in node) || !node.content) return node
  const children: readonly (RichTextInline | RichTextBlock | RichTextItem)[] = node.content
  const content = children.flatMap((child): (typeof children)[number][] =>
    child.type === 'text' || child.type === 'hardBreak'
      ? inlineWithNames(child, names)
      : [named(child, names)],
  )
  return { ...node, content }
}

function inlineWithNames(node: RichTextInline, names: LegalNames): RichTextInline[] {
  const found = node.type === 'text' ? NAME.exec(node.text) : null
  if (node.type !== 'text' || !found) return [node]
  const { marks = [] } = node
  const [, name = ''] = found
  if (!isNameOf(names, name)) return [node]
  const link = { type: 'link' as const, attrs: { href: `mailto:${names.contato}` } }
  const isLinked = name !== 'contato' || marks.some(({ type }) => type === 'link')
  const piece = (text: string, more: typeof marks): RichTextInline[] =>
    text ? [{ type: 'text', text, ...(more.length > 0 ? { marks: more } : {}) }] : []
  return [
    ...piece(node.text.slice(0, found.index), marks),
    ...piece(names[name], isLinked ? marks : [...marks, link]),
    ...piece(node.text.slice(found.index + found[0].length), marks).flatMap((rest) =>
      inlineWithNames(rest, names),
    ),
  ]
}
