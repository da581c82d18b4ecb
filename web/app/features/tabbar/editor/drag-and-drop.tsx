import { DragDropProvider, PointerSensor, useDraggable } from '@dnd-kit/react'
import { type ReactNode, useRef } from 'react'
import type { DropTarget } from './tabbar-order.rules.ts'

/**
 * Dragging with finger or mouse; the keyboard has buttons of its own. None of the library's plugins:
 * they would add style elements, which the page's policy refuses, and speak English. The list itself
 * moves under the pointer instead.
 */
/** The handle is there for nothing else: also a finger starts at once. */
const SENSORS = [PointerSensor.configure({ activationConstraints: () => undefined })]
const NO_PLUGINS: never[] = []

type DragAreaProps = {
  children: ReactNode
  /** Told once for each thing the item is held over. */
  onHold: (id: string, target: DropTarget) => void
  onDrop: (isCanceled: boolean) => void
}

export function DragArea({ children, onHold, onDrop }: DragAreaProps) {
  const last = useRef('')
  return (
    <DragDropProvider
      plugins={NO_PLUGINS}
      sensors={SENSORS}
      onDragStart={() => {
        last.current = ''
      }}
      onDragMove={({ operation, to }) => {
        const { x, y } = to ?? operation.position.current
        const target = targetAt(x, y)
        // What is held over changes places with what is held: asked again it would change back.
        const isNews = target !== null && last.current !== JSON.stringify(target)
        if (!operation.source || !isNews) return
        last.current = JSON.stringify(target)
        onHold(String(operation.source.id), target)
      }}
      onDragEnd={({ canceled }) => onDrop(canceled)}
    >
      {children}
    </DragDropProvider>
  )
}

export function useDraggableItem(id: string) {
  const { ref, handleRef, isDragSource } = useDraggable({ id })
  return { ref, handleRef, isDragged: isDragSource }
}

/** Worn by what an item can be held over. */
export const itemMark = (id: string) => ({ 'data-drop-item': id })
export const placeMark = (position: number) => ({ 'data-drop-position': position })

/** An item lies inside its place: over both, the item is meant. */
function targetAt(x: number, y: number): DropTarget | null {
  const marked = document
    .elementFromPoint(x, y)
    ?.closest<HTMLElement>('[data-drop-item], [data-drop-position]')
  const { dropItem, dropPosition } = marked?.dataset ?? {}
  if (dropItem !== undefined) return { itemId: dropItem }
  return dropPosition === undefined ? null : { position: Number(dropPosition) }
}
