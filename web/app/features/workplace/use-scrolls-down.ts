import { useEffect, useState } from 'react'

/** A hand that rests on the glass moves the page a little: that is no reading on. */
const STEP_PX = 8
/** Near the top nothing has to make room. */
const TOP_PX = 60

/** Whether the page was last moved down, away from its top. */
export function useScrollsDown(isWatched: boolean): boolean {
  const [isDown, setDown] = useState(false)
  useEffect(() => {
    if (!isWatched) return
    let last = window.scrollY
    function look() {
      const at = window.scrollY
      if (at > TOP_PX && Math.abs(at - last) < STEP_PX) return
      setDown(at > TOP_PX && at > last)
      last = at
    }
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [isWatched])
  return isWatched && isDown
}
