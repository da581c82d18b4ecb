import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react'
import { dropOver } from './photo-order.rules.ts'

type Placed = { id: string }
type Held<P> = { id: string; order: readonly P[] }

/** Marks what can be held over; the hook finds it under the pointer. */
export const dragMark = (id: string) => ({ 'data-drag-id': id })

const EDGE_PX = 72
const SCROLL_PX = 14

/**
 * Dragging with finger or mouse; the keyboard has buttons of its own. While a photo is held only the
 * look changes (the order of a grid): a node that is moved in the page would lose the finger.
 */
export function useDragOrder<P extends Placed>(
  items: readonly P[],
  onDropped: (id: string, order: readonly P[]) => void,
) {
  const [held, setHeld] = useState<Held<P> | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  function start(event: ReactPointerEvent, id: string) {
    if (event.button !== 0) return
    event.preventDefault()
    const drag = new AbortController()
    running.current = drag
    let order = items
    let pointerY = event.clientY
    let lastOver: string | undefined
    setHeld({ id, order })

    function move({ clientX, clientY }: PointerEvent) {
      pointerY = clientY
      const overId = idAt(clientX, clientY)
      // Until it is drawn anew the same one lies under the pointer, and would take its place back.
      if (overId === lastOver) return
      lastOver = overId
      if (!overId || overId === id) return
      order = dropOver(order, id, overId)
      setHeld({ id, order })
    }
    function end(isCanceled: boolean) {
      drag.abort()
      setHeld(null)
      if (!isCanceled && order !== items) onDropped(id, order)
    }
    const listen = { signal: drag.signal }
    window.addEventListener('pointermove', move, listen)
    window.addEventListener('pointerup', () => end(false), listen)
    window.addEventListener('pointercancel', () => end(true), listen)
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(true), listen)
    scrollNearEdges(() => pointerY, drag.signal)
  }

  return { held, start }
}

function idAt(x: number, y: number): string | undefined {
  const marked = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drag-id]')
  return marked?.dataset.dragId
}

/** Somebody who holds a photo at the edge of the screen wants to see what is beyond it. */
function scrollNearEdges(pointerY: () => number, signal: AbortSignal) {
  function scroll() {
    if (signal.aborted) return
    const y = pointerY()
    if (y < EDGE_PX) window.scrollBy(0, -SCROLL_PX)
    else if (y > window.innerHeight - EDGE_PX) window.scrollBy(0, SCROLL_PX)
    requestAnimationFrame(scroll)
  }
  requestAnimationFrame(scroll)
}
