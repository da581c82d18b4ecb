import { useLayoutEffect, useState } from 'react'

/** The tab bar of phones, and some air. */
const MARGIN_PX = 80
/** Less is no list: the page moves up instead. */
const LEAST_PX = 260
/** Under the header that stays. */
const TOP_PX = 84

/** How tall a list under the box may be: the keyboard of a phone takes half of the screen. */
export function useSpaceBelow(input: HTMLInputElement, isOpen: boolean): number | undefined {
  const [space, setSpace] = useState<number>()
  useLayoutEffect(() => {
    if (!isOpen) return
    const view = window.visualViewport
    const below = () => {
      const end = view ? view.offsetTop + view.height : window.innerHeight
      return end - input.getBoundingClientRect().bottom - MARGIN_PX
    }
    const measure = () => {
      const { top } = input.getBoundingClientRect()
      if (below() < LEAST_PX && top > TOP_PX) {
        window.scrollBy({ top: top - TOP_PX, behavior: 'instant' })
      }
      setSpace(Math.max(LEAST_PX, below()))
    }
    measure()
    if (!view) return
    view.onresize = measure
    return () => {
      view.onresize = null
    }
  }, [input, isOpen])
  return space
}
