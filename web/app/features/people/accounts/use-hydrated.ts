import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False in the page as it came from the server. A form that only works with its script keeps its
 * button off until then: sent by the browser alone, a password could end up in an address.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
