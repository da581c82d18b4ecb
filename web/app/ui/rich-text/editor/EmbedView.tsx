import type { EmbedAttributes } from '@portal/contract/rich-text/rich-text-types'
import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react'
import clsx from 'clsx'
import { EmbedCard } from '../EmbedCard.tsx'
import { useDesk } from './desk-context.ts'
import { editorWords } from './editor.words.ts'
import { NodeActions } from './NodeActions.tsx'

/** A card in the text, with what its writer may do to it. */
export function EmbedView({ node, selected, getPos, deleteNode }: NodeViewProps) {
  const { edit } = useDesk()
  return (
    <NodeViewWrapper
      className={clsx(
        'relative rounded-card',
        selected && 'outline-3 outline-mar-600 outline-offset-3',
      )}
      data-drag-handle=""
    >
      <EmbedCard {...(node.attrs as EmbedAttributes)} />
      <NodeActions
        words={editorWords.embed}
        onRemove={deleteNode}
        onEdit={() => edit('embed', getPos() ?? 0)}
      />
    </NodeViewWrapper>
  )
}
