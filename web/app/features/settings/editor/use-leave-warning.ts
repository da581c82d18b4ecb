import { useEffect } from 'react'
import { useBlocker } from 'react-router'

/**
 * Asks before unsaved work is left behind: the browser itself when the tab closes, we when another
 * page of the portal is opened.
 */
export function useLeaveWarning(hasUnsavedWork: boolean) {
  useEffect(() => {
    if (!hasUnsavedWork) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [hasUnsavedWork])

  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsavedWork && currentLocation.pathname !== nextLocation.pathname,
  )
}
