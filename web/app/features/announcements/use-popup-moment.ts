import { useEffect, useState } from 'react'
import { closedKey } from './closed-announcements.ts'
import { isOccupied, mayInterrupt } from './popup.rules.ts'

/** The page has been seen by then, and what loads with it has loaded. */
export const POPUP_DELAY_MS = 2500

/** True once for each popup: when the page is at rest and the person is not in the middle of something. */
export function usePopupMoment(key: string | null, pathname: string): boolean {
  const [moment, setMoment] = useState<string | null>(null)
  const isRight = key !== null && moment === key
  useEffect(() => {
    if (key === null || isRight || !mayInterrupt(pathname) || closedKey('popup') === key) return
    const timer = setInterval(() => {
      if (isOccupied(document)) return
      clearInterval(timer)
      whenIdle(() => setMoment(key))
    }, POPUP_DELAY_MS)
    return () => clearInterval(timer)
  }, [key, isRight, pathname])
  return isRight
}

function whenIdle(work: () => void) {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 2000 })
  else setTimeout(work, 0)
}
