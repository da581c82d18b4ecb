const PARAMETER = 'cursor'

/**
 * Lists that go by cursor know only what comes next. The address remembers the way back: one cursor
 * for each page that was opened.
 */
export function cursorTrail(search: URLSearchParams) {
  const trail = search.getAll(PARAMETER)
  return {
    /** Of the page one is on; none on the first. */
    current: trail.at(-1),
    previous: trail.length > 0 ? withTrail(search, trail.slice(0, -1)) : null,
    next: (cursor: string | null | undefined) =>
      cursor ? withTrail(search, [...trail, cursor]) : null,
  }
}

/** Another filter is another list: it starts from its first page. */
export function withFilter(search: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(search)
  next.delete(PARAMETER)
  if (value === '') next.delete(name)
  else next.set(name, value)
  return next
}

function withTrail(search: URLSearchParams, trail: readonly string[]): string {
  const next = new URLSearchParams(search)
  next.delete(PARAMETER)
  for (const cursor of trail) next.append(PARAMETER, cursor)
  return `?${next}`
}
