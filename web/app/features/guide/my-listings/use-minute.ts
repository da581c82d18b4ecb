import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/** The minute it is, for what a visitor would read at this one. Drawn in the browser only. */
export function useMinute(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
