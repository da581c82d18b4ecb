/**
 * What the page and the service worker (web/service-worker) must agree on. The worker keeps whole
 * pages as the server sent them, and marks a page it hands out again with when it was kept.
 */
export const PAGES_CACHE = 'portal-pages-1'
/** The map is one page, whatever part of the city its address looks at. */
export const MAP_PAGE = '/mapa'
/** Places of the map, kept by its page: public, and the same for everybody, as the pages are. */
export const PLACES_CACHE = 'portal-places-1'
/** On the offline page: where the person was going. */
export const WANTED_PARAMETER = 'para'
export const KEPT_AT_HEADER = 'x-kept-at'

export type KeptWhy = 'offline' | 'slow'
export type KeptPage = { at: Date; why: KeptWhy }
/** `data-kept-at` and `data-kept-why` of the page's root. */
type Marks = { keptAt?: string | undefined; keptWhy?: string | undefined }

/** Written by the worker on the root of a page that it did not get from the server just now. */
export function readKeptMark(marks: Marks): KeptPage | null {
  const { keptAt, keptWhy } = marks
  const at = new Date(keptAt ?? '')
  if (Number.isNaN(at.getTime())) return null
  return { at, why: keptWhy === 'slow' ? 'slow' : 'offline' }
}
