import { useEffect, useRef } from 'react'

/** What is chosen stands so far from the edge that one sees the row goes on before it. */
const BEFORE_PX = 20

/** For a row that scrolls sideways: what is chosen in it is in sight when the page opens and when it changes. */
export function useChosenInSight<Row extends HTMLElement>() {
  const row = useRef<Row>(null)
  const last = useRef<Element>(null)
  // After every drawing: the row cannot know which of its links says that it is the current one.
  useEffect(() => {
    const box = row.current
    const chosen = box?.querySelector('[aria-current]') ?? null
    if (!box || chosen === last.current) return
    last.current = chosen
    if (!chosen) return
    const frame = box.getBoundingClientRect()
    const { left, right } = chosen.getBoundingClientRect()
    // Only the row moves: bringing it into view would move the page as well.
    if (left < frame.left || right > frame.right) box.scrollLeft += left - frame.left - BEFORE_PX
  })
  return row
}
