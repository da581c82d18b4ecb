import { itemAt } from '@portal/contract/shared/records'
import { metresBetween, type Point } from './plane.rules.ts'
import type { StreetLine } from './street-lines.ts'
import {
  DRIVE_KM_PER_HOUR,
  NOT_ON_FOOT,
  type TravelMode,
  WALK_KM_PER_HOUR,
} from './travel.constants.ts'

const SECONDS_PER_HOUR = 3600

/** A piece of a street between two junctions. */
export type Edge = {
  from: number
  to: number
  metres: number
  points: readonly Point[]
  /** What a metre of it takes; null for whom it is no way. */
  secondsPerMetre: Readonly<Record<TravelMode, number | null>>
  line: StreetLine
}

/** Streets as junctions and the pieces between them. It never changes once it is made. */
export type StreetGraph = {
  junctions: readonly Point[]
  edges: readonly Edge[]
  /** Edges of each junction, by number. */
  edgesOf: readonly (readonly number[])[]
  /** Which part of the town each junction can be reached in; parts are numbered, the largest is 0. */
  partOf: Readonly<Record<TravelMode, Int32Array>>
  /** The least a metre takes anywhere: no way is quicker than a straight one at this. */
  leastSecondsPerMetre: Readonly<Record<TravelMode, number>>
}

/** Lines meet where they have the same coordinates, and nowhere else. */
export function buildStreetGraph(lines: readonly StreetLine[]): StreetGraph {
  const numbers = new Map<string, number>()
  const junctions: Point[] = []
  const edges: Edge[] = []
  const edgesOf: number[][] = []
  const isJunction = junctionTest(lines)
  const numberOf = (point: Point): number => {
    const key = keyOf(point)
    const known = numbers.get(key)
    if (known !== undefined) return known
    numbers.set(key, junctions.length)
    edgesOf.push([])
    return junctions.push(point) - 1
  }
  for (const line of lines) {
    for (const points of piecesOf(line, isJunction)) {
      const [from, to] = [numberOf(itemAt(points, 0)), numberOf(itemAt(points, -1))]
      const metres = lengthOf(points)
      edges.push({ from, to, metres, points, secondsPerMetre: pacesOf(line.class), line })
      edgesOf[from]?.push(edges.length - 1)
      edgesOf[to]?.push(edges.length - 1)
    }
  }
  return {
    junctions,
    edges,
    edgesOf,
    partOf: byMode((mode) => partsOf(edges, edgesOf, mode)),
    leastSecondsPerMetre: byMode((mode) => leastPace(edges, mode)),
  }
}

const keyOf = ({ latitude, longitude }: Point) => `${latitude},${longitude}`

/** The ends of lines, and every point that lines pass more than once. */
function junctionTest(lines: readonly StreetLine[]): (point: Point) => boolean {
  const passes = new Map<string, number>()
  for (const { points } of lines) {
    for (const point of [...points, itemAt(points, 0), itemAt(points, -1)]) {
      passes.set(keyOf(point), (passes.get(keyOf(point)) ?? 0) + 1)
    }
  }
  return (point) => (passes.get(keyOf(point)) ?? 0) > 1
}

function piecesOf({ points }: StreetLine, isJunction: (point: Point) => boolean): Point[][] {
  const pieces: Point[][] = []
  let piece: Point[] = []
  for (const point of points) {
    piece.push(point)
    if (!isJunction(point)) continue
    if (piece.length > 1) pieces.push(piece)
    piece = [point]
  }
  return pieces
}

export function lengthOf(points: readonly Point[]): number {
  let metres = 0
  for (const [n, point] of points.entries()) {
    metres += metresBetween(itemAt(points, Math.max(0, n - 1)), point)
  }
  return metres
}

function pacesOf(streetClass: string): Edge['secondsPerMetre'] {
  const pace = (kmPerHour: number) => SECONDS_PER_HOUR / (kmPerHour * 1000)
  const speed = DRIVE_KM_PER_HOUR[streetClass]
  return {
    walk: NOT_ON_FOOT.has(streetClass) ? null : pace(WALK_KM_PER_HOUR),
    drive: speed === undefined ? null : pace(speed),
  }
}

const byMode = <Value>(read: (mode: TravelMode) => Value): Record<TravelMode, Value> => ({
  walk: read('walk'),
  drive: read('drive'),
})

function leastPace(edges: readonly Edge[], mode: TravelMode): number {
  let least = Number.POSITIVE_INFINITY
  for (const { secondsPerMetre } of edges) least = Math.min(least, secondsPerMetre[mode] ?? least)
  return least
}

function partsOf(
  edges: readonly Edge[],
  edgesOf: readonly (readonly number[])[],
  mode: TravelMode,
): Int32Array {
  const part = new Int32Array(edgesOf.length).fill(-1)
  const sizes: number[] = []
  for (let start = 0; start < part.length; start += 1) {
    if (part[start] !== -1) continue
    const open = [start]
    let size = 0
    part[start] = sizes.length
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      size += 1
      for (const number of edgesOf[at] ?? []) {
        const edge = itemAt(edges, number)
        const next = otherEnd(edge, at)
        if (edge.secondsPerMetre[mode] === null || part[next] !== -1) continue
        part[next] = sizes.length
        open.push(next)
      }
    }
    sizes.push(size)
  }
  const bySize = [...sizes.keys()].sort((a, b) => (sizes[b] ?? 0) - (sizes[a] ?? 0))
  const rank = new Map(bySize.map((number, place) => [number, place]))
  return part.map((number) => rank.get(number) ?? number)
}

export const otherEnd = ({ from, to }: Edge, end: number): number => (from === end ? to : from)

export const isOpenTo = ({ secondsPerMetre }: Edge, mode: TravelMode): boolean =>
  secondsPerMetre[mode] !== null
