import { readFileSync } from 'node:fs'

export type Place = { latitude: number; longitude: number }
type Line = readonly Place[]

/** The streets of the city as the map draws them: see server/city-map/LICENCE.md. */
const FILE = new URL('../../city-map/streets-salinopolis.geojson', import.meta.url)

type StreetFile = {
  features: {
    properties: { name?: string }
    geometry: { coordinates: [longitude: number, latitude: number][] }
  }[]
}

type Street = { name: string | null; line: Line }

export const STREETS: readonly Street[] = (
  JSON.parse(readFileSync(FILE, 'utf8')) as StreetFile
).features.map(({ properties, geometry }) => ({
  name: properties.name ?? null,
  line: geometry.coordinates.map(([longitude, latitude]) => ({ latitude, longitude })),
}))

/** So near the equator a degree is as long to the east as to the north. */
const METERS_PER_DEGREE = 111_200

export const metersBetween = (one: Place, other: Place): number =>
  METERS_PER_DEGREE * Math.hypot(one.latitude - other.latitude, one.longitude - other.longitude)

/** How far it is from a place to the nearest point of a line. */
export const metersToLine = (place: Place, line: Line): number =>
  Math.min(...piecesOf(line).map(([from, to]) => metersBetween(place, nearestOn(from, to, place))))

export const piecesOf = (line: Line): [from: Place, to: Place][] =>
  line.slice(1).map((to, index) => [line[index] ?? to, to])

/** The point that lies this share of the way from one to the other. */
export const between = (from: Place, to: Place, share: number): Place => ({
  latitude: from.latitude + (to.latitude - from.latitude) * share,
  longitude: from.longitude + (to.longitude - from.longitude) * share,
})

function nearestOn(from: Place, to: Place, place: Place): Place {
  const east = to.longitude - from.longitude
  const north = to.latitude - from.latitude
  const along = (place.longitude - from.longitude) * east + (place.latitude - from.latitude) * north
  const length = east * east + north * north
  return between(from, to, length === 0 ? 0 : Math.min(1, Math.max(0, along / length)))
}

/** A step to the side of the way from one place to the other: to its left where `meters` is negative. */
export function besides(from: Place, to: Place, at: Place, meters: number): Place {
  const degrees = meters / metersBetween(from, to)
  return {
    latitude: at.latitude - (to.longitude - from.longitude) * degrees,
    longitude: at.longitude + (to.latitude - from.latitude) * degrees,
  }
}
