import type { MapPin, MapPlace, MapView } from '@portal/contract/portal/map/map'
import { shortDayText } from '~/platform/moments.ts'
import { isWithin } from '~/ui/map/coordinates.ts'
import type { Bounds, LatLng, MapCrowd, MapMarker } from '~/ui/map/map.types.ts'
import { LAYER_TONES, LayerIcon } from './layer-faces.tsx'
import { mapPageTexts as texts } from './map-page.texts.ts'

const scoreFormat = new Intl.NumberFormat('pt-BR', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})

/** Near enough, a pin has room for a word: what people think of it, or the day it is on. */
export function markersOf(
  { features }: MapView,
  seen: Bounds | null,
  hasScreen: boolean,
): MapMarker[] {
  return features.flatMap(({ geometry, properties }) => {
    if (properties.kind === 'cluster') return []
    const [lng, lat] = geometry.coordinates
    return [{ ...placed({ lat, lng }, seen), ...lookOf(properties, hasScreen) }]
  })
}

const placed = (position: LatLng, seen: Bounds | null) => ({
  position,
  isAside: seen !== null && !isWithin(position, seen),
})

function lookOf(pin: MapPin['properties'], hasScreen: boolean): Omit<MapMarker, 'position'> {
  const { id, name, layer, rating, starts_at: startsAt, has_coupon: isMarked } = pin
  const isRough = pin.is_approximate
  const score = rating === null ? null : scoreFormat.format(rating)
  const word = startsAt ? shortDayText(new Date(startsAt)) : score
  const icon = <LayerIcon layer={layer} />
  const shared = { id, isMarked, isRough, name: texts.pin(name, score), tone: LAYER_TONES[layer] }
  if (!hasScreen || !word) return { ...shared, face: icon, look: 'dot' }
  return {
    ...shared,
    look: 'pill',
    face: (
      <span className="map-word">
        {icon}
        {word}
      </span>
    ),
  }
}

/** A place that stands out although the crowd it belongs to is counted as one. */
export function markerOf({ id, name, layer, place, has_coupon: isMarked }: MapPlace): MapMarker {
  return {
    ...{ id, name, isMarked, tone: LAYER_TONES[layer], look: 'dot' },
    isRough: place.is_approximate,
    face: <LayerIcon layer={layer} />,
    position: { lat: place.latitude, lng: place.longitude },
  }
}

export function crowdsOf({ features }: MapView, seen: Bounds | null): MapCrowd[] {
  return features.flatMap(({ geometry, properties }) => {
    if (properties.kind === 'place') return []
    const [west, south, east, north] = properties.bounds
    const [lng, lat] = geometry.coordinates
    return [
      {
        ...{ id: properties.id, count: properties.count },
        ...placed({ lat, lng }, seen),
        bounds: { west, south, east, north },
      },
    ]
  })
}
