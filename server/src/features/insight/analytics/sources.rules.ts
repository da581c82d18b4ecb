import { countedPage, type PageKind } from '@portal/contract/insight/analytics/page-kinds'
import type { VisitSource } from '@portal/contract/insight/analytics/visit-kinds'

/** What the page says when its address came from a QR code. */
const POSTER = 'poster'

const OF_PAGES: Partial<Record<PageKind, VisitSource>> = {
  search: 'search',
  guide: 'guide',
  map: 'map',
  home: 'home',
}

/** By the name of the site, or of the app (`android-app://…`), that led here. */
const OF_SITES: readonly (readonly [RegExp, VisitSource])[] = [
  [/(^|\.)google\.(com|[a-z]{2}|com?\.[a-z]{2})$|^com\.google\./, 'google'],
  [/(^|\.)instagram\.com$|^com\.instagram\./, 'instagram'],
  [/(^|\.)(facebook\.com|fb\.com|fb\.me|messenger\.com)$|^com\.facebook\./, 'facebook'],
  [/(^|\.)(whatsapp\.com|wa\.me)$|^com\.whatsapp/, 'whatsapp'],
]

/** Where somebody was before, of the few kinds that are kept. The name of a site itself is not. */
export function sourceOf(from: string | undefined, ownHost: string): VisitSource {
  if (!from) return 'direct'
  if (from === POSTER) return 'poster'
  if (from.startsWith('/')) {
    const kind = countedPage(from)?.kind
    return (kind && OF_PAGES[kind]) ?? 'portal'
  }
  const host = from.toLowerCase()
  if (host === ownHost) return 'portal'
  return OF_SITES.find(([pattern]) => pattern.test(host))?.[1] ?? 'site'
}
