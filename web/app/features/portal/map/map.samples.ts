import type { MapPlace } from '@portal/contract/portal/map/map'

/** Places for tests, each with what its test is about. */
export function samplePlace(number: number, changes: Partial<MapPlace> = {}): MapPlace {
  return {
    id: `01a1e167-fa34-7f05-ad46-${String(number).padStart(12, '0')}`,
    layer: 'comer',
    kind: 'establishment',
    name: `Lugar ${number}`,
    href: `/guia/lugar-${number}`,
    place: { latitude: -0.61 - number / 1000, longitude: -47.35, is_approximate: false },
    photo: null,
    label: 'Restaurante',
    area: 'Maçarico',
    rating: null,
    price_range: null,
    hours: null,
    date: null,
    has_coupon: false,
    is_featured: false,
    distance_meters: null,
    ...changes,
  }
}
