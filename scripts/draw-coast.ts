import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Point, thinRing } from './coast/thin-line.ts'
import { repository } from './processes.ts'

/** The base map every browser fetches: the coast, finer around the city. */
type Land = { features: [{ geometry: { coordinates: Point[][][] } }] }

const CITY = { west: -47.5, south: -0.85, east: -47.19, north: -0.54 }
/** In degrees: 7 m is less than a pixel at the closest zoom, 45 m is one at the farthest. */
const NEAR = { tolerance: 0.000065, decimals: 5 }
const FAR = { tolerance: 0.0004, decimals: 4 }
/** What has fewer points left after thinning, the closing one counted, is a speck. */
const SMALLEST_POINTS = 4

const detail = ([longitude, latitude]: Point) =>
  longitude > CITY.west && longitude < CITY.east && latitude > CITY.south && latitude < CITY.north
    ? NEAR
    : FAR

const rounded = (point: Point): Point => {
  const { decimals } = detail(point)
  return [Number(point[0].toFixed(decimals)), Number(point[1].toFixed(decimals))]
}

const source = await readFile(join(repository, 'scripts/coast/gshhg-land.geojson'), 'utf8')
const land = (JSON.parse(source) as Land).features[0].geometry.coordinates
const thin = (ring: readonly Point[]) =>
  thinRing(ring, (point) => detail(point).tolerance).map(rounded)
const isSeen = (ring: readonly Point[]) => ring.length > SMALLEST_POINTS
const thinned = land
  .map((polygon) => polygon.map(thin))
  .filter(([outline]) => outline && isSeen(outline))
  .map(([outline = [], ...lakes]) => [outline, ...lakes.filter(isSeen)])

const coast = {
  type: 'FeatureCollection',
  source: 'GSHHG 2.3.7, LGPL-3.0-or-later',
  features: [
    {
      type: 'Feature',
      properties: { kind: 'land' },
      geometry: { type: 'MultiPolygon', coordinates: thinned },
    },
  ],
}

const text = JSON.stringify(coast)
await writeFile(join(repository, 'web/app/ui/map/coast.geojson'), text)
const points = thinned.flat().reduce((sum, ring) => sum + ring.length, 0)
console.log(`${points} points, ${text.length} bytes, ${gzipSync(text).length} compressed`)
