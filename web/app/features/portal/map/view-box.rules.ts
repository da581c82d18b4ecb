import type { Bounds, MapCamera } from '~/ui/map/map.types.ts'
import { pixelsPerDegree } from '~/ui/map/whole-map.rules.ts'

/** What the API is asked for, from what is seen. */

/** A step of this many pixels: a small move of the map asks nothing new. */
const STEP_PIXELS = 256
const LIST_DECIMALS = 4

/**
 * For the pins: a little more than is seen, on round numbers. What comes in at the edge is there
 * already, and people who look at the same part of the city ask for the same.
 */
export function pinsBox({ zoom }: Pick<MapCamera, 'zoom'>, seen: Bounds): string {
  const step = STEP_PIXELS / pixelsPerDegree(Math.round(zoom))
  const down = (degrees: number) => Math.floor(degrees / step) * step
  const up = (degrees: number) => Math.ceil(degrees / step) * step
  return [down(seen.west), down(seen.south), up(seen.east), up(seen.north)]
    .map((degrees) => String(Number(degrees.toFixed(6))))
    .join(',')
}

/** For the list: what is seen, no more. */
export const listBox = ({ west, south, east, north }: Bounds): string =>
  [west, south, east, north].map((each) => String(Number(each.toFixed(LIST_DECIMALS)))).join(',')

/** Crowds are made for whole zooms; the nearest one suits the eye. */
export const askedZoom = (zoom: number) => Math.round(zoom)

/** Where somebody is, to a street: nearer than that is nobody's business, and sorts no better. */
export const nearText = ({ lat, lng }: { lat: number; lng: number }): string =>
  `${Number(lat.toFixed(3))},${Number(lng.toFixed(3))}`

/** Whether nothing of the inner one is cut off. */
export const holds = (outer: Bounds, inner: Bounds): boolean =>
  outer.west <= inner.west &&
  outer.south <= inner.south &&
  outer.east >= inner.east &&
  outer.north >= inner.north
