import { useLayoutEffect, useState } from 'react'

/** The tab bar of phones, and some air. */
const MARGIN_PX = 80
/** Less is no list: the page moves up instead. */
const LEAST_PX = 260
/** Under the header that stays. */
const TOP_PX = 76

/** How tall a list under the box may be: the keyboard of a phone takes half of the screen. */
export function useRoomBelow(input: HTMLInputElement, isOpen: boolean): number | undefined {
  const [room, setRoom] = useState<number>()
  useLayoutEffect(() => {
    if (!isOpen) return
    const view = window.visualViewport
    const measure = () => {
      const { top, bottom } = input.getBoundingClientRect()
      const end = view ? view.offsetTop + view.height : window.innerHeight
      const below = end - bottom - MARGIN_PX
      if (below < LEAST_PX && top > TOP_PX) window.scrollBy?.({ top: top - TOP_PX })
      setRoom(Math.max(LEAST_PX, below))
    }
    measure()
    view?.addEventListener('resize', measure)
    return () => view?.removeEventListener('resize', measure)
  }, [input, isOpen])
  return room
}
