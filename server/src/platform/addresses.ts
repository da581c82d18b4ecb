/** An address with the named parameters of a query, in the order of the names; no others. */
export function addressWith(path: string, search: string, names: readonly string[]): string {
  const given = new URLSearchParams(search)
  const kept = new URLSearchParams()
  for (const name of names) for (const value of given.getAll(name)) kept.append(name, value)
  const text = kept.toString()
  return text ? `${path}?${text}` : path
}

/** An address that we built ourselves, with its parameters in the order of their names. */
export function sortedAddress(url: string): string {
  const mark = url.indexOf('?')
  if (mark < 0) return url
  const search = url.slice(mark + 1)
  return addressWith(
    url.slice(0, mark),
    search,
    [...new Set(new URLSearchParams(search).keys())].sort(),
  )
}

/**
 * The one way to write a path: no empty or dot segments, no slash at the end, nothing encoded that need
 * not be. Null for one that no page can have.
 */
export function canonicalPath(path: string): string | null {
  const segments: string[] = []
  for (const raw of path.split('/')) {
    const segment = decoded(raw)
    if (segment === null || segment === '..' || NEVER_IN_A_PATH.test(segment)) return null
    if (segment !== '' && segment !== '.') segments.push(encodeURIComponent(segment))
  }
  return `/${segments.join('/')}`
}

/** Where every page that nobody has is kept; the page says with 404 that it is not there. */
const UNKNOWN_PAGE = '/nao-encontrado'

/**
 * The address that is answered: one that no page can have, since it is not text or leads out of the site,
 * is the page that says so, instead of the refusal of a machine. The API refuses in its own words.
 */
export function readableAddress(url: string): string {
  // Most addresses have neither, and this is asked of every request.
  if (!/%|\.\./.test(url)) return url
  const mark = url.indexOf('?')
  const path = mark < 0 ? url : url.slice(0, mark)
  const search = url.slice(path.length)
  if (path.startsWith('/api/')) return decoded(path) === null ? `/api${UNKNOWN_PAGE}` : url
  return canonicalPath(path) === null || /%00/.test(search) ? UNKNOWN_PAGE : url
}

/** A slash within a part, and what no keyboard types. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const NEVER_IN_A_PATH = /[/\x00-\x1f\x7f]/

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}
