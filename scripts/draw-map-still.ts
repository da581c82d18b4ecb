import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MAP_COLOURS } from '../web/app/ui/map/map-palette.ts'
import { PLACE_NAMES } from '../web/app/ui/map/place-names.ts'
import { repository } from './processes.ts'

/**
 * Two stills of the map: on the home page the coast of the city with the names people use; on the page
 * of the map all that its first screen may show, in the place of the map until that has come.
 */
type Point = [longitude: number, latitude: number]
type Coast = { features: { geometry: { type: string; coordinates: Point[][][] } }[] }
type View = {
  west: number
  north: number
  width: number
  height: number
  metresPerPixel: number
}

const METRES_PER_DEGREE = 111_320
/** Beyond this many pixels outside the picture nothing is seen of a ring's corners. */
const MARGIN = 60

const HOME: View = { west: -47.405, north: -0.578, width: 1200, height: 800, metresPerPixel: 12 }
/** STILL_BOUNDS of web/app/features/portal/map: 0.56 by 0.38 degrees. */
const PAGE: View = { west: -47.62, north: -0.44, width: 3117, height: 2115, metresPerPixel: 20 }

const placeIn =
  ({ west, north, metresPerPixel }: View) =>
  ([longitude, latitude]: Point): [x: number, y: number] => {
    const perDegree = METRES_PER_DEGREE / metresPerPixel
    return [(longitude - west) * perDegree, (north - latitude) * perDegree]
  }

const clamp = (value: number, most: number) =>
  Math.round(Math.min(Math.max(value, -MARGIN), most + MARGIN))

/** Neighbours that fall on the same pixel are one, and so is a walk along the outer edge. */
function corners(ring: readonly Point[], view: View): [x: number, y: number][] {
  const points = ring
    .map(placeIn(view))
    .map(([x, y]): [number, number] => [clamp(x, view.width), clamp(y, view.height)])
    .filter(([x, y], index, all) => x !== all[index - 1]?.[0] || y !== all[index - 1]?.[1])
  const isOut = (value: number, most: number) => value === -MARGIN || value === most + MARGIN
  return points.filter(([x, y], index) => {
    const [before, after] = [points[index - 1], points[index + 1]]
    if (!before || !after) return true
    const alongX = isOut(x, view.width) && before[0] === x && after[0] === x
    const alongY = isOut(y, view.height) && before[1] === y && after[1] === y
    return !alongX && !alongY
  })
}

/** Steps from corner to corner: shorter than where each is. */
function outline(ring: readonly Point[], view: View): string {
  const [first, ...others] = corners(ring, view)
  if (!first || others.length < 2) return ''
  let [atX, atY] = first
  const steps = others.map(([x, y]) => {
    const step = `${x - atX} ${y - atY}`
    ;[atX, atY] = [x, y]
    return step
  })
  return `M${first.join(' ')}l${steps.join(' ')}z`.replaceAll(' -', '-')
}

const source = await readFile(join(repository, 'web/app/ui/map/coast.geojson'), 'utf8')
const rings = (JSON.parse(source) as Coast).features
  .filter(({ geometry }) => geometry.type === 'MultiPolygon')
  .flatMap(({ geometry }) => geometry.coordinates.flat())

function coastIn(view: View): string {
  const isSeen = (ring: readonly Point[]) =>
    ring.map(placeIn(view)).some(([x, y]) => x > 0 && x < view.width && y > 0 && y < view.height)
  return rings
    .filter(isSeen)
    .map((ring) => outline(ring, view))
    .join('')
}

function labelsIn(view: View): string {
  const labels = PLACE_NAMES.map(({ name, kind, longitude, latitude }) => {
    const [x, y] = placeIn(view)([longitude, latitude]).map(Math.round)
    const dot =
      kind === 'praia'
        ? `<circle cx="${x}" cy="${y}" r="9" fill="#0e6f88" stroke="#fff" stroke-width="4"/>`
        : ''
    const below = kind === 'praia' ? -18 : 7
    return `${dot}<text x="${x}" y="${(y ?? 0) + below}">${name}</text>`
  })
  return [
    '<g font-family="sans-serif" font-size="21" font-weight="600" text-anchor="middle" fill="#0a3242"',
    ' stroke="#fff" stroke-width="4" paint-order="stroke">',
    `${labels.join('')}</g>`,
  ].join('')
}

type Look = { land: string; shallows: number; sand: number; effect: string }

async function draw(
  name: string,
  view: View,
  { land, shallows, sand, effect }: Look,
  labels: string,
) {
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${view.width} ${view.height}">`,
    `<defs><path id="c" d="${coastIn(view)}" stroke-linejoin="round"${effect}/></defs>`,
    `<rect width="${view.width}" height="${view.height}" fill="#a9d9e7"/>`,
    `<use href="#c" fill="none" stroke="#bfe3ec" stroke-width="${shallows}"/>`,
    `<use href="#c" fill="${land}" stroke="#f5d79b" stroke-width="${sand}"/>`,
    `${labels}</svg>\n`,
  ].join('')
  await writeFile(join(repository, `web/public/art/${name}.svg`), svg)
  console.log(`${name}: ${svg.length} bytes`)
}

await draw(
  'mapa-salinopolis',
  HOME,
  { land: MAP_COLOURS.land, shallows: 36, sand: 6, effect: '' },
  labelsIn(HOME),
)
// As thick as the map draws them, at whatever size the still is shown, and on the ground of its streets.
// The streets themselves would make it a quarter larger (5.2 to 6.6 kB compressed) for lines under a pixel.
const effect = ' vector-effect="non-scaling-stroke"'
await draw('mapa-cidade', PAGE, { land: MAP_COLOURS.ground, shallows: 11, sand: 2.2, effect }, '')
