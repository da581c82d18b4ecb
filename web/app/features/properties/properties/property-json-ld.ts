import type { SiteIdentity } from '@portal/contract/ground/settings/fallbacks'
import type { Property } from '@portal/contract/properties/properties/property'
import { offersOf } from '@portal/contract/properties/properties/property-rules'
import type { RealEstateListing, WithContext } from 'schema-dts'
import { absolute } from '~/platform/seo/page-metadata.ts'
import { sourcesOf } from '~/ui/photo-sources.ts'
import { propertyPath } from './property-address.rules.ts'

type Site = { identity: SiteIdentity; origin: string }

const FUNCTION = {
  venda: 'http://purl.org/goodrelations/v1#Sell',
  aluguel: 'http://purl.org/goodrelations/v1#LeaseOut',
  temporada: 'http://purl.org/goodrelations/v1#LeaseOut',
} as const

/** UN/CEFACT codes: a month, a day. */
const UNIT = { venda: null, aluguel: 'MON', temporada: 'DAY' } as const

/** As machines read it, from what everybody may know: an approximate place is none. */
export function propertyJsonLd(
  property: Property,
  { identity, origin }: Site,
): WithContext<RealEstateListing> {
  const { advertiser, address, neighbourhood, place, photos } = property
  const url = absolute(propertyPath(advertiser.slug, property.slug), origin)
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    '@id': `${url}#imovel`,
    url,
    name: property.title,
    ...(property.description ? { description: property.description } : {}),
    dateModified: property.updated_at,
    image: photos.map((photo) => absolute(sourcesOf(photo).src, origin)),
    offers: offersOf(property).map(({ kind, cents }) => ({
      '@type': 'Offer',
      businessFunction: { '@id': FUNCTION[kind] },
      price: (cents / 100).toFixed(2),
      priceCurrency: 'BRL',
      ...(UNIT[kind]
        ? {
            priceSpecification: {
              '@type': 'UnitPriceSpecification',
              price: (cents / 100).toFixed(2),
              priceCurrency: 'BRL',
              unitCode: UNIT[kind],
            },
          }
        : {}),
      seller: {
        '@type': 'RealEstateAgent',
        name: advertiser.name,
        url: absolute(`/guia/${advertiser.slug}`, origin),
      },
    })),
    contentLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        ...(address ? { streetAddress: address } : {}),
        addressLocality: `${neighbourhood}, ${identity.city.name}`,
        addressRegion: identity.city.state,
        addressCountry: 'BR',
      },
      ...(place?.is_exact
        ? {
            geo: {
              '@type': 'GeoCoordinates',
              latitude: place.latitude,
              longitude: place.longitude,
            },
          }
        : {}),
    },
  }
}
