import { BestFew } from './best-few.ts'
import { compareOrder, type MapPoint } from './map.rules.ts'
import type { PointSet } from './point-set.ts'
import { type Asked, isAsked } from './point-tree.ts'

/** Where a list goes on: after this one, which was this far (or this far along its kind). */
export type PlacePosition = { group: number; order: number; id: string }
export type Listed = { point: MapPoint; place: PlacePosition }
export type Page = { after: PlacePosition | null; most: number }

/** Where one in so many places is asked for, going along the order finds a page soon. */
const OFTEN = 50

/** A page of what is asked for: kind by kind, each in its own order. */
export function listInOrder(sets: readonly PointSet[], asked: Asked, { after, most }: Page) {
  const listed: Listed[] = []
  for (const [group, set] of sets.entries()) {
    const remaining = most - listed.length
    if (remaining === 0 || (after && after.group > group)) continue
    const page = { after: after?.group === group ? after : null, most: remaining }
    const isOften = set.tree.count(asked) * OFTEN >= set.inOrder.length
    const points = isOften ? alongOrder(set, asked, page) : outOfBox(set, asked, page)
    for (const point of points) {
      listed.push({ point, place: { group, order: point.order, id: point.id } })
    }
  }
  return listed
}

function alongOrder(set: PointSet, asked: Asked, { after, most }: Page): MapPoint[] {
  const points: MapPoint[] = []
  for (let at = after ? set.placeAfter(after) : 0; points.length < most; at += 1) {
    const point = set.inOrder[at]
    if (!point) break
    if (isAsked(point, asked)) points.push(point)
  }
  return points
}

function outOfBox(set: PointSet, asked: Asked, { after, most }: Page): readonly MapPoint[] {
  const best = new BestFew<MapPoint>(most, compareOrder)
  set.tree.walk(asked, {
    node: () => false,
    point: (point) => {
      if (!after || compareOrder(after, point) < 0) best.offer(point)
    },
  })
  return best.items
}
