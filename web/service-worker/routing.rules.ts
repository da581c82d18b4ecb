import { MAP_PAGE } from '../app/platform/kept-pages.ts'

/** What the worker does with a request. Pure: nothing here touches the network or a cache. */

/** Pages of the guide, the map, the sights, the events, the news, the utilities: the same for everybody. */
const KEPT_PAGES = [
  /^\/$/,
  /^\/(guia-comercial|mapa|turismo|eventos|noticias|podcast)$/,
  /^\/(utilidade-publica|sem-conexao|meu-roteiro|carteira)$/,
  /^\/(guia|praia|atracao|eventos|noticias)\/[^/.]+$/,
]
/** How people were led here: it changes nothing of what is shown. */
const TRACKING = /^(utm_|fbclid$|gclid$|igshid$|mc_)/

export type Handling =
  /** A public page: from the network, and from what was kept where that fails. */
  | 'page'
  /** Any other page: from the network only; without it, the offline page. */
  | 'other-page'
  /** What the router asks for when one goes on to another page. */
  | 'data'
  /** A file whose name changes with its content. */
  | 'file'
  | 'photo'
  /** A part of the file of streets. */
  | 'streets'
  /** Not our business: as if there were no worker. */
  | 'none'

type Asked = { url: string; method: string; mode: string }

export function handlingOf({ url, method, mode }: Asked, origin: string): Handling {
  const { origin: ofUrl, pathname, searchParams } = new URL(url)
  if (method !== 'GET' || ofUrl !== origin) return 'none'
  if (pathname.startsWith('/assets/')) return 'file'
  if (pathname.startsWith('/media/')) return 'photo'
  if (pathname.startsWith('/mapas/')) return 'streets'
  if (/^\/api(\/|$)/.test(pathname)) return 'none'
  if (pathname.endsWith('.data')) return 'data'
  if (mode !== 'navigate' || /\.\w+$/.test(pathname)) return 'none'
  // Inside a page of somebody else, which has no use for an old one.
  if (searchParams.get('embed') === '1') return 'other-page'
  return isKeptPage(pathname) ? 'page' : 'other-page'
}

export const isKeptPage = (pathname: string): boolean =>
  KEPT_PAGES.some((page) => page.test(withoutSlash(pathname)))

/** What is kept of a page: of the map's, which reads its address itself, the one that begins anew. */
export function keptAs(url: string): string {
  const { origin, pathname } = new URL(url)
  return withoutSlash(pathname) === MAP_PAGE ? origin + MAP_PAGE : url
}

/** "/guia/x/?utm_source=y" and "/guia/x" are one page. */
export function pageKey(url: string, wholeWithoutSearch: readonly string[]): string {
  const { origin, pathname, searchParams } = new URL(url)
  const path = withoutSlash(pathname)
  if (wholeWithoutSearch.includes(path)) return origin + path
  const kept = new URLSearchParams()
  for (const [name, value] of searchParams) {
    if (!TRACKING.test(name)) kept.append(name, value)
  }
  kept.sort()
  const search = kept.toString()
  return origin + path + (search ? `?${search}` : '')
}

/**
 * "/guia/x.data" is asked for on the way to "/guia/x". The way home has a name of its own, which is
 * "/_root.data" or "/_.data": no page is called either.
 */
export function pageOfData(url: string): string {
  const { origin, pathname, searchParams } = new URL(url)
  const path = pathname.slice(0, -'.data'.length)
  // Which of the page's parts are asked for is the router's business.
  searchParams.delete('_routes')
  const search = searchParams.toString()
  return origin + path.replace(/\/_(root)?$/, '/') + (search ? `?${search}` : '')
}

const withoutSlash = (pathname: string) => pathname.replace(/(.)\/+$/, '$1')

type Answered = { status: number; type: string; contentType: string; cacheControl: string }

/** Whole, ours, and said by the server itself to be the same for everybody. */
export const mayKeepPage = (answer: Answered): boolean =>
  answer.contentType.startsWith('text/html') && isForEverybody(answer)

/** Its name changes with its content: once kept it is never asked for again. */
export const mayKeepFile = (answer: Answered): boolean =>
  isForEverybody(answer) && answer.cacheControl.includes('immutable')

const isForEverybody = ({ status, type, cacheControl }: Answered): boolean =>
  status === 200 &&
  type === 'basic' &&
  /\bpublic\b/.test(cacheControl) &&
  !/\b(private|no-store)\b/.test(cacheControl)
