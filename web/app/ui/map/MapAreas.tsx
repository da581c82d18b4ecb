import { Layer, Source } from '@vis.gl/react-maplibre'
import { useMemo } from 'react'
import type { LatLng, MapMarker } from './map.types.ts'

const CORNERS = 48
const METERS_PER_DEGREE = 111_320
const AREAS = 'areas'
/** mar-600 */
const COLOUR = '#0f5b73'

/** Circles around places that are only known roughly; they grow with the map, as a pin does not. */
export function MapAreas({ markers }: { markers: readonly MapMarker[] }) {
  const data = useMemo(
    () => ({
      type: 'FeatureCollection' as const,
      features: markers.flatMap(({ position, radiusMeters }) =>
        radiusMeters === undefined
          ? []
          : [
              {
                type: 'Feature' as const,
                properties: {},
                geometry: {
                  type: 'Polygon' as const,
                  coordinates: [circle(position, radiusMeters)],
                },
              },
            ],
      ),
    }),
    [markers],
  )
  if (data.features.length === 0) return null
  return (
    <Source id={AREAS} type="geojson" data={data}>
      <Layer
        id={`${AREAS}-fill`}
        type="fill"
        paint={{ 'fill-color': COLOUR, 'fill-opacity': 0.2 }}
      />
      <Layer id={`${AREAS}-line`} type="line" paint={{ 'line-color': COLOUR, 'line-width': 2 }} />
    </Source>
  )
}

function circle({ lat, lng }: LatLng, radius: number): [number, number][] {
  const high = radius / METERS_PER_DEGREE
  const wide = high / Math.cos((lat * Math.PI) / 180)
  return Array.from({ length: CORNERS + 1 }, (_, corner) => {
    const angle = (2 * Math.PI * corner) / CORNERS
    return [lng + wide * Math.cos(angle), lat + high * Math.sin(angle)]
  })
}
