import type { Bounds, Insets, LatLng, MapCamera } from './map.types.ts'

/** The map's world at zoom 0. */
const WORLD_PIXELS = 512
const DEGREES_AROUND = 360

/**
 * Within a degree of the equator a degree of latitude is as long on the map as one of longitude, to
 * a ten-thousandth: plain proportions place a still and its pins to the pixel.
 */
export const pixelsPerDegree = (zoom: number) => (WORLD_PIXELS * 2 ** zoom) / DEGREES_AROUND

/** How near a map looks that is this wide for so many degrees. */
export const zoomOf = (pixels: number, degrees: number) =>
  Math.log2((pixels * DEGREES_AROUND) / (WORLD_PIXELS * degrees))

type Size = { width: number; height: number }

/** What of the map is seen between what lies over its edges. */
export function seenBounds({ center, zoom }: MapCamera, size: Size, insets: Insets): Bounds {
  const scale = pixelsPerDegree(zoom)
  return {
    west: center.lng - (size.width / 2 - insets.left) / scale,
    south: center.lat - (size.height / 2 - insets.bottom) / scale,
    east: center.lng + (size.width / 2 - insets.right) / scale,
    north: center.lat + (size.height / 2 - insets.top) / scale,
  }
}

/** From the middle of the map to the middle of what is seen of it. */
export const seenMiddle = ({ top, right, bottom, left }: Insets): [right: number, down: number] => [
  (left - right) / 2,
  (top - bottom) / 2,
]

export const middleOf = ({ west, south, east, north }: Bounds): LatLng => ({
  lat: (south + north) / 2,
  lng: (west + east) / 2,
})
