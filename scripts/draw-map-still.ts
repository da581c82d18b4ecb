import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PLACES } from './coast/places.ts'
import { repository } from './processes.ts'

/** The still of the map on the home page: the coast of the city with the names people use. */
type Point = [longitude: number, latitude: number]
type Coast = { features: { geometry: { type: string; coordinates: Point[][][] } }[] }

const VIEW = { west: -47.405, north: -0.578, width: 1200, height: 800, metresPerPixel: 12 }
const METRES_PER_DEGREE = 111_320
const perDegree = METRES_PER_DEGREE / VIEW.metresPerPixel
/** Beyond this many pixels outside the picture nothing is seen of a ring's corners. */
const MARGIN = 60

const place = ([longitude, latitude]: Point) =>
  [(longitude - VIEW.west) * perDegree, (VIEW.north - latitude) * perDegree] as const
const clamp = (value: number, most: number) => Math.min(Math.max(value, -MARGIN), most + MARGIN)

function outline(ring: readonly Point[]): string {
  const points = ring
    .map(place)
    .map(([x, y]) => `${clamp(x, VIEW.width).toFixed(0)} ${clamp(y, VIEW.height).toFixed(0)}`)
  // Neighbours that fall on the same pixel are one.
  return `M${points.filter((point, index) => point !== points[index - 1]).join('L')}Z`
}

const source = await readFile(join(repository, 'web/app/ui/map/coast.geojson'), 'utf8')
const land = (JSON.parse(source) as Coast).features
  .filter(({ geometry }) => geometry.type === 'MultiPolygon')
  .flatMap(({ geometry }) => geometry.coordinates.flat())
const isSeen = (ring: readonly Point[]) =>
  ring.map(place).some(([x, y]) => x > 0 && x < VIEW.width && y > 0 && y < VIEW.height)
const path = land.filter(isSeen).map(outline).join('')

const labels = PLACES.map(({ name, kind, longitude, latitude }) => {
  const [x, y] = place([longitude, latitude]).map(Math.round)
  const dot =
    kind === 'praia'
      ? `<circle cx="${x}" cy="${y}" r="9" fill="#0e6f88" stroke="#fff" stroke-width="4"/>`
      : ''
  const below = kind === 'praia' ? -18 : 7
  return `${dot}<text x="${x}" y="${(y ?? 0) + below}">${name}</text>`
}).join('')

const svg = [
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${VIEW.width} ${VIEW.height}">`,
  `<rect width="${VIEW.width}" height="${VIEW.height}" fill="#a9d9e7"/>`,
  `<path d="${path}" fill="none" stroke="#bfe3ec" stroke-width="36" stroke-linejoin="round"/>`,
  `<path d="${path}" fill="#e4ead0" stroke="#f5d79b" stroke-width="6" stroke-linejoin="round"/>`,
  '<g font-family="sans-serif" font-size="21" font-weight="600" text-anchor="middle" fill="#0a3242"',
  ' stroke="#fff" stroke-width="4" paint-order="stroke">',
  `${labels}</g></svg>\n`,
].join('')
await writeFile(join(repository, 'web/public/art/mapa-salinopolis.svg'), svg)
console.log(`${svg.length} bytes`)
