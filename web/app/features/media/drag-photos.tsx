import { DragDropProvider, PointerSensor, useDraggable, useDroppable } from '@dnd-kit/react'
import { type ReactNode, useCallback } from 'react'

/**
 * Dragging with finger or mouse; the keyboard has buttons of its own. None of the library's plugins:
 * they would add style elements, which the page's policy refuses, and speak English. The photos
 * themselves move under the pointer instead.
 */
const SENSORS = [PointerSensor]
const NO_PLUGINS: never[] = []

type DragAreaProps = {
  children: ReactNode
  onHold: (id: string, overId: string) => void
  onDrop: (isCanceled: boolean) => void
}

export function DragArea({ children, onHold, onDrop }: DragAreaProps) {
  return (
    <DragDropProvider
      plugins={NO_PLUGINS}
      sensors={SENSORS}
      onDragOver={({ operation: { source, target } }) => {
        const overId = (target?.data as { photoId?: string } | undefined)?.photoId
        if (source && overId && overId !== String(source.id)) onHold(String(source.id), overId)
      }}
      onDragEnd={({ canceled }) => onDrop(canceled)}
    >
      {children}
    </DragDropProvider>
  )
}

export function useDraggablePhoto(id: string) {
  const { ref: dragRef, handleRef, isDragSource } = useDraggable({ id })
  const { ref: dropRef } = useDroppable({ id: `foto-${id}`, data: { photoId: id } })
  const ref = useCallback(
    (element: Element | null) => {
      dragRef(element)
      dropRef(element)
    },
    [dragRef, dropRef],
  )
  return { ref, handleRef, isDragged: isDragSource }
}
