/** What stands at an address instead of a page; without a location it is gone for good. */
export type FoundRedirect = { status: 301 | 302 | 410; location: string | null }

/** Addresses that lead elsewhere, asked before every page. */
export type PageRedirects = {
  /** To wait for before asking, while a change is on its way into memory. */
  settling(): Promise<void> | null
  /** `url` is the whole of what was asked for, with its parameters. */
  find(path: string, url: string): FoundRedirect | null
}

/** What is moved for good may be kept for a minute by browsers and caches: a mistake can be mended. */
export const MOVED_CACHE_CONTROL = 'public, max-age=60'
