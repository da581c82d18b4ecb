import { DragDropProvider, PointerSensor, useDraggable, useDroppable } from '@dnd-kit/react'
import { type ReactNode, useCallback } from 'react'
import type { DropTarget } from './tabbar-order.rules.ts'

/**
 * Dragging with finger or mouse; the keyboard has buttons of its own. None of the library's plugins:
 * they would add style elements, which the page's policy refuses, and speak English. The list itself
 * moves under the pointer instead.
 */
const SENSORS = [PointerSensor]
const NO_PLUGINS: never[] = []
/** An item lies inside its place: held over both, the item is meant. */
const [PLACE_PRIORITY, ITEM_PRIORITY] = [1, 2]

type DragAreaProps = {
  children: ReactNode
  onHold: (id: string, target: DropTarget) => void
  onDrop: (isCanceled: boolean) => void
}

export function DragArea({ children, onHold, onDrop }: DragAreaProps) {
  return (
    <DragDropProvider
      plugins={NO_PLUGINS}
      sensors={SENSORS}
      onDragOver={({ operation: { source, target } }) => {
        if (source && target) onHold(String(source.id), target.data as DropTarget)
      }}
      onDragEnd={({ canceled }) => onDrop(canceled)}
    >
      {children}
    </DragDropProvider>
  )
}

export function useDraggableItem(id: string) {
  const { ref: dragRef, handleRef, isDragSource } = useDraggable({ id })
  const { ref: dropRef } = useDroppable({
    id: `item-${id}`,
    data: { itemId: id } satisfies DropTarget,
    collisionPriority: ITEM_PRIORITY,
  })
  const ref = useCallback(
    (element: Element | null) => {
      dragRef(element)
      dropRef(element)
    },
    [dragRef, dropRef],
  )
  return { ref, handleRef, isDragged: isDragSource }
}

export function useDropPlace(position: number) {
  const { ref } = useDroppable({
    id: `posicao-${position}`,
    data: { position } satisfies DropTarget,
    collisionPriority: PLACE_PRIORITY,
  })
  return ref
}
