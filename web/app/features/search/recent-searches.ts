import { useEffect, useState } from 'react'

/** On this device and nowhere else; a browser that keeps nothing shows none. */
const KEY = 'portal:buscas'
const MOST = 6

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, MOST) : []
  } catch {
    return []
  }
}

function write(searches: string[]) {
  try {
    if (searches.length > 0) localStorage.setItem(KEY, JSON.stringify(searches))
    else localStorage.removeItem(KEY)
  } catch {
    // Full or forbidden: nothing is remembered.
  }
}

/** The last ones, the newest first; what found something joins them. */
export function useRecentSearches(q: string, hasResults: boolean) {
  const [searches, setSearches] = useState<string[]>([])
  useEffect(() => {
    const before = read()
    const own = q.toLocaleLowerCase('pt-BR')
    const now =
      q && hasResults
        ? [q, ...before.filter((one) => one.toLocaleLowerCase('pt-BR') !== own)].slice(0, MOST)
        : before
    if (now !== before) write(now)
    setSearches(now)
  }, [q, hasResults])
  return {
    searches,
    clear() {
      write([])
      setSearches([])
    },
  }
}
