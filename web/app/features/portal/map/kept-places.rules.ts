import type { MapPlace, MapView as Pins } from '@portal/contract/portal/map/map'
import type { MapLayer } from '@portal/contract/portal/map/map.texts'
import { cityDay } from '~/platform/moments.ts'
import { boundsOf, clusterMarkers } from '~/ui/map/cluster-markers.ts'
import { isWithin } from '~/ui/map/coordinates.ts'
import type { Bounds, LatLng } from '~/ui/map/map.types.ts'

/** What the phone has of the map without a connection. Pure. */

/** About 160 KB as they are kept: a small city, or the best of a large one. */
export const MOST_KEPT = 240
/** Near enough to the equator to count alike in both directions. */
const METERS_PER_DEGREE = 111_195

/** What was seen last comes first, and goes last. Where the person was is not kept with it. */
export function withSeen(kept: readonly MapPlace[], seen: readonly MapPlace[]): MapPlace[] {
  const fresh = byId(seen)
  return [...fresh.values(), ...kept.filter(({ id }) => !fresh.has(id))].slice(0, MOST_KEPT)
}

/** The rest of the city goes behind what was seen; where all of it is known, what is gone goes. */
export function withStock(
  kept: readonly MapPlace[],
  city: readonly MapPlace[],
  isAll: boolean,
): MapPlace[] {
  const fresh = byId(city)
  const seen = kept.flatMap((place) => fresh.get(place.id) ?? (isAll ? [] : place))
  const known = new Set(seen.map(({ id }) => id))
  return [...seen, ...[...fresh.values()].filter(({ id }) => !known.has(id))].slice(0, MOST_KEPT)
}

const byId = (places: readonly MapPlace[]) =>
  new Map(places.map((place) => [place.id, { ...place, distance_meters: null }]))

type Asked = { bounds: Bounds; layers: readonly MapLayer[]; own: LatLng | null; now: Date }

/** As the list would be sent: what is in view and asked for, without what is over. */
export function keptInView(
  kept: readonly MapPlace[],
  { bounds, layers, own, now }: Asked,
): MapPlace[] {
  const today = cityDay(now)
  const isAsked = ({ layer, has_coupon: hasCoupon }: MapPlace) =>
    (layers.length === 0 && layer !== 'imoveis') ||
    layers.includes(layer) ||
    (hasCoupon && layers.includes('cupons'))
  const inView = kept.filter(
    (place) =>
      isAsked(place) &&
      isWithin(positionOf(place), bounds) &&
      (place.date === null || place.date.last_day >= today),
  )
  return own ? nearestFirst(inView, own) : inView
}

function nearestFirst(places: readonly MapPlace[], own: LatLng): MapPlace[] {
  const meters = ({ lat, lng }: LatLng) => Math.hypot(lat - own.lat, lng - own.lng)
  return places
    .map((place) => ({
      ...place,
      distance_meters: Math.round(meters(positionOf(place)) * METERS_PER_DEGREE),
    }))
    .sort((one, other) => one.distance_meters - other.distance_meters)
}

/** As the pins would be sent: in crowds where they would cover each other. */
export function pinsOf(places: readonly MapPlace[], zoom: number): Pins {
  const placed = places.map((place) => ({ id: place.id, position: positionOf(place), place }))
  const features = clusterMarkers(placed, zoom).map(({ markers: [first, ...others] }) => {
    if (others.length === 0) return pinOf(first.place)
    const all = [first, ...others].map(({ position }) => position)
    const { west, south, east, north } = boundsOf(all) ?? TO_NOWHERE
    const id = `guardados-${first.id}`
    return {
      ...{ type: 'Feature' as const, id },
      geometry: pointAt({ lat: (south + north) / 2, lng: (west + east) / 2 }),
      properties: {
        ...{ kind: 'cluster' as const, id, count: all.length },
        bounds: [west, south, east, north] satisfies [number, number, number, number],
      },
    }
  })
  return { type: 'FeatureCollection', features, total: places.length }
}

function pinOf(place: MapPlace): Pins['features'][number] {
  const { id, layer, kind, name, href, rating, date, has_coupon } = place
  return {
    ...{ type: 'Feature', id, geometry: pointAt(positionOf(place)) },
    properties: {
      ...{ kind: 'place', id, layer, place_kind: kind, name, href, has_coupon },
      is_approximate: place.place.is_approximate,
      rating: rating && rating.count > 0 ? rating.mean : null,
      starts_at: date?.starts_at ?? null,
    },
  }
}

const TO_NOWHERE: Bounds = { west: 0, south: 0, east: 0, north: 0 }
const positionOf = ({ place }: MapPlace): LatLng => ({ lat: place.latitude, lng: place.longitude })
const pointAt = ({ lat, lng }: LatLng): { type: 'Point'; coordinates: [number, number] } => ({
  type: 'Point',
  coordinates: [lng, lat],
})
