import { type PointerEvent, useRef } from 'react'

type SheetHandleProps = {
  label: string
  isExpanded: boolean
  controls: string
  onTap: () => void
  /** Whether the key meant something. */
  onKey: (key: string) => boolean
  /** Pixels upwards since the last call; nothing when the mouse lets go. */
  onDrag: (pixels: number | null) => void
}

/** Less is a tap with an unsteady hand. */
const DRAG_PIXELS = 4

/** Fingers scroll the sheet by themselves: only a mouse has to be followed. */
export function SheetHandle({
  label,
  isExpanded,
  controls,
  onTap,
  onKey,
  onDrag,
}: SheetHandleProps) {
  const held = useRef<{ y: number; hasMoved: boolean } | null>(null)
  const hasDragged = useRef(false)

  function move(event: PointerEvent) {
    const hold = held.current
    if (!hold) return
    const pixels = hold.y - event.clientY
    if (!hold.hasMoved && Math.abs(pixels) < DRAG_PIXELS) return
    held.current = { y: event.clientY, hasMoved: true }
    onDrag(pixels)
  }
  function release() {
    hasDragged.current = held.current?.hasMoved ?? false
    held.current = null
    if (hasDragged.current) onDrag(null)
  }
  return (
    <button
      type="button"
      aria-label={label}
      aria-expanded={isExpanded}
      aria-controls={controls}
      className="map-handle"
      onClick={() => {
        if (!hasDragged.current) onTap()
        hasDragged.current = false
      }}
      onKeyDown={(event) => {
        if (onKey(event.key)) event.preventDefault()
      }}
      onPointerDown={(event) => {
        if (event.pointerType !== 'mouse') return
        event.currentTarget.setPointerCapture(event.pointerId)
        held.current = { y: event.clientY, hasMoved: false }
      }}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={release}
    />
  )
}
