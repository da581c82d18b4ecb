import type { SiteIdentity } from '@portal/contract/ground/settings/fallbacks'
import type { Organization, WebSite, WithContext } from 'schema-dts'
import { absolute } from './page-metadata.ts'

/** Who publishes the portal and how it is searched, for the home page. */
export function siteJsonLd(
  identity: SiteIdentity,
  origin: string,
): [WithContext<WebSite>, WithContext<Organization>] {
  const home = absolute('/', origin)
  const { instagram, facebook, youtube } = identity.social
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      '@id': `${home}#website`,
      url: home,
      name: identity.siteName,
      description: identity.siteDescription,
      inLanguage: 'pt-BR',
      publisher: { '@id': `${home}#organization` },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${home}buscar?q={search_term_string}` },
        // Google's own extension to schema.org's SearchAction.
        'query-input': 'required name=search_term_string',
      } as WebSite extends { potentialAction?: infer Action } ? Action : never,
    },
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      '@id': `${home}#organization`,
      name: identity.siteName,
      url: home,
      logo: absolute(identity.logoUrl, origin),
      email: identity.contactEmail,
      areaServed: { '@type': 'City', name: `${identity.city.name}, ${identity.city.state}` },
      sameAs: [instagram, facebook, youtube].filter((address) => address !== null),
    },
  ]
}
