import { useEffect } from 'react'
import { useBlocker } from 'react-router'

/** Asks before unsaved work is left behind, also for another room of the same page. */
export function useLeaveWarning(hasUnsavedWork: boolean) {
  useEffect(() => {
    if (!hasUnsavedWork) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [hasUnsavedWork])

  return useBlocker(
    ({ currentLocation: here, nextLocation: next }) =>
      hasUnsavedWork && (here.pathname !== next.pathname || here.search !== next.search),
  )
}
