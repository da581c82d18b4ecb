import type { MapPoint } from './map.rules.ts'
import { type PointSet, WORLD_BITS } from './point-set.ts'

/** Crowds nearer to each other than this part of a cell would overlap: they are one. */
const TOO_NEAR = 0.6

/** The points of a cell; sums are of positions on the square world. */
export type Crowd = {
  /** The zoom's cell it is named after. */
  bits: number
  column: number
  row: number
  count: number
  first: MapPoint
  sumX: number
  sumY: number
  sumLatitude: number
  sumLongitude: number
  west: number
  south: number
  east: number
  north: number
}

/** Cells of one size, found by a table of fixed size: a question needs no memory that grows. */
export class CellTable {
  readonly crowds: Crowd[] = []
  readonly #bits: number
  readonly #most: number
  readonly #cellsPerStep: number
  readonly #slots: number
  /** One more than the place of a cell among the crowds; 0 is free. */
  readonly #table: Int16Array

  constructor(bits: number, most: number) {
    this.#bits = bits
    this.#most = most
    this.#cellsPerStep = 2 ** (bits - WORLD_BITS)
    // A power of two, so that at most a quarter is ever taken.
    this.#slots = 2 ** Math.ceil(Math.log2(most * 4))
    this.#table = new Int16Array(this.#slots)
  }

  /** False where there is no room for one cell more. */
  add(set: PointSet, at: number): boolean {
    const x = set.xs[at] ?? 0
    const y = set.ys[at] ?? 0
    const column = Math.floor(x * this.#cellsPerStep)
    const row = Math.floor(y * this.#cellsPerStep)
    const slot = this.#slotOf(column, row)
    const place = this.#table[slot] ?? 0
    const latitude = set.latitudes[at] ?? 0
    const longitude = set.longitudes[at] ?? 0
    const crowd = this.crowds[place - 1]
    if (crowd) {
      crowd.count += 1
      crowd.sumX += x
      crowd.sumY += y
      crowd.sumLatitude += latitude
      crowd.sumLongitude += longitude
      if (longitude < crowd.west) crowd.west = longitude
      else if (longitude > crowd.east) crowd.east = longitude
      if (latitude < crowd.south) crowd.south = latitude
      else if (latitude > crowd.north) crowd.north = latitude
      return true
    }
    const first = set.points[at]
    if (!first || this.crowds.length === this.#most) return false
    this.crowds.push({
      bits: this.#bits,
      column,
      row,
      count: 1,
      first,
      sumX: x,
      sumY: y,
      sumLatitude: latitude,
      sumLongitude: longitude,
      west: longitude,
      south: latitude,
      east: longitude,
      north: latitude,
    })
    this.#table[slot] = this.crowds.length
    return true
  }

  /** Largest first, each takes in the neighbours whose middle is too near to its own. */
  joined(): Crowd[] {
    const largestFirst = this.crowds.toSorted(
      (a, b) => b.count - a.count || a.row - b.row || a.column - b.column,
    )
    const taken = new Set<Crowd>()
    for (const crowd of largestFirst) {
      if (taken.has(crowd)) continue
      for (const neighbour of this.#neighboursOf(crowd)) {
        if (taken.has(neighbour) || !this.#areTooNear(crowd, neighbour)) continue
        takeIn(crowd, neighbour)
        taken.add(neighbour)
      }
      // Whoever has taken others in stays where it is.
      taken.add(crowd)
    }
    return largestFirst.filter((crowd) => crowd.count > 0)
  }

  /** The slot of the cell, or the free one where it would be. */
  #slotOf(column: number, row: number): number {
    const last = this.#slots - 1
    let slot = ((column * 73_856_093) ^ (row * 19_349_663)) & last
    for (;;) {
      const place = this.#table[slot] ?? 0
      if (place === 0) return slot
      const crowd = this.crowds[place - 1]
      if (crowd && crowd.column === column && crowd.row === row) return slot
      slot = (slot + 1) & last
    }
  }

  *#neighboursOf({ column, row }: Crowd): Generator<Crowd> {
    for (let down = -1; down <= 1; down += 1) {
      for (let right = -1; right <= 1; right += 1) {
        if (down === 0 && right === 0) continue
        const place = this.#table[this.#slotOf(column + right, row + down)] ?? 0
        const neighbour = this.crowds[place - 1]
        if (neighbour) yield neighbour
      }
    }
  }

  #areTooNear(a: Crowd, b: Crowd): boolean {
    const across = a.sumX / a.count - b.sumX / b.count
    const down = a.sumY / a.count - b.sumY / b.count
    return Math.hypot(across, down) * this.#cellsPerStep < TOO_NEAR
  }
}

function takeIn(crowd: Crowd, other: Crowd) {
  crowd.count += other.count
  crowd.sumX += other.sumX
  crowd.sumY += other.sumY
  crowd.sumLatitude += other.sumLatitude
  crowd.sumLongitude += other.sumLongitude
  crowd.west = Math.min(crowd.west, other.west)
  crowd.south = Math.min(crowd.south, other.south)
  crowd.east = Math.max(crowd.east, other.east)
  crowd.north = Math.max(crowd.north, other.north)
  other.count = 0
}
