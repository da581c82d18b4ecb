import type { SiteIdentity } from '@portal/contract/ground/settings/fallbacks'
import { AMENITY_WORDS, PAYMENT_WORDS } from '@portal/contract/guide/establishments/amenities.texts'
import type { Establishment } from '@portal/contract/guide/establishments/establishment'
import { priceWords } from '@portal/contract/guide/establishments/guide.texts'
import { schemaOrgHours } from '@portal/contract/guide/establishments/hours-schema-org'
import { absolute } from '~/platform/seo/page-metadata.ts'
import { sourcesOf } from '~/ui/photo-sources.ts'
import { cepText, facebookLink, instagramLink, telephone } from './contact.rules.ts'

type Site = { identity: SiteIdentity; origin: string }

/** A business as machines read it; what nobody told is left out, never invented. */
export function businessJsonLd(
  business: Establishment,
  { identity, origin }: Site,
  now: Date,
): object {
  const url = absolute(`/guia/${business.slug}`, origin)
  const { openingHoursSpecification, specialOpeningHoursSpecification } = schemaOrgHours(
    business.hours,
    now,
  )
  const phone = business.phone ?? business.whatsapp
  const price = priceWords(business.price_range)
  return {
    '@context': 'https://schema.org',
    // A subtype of LocalBusiness, as its category says: no type here can know which.
    '@type': business.schema_type,
    '@id': `${url}#negocio`,
    url,
    name: business.name,
    address: postalAddress(business, identity),
    ...(business.description ? { description: business.description } : {}),
    ...some(
      'image',
      business.photos.map((photo) => absolute(sourcesOf(photo).src, origin)),
    ),
    ...(phone ? { telephone: telephone(phone) } : {}),
    ...(business.place ? { geo: { '@type': 'GeoCoordinates', ...business.place } } : {}),
    ...(price ? { priceRange: price.sign } : {}),
    ...(business.modules.includes('menu')
      ? { hasMenu: absolute(`/cardapio/${business.slug}`, origin) }
      : {}),
    ...(business.check_in ? { checkinTime: business.check_in } : {}),
    ...(business.check_out ? { checkoutTime: business.check_out } : {}),
    ...(business.rooms ? { numberOfRooms: business.rooms } : {}),
    ...some('openingHoursSpecification', openingHoursSpecification),
    ...some('specialOpeningHoursSpecification', specialOpeningHoursSpecification),
    ...(business.payment_methods.length > 0
      ? { paymentAccepted: business.payment_methods.map((way) => PAYMENT_WORDS[way]).join(', ') }
      : {}),
    ...some(
      'amenityFeature',
      business.amenities.map((amenity) => ({
        '@type': 'LocationFeatureSpecification' as const,
        name: AMENITY_WORDS[amenity],
        value: true,
      })),
    ),
    ...aggregateRating(business),
    ...some('sameAs', profiles(business)),
  }
}

function postalAddress({ address }: Establishment, { city }: SiteIdentity) {
  const street = [address.street, address.street && address.number].filter(Boolean).join(', ')
  return {
    '@type': 'PostalAddress' as const,
    ...(street ? { streetAddress: street } : {}),
    addressLocality: city.name,
    addressRegion: city.state,
    addressCountry: 'BR',
    ...(address.cep ? { postalCode: cepText(address.cep) } : {}),
  }
}

function aggregateRating({ rating }: Establishment) {
  if (!rating || rating.count === 0) return {}
  const { mean, count } = rating
  return {
    aggregateRating: {
      '@type': 'AggregateRating' as const,
      ratingValue: Number(mean.toFixed(1)),
      ratingCount: count,
    },
  }
}

function profiles({ website, instagram, facebook }: Establishment): string[] {
  return [
    ...(website ? [website] : []),
    ...(instagram ? [instagramLink(instagram)] : []),
    ...(facebook ? [facebookLink(facebook)] : []),
  ]
}

function some<Item>(name: string, items: Item[]): Record<string, Item[]> {
  return items.length > 0 ? { [name]: items } : {}
}
