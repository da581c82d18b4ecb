import { setImmediate as nextTurn } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { metresBetween, type Point } from './plane.rules.ts'
import { ShortestWays, type Way } from './shortest-ways.ts'
import { type Snapped, StreetFinder } from './snap.ts'
import type { StreetGraph } from './street-graph.ts'
import {
  MOST_POINTS,
  type TravelMode,
  WALK_KM_PER_HOUR,
  WAYS_AT_A_TIME,
  WAYS_REMEMBERED,
} from './travel.constants.ts'

const WALK_SECONDS_PER_METRE = 3.6 / WALK_KM_PER_HOUR
/** About a metre: nearer places are one place. */
const DECIMALS = 5

export type Travel = { metres: number; minutes: number }
/** From one place to the next, each by its own quickest way; null where there is no way for it. */
export type Leg = { walk: Travel | null; drive: Travel | null }

export type Distance = { metres: number; isStraight: boolean }

/** How far it is by street, and how long it takes. */
export class Ways {
  readonly #finder: StreetFinder
  readonly #ways: Record<TravelMode, ShortestWays>
  readonly #remembered = new LRUCache<string, { leg: Leg | null }>({ max: WAYS_REMEMBERED })

  constructor(graph: StreetGraph) {
    this.#finder = new StreetFinder(graph)
    this.#ways = { walk: new ShortestWays(graph, 'walk'), drive: new ShortestWays(graph, 'drive') }
  }

  /** From each place to the next. Null where one of the two is on no street, or no street joins them. */
  async legs(points: readonly Point[]): Promise<(Leg | null)[]> {
    if (points.length > MOST_POINTS) throw new RangeError(`${points.length} places in one question`)
    const legs: (Leg | null)[] = []
    for (const [n, to] of points.entries()) {
      const from = points[n - 1]
      if (!from) continue
      legs.push(this.leg(from, to))
      if (n % WAYS_AT_A_TIME === 0) await nextTurn()
    }
    await nextTurn()
    return legs
  }

  /** The same in both directions: the map knows no one-way streets. */
  leg(one: Point, other: Point): Leg | null {
    const [from, to] = [one, other].map(keyOf).sort() as [string, string]
    const key = `${from} ${to}`
    const known = this.#remembered.get(key)
    if (known) return known.leg
    const [a, b] = keyOf(one) === from ? [one, other] : [other, one]
    const walk = this.#travel(a, b, 'walk')
    const drive = this.#travel(a, b, 'drive')
    const leg = walk || drive ? { walk, drive } : null
    this.#remembered.set(key, { leg })
    return leg
  }

  /** On foot from one place to many, by one search; as the crow flies where no street leads there. */
  distances(from: Point, points: readonly Point[]): Distance[] {
    const byStreet = this.#streetMetres(from, points)
    return points.map((point, n) => ({
      metres: Math.round(byStreet[n] ?? metresBetween(from, point)),
      isStraight: byStreet[n] === null,
    }))
  }

  #streetMetres(from: Point, points: readonly Point[]): (number | null)[] {
    if (points.length > MOST_POINTS) throw new RangeError(`${points.length} places in one question`)
    const start = this.#finder.snap(from, 'walk')
    if (!start) return points.map(() => null)
    const goals = points.map((point) => this.#finder.snap(point, 'walk'))
    const found = this.#ways.walk.findAll(
      start,
      goals.filter((goal) => goal !== null),
    )
    let next = 0
    return points.map((point, n) => {
      const goal = goals[n]
      if (!goal) return null
      const way = found[next++]
      return way ? metresOf(way, { start, goal, from, to: point }) : null
    })
  }

  #travel(from: Point, to: Point, mode: TravelMode): Travel | null {
    const start = this.#finder.snap(from, mode)
    const goal = start && this.#finder.snap(to, mode)
    if (!start || !goal) return null
    const way = this.#ways[mode].find(start, goal)
    if (!way) return null
    const ends = { start, goal, from, to }
    const metres = metresOf(way, ends)
    // Whoever drives leaves the car at the street and walks the rest.
    const offStreet = (metres - way.metres) * WALK_SECONDS_PER_METRE
    const seconds = isOpenGround(ends) ? metres * WALK_SECONDS_PER_METRE : way.seconds + offStreet
    return { metres: Math.round(metres), minutes: Math.max(1, Math.round(seconds / 60)) }
  }
}

type Ends = { start: Snapped; goal: Snapped; from: Point; to: Point }

const metresOf = (way: Way, ends: Ends): number =>
  isOpenGround(ends)
    ? metresBetween(ends.from, ends.to)
    : way.metres + ends.start.metresOff + ends.goal.metresOff

/** Two places on one beach: nobody goes to the street and back to reach the next stall. */
const isOpenGround = ({ start, goal, from, to }: Ends): boolean =>
  metresBetween(from, to) <= start.metresOff + goal.metresOff

const keyOf = ({ latitude, longitude }: Point) =>
  `${latitude.toFixed(DECIMALS)},${longitude.toFixed(DECIMALS)}`
