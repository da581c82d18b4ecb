import type { FigureAttributes } from '@portal/contract/rich-text/rich-text-types'
import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react'
import clsx from 'clsx'
import { Badge } from '../../Badge.tsx'
import { Figure } from '../Figure.tsx'
import { useDesk } from './desk-context.ts'
import { editorWords } from './editor.words.ts'
import { NodeActions } from './NodeActions.tsx'

const words = editorWords.figure

/** A photo in the text as its readers will see it, with what its writer may do to it. */
export function FigureView({ node, selected, getPos, deleteNode }: NodeViewProps) {
  const { photos, edit } = useDesk()
  const figure = node.attrs as FigureAttributes
  const isHere = photos.some(({ id }) => id === figure.photo_id)
  return (
    <NodeViewWrapper
      className={clsx(
        'relative rounded-card',
        selected && 'outline-3 outline-mar-600 outline-offset-3',
      )}
      data-drag-handle=""
    >
      {isHere ? (
        <Figure {...figure} photos={photos} />
      ) : (
        <p className="rounded-card bg-areia-200 p-8 text-center">{words.notHere}</p>
      )}
      {figure.alt ? null : (
        <div className="absolute top-3 left-3">
          <Badge tone="bad">{words.undescribed}</Badge>
        </div>
      )}
      <NodeActions
        words={words}
        onRemove={deleteNode}
        onEdit={() => edit('figure', getPos() ?? 0)}
      />
    </NodeViewWrapper>
  )
}
