import { DragDropProvider, PointerSensor, useDraggable } from '@dnd-kit/react'
import { type ReactNode, useRef } from 'react'

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
  /** Told once for each thing the item is held over, by the name its `dropMark` gives it. */
  onHold: (id: string, over: string) => void
  onDrop: (isCanceled: boolean) => void
}

export function DragArea({ children, onHold, onDrop }: DragAreaProps) {
  const last = useRef<string | null>(null)
  return (
    <DragDropProvider
      plugins={NO_PLUGINS}
      sensors={SENSORS}
      onDragStart={() => {
        last.current = null
      }}
      onDragMove={({ operation, to }) => {
        const { x, y } = to ?? operation.position.current
        const over = nameAt(x, y)
        // What is held over changes places with what is held: asked again it would change back.
        if (!operation.source || over === null || over === last.current) return
        last.current = over
        onHold(String(operation.source.id), over)
      }}
      onDragEnd={({ canceled }) => onDrop(canceled)}
    >
      {children}
    </DragDropProvider>
  )
}

export function useDraggableItem(id: string, { isFixed = false } = {}) {
  const { ref, handleRef, isDragSource } = useDraggable({ id, disabled: isFixed })
  return { ref, handleRef, isDragged: isDragSource }
}

/** Worn by what an item can be held over. Of two that lie in each other, the inner one is meant. */
export const dropMark = (name: string) => ({ 'data-drop': name })

function nameAt(x: number, y: number): string | null {
  const marked = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]')
  return marked?.dataset.drop ?? null
}
