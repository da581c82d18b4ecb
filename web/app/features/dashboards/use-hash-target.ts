import { useEffect } from 'react'
import { useLocation } from 'react-router'

/**
 * Brings the section named in the address into view. The sections appear only after the session is
 * known, long after the router has looked for them.
 */
export function useHashTarget() {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link pressed again has a new key
  useEffect(() => {
    if (hash.length < 2) return
    const target = document.getElementById(decodeURIComponent(hash.slice(1)))
    target?.scrollIntoView?.()
    target?.focus({ preventScroll: true })
  }, [hash, key])
}
