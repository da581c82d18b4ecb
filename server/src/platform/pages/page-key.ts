import type { PageRenderer } from '@portal/contract/shared/page-renderer'

/**
 * What a page is remembered by: its path and the parameters it reads, in one order. Tracking and
 * invented parameters fall away here, before rendering, so they can neither change a page nor fill
 * the cache with copies of it.
 */
export function pageKey(url: string, renderer: Pick<PageRenderer, 'searchParametersOf'>): string {
  const mark = url.indexOf('?')
  if (mark < 0) return url
  const path = url.slice(0, mark)
  const known = renderer.searchParametersOf(path)
  if (known.includes('*')) return url
  const given = new URLSearchParams(url.slice(mark + 1))
  const kept = new URLSearchParams()
  for (const name of [...known].sort()) {
    for (const value of given.getAll(name)) kept.append(name, value)
  }
  const search = kept.toString()
  return search ? `${path}?${search}` : path
}
