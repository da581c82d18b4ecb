import type { BoundingBox } from '@portal/contract/map/map'
import { compareOrder, type MapPoint, maskOfPoint } from './map.rules.ts'

/** Positions on the square of web maps, in steps of a centimetre: a cell of any zoom is some first bits. */
export const WORLD_BITS = 32
const WORLD = 2 ** WORLD_BITS

/**
 * Points in the order of lists, with what every question asks of each of them in columns of numbers:
 * going through a hundred thousand takes less time than any tree would save.
 */
export type PointSet = {
  points: readonly MapPoint[]
  latitudes: Float64Array
  longitudes: Float64Array
  xs: Uint32Array
  ys: Uint32Array
  masks: Uint8Array
}

export function pointSetOf(points: readonly MapPoint[]): PointSet {
  const set = emptySet(points)
  for (let at = 0; at < points.length; at += 1) put(set, at)
  return set
}

/** The same set after some of its points changed, went, or came. */
export function withChanged(
  old: PointSet,
  changed: ReadonlySet<string>,
  fresh: readonly MapPoint[],
): PointSet {
  const kept = old.points.filter(({ id }) => !changed.has(id))
  const points = merged(kept, fresh.toSorted(compareOrder))
  return pointSetOf(points)
}

function merged(kept: readonly MapPoint[], fresh: readonly MapPoint[]): MapPoint[] {
  const points: MapPoint[] = []
  let next = 0
  for (const point of kept) {
    for (let one = fresh[next]; one && compareOrder(one, point) < 0; one = fresh[++next]) {
      points.push(one)
    }
    points.push(point)
  }
  return points.concat(fresh.slice(next))
}

function emptySet(points: readonly MapPoint[]): PointSet {
  const { length } = points
  return {
    points,
    latitudes: new Float64Array(length),
    longitudes: new Float64Array(length),
    xs: new Uint32Array(length),
    ys: new Uint32Array(length),
    masks: new Uint8Array(length),
  }
}

function put(set: PointSet, at: number) {
  const point = set.points[at]
  if (!point) return
  set.latitudes[at] = point.latitude
  set.longitudes[at] = point.longitude
  set.xs[at] = xOf(point.longitude)
  set.ys[at] = yOf(point.latitude)
  set.masks[at] = maskOfPoint(point)
}

const within = (share: number) => Math.min(Math.max(Math.floor(share * WORLD), 0), WORLD - 1)

export const xOf = (longitude: number) => within(longitude / 360 + 0.5)

export function yOf(latitude: number) {
  const sine = Math.sin((latitude * Math.PI) / 180)
  return within(0.5 - (0.25 * Math.log((1 + sine) / (1 - sine))) / Math.PI)
}

/** Whether the point at this place of the set is asked for: one of its layers is, and it is in the box. */
export function isAsked(set: PointSet, at: number, mask: number, box: BoundingBox): boolean {
  if (((set.masks[at] ?? 0) & mask) === 0) return false
  const longitude = set.longitudes[at] ?? 0
  if (longitude < box.west || longitude > box.east) return false
  const latitude = set.latitudes[at] ?? 0
  return latitude >= box.south && latitude <= box.north
}
