import { useEffect, useState } from 'react'

const TICK_MS = 1_000

/**
 * The server's time, second by second. Read from the clock at each tick and when the tab comes back:
 * a phone that slept has lost the ticks, not the time.
 */
export function useServerNow(offsetMs: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const tick = () => setNow(Date.now())
    const ticking = setInterval(tick, TICK_MS)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(ticking)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [])
  return now + offsetMs
}
