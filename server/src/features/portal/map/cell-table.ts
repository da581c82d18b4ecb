import type { MapPoint } from './map.rules.ts'
import type { TreeNode } from './point-tree.ts'
import { addPointToHeap, addToHeap, emptyHeap, type Heap, mergeHeaps } from './tally.ts'
import { WORLD_BITS } from './world.rules.ts'

/** Clusters nearer to each other than this part of a cell would overlap: they are one. */
const TOO_NEAR = 0.6

const AROUND = [-1, 0, 1] as const
/** Two of these are as many as a number holds exactly. */
const KEY_BITS = 26

/** What lies in a cell of a zoom, or in neighbouring ones; named after the cell. */
export type Cluster = Heap & {
  bits: number
  column: number
  row: number
  /** The only one, where it is one. */
  first: MapPoint | null
}

/** The cells of one size that are taken, up to so many. */
export class CellTable {
  readonly #bits: number
  readonly #most: number
  readonly #cells = new Map<number | string, Cluster>()

  constructor(bits: number, most: number) {
    this.#bits = bits
    this.#most = most
  }

  get isOverfull() {
    return this.#cells.size > this.#most
  }

  addPoint(point: MapPoint) {
    const size = 2 ** (WORLD_BITS - this.#bits)
    const cluster = this.#clusterAt(Math.floor(point.x / size), Math.floor(point.y / size))
    cluster.first ??= point
    addPointToHeap(cluster, point)
  }

  /** A square of the tree that lies within one cell. */
  addNode({ bits, column, row, tally }: TreeNode, slots: readonly number[]) {
    const perCell = 2 ** (bits - this.#bits)
    addToHeap(
      this.#clusterAt(Math.floor(column / perCell), Math.floor(row / perCell)),
      tally,
      slots,
    )
  }

  /** Largest first. */
  clusters(): Cluster[] {
    return [...this.#cells.values()].sort(
      (a, b) => b.count - a.count || a.row - b.row || a.column - b.column,
    )
  }

  /** The same, where each has taken in the neighbours whose middle is too near to its own. */
  joined(): Cluster[] {
    const gone = new Set<Cluster>()
    return this.clusters().filter((cluster) => {
      if (gone.has(cluster)) return false
      // Whoever takes in others is not taken in.
      gone.add(cluster)
      for (const neighbour of this.#neighboursOf(cluster)) {
        if (gone.has(neighbour) || !this.#areTooNear(cluster, neighbour)) continue
        mergeHeaps(cluster, neighbour)
        gone.add(neighbour)
      }
      return true
    })
  }

  #clusterAt(column: number, row: number): Cluster {
    const key = this.#keyOf(column, row)
    const known = this.#cells.get(key)
    if (known) return known
    const cluster = { bits: this.#bits, column, row, first: null, ...emptyHeap() }
    this.#cells.set(key, cluster)
    return cluster
  }

  /** One number where both fit into it; the smallest cells are too many for that. */
  #keyOf(column: number, row: number) {
    return this.#bits <= KEY_BITS ? column * 2 ** KEY_BITS + row : `${column}-${row}`
  }

  #neighboursOf({ column, row }: Cluster): Cluster[] {
    return AROUND.flatMap((down) =>
      AROUND.flatMap((right) => this.#cells.get(this.#keyOf(column + right, row + down)) ?? []),
    )
  }

  #areTooNear(a: Cluster, b: Cluster): boolean {
    const across = a.sumX / a.count - b.sumX / b.count
    const down = a.sumY / a.count - b.sumY / b.count
    return Math.hypot(across, down) < TOO_NEAR * 2 ** (WORLD_BITS - this.#bits)
  }
}
