import type { Poster } from '@portal/contract/guide/posters/poster'
import type { PosterKind, PosterSize, QrFormat } from '@portal/contract/guide/posters/poster-sizes'
import { Conflict } from '../../../platform/errors/domain-errors.ts'
import { postersTexts } from './posters.texts.ts'

type Place = {
  slug: string
  name: string
  category: string
  status: string
  isDemo: boolean
  /** Its menu is on the air. */
  hasMenu: boolean
}
type Portal = { origin: string; name: string; city: string }

const PATHS: Record<PosterKind, (slug: string) => string> = {
  page: (slug) => `/guia/${slug}`,
  review: (slug) => `/guia/${slug}#avaliar`,
  menu: (slug) => `/cardapio/${slug}`,
}

/** Only of what is published: a printed code cannot be taken back, and a draft may still change its address. */
export function posterOf(place: Place, portal: Portal, kind: PosterKind = 'page'): Poster {
  if (place.status !== 'published') {
    throw new Conflict('poster.not-published', `it is ${place.status}`, postersTexts.notPublished)
  }
  if (kind === 'menu' && !place.hasMenu) {
    throw new Conflict('poster.no-menu', 'it has no menu', postersTexts.noMenu)
  }
  const url = `${portal.origin}${PATHS[kind](place.slug)}`
  return {
    kind,
    kinds: place.hasMenu ? ['page', 'review', 'menu'] : ['page', 'review'],
    name: place.name,
    category: place.category,
    ...postersTexts.kinds[kind],
    url,
    // Nobody types where on the page it is said.
    short_url: url.replace(/^https?:\/\/(www\.)?/, '').replace(/#.*$/, ''),
    portal: { name: portal.name, line: postersTexts.portalLine(portal.city) },
    demo_mark: place.isDemo ? postersTexts.demo : null,
  }
}

/**
 * What the code carries: by its mark a visit is known to come from a poster. No page reads it, so an address
 * has still one page, in every cache.
 */
export function codeOf({ url }: Pick<Poster, 'url'>): string {
  const [page, place] = url.split('#')
  return `${page}?via=cartaz${place ? `#${place}` : ''}`
}

/** Slugs are letters, digits and hyphens, so nothing in the name needs a quote. */
export const fileNameOf = (slug: string, size: PosterSize, kind: PosterKind = 'page') =>
  `cartaz-${NAMES[kind]}${size}-${slug}.pdf`
const NAMES: Record<PosterKind, string> = { page: '', review: 'avalie-', menu: 'cardapio-' }
export const qrFileNameOf = (slug: string, format: QrFormat) => `qr-${slug}.${format}`
