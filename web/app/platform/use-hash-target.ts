import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/**
 * Brings the section named in the address into view and hands it the focus, so that Tab goes on from
 * there. On arrival at once: what is drawn only after the session is known comes long after the
 * router has looked for it, and what still loads above must not push it away from a moving target.
 * Going back is left to the router, which knows where one was.
 */
export function useHashTarget() {
  const { hash, key } = useLocation()
  const navigationType = useNavigationType()
  const isArrival = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link pressed again has a new key
  useEffect(() => {
    const hasArrived = isArrival.current
    isArrival.current = false
    if (hash.length < 2 || (navigationType === 'POP' && !hasArrived)) return
    const target = document.getElementById(hash.slice(1))
    target?.scrollIntoView({ behavior: hasArrived ? 'instant' : 'auto' })
    target?.focus({ preventScroll: true })
  }, [hash, key, navigationType])
}
