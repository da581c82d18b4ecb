import type { VisitKind } from '@portal/contract/insight/analytics/visit-kinds'

/** Where somebody was in the portal: as the router has it. */
export type Spot = { pathname: string; search: string }

/** Where somebody came from: facts, of which the server keeps a kind. */
export type Origin = { from?: string; word?: string }

const BUSINESS_PAGE = /^\/(?:guia|cardapio|delivery|loja|hospedagem|imoveis)\/([^/]+)/
export const businessOf = (pathname: string): string | null =>
  BUSINESS_PAGE.exec(pathname)?.[1] ?? null

/** What the QR code of a poster carries beside the address; that of a table names the table. */
const isFromPoster = (search: string) => {
  const parameters = new URLSearchParams(search)
  return parameters.get('via') === 'cartaz' || parameters.has('mesa')
}

const spotOrigin = ({ pathname, search }: Spot): Origin => {
  const word = pathname === '/buscar' ? new URLSearchParams(search).get('q')?.slice(0, 200) : null
  return { from: pathname.slice(0, 300), ...(word ? { word } : {}) }
}

/** Somewhere in the portal, nobody knows where. */
const SOMEWHERE = '/-'

type Arrival = {
  /** The page before, where this one was opened without loading it. */
  before: Spot | null
  search: string
  referrer: string
  origin: string
  /** Whether pages of this tab were opened before this one, while nobody counted. */
  isDeep: boolean
}

export function originOf({ before, search, referrer, origin, isDeep }: Arrival): Origin {
  if (before) return spotOrigin(before)
  if (isFromPoster(search)) return { from: 'poster' }
  if (isDeep) return { from: SOMEWHERE }
  if (!URL.canParse(referrer)) return {}
  const page = new URL(referrer)
  return page.origin === origin ? spotOrigin(page) : { from: page.host.slice(0, 300) }
}

/** What a link does for who follows it; null where that is not to reach a business. */
export function contactKindOf(href: string): VisitKind | null {
  if (href.startsWith('tel:')) return 'call'
  if (href.startsWith('geo:')) return 'route'
  if (!URL.canParse(href)) return null
  const { hostname, pathname, searchParams } = new URL(href)
  // Without a number it is a message to anybody: somebody shares the page.
  if (hostname === 'wa.me') return /\d/.test(pathname) ? 'whatsapp' : 'share'
  if (hostname === 'api.whatsapp.com') return searchParams.has('phone') ? 'whatsapp' : 'share'
  if (/(^|\.)google\.[a-z.]+$/.test(hostname) && pathname.startsWith('/maps')) return 'route'
  return /(^|\.)(waze\.com|maps\.apple\.com)$/.test(hostname) ? 'route' : null
}
