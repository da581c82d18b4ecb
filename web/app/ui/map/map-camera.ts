import type { FitBoundsOptions } from 'maplibre-gl'
import { boundsOf } from './cluster-markers.ts'
import { FIT_PADDING } from './map.constants.ts'
import type { Bounds, MapMarker } from './map.types.ts'

export const asBox = ({ west, south, east, north }: Bounds): [number, number, number, number] => [
  west,
  south,
  east,
  north,
]

export const positionsOf = (markers: readonly MapMarker[]) =>
  markers.map(({ position }) => position)

export const initialBounds = (markers: readonly MapMarker[], otherwise: Bounds): Bounds =>
  boundsOf(positionsOf(markers)) ?? otherwise

/** One pin stands in the middle; several need room for their heads. */
export function fitOptions(markers: readonly MapMarker[], maxZoom: number): FitBoundsOptions {
  return { maxZoom, ...(markers.length > 1 ? { padding: FIT_PADDING } : {}) }
}
