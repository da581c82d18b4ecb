import { useSyncExternalStore } from 'react'

const NARROW = '(width < 48rem)'
const isNarrow = () => window.matchMedia?.(NARROW).matches ?? false
function listen(tell: () => void) {
  const query = window.matchMedia?.(NARROW)
  query?.addEventListener('change', tell)
  return () => query?.removeEventListener('change', tell)
}

/** A phone, for what is another thing there and not the same made small. */
export const useNarrow = (): boolean => useSyncExternalStore(listen, isNarrow, () => false)
