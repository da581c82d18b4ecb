import type { Sight } from '@portal/contract/city/sights/sight'
import { FACILITY_WORDS } from '@portal/contract/city/sights/sight.texts'
import type { SiteIdentity } from '@portal/contract/ground/settings/fallbacks'
import { plainTextOf } from '@portal/contract/rich-text/plain-text-of'
import type { Beach, TouristAttraction, WithContext } from 'schema-dts'
import { absolute } from '~/platform/seo/page-metadata.ts'
import { sourcesOf } from '~/ui/photo-sources.ts'
import { sightAddress } from './sight-address.rules.ts'

type Site = { identity: SiteIdentity; origin: string }

/** A beach or an attraction as machines read it; what nobody told is left out. */
export function sightJsonLd(
  sight: Sight,
  { identity, origin }: Site,
): WithContext<Beach> | WithContext<TouristAttraction> {
  const url = absolute(sightAddress(sight), origin)
  // One that is still being prepared has no address yet.
  const photos = sight.photos.filter(({ thumbhash }) => thumbhash !== null)
  const told = {
    '@context': 'https://schema.org' as const,
    '@id': `${url}#lugar`,
    url,
    name: sight.name,
    description: plainTextOf(sight.description),
    address: {
      '@type': 'PostalAddress' as const,
      ...(sight.address ? { streetAddress: sight.address } : {}),
      addressLocality: identity.city.name,
      addressRegion: identity.city.state,
      addressCountry: 'BR',
    },
    ...(sight.place
      ? {
          geo: {
            '@type': 'GeoCoordinates' as const,
            latitude: sight.place.latitude,
            longitude: sight.place.longitude,
          },
        }
      : {}),
    ...(photos.length > 0
      ? { image: photos.map((photo) => absolute(sourcesOf(photo).src, origin)) }
      : {}),
    ...(sight.rating
      ? {
          aggregateRating: {
            '@type': 'AggregateRating' as const,
            ratingValue: sight.rating.mean,
            ratingCount: sight.rating.count,
          },
        }
      : {}),
    ...(sight.facilities.length > 0
      ? {
          amenityFeature: sight.facilities.map(({ facility, is_there }) => ({
            '@type': 'LocationFeatureSpecification' as const,
            name: FACILITY_WORDS[facility],
            value: is_there,
          })),
        }
      : {}),
  }
  return sight.kind === 'beach'
    ? { ...told, '@type': 'Beach' }
    : { ...told, '@type': 'TouristAttraction' }
}
