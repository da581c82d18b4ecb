import type {
  RichTextBlock,
  RichTextDocument,
  RichTextInline,
  RichTextItem,
} from './rich-text-types.ts'

type Node = RichTextBlock | RichTextItem | RichTextInline

/** Every node but the document, in reading order. */
export function* nodesOf(document: RichTextDocument): Generator<Node> {
  for (const block of document.content) yield* walk(block)
}

function* walk(node: Node): Generator<Node> {
  yield node
  if ('content' in node) for (const child of node.content ?? []) yield* walk(child)
}

/** How much there is of what is limited. */
export function measureRichText(document: RichTextDocument) {
  const measure = { nodes: 0, letters: 0, figures: 0, embeds: 0 }
  for (const node of nodesOf(document)) {
    measure.nodes++
    if (node.type === 'text') measure.letters += node.text.length
    if (node.type === 'figure') measure.figures++
    if (node.type === 'embed') measure.embeds++
  }
  return measure
}

/** The photos a document shows, each once: what shows the document must bring them. */
export function photoIdsOf(document: RichTextDocument): string[] {
  const ids = new Set<string>()
  for (const node of nodesOf(document)) if (node.type === 'figure') ids.add(node.attrs.photo_id)
  return [...ids]
}
