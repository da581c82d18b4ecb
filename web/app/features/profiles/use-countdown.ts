import { useEffect, useState } from 'react'
import { RESEND_TICK_MS } from './profiles.constants.ts'

/** Whole seconds left until then; zero once it is past, or when there is nothing to wait for. */
export function useCountdown(untilMs: number | null): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (untilMs === null) return
    setNow(Date.now())
    const ticking = setInterval(() => {
      setNow(Date.now())
      if (Date.now() >= untilMs) clearInterval(ticking)
    }, RESEND_TICK_MS)
    return () => clearInterval(ticking)
  }, [untilMs])
  return untilMs === null ? 0 : Math.max(0, Math.ceil((untilMs - now) / 1000))
}
