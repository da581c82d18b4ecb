import { useEffect } from 'react'
import { useDeferredPart } from '~/features/portal/shell/use-deferred-part.ts'

/** A part of the page whose code comes when it is first wanted; `null` until it is there. */
export function useLazyPart<Part>(
  load: () => Promise<Part>,
  isWanted: boolean,
  onFailure?: () => void,
): Part | null {
  const [part, request] = useDeferredPart(load, onFailure)
  // After every render: what failed before is tried again with the next one that wants it.
  useEffect(() => {
    if (isWanted) request()
  })
  return part
}
