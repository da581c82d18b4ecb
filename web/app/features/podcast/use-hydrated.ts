import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False while the page is as the server sent it. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
