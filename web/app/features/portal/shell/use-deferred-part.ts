import { startTransition, useRef, useState } from 'react'

/**
 * Code that a page does not need until somebody shows interest. `null` until it has arrived; a
 * failed download is told and forgotten, so the next interest tries again.
 */
export function useDeferredPart<Part>(load: () => Promise<Part>, onFailure?: () => void) {
  const [part, setPart] = useState<Part | null>(null)
  const isRequested = useRef(false)

  function request() {
    if (isRequested.current) return
    isRequested.current = true
    load().then(
      // Drawn in slices: what it adds to each of 300 dishes must not stop a cheap phone. A part may itself
      // be a function, which a state setter would call.
      (loaded) => startTransition(() => setPart(() => loaded)),
      () => {
        isRequested.current = false
        onFailure?.()
      },
    )
  }

  return [part, request] as const
}
