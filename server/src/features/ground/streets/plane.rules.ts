/** Of the Earth's mean circumference. Half a degree from the equator it is as long in each direction. */
const METRES_PER_DEGREE = 111_195

export type Point = { latitude: number; longitude: number }

/** Asked thousands of times for one way: `Math.hypot` takes several times as long. */
export function metresBetween(a: Point, b: Point): number {
  const up = a.latitude - b.latitude
  const across = a.longitude - b.longitude
  return Math.sqrt(up * up + across * across) * METRES_PER_DEGREE
}

export const degreesOf = (metres: number): number => metres / METRES_PER_DEGREE

/** Where a segment comes nearest to a point: how far along it, from 0 to 1, and the place itself. */
export function nearestOnSegment(
  point: Point,
  a: Point,
  b: Point,
): { share: number; place: Point } {
  const across = b.longitude - a.longitude
  const up = b.latitude - a.latitude
  const length = across * across + up * up
  const along = (point.longitude - a.longitude) * across + (point.latitude - a.latitude) * up
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, along / length))
  return {
    share,
    place: { latitude: a.latitude + share * up, longitude: a.longitude + share * across },
  }
}
