import { type MapPoint, SLOTS } from './map.rules.ts'

/** Of each slot: how many, the sums of their positions, and the corners around them. */
const [COUNT, SUM_X, SUM_Y, LEFT, TOP, RIGHT, BOTTOM] = [0, 1, 2, 3, 4, 5, 6] as const
const FIELDS = 7

export type Tally = Float64Array

export const newTally = (): Tally => new Float64Array(SLOTS * FIELDS)

export function addToTally(tally: Tally, { slot, x, y }: MapPoint) {
  const at = slot * FIELDS
  const isFirst = countOf(tally, slot) === 0
  bump(tally, at + COUNT, 1)
  bump(tally, at + SUM_X, x)
  bump(tally, at + SUM_Y, y)
  if (isFirst || x < read(tally, at + LEFT)) tally[at + LEFT] = x
  if (isFirst || y < read(tally, at + TOP)) tally[at + TOP] = y
  if (isFirst || x > read(tally, at + RIGHT)) tally[at + RIGHT] = x
  if (isFirst || y > read(tally, at + BOTTOM)) tally[at + BOTTOM] = y
}

export function addTallies(tally: Tally, other: Tally) {
  for (let slot = 0; slot < SLOTS; slot += 1) {
    const at = slot * FIELDS
    if (countOf(other, slot) === 0) continue
    const isFirst = countOf(tally, slot) === 0
    for (const sum of [COUNT, SUM_X, SUM_Y]) bump(tally, at + sum, read(other, at + sum))
    const keep = (corner: number, pick: (a: number, b: number) => number) => {
      const theirs = read(other, at + corner)
      tally[at + corner] = isFirst ? theirs : pick(read(tally, at + corner), theirs)
    }
    keep(LEFT, Math.min)
    keep(TOP, Math.min)
    keep(RIGHT, Math.max)
    keep(BOTTOM, Math.max)
  }
}

/** The corners stay: they still hold whoever is left. */
export function takeFromTally(tally: Tally, { slot, x, y }: MapPoint) {
  const at = slot * FIELDS
  bump(tally, at + COUNT, -1)
  bump(tally, at + SUM_X, -x)
  bump(tally, at + SUM_Y, -y)
}

export function countIn(tally: Tally, slots: readonly number[]): number {
  let count = 0
  for (const slot of slots) count += countOf(tally, slot)
  return count
}

/** A cluster on the square world. */
export type Heap = {
  count: number
  sumX: number
  sumY: number
  left: number
  top: number
  right: number
  bottom: number
}

export function addToHeap(heap: Heap, tally: Tally, slots: readonly number[]) {
  for (const slot of slots) {
    const at = slot * FIELDS
    const count = read(tally, at + COUNT)
    if (count === 0) continue
    heap.count += count
    heap.sumX += read(tally, at + SUM_X)
    heap.sumY += read(tally, at + SUM_Y)
    heap.left = Math.min(heap.left, read(tally, at + LEFT))
    heap.top = Math.min(heap.top, read(tally, at + TOP))
    heap.right = Math.max(heap.right, read(tally, at + RIGHT))
    heap.bottom = Math.max(heap.bottom, read(tally, at + BOTTOM))
  }
}

export function addPointToHeap(heap: Heap, { x, y }: MapPoint) {
  heap.count += 1
  heap.sumX += x
  heap.sumY += y
  heap.left = Math.min(heap.left, x)
  heap.top = Math.min(heap.top, y)
  heap.right = Math.max(heap.right, x)
  heap.bottom = Math.max(heap.bottom, y)
}

export function mergeHeaps(heap: Heap, other: Heap) {
  heap.count += other.count
  heap.sumX += other.sumX
  heap.sumY += other.sumY
  heap.left = Math.min(heap.left, other.left)
  heap.top = Math.min(heap.top, other.top)
  heap.right = Math.max(heap.right, other.right)
  heap.bottom = Math.max(heap.bottom, other.bottom)
}

export const emptyHeap = (): Heap => ({
  count: 0,
  sumX: 0,
  sumY: 0,
  left: Number.POSITIVE_INFINITY,
  top: Number.POSITIVE_INFINITY,
  right: Number.NEGATIVE_INFINITY,
  bottom: Number.NEGATIVE_INFINITY,
})

const read = (tally: Tally, at: number) => tally[at] ?? 0
const countOf = (tally: Tally, slot: number) => read(tally, slot * FIELDS + COUNT)

function bump(tally: Tally, at: number, by: number) {
  tally[at] = read(tally, at) + by
}
