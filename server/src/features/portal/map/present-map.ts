import { EVENT_CATEGORY_WORDS } from '@portal/contract/city/events/event.texts'
import type { EstablishmentCard } from '@portal/contract/guide/establishments/establishment'
import type { MapCluster, MapPin, MapPlace, MapView } from '@portal/contract/portal/map/map'
import {
  PROPERTY_KIND_WORDS,
  PROPERTY_TYPE_WORDS,
} from '@portal/contract/properties/properties/properties.texts'
import { offersOf } from '@portal/contract/properties/properties/property-rules'
import { isAvailable } from '@portal/contract/shared/capabilities'
import type { RowOf } from '@portal/contract/shared/endpoint'
import type { Cluster } from './cell-table.ts'
import type { Clusters } from './clusters.rules.ts'
import { hrefOf, type MapPoint } from './map.rules.ts'
import type { EventCardRow, PropertyCardRow, SightCardRow } from './map.store.ts'
import { mapTexts } from './map.texts.ts'
import { latitudeOf, longitudeOf } from './world.rules.ts'

/** A tenth of a metre. */
const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6

export function presentView({ clusters, total }: Clusters): RowOf<typeof MapView> {
  return {
    type: 'FeatureCollection',
    features: clusters.map((cluster) =>
      cluster.count === 1 && cluster.first ? presentPin(cluster.first) : presentCluster(cluster),
    ),
    total,
  }
}

function presentCluster(cluster: Cluster): MapCluster {
  const { bits, column, row, count, sumX, sumY, left, top, right, bottom } = cluster
  const id = `${bits}-${column.toString(36)}-${row.toString(36)}`
  const middle: MapCluster['geometry']['coordinates'] = [
    rounded(longitudeOf(sumX / count)),
    rounded(latitudeOf(sumY / count)),
  ]
  const [west, south] = [rounded(longitudeOf(left)), rounded(latitudeOf(bottom))]
  const [east, north] = [rounded(longitudeOf(right)), rounded(latitudeOf(top))]
  return {
    type: 'Feature',
    id,
    geometry: { type: 'Point', coordinates: middle },
    properties: { kind: 'cluster', id, count, bounds: [west, south, east, north] },
  }
}

function presentPin(point: MapPoint): RowOf<typeof MapPin> {
  const { id, layer, kind, name, hasCoupon, rating, startsAt, isApproximate } = point
  const { latitude, longitude } = point
  return {
    type: 'Feature',
    id,
    geometry: { type: 'Point', coordinates: [rounded(longitude), rounded(latitude)] },
    properties: {
      kind: 'place',
      id,
      layer,
      place_kind: kind,
      name,
      href: hrefOf(point),
      is_approximate: isApproximate,
      has_coupon: hasCoupon && isAvailable('coupons'),
      rating,
      starts_at: startsAt,
    },
  }
}

/** What every card has, whatever the place is. */
const plain = (point: MapPoint) => ({
  id: point.id,
  layer: point.layer,
  kind: point.kind,
  name: point.name,
  href: hrefOf(point),
  place: {
    latitude: point.latitude,
    longitude: point.longitude,
    is_approximate: point.isApproximate,
  },
  rating: null,
  price_range: null,
  hours: null,
  date: null,
  has_coupon: false,
  is_featured: false,
  distance_meters: null,
})

export function presentBusiness(point: MapPoint, card: EstablishmentCard): RowOf<typeof MapPlace> {
  return {
    ...plain(point),
    name: card.name,
    photo: card.photo,
    label: (card.subcategory ?? card.category).name,
    area: card.neighbourhood,
    rating: card.rating,
    price_range: card.price_range,
    hours: card.hours,
    ...(card.facts && { facts: card.facts }),
    has_coupon: card.has_coupon,
    is_featured: card.is_featured,
  }
}

export function presentSight(
  point: MapPoint,
  { isApproximate, photo }: SightCardRow,
): RowOf<typeof MapPlace> {
  const card = plain(point)
  return {
    ...card,
    place: { ...card.place, is_approximate: isApproximate },
    photo,
    label: point.kind === 'beach' ? mapTexts.beach : mapTexts.attraction,
    area: null,
  }
}

const wholeReais = new Intl.NumberFormat('pt-BR', {
  style: 'currency',
  currency: 'BRL',
  maximumFractionDigits: 0,
})

export function presentProperty(point: MapPoint, row: PropertyCardRow): RowOf<typeof MapPlace> {
  const [first] = offersOf(row)
  return {
    ...plain(point),
    photo: row.photo,
    label: PROPERTY_TYPE_WORDS[row.type],
    area: row.neighbourhood,
    facts: [
      ...(first
        ? [`${PROPERTY_KIND_WORDS[first.kind]}, ${wholeReais.format(first.cents / 100)}`]
        : []),
      ...(row.bedrooms ? [mapTexts.bedrooms(row.bedrooms)] : []),
    ],
  }
}

export function presentEvent(point: MapPoint, row: EventCardRow): RowOf<typeof MapPlace> {
  return {
    ...plain(point),
    photo: row.photo,
    label: EVENT_CATEGORY_WORDS[row.category],
    area: row.venueName,
    date: {
      starts_at: row.startsAt,
      ends_at: row.endsAt,
      day: row.day,
      last_day: row.lastDay,
      is_all_day: row.isAllDay,
      more_dates: row.moreDates,
      situation: row.situation,
    },
  }
}
