import { diffArrays } from 'diff'
import { EMBEDS } from './embeds.ts'
import { inlineText } from './plain-text-of.ts'
import type { RichTextBlock, RichTextDocument, RichTextItem } from './rich-text-types.ts'

/** Texts that differ in more than this are shown as all new: nobody waits for a diff of two strangers. */
const MOST_EDITS = 1000

type Change<T> = { kind: 'same' | 'added' | 'removed'; item: T }

/** What a block is, for whoever compares: the words are in Portuguese because people read them. */
export type DiffLabel =
  | 'Parágrafo'
  | 'Título'
  | 'Item'
  | 'Citação'
  | 'Linha'
  | 'Foto'
  | 'Incorporação'

type Piece = { label: DiffLabel; text: string /** Text, marks and all. */; whole: string }

export type WordChange = { kind: 'same' | 'added' | 'removed'; text: string }
export type BlockChange =
  | { kind: 'same' | 'added' | 'removed'; label: DiffLabel; text: string }
  /** `isFormatOnly`: the words are the same; bold, a link or a level is not. */
  | { kind: 'changed'; label: DiffLabel; words: WordChange[]; isFormatOnly: boolean }

/** What changed between two documents, block by block and, inside a block, word by word. */
export function diffRichText(before: RichTextDocument, after: RichTextDocument): BlockChange[] {
  const changes = diffSequences(
    before.content.flatMap((block) => piecesOf(block)),
    after.content.flatMap((block) => piecesOf(block)),
    (a, b) => a.whole === b.whole,
  )
  return runsOf(changes).flatMap((run) =>
    run[0]?.kind === 'same' ? run.map(asBlock) : pairUp(run),
  )
}

/** Word by word, for a title or a summary. */
export function diffWords(before: string, after: string): WordChange[] {
  const words = (text: string) => text.match(/\s+|[^\s]+/gu) ?? []
  const changes = diffSequences(words(before), words(after), (a, b) => a === b)
  const merged: WordChange[] = []
  for (const { kind, item } of changes) {
    const last = merged.at(-1)
    if (last?.kind === kind) last.text += item
    else merged.push({ kind, text: item })
  }
  return merged
}

function diffSequences<T>(before: T[], after: T[], comparator: (a: T, b: T) => boolean) {
  const runs = diffArrays(before, after, { comparator, maxEditLength: MOST_EDITS }) ?? [
    { value: before, added: false, removed: true },
    { value: after, added: true, removed: false },
  ]
  return runs.flatMap(({ value, added, removed }) =>
    value.map(
      (item): Change<T> => ({ kind: added ? 'added' : removed ? 'removed' : 'same', item }),
    ),
  )
}

const asBlock = ({ kind, item }: Change<Piece>): BlockChange => ({
  kind,
  label: item.label,
  text: item.text,
})

/** Stretches of the unchanged and of the changed, in turn. */
function runsOf(changes: Change<Piece>[]): Change<Piece>[][] {
  const runs: Change<Piece>[][] = []
  for (const change of changes) {
    const last = runs.at(-1)
    if (last && (last[0]?.kind === 'same') === (change.kind === 'same')) last.push(change)
    else runs.push([change])
  }
  return runs
}

/** A block that went and one that came in its place are one block that changed, if they are alike. */
function pairUp(run: Change<Piece>[]): BlockChange[] {
  const added = run.filter(({ kind }) => kind === 'added')
  const blocks: BlockChange[] = []
  for (const removed of run.filter(({ kind }) => kind === 'removed')) {
    const match = added.findIndex(({ item }) => areAlike(removed.item, item))
    if (match < 0) {
      blocks.push(asBlock(removed))
      continue
    }
    blocks.push(...added.splice(0, match).map(asBlock))
    const [came] = added.splice(0, 1)
    if (came) blocks.push(changed(removed.item, came.item))
  }
  return [...blocks, ...added.map(asBlock)]
}

const changed = (before: Piece, after: Piece): BlockChange => ({
  kind: 'changed',
  label: after.label,
  words: diffWords(before.text, after.text),
  isFormatOnly: before.text === after.text,
})

function areAlike(before: Piece, after: Piece): boolean {
  if (before.text === after.text) return true
  if (before.label !== after.label) return false
  const known = new Set(before.text.toLowerCase().split(/\s+/))
  const words = after.text.toLowerCase().split(/\s+/)
  const shared = words.filter((word) => known.has(word)).length
  return shared * 2 >= Math.min(known.size, words.length)
}

function piecesOf(node: RichTextBlock | RichTextItem, label?: DiffLabel): Piece[] {
  switch (node.type) {
    case 'paragraph':
      return [piece(label ?? 'Parágrafo', inlineText(node.content), node)]
    case 'heading':
      return [piece('Título', inlineText(node.content), node)]
    case 'horizontalRule':
      return [piece('Linha', '———', node)]
    case 'figure': {
      const { caption, credit, alt } = node.attrs
      return [piece('Foto', [caption || alt, credit].filter(Boolean).join(' · '), node)]
    }
    case 'embed': {
      const { provider, id, title } = node.attrs
      return [piece('Incorporação', `${EMBEDS[provider].name}: ${title || id}`, node)]
    }
    case 'blockquote':
      return node.content.flatMap((child) => piecesOf(child, 'Citação'))
    default:
      return node.content.flatMap((child) => piecesOf(child, 'Item'))
  }
}

const piece = (label: DiffLabel, text: string, node: unknown): Piece => ({
  label,
  text,
  whole: `${label} ${JSON.stringify(node)}`,
})
