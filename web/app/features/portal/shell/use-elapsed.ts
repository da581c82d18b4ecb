import { useEffect, useState } from 'react'

/** Turns true once, `durationMs` after the component is on the screen. */
export function useElapsed(durationMs: number): boolean {
  const [hasElapsed, setElapsed] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setElapsed(true), durationMs)
    return () => clearTimeout(timer)
  }, [durationMs])
  return hasElapsed
}
