import { CLUSTER_PIXELS, MAX_ZOOM } from './map.constants.ts'
import type { Bounds, LatLng } from './map.types.ts'

const TILE_PIXELS = 512

type Placed = { id: string; position: LatLng }
export type Cluster<Marker extends Placed> = { position: LatLng; markers: [Marker, ...Marker[]] }

/**
 * Pins that would cover each other at this zoom, together. First come, first served: a page of results
 * is few enough for that, and the best of them keeps its place. `alone` is never hidden in a crowd.
 */
export function clusterMarkers<Marker extends Placed>(
  markers: readonly Marker[],
  zoom: number,
  alone?: string | null,
): Cluster<Marker>[] {
  const radius = zoom >= MAX_ZOOM ? 0 : CLUSTER_PIXELS
  const clusters: Cluster<Marker>[] = []
  for (const marker of markers) {
    const here = pixelsOf(marker.position, zoom)
    const near = clusters.find(({ position, markers: [first] }) => {
      if (marker.id === alone || first.id === alone) return false
      const there = pixelsOf(position, zoom)
      return Math.hypot(here.x - there.x, here.y - there.y) < radius
    })
    if (near) near.markers.push(marker)
    else clusters.push({ position: marker.position, markers: [marker] })
  }
  return clusters
}

/** Web Mercator, as the map draws it. */
function pixelsOf({ lat, lng }: LatLng, zoom: number) {
  const size = TILE_PIXELS * 2 ** zoom
  const radians = (lat * Math.PI) / 180
  return {
    x: (size * (lng + 180)) / 360,
    y: size * (0.5 - Math.log(Math.tan(Math.PI / 4 + radians / 2)) / (2 * Math.PI)),
  }
}

export function boundsOf(positions: readonly LatLng[]): Bounds | null {
  if (positions.length === 0) return null
  const lats = positions.map(({ lat }) => lat)
  const lngs = positions.map(({ lng }) => lng)
  return {
    west: Math.min(...lngs),
    south: Math.min(...lats),
    east: Math.max(...lngs),
    north: Math.max(...lats),
  }
}
