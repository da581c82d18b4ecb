/** On this device and nowhere else; a browser that keeps nothing shows none. */
export const RECENT_KEY = 'portal:buscas'
const MOST = 6

export function readRecent(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(RECENT_KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, MOST) : []
  } catch {
    return []
  }
}

/** The newest first; what is asked again moves up. */
export const rememberSearch = (q: string) => write([q, ...others(q)].slice(0, MOST))

export const forgetSearch = (q: string) => write(others(q))

export const forgetSearches = () => write([])

function others(q: string) {
  const own = q.toLocaleLowerCase('pt-BR')
  return readRecent().filter((one) => one.toLocaleLowerCase('pt-BR') !== own)
}

function write(searches: string[]) {
  try {
    if (searches.length > 0) localStorage.setItem(RECENT_KEY, JSON.stringify(searches))
    else localStorage.removeItem(RECENT_KEY)
  } catch {
    // Full or forbidden: nothing is remembered.
  }
  return searches
}
