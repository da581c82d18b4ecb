/** A tile of the Mapbox Vector Tile format with the few shapes a test looks for. */

type Project = (lng: number, lat: number) => [x: number, y: number]
type Point = [x: number, y: number]
type Shape = { type: 1 | 2 | 3; points: Point[]; tags: Record<string, string> }

const EXTENT = 4096
/** How far beyond its edge a tile draws, so that lines meet. */
const BUFFER = 0.02

/** The avenue along the beach, and where the land ends and the sea begins. */
export const STREET = {
  name: 'Avenida de Prova',
  from: [-47.34, -0.6],
  to: [-47.29, -0.588],
} as const
const SHORE = -0.58
const [WEST, EAST, SOUTH, NORTH] = [-48.5, -46.5, -1.5, -0.1]

export function vectorTile(project: Project): Buffer {
  return Buffer.from([
    ...layer('earth', [area(project, SOUTH, SHORE, { kind: 'earth' })]),
    ...layer('water', [area(project, SHORE, NORTH, { kind: 'ocean' })]),
    ...layer('roads', [street(project)]),
    ...layer('places', [town(project)]),
  ])
}

function area(project: Project, south: number, north: number, tags: Shape['tags']): Shape | null {
  const clamp = (value: number) => Math.min(1 + BUFFER, Math.max(-BUFFER, value))
  const [left, top] = project(WEST, north).map(clamp) as Point
  const [right, bottom] = project(EAST, south).map(clamp) as Point
  if (right <= left || bottom <= top) return null
  const points: Point[] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]
  return { type: 3, points, tags }
}

function street(project: Project): Shape | null {
  const points = clipped(project(...STREET.from), project(...STREET.to))
  const tags = { kind: 'major_road', kind_detail: 'primary', name: STREET.name }
  return points && { type: 2, points, tags }
}

function town(project: Project): Shape | null {
  const point = project(-47.31, -0.6)
  const isHere = point.every((value) => value >= 0 && value < 1)
  return isHere ? { type: 1, points: [point], tags: { kind: 'locality', name: 'Atalaia' } } : null
}

/** The part of a line inside the tile and its buffer (Liang and Barsky). */
function clipped([x1, y1]: Point, [x2, y2]: Point): Point[] | null {
  let [start, end] = [0, 1]
  for (const [delta, room] of [
    [x1 - x2, x1 + BUFFER],
    [x2 - x1, 1 + BUFFER - x1],
    [y1 - y2, y1 + BUFFER],
    [y2 - y1, 1 + BUFFER - y1],
  ] as const) {
    if (delta === 0 && room < 0) return null
    if (delta < 0) start = Math.max(start, room / delta)
    if (delta > 0) end = Math.min(end, room / delta)
  }
  if (start >= end) return null
  const at = (share: number): Point => [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share]
  return [at(start), at(end)]
}

const field = (number: number, bytes: number[]) => [
  ...varint(number * 8 + 2),
  ...varint(bytes.length),
  ...bytes,
]
const figure = (number: number, value: number) => [...varint(number * 8), ...varint(value)]
const words = (text: string) => [...Buffer.from(text)]

function layer(name: string, shapes: readonly (Shape | null)[]): number[] {
  const shown = shapes.filter((shape) => shape !== null)
  if (shown.length === 0) return []
  const keys = [...new Set(shown.flatMap(({ tags }) => Object.keys(tags)))]
  const values = [...new Set(shown.flatMap(({ tags }) => Object.values(tags)))]
  const feature = ({ type, points, tags }: Shape) => [
    ...field(
      2,
      Object.entries(tags).flatMap(([key, value]) => [
        ...varint(keys.indexOf(key)),
        ...varint(values.indexOf(value)),
      ]),
    ),
    ...figure(3, type),
    ...field(4, geometry(type, points)),
  ]
  return field(3, [
    ...figure(15, 2),
    ...field(1, words(name)),
    ...shown.flatMap((shape) => field(2, feature(shape))),
    ...keys.flatMap((key) => field(3, words(key))),
    ...values.flatMap((value) => field(4, field(1, words(value)))),
    ...figure(5, EXTENT),
  ])
}

const [MOVE, LINE, CLOSE] = [1, 2, 7]

function geometry(type: Shape['type'], points: readonly Point[]): number[] {
  const zigzag = (value: number) => (value < 0 ? -value * 2 - 1 : value * 2)
  let [x, y] = [0, 0]
  const steps = points.map(([px, py]) => {
    const [nx, ny] = [Math.round(px * EXTENT), Math.round(py * EXTENT)]
    const step = [...varint(zigzag(nx - x)), ...varint(zigzag(ny - y))]
    ;[x, y] = [nx, ny]
    return step
  })
  const [first = [], ...others] = steps
  return [
    ...varint(8 + MOVE),
    ...first,
    ...(others.length > 0 ? [...varint(others.length * 8 + LINE), ...others.flat()] : []),
    ...(type === 3 ? varint(8 + CLOSE) : []),
  ]
}

/** Seven bits a byte, the lowest first. */
export function varint(value: number): number[] {
  const bytes: number[] = []
  let rest = value
  while (rest >= 128) {
    bytes.push((rest % 128) + 128)
    rest = Math.floor(rest / 128)
  }
  return [...bytes, rest]
}
