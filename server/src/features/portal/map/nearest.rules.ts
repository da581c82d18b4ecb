import { BestFew } from './best-few.ts'
import type { Listed, Page } from './list-places.rules.ts'
import { compareOrder } from './map.rules.ts'
import type { Asked, PointTree, TreeNode } from './point-tree.ts'
import { latitudeOf, longitudeOf, WORLD_BITS } from './world.rules.ts'

export type Origin = { latitude: number; longitude: number }

/**
 * A page of what is asked for, the nearest first. Squares beyond the last of the page so far, and
 * those wholly nearer than where the page begins, are never looked into.
 */
export function listNearest(
  trees: readonly PointTree[],
  asked: Asked,
  { near, after, most }: Page & { near: Origin },
): readonly Listed[] {
  const best = new BestFew<Listed>(most, (a, b) => compareOrder(a.place, b.place))
  for (const tree of trees) {
    tree.walk(asked, {
      node: () => false,
      isSkipped: (node) => {
        const { least, most: farthest } = reachOf(node, near)
        return least > (best.last?.place.order ?? least) || farthest < (after?.order ?? 0)
      },
      orderChildren: (children) =>
        children.toSorted((a, b) => reachOf(a, near).least - reachOf(b, near).least),
      point: (point) => {
        const place = { group: 0, order: degreesBetween(near, point), id: point.id }
        if (!after || compareOrder(after, place) < 0) best.offer({ point, place })
      },
    })
  }
  return best.items
}

/** On a plane: half a degree from the equator degrees are as good as metres. */
function degreesBetween(a: Origin, b: Origin) {
  return Math.hypot(a.latitude - b.latitude, a.longitude - b.longitude)
}

/** A step of the world: positions are cut to it, so a point may lie that far beyond its square. */
const CUT = 360 / 2 ** WORLD_BITS

/** How near and how far something in a square can be. */
function reachOf({ bits, column, row }: TreeNode, { latitude, longitude }: Origin) {
  const size = 2 ** (WORLD_BITS - bits)
  const [west, east] = [longitudeOf(column * size) - CUT, longitudeOf((column + 1) * size) + CUT]
  const [north, south] = [latitudeOf(row * size) + CUT, latitudeOf((row + 1) * size) - CUT]
  const across = Math.max(west - longitude, longitude - east, 0)
  const up = Math.max(south - latitude, latitude - north, 0)
  return {
    least: Math.hypot(across, up),
    most: Math.hypot(
      Math.max(Math.abs(west - longitude), Math.abs(east - longitude)),
      Math.max(Math.abs(south - latitude), Math.abs(north - latitude)),
    ),
  }
}
