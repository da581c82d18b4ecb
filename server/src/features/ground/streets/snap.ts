import { itemAt } from '@portal/contract/shared/records'
import { degreesOf, metresBetween, nearestOnSegment, type Point } from './plane.rules.ts'
import { isOpenTo, type StreetGraph } from './street-graph.ts'
import {
  CONNECTED_STREET_METRES,
  FARTHEST_FROM_STREET_METRES,
  type TravelMode,
} from './travel.constants.ts'

/** Where a place meets the street. */
export type Snapped = {
  /** Number of the edge. */
  edge: number
  metresAlong: number
  /** From the place to the street, as the crow flies. */
  metresOff: number
  place: Point
}

type Segment = { edge: number; a: Point; b: Point; metresBefore: number }
const CELL_DEGREES = degreesOf(200)
/** Most places are as near to a street: few squares are looked into. */
const CLOSE_METRES = 60

/** Finds the nearest piece of street by a grid of squares, each with the segments that touch it. */
export class StreetFinder {
  readonly #graph: StreetGraph
  readonly #cells = new Map<string, Segment[]>()

  constructor(graph: StreetGraph) {
    this.#graph = graph
    for (const [number, { points }] of graph.edges.entries()) {
      let metresBefore = 0
      for (const [n, b] of points.entries()) {
        const a = points[n - 1]
        if (!a) continue
        this.#add({ edge: number, a, b, metresBefore })
        metresBefore += metresBetween(a, b)
      }
    }
  }

  /** The nearest street that may be used so; null where none is near. */
  snap(point: Point, mode: TravelMode): Snapped | null {
    const close = this.#snapWithin(point, mode, CLOSE_METRES)
    return close?.isConnected ? close : this.#snapWithin(point, mode, FARTHEST_FROM_STREET_METRES)
  }

  #snapWithin(point: Point, mode: TravelMode, farthest: number) {
    const { partOf } = this.#graph
    let nearest: Snapped | null = null
    let connected: Snapped | null = null
    for (const segment of this.#around(point, farthest)) {
      const edge = itemAt(this.#graph.edges, segment.edge)
      if (!isOpenTo(edge, mode)) continue
      const found = meet(point, segment)
      if (found.metresOff > farthest) continue
      if (!nearest || found.metresOff < nearest.metresOff) nearest = found
      if (partOf[mode][edge.from] !== 0) continue
      if (!connected || found.metresOff < connected.metresOff) connected = found
    }
    if (!nearest) return null
    return connected && connected.metresOff <= nearest.metresOff + CONNECTED_STREET_METRES
      ? { ...connected, isConnected: true }
      : { ...nearest, isConnected: false }
  }

  #add(segment: Segment) {
    for (const key of cellsOf(segment.a, segment.b, 0)) {
      const cell = this.#cells.get(key)
      if (cell) cell.push(segment)
      else this.#cells.set(key, [segment])
    }
  }

  /** What passes through several squares is met several times; that changes no minimum. */
  *#around(point: Point, metres: number): Generator<Segment> {
    for (const key of cellsOf(point, point, degreesOf(metres))) yield* this.#cells.get(key) ?? []
  }
}

function* cellsOf(a: Point, b: Point, margin: number): Generator<string> {
  const cell = (degrees: number) => Math.floor(degrees / CELL_DEGREES)
  const [west, east] = [Math.min(a.longitude, b.longitude), Math.max(a.longitude, b.longitude)]
  const [south, north] = [Math.min(a.latitude, b.latitude), Math.max(a.latitude, b.latitude)]
  for (let x = cell(west - margin); x <= cell(east + margin); x += 1) {
    for (let y = cell(south - margin); y <= cell(north + margin); y += 1) yield `${x},${y}`
  }
}

function meet(point: Point, { edge, a, b, metresBefore }: Segment): Snapped {
  const { share, place } = nearestOnSegment(point, a, b)
  return {
    edge,
    place,
    metresAlong: metresBefore + share * metresBetween(a, b),
    metresOff: metresBetween(point, place),
  }
}
