import { useSyncExternalStore } from 'react'
import { WIDE_SCREEN } from './map-page.constants.ts'

const isWide = () => window.matchMedia(WIDE_SCREEN).matches

function listen(tell: () => void) {
  const query = window.matchMedia(WIDE_SCREEN)
  query.addEventListener('change', tell)
  return () => query.removeEventListener('change', tell)
}

/** The page as it is sent is a phone's. */
export const useWideScreen = () => useSyncExternalStore(listen, isWide, () => false)
