import type { Poster } from '@portal/contract/guide/posters/poster'
import type { PosterSize, QrFormat } from '@portal/contract/guide/posters/poster-sizes'
import { Conflict } from '../../../platform/errors/domain-errors.ts'
import { postersTexts } from './posters.texts.ts'

type Place = {
  slug: string
  name: string
  category: string
  status: string
  isDemo: boolean
}
type Portal = { origin: string; name: string; city: string }

/** Only of what is published: a printed code cannot be taken back, and a draft may still change its address. */
export function posterOf(place: Place, portal: Portal): Poster {
  if (place.status !== 'published') {
    throw new Conflict('poster.not-published', `it is ${place.status}`, postersTexts.notPublished)
  }
  const url = `${portal.origin}/guia/${place.slug}`
  return {
    name: place.name,
    category: place.category,
    invitation: postersTexts.invitation,
    promise: postersTexts.promise,
    url,
    short_url: url.replace(/^https?:\/\/(www\.)?/, ''),
    portal: { name: portal.name, line: postersTexts.portalLine(portal.city) },
    demo_mark: place.isDemo ? postersTexts.demo : null,
  }
}

/**
 * What the code carries: by its mark a visit is known to come from a poster. No page reads it, so an address
 * has still one page, in every cache.
 */
export const codeOf = ({ url }: Pick<Poster, 'url'>) => `${url}?via=cartaz`

/** Slugs are letters, digits and hyphens, so nothing in the name needs a quote. */
export const fileNameOf = (slug: string, size: PosterSize) => `cartaz-${size}-${slug}.pdf`
export const qrFileNameOf = (slug: string, format: QrFormat) => `qr-${slug}.${format}`
