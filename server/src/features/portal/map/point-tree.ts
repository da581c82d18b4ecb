import type { BoundingBox } from '@portal/contract/portal/map/map'
import type { MapPoint } from './map.rules.ts'
import { addTallies, addToTally, countIn, newTally, type Tally, takeFromTally } from './tally.ts'
import { WORLD_BITS, type WorldBox, worldBoxOf } from './world.rules.ts'

/** A leaf holds so many before it is cut in four; those at one point stay together, however many. */
const LEAF_MOST = 32

/** A square of the world: what the first `bits` of both coordinates say. It counts all within it. */
export type TreeNode = {
  bits: number
  column: number
  row: number
  tally: Tally
  /** A leaf has points, any other node up to four children. */
  points: MapPoint[] | null
  children: (TreeNode | null)[]
}

export type Asked = { box: BoundingBox; slots: readonly number[] }

type Visit = {
  /** One that lies in the box as a whole. True: it was taken as it is. False: go on into it. */
  node(node: TreeNode): boolean
  /** One in the box, of a node that was not taken. */
  point(point: MapPoint): void
  /** Asked before anything else: whether nothing in it could matter. */
  isSkipped?: (node: TreeNode) => boolean
  /** Those to go into first. */
  orderChildren?: (children: TreeNode[]) => TreeNode[]
}

/**
 * Places by where they are. Squares within squares, each with its own counting, so that a question
 * about a whole city reads some hundreds of squares and not every place; one place more or less
 * changes only the squares it lies in.
 */
export class PointTree {
  readonly #root = newNode(0, 0, 0)

  /** Many at once: each into its leaf, without counting. Nobody may ask before `settle`. */
  place(point: MapPoint) {
    let node = this.#root
    while (!node.points) node = childFor(node, point)
    node.points.push(point)
    if (isOverfull(node)) split(node)
  }

  /** Counts what was placed. */
  settle() {
    settleNode(this.#root)
  }

  insert(point: MapPoint) {
    let node = this.#root
    while (!node.points) {
      addToTally(node.tally, point)
      node = childFor(node, point)
    }
    addToTally(node.tally, point)
    node.points.push(point)
    if (!isOverfull(node)) return
    split(node)
    for (const child of node.children) if (child) settleNode(child)
  }

  /** The very point that was put in. */
  remove(point: MapPoint) {
    let node: TreeNode | null = this.#root
    while (node) {
      takeFromTally(node.tally, point)
      if (node.points) {
        node.points.splice(node.points.indexOf(point), 1)
        return
      }
      node = node.children[quarterOf(node, point)] ?? null
    }
  }

  walk({ box, slots }: Asked, visit: Visit) {
    walkNode(this.#root, { box, slots, world: worldBoxOf(box) }, visit)
  }

  count(asked: Asked): number {
    let count = 0
    this.walk(asked, {
      node: ({ tally }) => {
        count += countIn(tally, asked.slots)
        return true
      },
      point: () => {
        count += 1
      },
    })
    return count
  }
}

type Walk = Asked & { world: WorldBox }

function walkNode(node: TreeNode, walk: Walk, visit: Visit) {
  if (countIn(node.tally, walk.slots) === 0 || visit.isSkipped?.(node)) return
  const how = howItLies(node, walk.world)
  if (how === 'outside' || (how === 'inside' && visit.node(node))) return
  const children = node.children.filter((child) => child !== null)
  for (const child of visit.orderChildren?.(children) ?? children) walkNode(child, walk, visit)
  for (const point of node.points ?? []) if (isAsked(point, walk)) visit.point(point)
}

function howItLies({ bits, column, row }: TreeNode, world: WorldBox) {
  const size = 2 ** (WORLD_BITS - bits)
  const [left, top] = [column * size, row * size]
  const [right, bottom] = [left + size - 1, top + size - 1]
  if (left > world.right || right < world.left || top > world.bottom || bottom < world.top) {
    return 'outside'
  }
  // At the very edge the steps of the world are too coarse to tell: there each point is looked at.
  return left > world.left && right < world.right && top > world.top && bottom < world.bottom
    ? 'inside'
    : 'across'
}

/** On the edge is within. */
export function isAsked({ slot, latitude, longitude }: MapPoint, { box, slots }: Asked): boolean {
  if (longitude < box.west || longitude > box.east) return false
  return latitude >= box.south && latitude <= box.north && slots.includes(slot)
}

const newNode = (bits: number, column: number, row: number): TreeNode => ({
  bits,
  column,
  row,
  tally: newTally(),
  points: [],
  children: [],
})

const isOverfull = ({ points, bits }: TreeNode) =>
  points !== null && points.length > LEAF_MOST && bits < WORLD_BITS

function split(node: TreeNode) {
  const points = node.points ?? []
  node.points = null
  node.children = [null, null, null, null]
  for (const point of points) childFor(node, point).points?.push(point)
  for (const child of node.children) if (child && isOverfull(child)) split(child)
}

function settleNode(node: TreeNode) {
  for (const point of node.points ?? []) addToTally(node.tally, point)
  for (const child of node.children) {
    if (!child) continue
    settleNode(child)
    addTallies(node.tally, child.tally)
  }
}

/** Which of the four: the next bit of each coordinate tells. */
function quarterOf({ bits }: TreeNode, { x, y }: MapPoint): number {
  const shift = WORLD_BITS - 1 - bits
  return ((x >>> shift) & 1) + 2 * ((y >>> shift) & 1)
}

function childFor(node: TreeNode, point: MapPoint): TreeNode {
  const quarter = quarterOf(node, point)
  const known = node.children[quarter]
  if (known) return known
  const child = newNode(
    node.bits + 1,
    2 * node.column + (quarter % 2),
    2 * node.row + Math.floor(quarter / 2),
  )
  node.children[quarter] = child
  return child
}
