import { useEffect, useState } from 'react'
import {
  forgetSearch,
  forgetSearches,
  RECENT_KEY,
  readRecent,
  rememberSearch,
} from '~/platform/search/recent-searches.ts'

/** The last ones, the newest first; what found something joins them. */
export function useRecentSearches(q: string, hasResults: boolean) {
  const [searches, setSearches] = useState<string[]>([])
  useEffect(() => {
    setSearches(q && hasResults ? rememberSearch(q) : readRecent())
    // Another tab may search, or forget, meanwhile.
    const follow = ({ key }: StorageEvent) => {
      if (key === RECENT_KEY || key === null) setSearches(readRecent())
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [q, hasResults])
  return {
    searches,
    remove: (search: string) => setSearches(forgetSearch(search)),
    clear: () => setSearches(forgetSearches()),
  }
}
