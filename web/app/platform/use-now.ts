import { startTransition, useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/**
 * The minute it is. The page as it was sent, which may come from a cache, and its hydration see the
 * moment it was made; right after, the person's own clock goes on minute by minute.
 */
export function useNow(renderedAt: string): Date {
  const [now, setNow] = useState(() => new Date(renderedAt))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      const moment = new Date()
      // Many parts of a page tell the time: redrawing them must not hold up a tap.
      startTransition(() => setNow(moment))
      timer = setTimeout(tick, MINUTE_MS - (moment.getTime() % MINUTE_MS))
    }
    tick()
    return () => clearTimeout(timer)
  }, [])
  return now
}
