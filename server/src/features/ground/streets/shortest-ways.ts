import { itemAt } from '@portal/contract/shared/records'
import { MinHeap } from './min-heap.ts'
import { metresBetween, type Point } from './plane.rules.ts'
import type { Snapped } from './snap.ts'
import { type Edge, otherEnd, type StreetGraph } from './street-graph.ts'
import type { TravelMode } from './travel.constants.ts'

export type Way = { seconds: number; metres: number }

/**
 * The quickest ways on one graph for one mode. The rest of the portal asks this and nothing else, so
 * that another implementation can take its place (docs/decisions/0055-ways-are-found-in-memory.md).
 */
export class ShortestWays {
  readonly #graph: StreetGraph
  readonly #mode: TravelMode
  readonly #seconds: Float64Array
  readonly #metres: Float64Array
  readonly #settled: Uint8Array
  readonly #open = new MinHeap()

  constructor(graph: StreetGraph, mode: TravelMode) {
    this.#graph = graph
    this.#mode = mode
    this.#seconds = new Float64Array(graph.junctions.length)
    this.#metres = new Float64Array(graph.junctions.length)
    this.#settled = new Uint8Array(graph.junctions.length)
  }

  /** A*: looks towards the goal. */
  find(from: Snapped, to: Snapped): Way | null {
    if (this.#partOf(from) !== this.#partOf(to)) return null
    const least = this.#graph.leastSecondsPerMetre[this.#mode]
    const [way] = this.#search(from, [to], (point) => metresBetween(point, to.place) * least)
    return way ?? null
  }

  /** Dijkstra: one search for many goals. */
  findAll(from: Snapped, goals: readonly Snapped[]): (Way | null)[] {
    return this.#search(from, goals, () => 0)
  }

  #search(
    from: Snapped,
    goals: readonly Snapped[],
    atLeast: (point: Point) => number,
  ): (Way | null)[] {
    const found = goals.map((goal) => this.#alongOneEdge(from, goal))
    const goalsAt = this.#goalsByJunction(goals)
    this.#begin(from, atLeast)
    const farthest = () => Math.max(...found.map((way) => way?.seconds ?? Number.POSITIVE_INFINITY))
    let enough = farthest()
    // What is open can only lead to ways that take longer than the cheapest of it.
    while (this.#open.least < enough) {
      const junction = this.#open.pop() as number
      if (this.#settled[junction]) continue
      this.#settled[junction] = 1
      for (const { goal, end } of goalsAt.get(junction) ?? []) {
        const way = this.#onwards(junction, end.metres, end.edge)
        if (way.seconds < (found[goal]?.seconds ?? Number.POSITIVE_INFINITY)) found[goal] = way
        enough = farthest()
      }
      this.#goOn(junction, atLeast)
    }
    return found
  }

  #begin(from: Snapped, atLeast: (point: Point) => number) {
    this.#seconds.fill(Number.POSITIVE_INFINITY)
    this.#settled.fill(0)
    this.#open.clear()
    for (const { junction, metres, edge } of this.#endsOf(from)) {
      this.#reach(junction, { seconds: metres * this.#pace(edge), metres }, atLeast)
    }
  }

  #goOn(junction: number, atLeast: (point: Point) => number) {
    for (const number of this.#graph.edgesOf[junction] ?? []) {
      const edge = this.#edge(number)
      if (edge.secondsPerMetre[this.#mode] === null) continue
      this.#reach(otherEnd(edge, junction), this.#onwards(junction, edge.metres, edge), atLeast)
    }
  }

  #reach(junction: number, way: Way, atLeast: (point: Point) => number) {
    if (way.seconds >= itemAt(this.#seconds, junction)) return
    this.#seconds[junction] = way.seconds
    this.#metres[junction] = way.metres
    const point = itemAt(this.#graph.junctions, junction)
    this.#open.push(way.seconds + atLeast(point), junction)
  }

  #onwards(junction: number, metres: number, edge: Edge): Way {
    return {
      seconds: itemAt(this.#seconds, junction) + metres * this.#pace(edge),
      metres: itemAt(this.#metres, junction) + metres,
    }
  }

  #alongOneEdge(from: Snapped, goal: Snapped): Way | null {
    if (from.edge !== goal.edge) return null
    const metres = Math.abs(from.metresAlong - goal.metresAlong)
    return { metres, seconds: metres * this.#pace(this.#edge(from.edge)) }
  }

  #goalsByJunction(goals: readonly Snapped[]) {
    const goalsAt = new Map<number, { goal: number; end: { metres: number; edge: Edge } }[]>()
    for (const [goal, snapped] of goals.entries()) {
      for (const { junction, ...end } of this.#endsOf(snapped)) {
        goalsAt.set(junction, [...(goalsAt.get(junction) ?? []), { goal, end }])
      }
    }
    return goalsAt
  }

  #endsOf({ edge: number, metresAlong }: Snapped) {
    const edge = this.#edge(number)
    return [
      { junction: edge.from, metres: metresAlong, edge },
      { junction: edge.to, metres: edge.metres - metresAlong, edge },
    ]
  }

  #partOf = ({ edge }: Snapped) => this.#graph.partOf[this.#mode][this.#edge(edge).from]

  #edge = (number: number) => itemAt(this.#graph.edges, number)

  #pace = (edge: Edge) => edge.secondsPerMetre[this.#mode] ?? Number.POSITIVE_INFINITY
}
