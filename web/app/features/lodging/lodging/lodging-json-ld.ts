import type { Establishment } from '@portal/contract/guide/establishments/establishment'
import type { Lodging } from '@portal/contract/lodging/lodging/lodging'
import { UNIT_AMENITY_WORDS, UNIT_KIND_WORDS } from '@portal/contract/lodging/lodging/lodging.texts'
import type { LodgingUnit } from '@portal/contract/lodging/lodging/unit'
import { absolute } from '~/platform/seo/page-metadata.ts'
import { sourcesOf } from '~/ui/photo-sources.ts'

/**
 * A lodging with its units as machines read it, beside what its own page says of the business (the same
 * @id). VacationRental is for partners of Hotel Center only.
 */
export function lodgingJsonLd(
  business: Pick<Establishment, 'slug' | 'name' | 'schema_type' | 'price_range'>,
  { units, settings, from_cents: from }: Lodging,
  origin: string,
): object {
  const url = absolute(`/hospedagem/${business.slug}`, origin)
  const described = {
    '@context': 'https://schema.org',
    '@type': business.schema_type === 'LocalBusiness' ? 'LodgingBusiness' : business.schema_type,
    '@id': `${absolute(`/guia/${business.slug}`, origin)}#negocio`,
    url,
    name: business.name,
    ...(settings.check_in ? { checkinTime: settings.check_in } : {}),
    ...(settings.check_out ? { checkoutTime: settings.check_out } : {}),
    ...(settings.pets && settings.pets !== 'consulte'
      ? { petsAllowed: settings.pets === 'aceita' }
      : {}),
    ...(from === null ? {} : { priceRange: `A partir de R$ ${Math.ceil(from / 100)} por noite` }),
    ...(units.length > 0
      ? { containsPlace: units.map((unit) => accommodation(unit, origin)) }
      : {}),
  }
  return described
}

function accommodation(unit: LodgingUnit, origin: string) {
  return {
    '@type': 'Accommodation',
    name: unit.name,
    accommodationCategory: UNIT_KIND_WORDS[unit.kind],
    occupancy: { '@type': 'QuantitativeValue', maxValue: unit.capacity },
    ...(unit.description ? { description: unit.description } : {}),
    ...(unit.bedrooms > 0 ? { numberOfBedrooms: unit.bedrooms } : {}),
    ...(unit.bathrooms > 0 ? { numberOfBathroomsTotal: unit.bathrooms } : {}),
    ...(unit.area_m2 === null
      ? {}
      : { floorSize: { '@type': 'QuantitativeValue', value: unit.area_m2, unitCode: 'MTK' } }),
    ...(unit.photos.length > 0
      ? { image: unit.photos.map((photo) => absolute(sourcesOf(photo).src, origin)) }
      : {}),
    ...(unit.amenities.length > 0
      ? {
          amenityFeature: unit.amenities.map((amenity) => ({
            '@type': 'LocationFeatureSpecification',
            name: UNIT_AMENITY_WORDS[amenity],
            value: true,
          })),
        }
      : {}),
  }
}
