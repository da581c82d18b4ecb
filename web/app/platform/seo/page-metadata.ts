import type { SiteIdentity } from '@portal/contract/ground/settings/fallbacks'
import type { MetaDescriptor } from 'react-router'

/** Page metadata of spec §3. What is left out falls back to the site's own. */
export type PageMetadata = {
  title?: string
  description?: string
  image?: string
  /** What the image shows, for who does not see it. */
  imageAlt?: string
  path: string
  type?: 'website' | 'article' | 'profile'
  keywords?: readonly string[]
  author?: string
  /** Kept out of search results: development pages, private links, errors. */
  hidden?: boolean
  /** Each WithContext<…>, whose 800 kinds nobody can follow through a loader's answer. */
  jsonLd?: readonly object[]
}

type Site = { identity: SiteIdentity; origin: string }

/** Fixed values of spec §9, "Page metadata". */
const LOCALE = 'pt_BR'
const COUNTRY = 'BR'
const SOCIAL_IMAGE = { width: '1200', height: '630' }

export function pageMetadata(page: PageMetadata, { identity, origin }: Site): MetaDescriptor[] {
  const { city } = identity
  const title = page.title ? `${page.title} | ${identity.siteName}` : identity.siteName
  const description = page.description || identity.siteDescription
  const url = absolute(page.path, origin)
  const image = socialImage(page.image, identity, origin)
  return [
    { title },
    named('description', description),
    named('robots', page.hidden ? 'noindex, nofollow' : 'index, follow'),
    ...optional('keywords', page.keywords?.join(', ')),
    ...optional('author', page.author),
    named('geo.region', `${COUNTRY}-${city.state}`),
    named('geo.placename', city.name),
    named('geo.position', `${city.latitude};${city.longitude}`),
    named('ICBM', `${city.latitude}, ${city.longitude}`),
    property('og:site_name', identity.siteName),
    property('og:locale', LOCALE),
    property('og:type', page.type ?? 'website'),
    property('og:title', title),
    property('og:description', description),
    property('og:url', url),
    property('og:image', image),
    property('og:image:width', SOCIAL_IMAGE.width),
    property('og:image:height', SOCIAL_IMAGE.height),
    ...(page.imageAlt ? [property('og:image:alt', page.imageAlt)] : []),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', title),
    named('twitter:description', description),
    named('twitter:image', image),
    { tagName: 'link', rel: 'canonical', href: url },
    ...(page.jsonLd ?? []).map((thing) => ({ 'script:ld+json': thing as never })),
  ]
}

/** Relative values live on the product's own host. */
export function absolute(address: string, origin: string): string {
  return new URL(address, origin).href
}

/** Only an http(s) address can be fetched by whoever draws the preview. */
function socialImage(given: string | undefined, identity: SiteIdentity, origin: string): string {
  const candidates = [given, identity.socialImageUrl].filter((value) => value !== undefined)
  const usable = candidates.map((value) => absolute(value, origin)).find(isHttp)
  return usable ?? absolute('/art/social-card.jpg', origin)
}

const isHttp = (address: string) => address.startsWith('http')
const named = (name: string, content: string) => ({ name, content })
const property = (name: string, content: string) => ({ property: name, content })
const optional = (name: string, content: string | undefined) =>
  content ? [named(name, content)] : []
